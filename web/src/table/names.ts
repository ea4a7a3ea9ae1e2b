// How players are called: by the name they sit under, bots by their level, else by their colour.

import { maybe, t } from "../i18n/index.svelte";
import type { RoomForm, SeatForm } from "../protocol";

export function seatName(seat: SeatForm): string {
  if (seat.name) return seat.name;
  if (seat.level) return maybe(`level.${seat.level}.name`) ?? seat.level;
  return maybe(`colour.${seat.colour}`) ?? t("table.seat", { n: seat.seat + 1 });
}

export function seatNames(room: RoomForm): string[] {
  return room.seats.map(seatName);
}

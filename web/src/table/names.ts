// How players are called: by the name they sit under, bots by their level, else by their colour.

import { maybe, t } from "../i18n/index.svelte";
import type { RoomForm, SeatForm } from "../protocol";
import { joined } from "../words/lists";

export function levelName(level: string): string {
  return maybe(`level.${level}.name`) ?? level;
}

function nameOf({ name, level, colour, seat }: SeatForm): string {
  if (name) return name;
  if (level) return levelName(level);
  return maybe(`colour.${colour}`) ?? t("table.seat", { n: seat + 1 });
}

/** The name of whoever sits at a seat; null is somebody who looks on. */
export function seatName(room: Pick<RoomForm, "seats">, seat: number | null): string {
  const form = seat === null ? undefined : room.seats[seat];
  return form ? nameOf(form) : t("panels.spectator");
}

/** Everybody's, by seat. */
export function seatNames(room: Pick<RoomForm, "seats">): string[] {
  return room.seats.map(nameOf);
}

/** Some of them, as a list in words. */
export function listedNames(room: Pick<RoomForm, "seats">, seats: readonly number[]): string {
  return joined(seats.map((seat) => seatName(room, seat)));
}

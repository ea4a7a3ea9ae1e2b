// How players, and the bots among them, are called.

import { maybe, t } from "../i18n/index.svelte";
import type { RoomForm } from "../protocol";
import { seatName as nameOf } from "../table/names";
import { joined } from "../words/lists";

export function levelName(level: string): string {
  return maybe(`level.${level}.name`) ?? level;
}

/** The name of whoever sits at a seat; null is somebody who looks on. */
export function seatName(room: RoomForm, seat: number | null): string {
  const form = seat === null ? undefined : room.seats[seat];
  return form ? nameOf(form) : t("panels.spectator");
}

export function seatNames(room: RoomForm, seats: readonly number[]): string {
  return joined(seats.map((seat) => seatName(room, seat)));
}

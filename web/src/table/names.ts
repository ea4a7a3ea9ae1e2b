// How those at a table are called.

import { t } from "../i18n/index.svelte";
import type { RoomJson } from "../protocol";
import { joined } from "../words/lists";
import { nameOf } from "../words/players";

/** The name of whoever sits at a seat; null is somebody who looks on. */
export function seatName(room: Pick<RoomJson, "seats">, seat: number | null): string {
  const form = seat === null ? undefined : room.seats[seat];
  return form ? nameOf(form) : t("panels.spectator");
}

/** Everybody's, by seat. */
export function seatNames(room: Pick<RoomJson, "seats">): string[] {
  return room.seats.map(nameOf);
}

/** Some of them, as a list in words. */
export function listedNames(room: Pick<RoomJson, "seats">, seats: readonly number[]): string {
  return joined(seats.map((seat) => seatName(room, seat)));
}

// Taking back a move: whether there is one, and whether anybody has to agree.

import type { RoomJson } from "../protocol";
import type { Session } from "./session.svelte";

/** Whether a seat plays against bots only: nobody has to agree to what it wishes. */
export function isAlone(room: RoomJson | null, seat: number): boolean {
  return room?.seats.every((one) => one.seat === seat || one.kind === "bot") ?? false;
}

export function hasPlayed(session: Session, seat: number): boolean {
  const known = session.state.timelines.get(seat)?.events ?? [];
  return known.some((one) => one.event === "card_played" && one.seat === seat);
}

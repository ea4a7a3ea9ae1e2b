// Taking back a move: whether there is one, and whether anybody has to agree.

import type { RoomForm } from "../protocol";
import type { Session } from "./session.svelte";

/** Whether a seat plays against bots only: nobody has to agree to what it wishes. */
export function isAlone(room: RoomForm | null, seat: number): boolean {
  return room?.seats.every((one) => one.seat === seat || one.kind === "bot") ?? false;
}

export function hasPlayed(session: Session, seat: number): boolean {
  void session.room; // with which the history comes
  const known = session.history.get(seat) ?? [];
  return known.some((one) => one.event === "card_played" && one.seat === seat);
}

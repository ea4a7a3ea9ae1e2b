// Time left, as it is counted and written.

import type { Clock, ClockJson, RoomJson } from "../protocol";

/** Milliseconds as 0:42, 12:05 or 1:02:09; begun seconds count, so 0:00 means that it is over. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** What a seat has left when the message came: of the turn if that is scarcer, else of the game. */
export function timeOf(clock: ClockJson | null, seat: number): number | null {
  if (!clock) return null;
  const game = clock.game_left?.[seat] ?? null;
  const turn = clock.running === seat ? clock.turn_left : null;
  if (turn === null) return game;
  return game === null ? turn : Math.min(turn, game);
}

/** Whether the time of a seat is counted. */
export function isTimed({ phase, seats, clock }: RoomJson, seat: number): boolean {
  return phase === "playing" && seats[seat]?.kind !== "bot" && timeOf(clock, seat) !== null;
}

/** From when on time is short, in milliseconds before the end. */
export function shortTime({ turn, game }: Clock): number {
  return Math.min(10_000, ((turn ?? game ?? 0) * 1000) / 5);
}

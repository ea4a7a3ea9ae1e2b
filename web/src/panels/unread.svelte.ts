// The chat of a game: whether anybody could read it, and which lines were read here, remembered as
// long as the tab.

import { keep, kept } from "../net/kept";
import type { GameState } from "../table/state.svelte";

interface Chat {
  readonly game: string;
  readonly state: Pick<GameState, "chat" | "seats">;
}

const KEY = "luxor.read.";

let read = $state.raw<Readonly<Record<string, number>>>({});

/** The number of the last line that was read. */
function lastRead(game: string): number {
  return read[game] ?? Number(kept("sessionStorage", KEY + game)); // lines count from 1
}

/** Remember that everything was read that has been said so far. */
export function markRead({ game, state: { chat } }: Chat): void {
  const last = chat.at(-1)?.number ?? 0;
  if (last <= lastRead(game)) return;
  read = { ...read, [game]: last };
  keep("sessionStorage", KEY + game, String(last));
}

/** How much others have said that was not read. */
export function unread({ game, state: { chat, seats } }: Chat): number {
  const last = lastRead(game);
  return chat.filter(
    ({ number, seat }) => number > last && (seat === null || !seats.includes(seat)),
  ).length;
}

type Company = Pick<GameState, "chat" | "room" | "seats" | "setup" | "spectators">;

/** Whether there is a chat, and somebody on another device who could read it or has written in it. */
export function hasChat({ chat, room, seats, setup, spectators }: Company): boolean {
  if (!setup?.chat) return false;
  const others = room?.seats.some(({ kind, seat }) => kind !== "bot" && !seats.includes(seat));
  const lookingOn = spectators - (seats.length === 0 ? 1 : 0);
  return others === true || lookingOn > 0 || chat.length > 0;
}

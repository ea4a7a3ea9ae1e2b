// Links to a moment of a replay: `#turn=12`, or `#at=53` for a decision within a turn.

import type { Turn } from "../state/turns";
import { turnAt, type Stop } from "./course";

/** What stands behind the # of a replay's address. */
export interface Fragment {
  readonly token: string | null;
  /** A token that is to be redeemed first. */
  readonly once: string | null;
  readonly turn: number | null;
  readonly answers: number | null;
}

export function fragmentOf(hash: string): Fragment {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    token: parts.get("t"),
    once: parts.get("once"),
    turn: count(parts.get("turn")),
    answers: count(parts.get("at")),
  };
}

function count(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Where a fragment leads to; null if it says nothing of that. */
export function stopOf(
  { turn, answers }: Pick<Fragment, "turn" | "answers">,
  stops: readonly Stop[],
  turns: readonly Turn[],
): number | null {
  if (answers !== null) {
    const found = stops.findIndex(({ mark }) => mark === null || mark.answers >= answers);
    return found < 0 ? null : found;
  }
  if (turn === null) return null;
  const last = turns.at(-1);
  if (last && turn > last.number) return stops.length - 1;
  return turns.find((one) => one.number === turn)?.stop ?? 0;
}

/** How a stop is named in a link. */
export function fragmentFor(stop: number, stops: readonly Stop[], turns: readonly Turn[]): string {
  const mark = stops[stop]?.mark ?? null;
  const turn = turnAt(turns, stop);
  if (mark === null) return `turn=${turns.length + 1}`;
  return turn?.stop === stop ? `turn=${turn.number}` : `at=${mark.answers}`;
}

// What can be seen of an event: what moves, from where to where, and how long it takes.

import type { Status, ViewJson } from "../protocol";

export type StepKind =
  | "quiet"
  | "walk"
  | "throw"
  | "tunnel"
  | "shuffle"
  | "fall"
  | "rise"
  | "card"
  | "draw"
  | "horus"
  | "roll"
  | "pickup"
  | "reveal"
  | "score";

/** A figure that goes from one place to another. */
export interface Walk {
  /** null for a piece that belongs to nobody. */
  readonly seat: number | null;
  readonly adventurer: number;
  /** The name of such a piece. */
  readonly piece?: string;
  readonly from: number;
  readonly to: number;
  /** Where it sets foot, in order; the last one is `to`. */
  readonly passed: readonly number[];
  /** Whether it leaves the path on its way. */
  readonly jumps: boolean;
}

/** Something else that is seen. `seat` is whose it is from now on, or whose it was. */
export type Thing =
  | {
      readonly what: "treasure";
      readonly tile: string;
      readonly place: number;
      readonly seat: number;
    }
  /** `place` is where the tile lies that brings it; null where that is not known. */
  | {
      readonly what: "token";
      readonly token: string;
      readonly place: number | null;
      readonly seat: number;
    }
  | { readonly what: "sarcophagus"; readonly which: number; readonly seat: number }
  /** A key is laid down at the door of the tomb chamber. */
  | { readonly what: "key_spent"; readonly seat: number }
  /** A card is laid down, or comes into a hand; null: this seat does not see which. */
  | {
      readonly what: "played" | "gained";
      readonly card: string | null;
      readonly slot: number | null;
      readonly seat: number;
    }
  /** A card of the Horus board is taken, or the next one is opened (seat null). */
  | {
      readonly what: "horus";
      readonly level: number;
      readonly card: string;
      readonly slot: number | null;
      readonly seat: number | null;
    }
  /** `pile` is where it lay before; null where that is not known. */
  | {
      readonly what: "tile";
      readonly tile: string;
      readonly place: number;
      readonly pile: string | null;
    }
  /** Something beside the board is turned face up. */
  | { readonly what: "turned"; readonly anchor: string }
  | { readonly what: "die"; readonly number: number; readonly seat: number }
  | { readonly what: "points"; readonly points: number; readonly seat: number }
  | {
      readonly what: "adventurer";
      readonly status: Status;
      readonly adventurer: number;
      readonly seat: number;
    };

/** What is seen of one event. */
export interface Motion {
  readonly kind: StepKind;
  /** In milliseconds. */
  readonly duration: number;
  readonly walks?: readonly Walk[];
  readonly things?: readonly Thing[];
}

export const STEP = 90;
export const LONGEST_WALK = 700;

export const DURATIONS = {
  throw: 240,
  tunnel: 240,
  fall: 180,
  rise: 180,
  card: 180,
  draw: 220,
  horus: 260,
  roll: 500,
  pickup: 260,
  reveal: 220,
  score: 260,
} as const;

export function seen(kind: keyof typeof DURATIONS, one: Thing): Motion {
  return { kind, duration: DURATIONS[kind], things: [one] };
}

export function pickedUp(token: string, seat: number, place: number | null): Motion {
  return seen("pickup", { what: "token", token, place, seat });
}

/** The places with tiles on the way, and the place where it ends. */
export function stops(view: ViewJson, from: number, to: number): readonly number[] {
  const way = Math.sign(to - from);
  const found: number[] = [];
  for (let place = from + way; place !== to && way !== 0; place += way) {
    if (view.tiles[place] != null) found.push(place);
  }
  return [...found, to];
}

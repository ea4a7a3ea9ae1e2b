// What can be seen of one event: what moves, from where to where, and how long it takes.

import type { GameEvent, Status, ViewJson } from "../protocol";

export type StepKind =
  | "quiet"
  | "walk"
  | "throw"
  | "tunnel"
  | "mummy"
  | "fall"
  | "rise"
  | "card"
  | "draw"
  | "horus"
  | "roll"
  | "pickup"
  | "reveal"
  | "score";

/** A figure that goes from one place to another; the mummy has no seat. */
export interface Walk {
  readonly seat: number | null;
  readonly adventurer: number;
  readonly from: number;
  readonly to: number;
  /** Where it sets foot, in order; the last one is `to`. */
  readonly passed: readonly number[];
  /** Whether it leaves the path on its way. */
  readonly jumps: boolean;
}

type Token = "key" | "joker" | "scarab" | "talisman";

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
      readonly what: Token;
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
  /** A mummy tile is opened where the last one was bought. */
  | { readonly what: "mummy_tile"; readonly effect: string; readonly at: number }
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

const STEP = 90;
const MUMMY_STEP = 140;
const LONGEST_WALK = 700;

const DURATIONS = {
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

/** What is seen of an event in a view; null where it needs no time of its own. */
export function motionOf(event: GameEvent, view: ViewJson, standing: number | null): Motion | null {
  switch (event.event) {
    case "adventurer_moved":
      return moved(event, view);
    case "mummy_walked":
      return mummy(event.from, event.to, view);
    case "adventurer_fell":
      return changed("fall", event, "fallen");
    case "adventurer_raised":
      return changed("rise", event, "active");
    case "adventurer_released":
      return changed("rise", event, "released");
    case "card_played":
    case "card_discarded": {
      const { seat, card } = event;
      const last = (view.players[seat]?.hand.length ?? 1) - 1;
      const slot = event.event === "card_discarded" ? event.slot : event.end === "right" ? last : 0;
      return thing("card", { what: "played", card, slot, seat });
    }
    case "card_dealt":
    case "card_drawn": {
      const { seat, card, slot } = event;
      return card === null ? null : thing("draw", { what: "gained", card, slot, seat });
    }
    case "horus_card_taken": {
      const { seat, level, card, slot } = event;
      return thing("horus", { what: "horus", level, card, slot, seat });
    }
    case "horus_card_revealed":
      return thing("reveal", {
        what: "horus",
        level: event.level,
        card: event.card,
        slot: null,
        seat: null,
      });
    case "tile_laid":
      return thing("reveal", {
        what: "tile",
        tile: event.tile,
        place: event.space,
        pile: event.pile,
      });
    case "mummy_tile_revealed":
      return thing("reveal", { what: "mummy_tile", effect: event.tile, at: event.slot });
    case "die_rolled":
    case "wake_up_rolled":
      return thing("roll", { what: "die", number: event.face, seat: event.seat });
    case "treasure_taken": {
      const { seat, tile, space } = event;
      return thing("pickup", { what: "treasure", tile, place: space, seat });
    }
    case "key_taken":
      return pickedUp("key", event.seat, standing);
    case "joker_taken":
      return pickedUp("joker", event.seat, standing);
    case "scarab_taken":
      return pickedUp("scarab", event.seat, standing);
    case "talismans_taken":
      return pickedUp("talisman", event.seat, standing);
    case "sarcophagus_taken":
      return thing("pickup", { what: "sarcophagus", which: event.sarcophagus, seat: event.seat });
    case "key_spent":
      return thing("pickup", { what: "key_spent", seat: event.seat });
    case "points_scored":
      return thing("score", { what: "points", points: event.points, seat: event.seat });
    default:
      return null;
  }
}

function thing(kind: keyof typeof DURATIONS, one: Thing): Motion {
  return { kind, duration: DURATIONS[kind], things: [one] };
}

function pickedUp(what: Token, seat: number, place: number | null): Motion {
  return thing("pickup", { what, place, seat });
}

function changed(
  kind: "fall" | "rise",
  { seat, adventurer }: { readonly seat: number; readonly adventurer: number },
  status: Status,
): Motion {
  return thing(kind, { what: "adventurer", status, adventurer, seat });
}

function moved(event: Extract<GameEvent, { event: "adventurer_moved" }>, view: ViewJson): Motion {
  const { seat, adventurer, from, to, how } = event;
  const walks = how === "walk" || how === "join";
  const passed = walks ? stops(view, from, to) : [to];
  const walk = { seat, adventurer, from, to, passed, jumps: !walks };
  if (walks) {
    return { kind: "walk", duration: Math.min(STEP * passed.length, LONGEST_WALK), walks: [walk] };
  }
  const kind = how === "tunnel" ? "tunnel" : "throw";
  return { kind, duration: DURATIONS[kind], walks: [walk] };
}

function mummy(from: number, to: number, view: ViewJson): Motion {
  const passed = stops(view, from, to);
  return {
    kind: "mummy",
    duration: Math.min(MUMMY_STEP * passed.length, LONGEST_WALK),
    walks: [{ seat: null, adventurer: 0, from, to, passed, jumps: false }],
  };
}

/** The places with tiles on the way, and the place where it ends. */
function stops(view: ViewJson, from: number, to: number): readonly number[] {
  const way = Math.sign(to - from);
  const found: number[] = [];
  for (let place = from + way; place !== to && way !== 0; place += way) {
    if (view.tiles[place] != null) found.push(place);
  }
  return [...found, to];
}

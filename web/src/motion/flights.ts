// What flies across the table in a step, and between which places; where those are on the screen
// is another matter.

import { centreOfPlace, TILE, type Box, type Point } from "../board/geometry";
import { piles, sarcophagusAt, TOMB } from "../board/spots";
import type { TablesJson } from "../protocol";
import type { Step } from "../state/steps";
import type { Thing } from "../state/motion";

export type Art =
  | { readonly kind: "tile"; readonly tile: string }
  /** The back of a temple tile. */
  | { readonly kind: "back"; readonly pile: string }
  | { readonly kind: "card"; readonly card: string | null; readonly seat: number }
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "points"; readonly points: number };

export type Spot =
  /** In units of the board: its middle, and how wide what is there is. */
  | { readonly on: "board"; readonly at: Point; readonly width: number }
  /** The first of these that is on the screen; `width` in pixels, null: as wide as it is. */
  | { readonly on: "page"; readonly anchors: readonly string[]; readonly width: number | null };

export interface Flight {
  readonly art: Art;
  readonly from: Spot;
  readonly to: Spot;
  /** Along an arc, or straight on. */
  readonly arc: boolean;
  /** The part of the step in which it flies. */
  readonly during: readonly [from: number, to: number];
  /** Whether it is gone where it arrives, since it is a number there. */
  readonly fades: boolean;
  /** What is not seen as long as it flies: it is what flies. */
  readonly hides: string | null;
}

/** A die that is thrown, and by whom. */
export interface Roll {
  readonly number: number;
  readonly seat: number;
}

export interface Table {
  readonly tables: TablesJson;
  /** Whose hand lies open on the screen. */
  readonly hand: number | null;
}

const TOKEN = 46; // units of the board
const IN_LEDGER = 22; // pixels
const ALL = [0, 1] as const;
/** Each of several things at once starts so much later, as a part of the step. */
const STAGGER = 0.08;
const KEYHOLE: Point = [TOMB.x + 150, TOMB.y + 381];
const CENTRE: Point = [494, 494];

/** All flights of a step, in the order in which they begin. */
export function flightsOf(step: Step, table: Table): readonly Flight[] {
  const found = step.things.flatMap((thing) => flightOf(thing, table) ?? []);
  return found.map((flight, i) => {
    const [from, to] = flight.during;
    const late = Math.min(STAGGER * i, 0.4);
    return { ...flight, during: [Math.min(from + late, to - 0.3), to] };
  });
}

export function rollsOf(step: Step): readonly Roll[] {
  return step.things.flatMap((thing) =>
    thing.what === "die" ? [{ number: thing.number, seat: thing.seat }] : [],
  );
}

/** What lies open beside the board and turns over in a step. */
export function turnsOf(step: Step): readonly string[] {
  return step.things.flatMap((thing) => {
    if (thing.what === "horus" && thing.seat === null) return [`horus-${thing.level}`];
    return thing.what === "turned" ? [thing.anchor] : [];
  });
}

function flightOf(thing: Thing, { tables, hand }: Table): Flight | null {
  switch (thing.what) {
    case "treasure": {
      const type = tables.tiles[thing.tile]?.type ?? "points";
      const from = atPlace(thing.place, TILE, tables);
      return picked({ kind: "tile", tile: thing.tile }, from, owner(thing.seat, type));
    }
    case "token": {
      const from =
        thing.place === null
          ? pileOf(`${thing.token}s`, tables)
          : atPlace(thing.place, TOKEN, tables);
      return picked({ kind: "token", token: thing.token }, from, owner(thing.seat, thing.token));
    }
    case "key_spent": {
      const to: Spot = { on: "board", at: KEYHOLE, width: TOKEN };
      return picked({ kind: "token", token: "key" }, owner(thing.seat, "key"), to);
    }
    case "sarcophagus": {
      const at = sarcophagusAt(thing.which).middle;
      const points = tables.sarcophagi[thing.which] ?? 0;
      const from: Spot = { on: "board", at, width: TOKEN };
      return picked({ kind: "points", points }, from, owner(thing.seat, "points"));
    }
    case "points": {
      const from: Spot = { on: "board", at: CENTRE, width: TOKEN };
      const { points, seat } = thing;
      return picked({ kind: "points", points }, from, owner(seat, "points"));
    }
    case "played":
    case "gained": {
      const art: Art = { kind: "card", card: thing.card, seat: thing.seat };
      const own = thing.seat === hand && thing.slot !== null ? `slot-${thing.slot}` : null;
      const place = own === null ? owner(thing.seat) : shown([own, `seat-${thing.seat}`]);
      return thing.what === "played"
        ? straight(art, place, pileOf("discard", tables), own)
        : straight(art, pileOf("draw", tables), place, own);
    }
    case "horus": {
      if (thing.seat === null) return null;
      const art: Art = { kind: "card", card: thing.card, seat: thing.seat };
      const own = thing.seat === hand && thing.slot !== null ? `slot-${thing.slot}` : null;
      const to = own === null ? owner(thing.seat) : shown([own, `seat-${thing.seat}`]);
      const from = shown([`horus-${thing.level}`, "market"]);
      return { ...straight(art, from, to, own), arc: true };
    }
    case "tile": {
      const pile = thing.pile === null ? null : boxOf(thing.pile, tables);
      if (thing.pile === null || pile === null) return null;
      const art: Art = { kind: "back", pile: thing.pile };
      const to = atPlace(thing.place, TILE, tables);
      return { ...straight(art, inBox(pile), to, null), during: [0, 0.55] };
    }
    default:
      return null;
  }
}

function picked(art: Art, from: Spot, to: Spot): Flight {
  return { art, from, to, arc: true, during: ALL, fades: to.on === "page", hides: null };
}

function straight(art: Art, from: Spot, to: Spot, hides: string | null): Flight {
  const fades = to.on === "page" && to.width !== null;
  return { art, from, to, arc: false, during: ALL, fades, hides };
}

/** A player's row or chip; in the row the number of what it is. */
function owner(seat: number, what?: string): Spot {
  const row = [`seat-${seat}`];
  const anchors = what === undefined ? row : [`seat-${seat}-${what}`, ...row];
  return { on: "page", anchors, width: IN_LEDGER };
}

function shown(anchors: readonly string[]): Spot {
  return { on: "page", anchors, width: null };
}

function atPlace(place: number, width: number, tables: TablesJson): Spot {
  return { on: "board", at: centreOfPlace(tables, place), width };
}

function boxOf(pile: string, tables: TablesJson): Box | null {
  return piles(tables.symbols).find(({ name }) => name === pile)?.box ?? null;
}

function pileOf(name: string, tables: TablesJson): Spot {
  const box = boxOf(name, tables);
  return box === null ? { on: "board", at: CENTRE, width: TOKEN } : inBox(box);
}

function inBox({ x, y, width, height }: Box): Spot {
  return { on: "board", at: [x + width / 2, y + height / 2], width };
}

// Where figures stand or lie on a place: offsets from its middle to the foot of each figure.
// Of lying figures it is the middle. None of them covers the coin or the figures of a treasure.

import type { Box, Point } from "./geometry";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const spread = (n: number, step: number, y: number, scale: number, x = 0): readonly Spot[] =>
  Array.from({ length: n }, (_, i) => ({ x: x + (i - (n - 1) / 2) * step, y, scale }));

/** Figures that stand side by side at the foot of a tile. */
export function spots(n: number): readonly Spot[] {
  if (n <= 3) return spread(n, 30, 52, 1);
  return n === 4 ? spread(n, 24, 52, 0.86) : spread(n, 80 / (n - 1), 52, 0.86);
}

/** Figures on the stairs: those that may walk in front, those that wait for the next round behind. */
export function stairSpots(n: number, waiting: boolean): readonly Spot[] {
  const scale = waiting ? 0.66 : 0.86;
  const y = waiting ? 10 : 49;
  return spread(n, n <= 1 ? 0 : Math.min(28, 84 / (n - 1)), y, scale);
}

/** Adventurers that lie in front of a statue: one row, from four on two. */
export function lyingSpots(n: number): readonly Spot[] {
  if (n <= 2) return spread(n, 42, 38, 0.72);
  if (n === 3) return spread(n, 30, 38, 0.66);
  const front = Math.ceil(n / 2);
  return [...spread(front, 30, 46, 0.6), ...spread(n - front, 30, 29, 0.6)];
}

/** Fallen adventurers, one below the other: to the right, where the piece of a module does not hide them. */
export function fallenSpots(n: number): readonly Spot[] {
  if (n <= 1) return spread(n, 0, 36, 0.95, 22);
  if (n <= 2) return [14, 39].map((y) => ({ x: 22, y, scale: 0.84 }));
  if (n <= 3) return [6, 26, 46].map((y) => ({ x: 24, y, scale: 0.7 }));
  return Array.from({ length: n }, (_, i) => ({
    x: i % 2 === 0 ? 36 : 9,
    y: 46 - 20 * Math.floor(i / 2),
    scale: 0.62,
  }));
}

// --- the centre of the board ----------------------------------------------------------------------

/** The floor of the tomb chamber, and that of the piles. */
export const TOMB: Box = { x: 154, y: 270, width: 216, height: 448 };
export const STORE: Box = { x: 384, y: 270, width: 334, height: 448 };

export interface Sarcophagus {
  readonly middle: Point;
  /** What a finger may touch, from the middle: half of the chamber, and what is around it. */
  readonly room: Box;
  /** Where whoever has taken it stands. */
  readonly foot: Spot;
}

export function sarcophagusAt(which: number): Sarcophagus {
  const [across, left] = which === 0 ? [60, -66] : [156, -48];
  const x = TOMB.x + across;
  return {
    middle: [x, TOMB.y + 139],
    room: { x: left, y: -79, width: 114, height: 160 },
    foot: { x, y: TOMB.y + 182, scale: 1.3 },
  };
}

/**
 * Where those in the tomb chamber stand, given the seat of each: an owner in the sarcophagus, the
 * others before it. Unlike the other spots these are points of the board.
 */
export function chamberSpots(
  seats: readonly number[],
  sarcophagi: readonly (number | null)[],
): readonly Spot[] {
  const empty = sarcophagi.map((owner, which) => ({ owner, which }));
  const owned = seats.map((seat) => {
    const found = empty.findIndex(({ owner }) => owner === seat);
    return found < 0 ? null : (empty.splice(found, 1)[0]?.which ?? null);
  });
  const rest = owned.filter((which) => which === null).length;
  const { x, y, width } = TOMB;
  const floor = spread(rest, rest <= 1 ? 0 : Math.min(40, 150 / (rest - 1)), y + 330, 1).values();
  return owned.map((which) => {
    if (which !== null) return sarcophagusAt(which).foot;
    const spot = floor.next().value as Spot;
    return { ...spot, x: x + width / 2 + spot.x };
  });
}

export interface Pile {
  readonly name: string;
  readonly kind: "draw" | "discard" | "temple" | "scarabs" | "jokers" | "keys";
  readonly box: Box;
}

const CARD = { width: 96, height: 134.4 };
const TOKEN = 57;

/** The piles beside the tomb: cards, temple tiles by their symbols, what can be won. */
export function piles(symbols: readonly (string | null)[]): readonly Pile[] {
  const temples = [...new Set(symbols.filter((symbol) => symbol !== null))];
  const row = (names: readonly string[], y: number, kind: (name: string) => Pile["kind"]): Pile[] =>
    names.map((name, i) => {
      const x = STORE.x + STORE.width * ((i + 0.5) / names.length) - TOKEN / 2;
      return { name, kind: kind(name), box: { x, y, width: TOKEN, height: TOKEN } };
    });
  return [
    { name: "draw", kind: "draw", box: { x: STORE.x + 50, y: STORE.y + 30, ...CARD } },
    { name: "discard", kind: "discard", box: { x: STORE.x + 188, y: STORE.y + 30, ...CARD } },
    ...row(temples, STORE.y + 240, () => "temple"),
    ...row(["scarabs", "jokers", "keys"], STORE.y + 347, (name) => name as Pile["kind"]),
  ];
}

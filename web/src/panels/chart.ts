// What charts have in common: lines that can be told apart without colours, signs at their ends.

import type { Colour } from "../protocol";

/** A place in a chart, between 0 and 1 in both directions. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Dashes of a player's line, as everywhere: colour is never the only sign. */
export const DASHES: Readonly<Record<Colour, string | undefined>> = {
  red: undefined,
  green: "10 5",
  blue: "1 6",
  yellow: "12 5 1 5",
  purple: "5 6",
};

/** What lies between the dashes. */
export const shade = (colour: Colour): string =>
  `color-mix(in srgb, var(--p-${colour}) 40%, var(--ink))`;

/** Push signs apart that would cover each other: their middles `size` apart, all in `height`. */
export function apart<T extends { readonly y: number }>(
  list: readonly T[],
  height: number,
  size: number,
): T[] {
  let above = height;
  const raised = list
    .toSorted((a, b) => b.y - a.y)
    .map((sign) => {
      above = Math.min(sign.y, above - size);
      return { ...sign, y: above };
    });
  let below = size / 2;
  return raised
    .toReversed()
    .map((sign) => {
      const y = Math.max(sign.y, below);
      below = y + size;
      return { ...sign, y };
    })
    .toReversed();
}

/** The place in a sorted row that lies nearest. */
export function nearest(row: readonly number[], wanted: number): number {
  let best = 0;
  row.forEach((value, place) => {
    if (Math.abs(value - wanted) < Math.abs((row[best] ?? 0) - wanted)) best = place;
  });
  return best;
}

/** Of numbers along an axis those that have room: `room` is how many fit into all of it. */
export function thinned<T extends { readonly x: number; readonly number: number }>(
  list: readonly T[],
  room: number,
): T[] {
  const width = (list.at(-1)?.x ?? 0) - (list[0]?.x ?? 0);
  const every = [1, 2, 5, 10, 20, 50].find((step) => list.length / step <= width * room) ?? 100;
  return list.filter(({ number }) => (number === 1 ? every !== 2 : number % every === 0));
}

// Pictograms as lists of marks: what cards show, and what modules bring.

type Colour = string | undefined;

export type Mark =
  | { readonly use: string; readonly at: readonly number[]; readonly colour: Colour }
  | { readonly number: string | number; readonly at: readonly number[]; readonly colour: Colour }
  | { readonly line: string; readonly width: number; readonly colour: Colour }
  | {
      readonly card: readonly [x: number, y: number];
      readonly fill: Colour;
      readonly turn: number;
    }
  | { readonly slab: readonly [x: number, y: number, side: number]; readonly fill: Colour };

/** A symbol with its corner, width and height. */
export const symbol = (
  id: string,
  x: number,
  y: number,
  w: number,
  h = w,
  colour?: string,
): Mark => ({ use: id, at: [x, y, w, h], colour });

/** A numeral with its middle and height. */
export const numeral = (
  value: string | number,
  x: number,
  y: number,
  height: number,
  colour?: string,
): Mark => ({ number: value, at: [x, y, height], colour });

export const line = (d: string, width: number, colour?: string): Mark => ({
  line: d,
  width,
  colour,
});

export const arrow = (x: number, y: number, length = 14): Mark =>
  line(`M${x} ${y}h${length}m-7-6l7 6-7 6`, 3.5);

export const card = (x: number, y: number, fill?: string, turn = 0): Mark => ({
  card: [x, y],
  fill,
  turn,
});

export const slab = (x: number, y: number, side: number, fill?: string): Mark => ({
  slab: [x, y, side],
  fill,
});

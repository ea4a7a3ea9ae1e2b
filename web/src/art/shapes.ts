// Outlines of tiles (92 × 92 around 0, 0) and of the figure (30 × 42).

export const SQUARE = "M-46-39q0-7 7-7h78q7 0 7 7v78q0 7-7 7h-78q-7 0-7-7z";
export const OCTAGON = "M-22-46h44l24 24v44l-24 24h-44l-24-24v-44z";
export const NOTCHED =
  "M-33-46h66a13 13 0 0013 13v66a13 13 0 00-13 13h-66a13 13 0 00-13-13v-66a13 13 0 0013-13z";
export const DROP = "M-40 0a40 40 0 0140-40h6L47 0 6 40H0a40 40 0 01-40-40z";

export const ROBE =
  "M15 15.5c-6 0-8.6 3-9.5 7.5L2.3 38.5c-.4 1.9.5 3 2.2 3h21c1.7 0 2.6-1.1 2.2-3L24.5 23c-.9-4.5-3.5-7.5-9.5-7.5z";
export const HEAD = "M15 5c3.6 0 6 2.3 6 5.6S18.6 17 15 17s-6-3-6-6.4S11.4 5 15 5z";
export const HAT =
  "M15 .8c-4 0-5.6 2-6 5-3.3.4-5.5 1.3-5.5 2.5C3.5 10 8.5 11 15 11s11.5-1 11.5-2.7c0-1.2-2.2-2.1-5.5-2.5-.4-3-2-5-6-5z";

/** How large the disc is, on any figure, that says how many it stands for: its radius. */
export const BADGE = 9;

/** A wing of the winged sun; the other one is its mirror image. */
export const WING = "M13-7C34-17 62-18 90-9 86-2 80 1 72 1 68 6 60 8 51 7 44 11 34 11 25 7L13 6z";

const DARK_ROBES: readonly string[] = ["red", "blue"];

/** The colour in which a player's symbol is printed on the player's colour. */
export function print(colour: string): string {
  return DARK_ROBES.includes(colour) ? "#fff6e0" : "var(--ink)";
}

// Outlines of tiles (92 × 92 around 0, 0) and of the figure (30 × 42).

export const SQUARE = "M-46-39q0-7 7-7h78q7 0 7 7v78q0 7-7 7h-78q-7 0-7-7z";
export const OCTAGON = "M-22-46h44l24 24v44l-24 24h-44l-24-24v-44z";
export const NOTCHED =
  "M-33-46h66a13 13 0 0013 13v66a13 13 0 00-13 13h-66a13 13 0 00-13-13v-66a13 13 0 0013-13z";
export const DROP = "M-40 0a40 40 0 0140-40h6L47 0 6 40H0a40 40 0 01-40-40z";

export const ROBE =
  "M15 15.500c-6 0-8.600 3-9.500 7.500L2.300 38.500c-.4 1.900.5 3 2.200 3h21c1.700 0 2.600-1.100 2.200-3L24.500 23c-.9-4.500-3.500-7.500-9.500-7.500z";
export const HEAD = "M15 5c3.600 0 6 2.300 6 5.600S18.600 17 15 17s-6-3-6-6.400S11.400 5 15 5z";
export const HAT =
  "M15 .8c-4 0-5.600 2-6 5-3.300.4-5.500 1.300-5.500 2.500C3.500 10 8.500 11 15 11s11.500-1 11.500-2.700c0-1.200-2.200-2.100-5.500-2.500-.4-3-2-5-6-5z";

/** A hatted figure as a sign, 12 × 17. */
export const STEP =
  "M6 0C4 0 3.200 1.200 3 2.700 1.500 2.900.7 3.300.7 3.900c0 .6 1 1 2.500 1.200C3.500 6.700 4.500 7.600 6 7.600s2.500-.9 2.800-2.500c1.500-.2 2.500-.6 2.500-1.200 0-.6-.8-1-2.300-1.200C8.800 1.200 8 0 6 0zM6 8.300C3.200 8.300 1.900 9.800 1.400 12L.5 16.900h11L10.600 12C10.100 9.800 8.800 8.300 6 8.300z";

const DARK_ROBES: readonly string[] = ["red", "blue"];

/** The colour in which a player's symbol is printed on the player's colour. */
export function print(colour: string): string {
  return DARK_ROBES.includes(colour) ? "#fff6e0" : "var(--ink)";
}

/** The symbols of treasures by type, and of the temple piles; others are drawn as letters. */
export const TREASURES: Readonly<Record<string, string>> = {
  vase: "a-vase",
  statue: "a-statue",
  jewellery: "a-jewel",
  sceptre: "a-sceptre",
};
export const TEMPLES: Readonly<Record<string, string>> = {
  cobra: "g-cobra",
  falcon: "g-falcon",
  lion: "g-lion",
};

// The pictures of the page of rules, by name; what they are drawn with is the artwork of the game.

/** One thing of the game. */
export type Thing =
  | { readonly tile: string; readonly under?: boolean }
  | { readonly card: string; readonly colour?: string }
  | { readonly mummyTile: string }
  | { readonly power: string }
  | { readonly figure: string }
  | { readonly icon: string };

/** Things side by side. */
export interface Row {
  readonly things: readonly Thing[];
  /** What stands below each: how many there are in the base game. */
  readonly counts?: boolean;
  /** The first and the last are marked: what may be played of a hand. */
  readonly ends?: boolean;
}

/** A part of the path, the way to the chamber from left to right. */
export interface Path {
  readonly spaces: readonly Space[];
  /** Over which spaces somebody moves. */
  readonly way?: readonly number[];
}

export interface Space {
  /** null: no tile. */
  readonly tile: string | null;
  readonly symbol?: string;
  readonly figures?: readonly string[];
  readonly fallen?: readonly string[];
  readonly mummy?: boolean;
}

const tiles = (...names: string[]): Row => ({ things: names.map((tile) => ({ tile })) });
const cards = (...names: string[]): Row => ({ things: names.map((card) => ({ card })) });
const kit = (...names: string[]): Row => ({
  things: names.map((card) => ({ card, colour: "purple" })),
});
const icons = (...names: string[]): Row => ({ things: names.map((icon) => ({ icon })) });
const power = (name: string): Row => ({ things: [{ power: name }] });
const bought = (...names: string[]): Row => ({
  things: names.map((mummyTile) => ({ mummyTile })),
});

export const PICTURES = {
  players: { things: ["red", "green", "blue", "yellow"].map((figure) => ({ figure })) },
  purple: { things: [{ figure: "purple" }] },
  hand: { ...cards("3", "die", "1", "+-1", "5"), ends: true },
  starters: { ...cards("1", "+-1", "2", "3", "4", "5", "die"), counts: true },
  number_cards: cards("1", "5"),
  step_card: cards("+-1"),
  die_card: cards("die"),
  range_cards: cards("h1:1-3", "h3:1-6"),
  range_die_card: cards("h2:1-die"),
  all_card: cards("h2:all2"),
  last_card: cards("h1:last"),
  fewer_card: cards("h1:fewer1"),
  skip: {
    spaces: [
      { tile: "vase3", figures: ["blue"] },
      { tile: null },
      { tile: "statue4" },
      { tile: "horus1" },
      { tile: "jewellery3" },
    ],
    way: [0, 2, 3],
  },
  treasures: tiles("vase1", "statue3", "jewellery4", "vase5", "statue6"),
  uncovered: {
    spaces: [
      { tile: null, symbol: "cobra" },
      { tile: null, symbol: "falcon" },
      { tile: null, symbol: "lion" },
      { tile: null },
    ],
  },
  horus_tiles: tiles("horus1", "horus2", "horus3"),
  osiris_throw: {
    spaces: [
      { tile: "jewellery1", figures: ["green"] },
      { tile: "osiris2" },
      { tile: "vase4" },
      { tile: "scarab" },
    ],
    way: [0, 1, 3],
  },
  scarab_tiles: tiles("scarab", "joker", "joker_or_scarab"),
  favours: tiles("favour_12", "favour_23"),
  tunnel: {
    spaces: [
      { tile: "tunnel", figures: ["red"] },
      { tile: "vase3" },
      { tile: "statue3" },
      { tile: "tunnel" },
    ],
    way: [0, 3],
  },
  set: icons("vase", "statue", "jewellery"),
  set_with_jokers: icons("vase", "joker", "joker"),
  mummy: {
    spaces: [
      { tile: "statue3", mummy: true, fallen: ["red"] },
      { tile: "vase4", figures: ["blue"] },
      { tile: null, fallen: ["yellow"] },
      { tile: "horus3" },
    ],
    way: [3, 1, 0],
  },
  mummy_moves: bought("single_step", "rearmost_2", "rearmost_4", "all_4"),
  mummy_cards: bought("move_card", "new_hand", "horus_card"),
  mummy_goods: bought("scarab", "swap_scarab", "keys_2", "two_of_three"),
  mummy_points: bought("points_2", "lowest_treasure", "pairs"),
  mummy_turn: bought("extra_turn"),
  kit_6: kit("6"),
  kit_0: kit("0"),
  kit_plus: kit("1+", "2+", "3+"),
  kit_die: kit("die+-1"),
  sceptres: {
    things: [{ tile: "sceptre3" }, { tile: "sceptre5" }, { tile: "vase4", under: true }],
  },
  reroll: power("reroll"),
  rearrange: power("rearrange"),
  free_choice: power("free_choice"),
  plunder: power("plunder"),
  one_tile: power("one_tile"),
  temple_reader: power("temple_reader"),
  collector: power("collector"),
  key_turner: power("key_turner"),
} as const satisfies Readonly<Record<string, Row | Path>>;

export type PictureName = keyof typeof PICTURES;

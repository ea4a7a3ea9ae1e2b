// The numbers that belong to an edition, by the names that texts give them.

import { ALL, BASE } from "./tables";

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const pile = (tables: typeof BASE, name: string): number =>
  sum(Object.values(tables.piles[name] ?? {}));
const span = (faces: readonly number[]): string => `${Math.min(...faces)}–${Math.max(...faces)}`;

interface MummyTable {
  readonly total: number;
  readonly talismans: number;
  readonly talismans_each: Readonly<Record<string, number>>;
  readonly wake_up: Readonly<Record<string, readonly number[]>>;
}
const mummy = ALL.module_tables["mummy"] as unknown as MummyTable;
const kit = ALL.module_tables["equipment"] as unknown as { readonly per_colour: number };
const sceptres = ALL.module_tables["sceptres"] as unknown as { readonly total: number };
const characters = ALL.module_tables["characters"] as unknown as { readonly total: number };

const points = BASE.place_points;
const scarabs = Object.keys(BASE.piles["scarabs"] ?? {}).map(Number);
const [first = 0, second = 0] = BASE.sarcophagi;

/** The example of scoring: where its five adventurers are, and what else there is. */
const worth = [BASE.chamber, 38, 33, 25].map((place) => points[place] ?? 0);
const EXAMPLE = { play: 38, keys: 2, scarabs: 6, sets: 3 };
const exampleSets = BASE.set_points[EXAMPLE.sets] ?? 0;

export const NUMBERS: Readonly<Record<string, string | number>> = {
  spaces: BASE.chamber - 1,
  starters: pile(BASE, "draw"),
  horus_cards: pile(BASE, "horus1"),
  horus_more: sum(["horus1", "horus2", "horus3"].map((name) => pile(ALL, name) - pile(BASE, name))),
  treasures: pile(BASE, "treasures"),
  osiris: pile(BASE, "osiris"),
  scarabs: pile(BASE, "scarabs"),
  scarab_low: Math.min(...scarabs),
  scarab_high: Math.max(...scarabs),
  jokers: BASE.jokers,
  keys: BASE.keys,
  sarcophagus_1: first,
  sarcophagus_2: second,
  path_points: [...new Set(points.slice(1, BASE.chamber))].join(", "),
  chamber_points: points[BASE.chamber] ?? 0,
  set_points: BASE.set_points.slice(1).join(", "),
  most_sets: BASE.set_points.length - 1,
  jokers_per_set: BASE.jokers_per_set,
  mummy_tiles: mummy.total,
  talismans: mummy.talismans,
  talismans_each: Object.values(mummy.talismans_each).join(", "),
  wake_one: span(mummy.wake_up["one_and_end"] ?? []),
  wake_all: span(mummy.wake_up["all_and_end"] ?? []),
  wake_go_on: span(mummy.wake_up["all_and_go_on"] ?? []),
  equipment: kit.per_colour,
  sceptres: sceptres.total,
  characters: characters.total,
  example_places: worth.join(" + "),
  example_adventurers: sum(worth),
  example_play: EXAMPLE.play,
  example_keys: EXAMPLE.keys,
  example_scarabs: EXAMPLE.scarabs,
  example_sets: exampleSets,
  example_total: sum(worth) + first + exampleSets + EXAMPLE.play + EXAMPLE.keys + EXAMPLE.scarabs,
};

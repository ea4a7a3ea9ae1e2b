// How something explains itself.

/** What a thing is called and what it does. */
export interface About {
  readonly name: string;
  /** What kind of thing it is, where the name does not say it. */
  readonly kind: string | null;
  readonly about: string;
  /** The id of a ruling of the project that applies, as in docs/rules/rulings*.md. */
  readonly ruling: string | null;
}

/** The rulings that players ask about, by what is explained. */
const RULINGS: Readonly<Record<string, string>> = {
  "tile.treasure": "A2",
  "tile.horus": "A4",
  "tile.osiris": "M8.3",
  "tile.scarab": "A5",
  "tile.joker": "A5",
  "tile.joker_or_scarab": "A5",
  "tile.favour": "A6",
  "tile.tunnel": "A7",
  "card.step": "M4",
  "card.die": "T7",
  "card.range_die": "T7",
  "card.all": "H2.2",
  "card.last": "H3.3",
  "card.fewer": "H4",
  "card.zero": "Q2",
  "card.plus": "Q3.5",
  "card.adjusted_die": "Q5",
  "place.statue": "M5",
  "place.empty": "M1",
  "place.chamber": "M6.2",
  "place.sarcophagi": "M7",
  "pile.draw": "T5.1",
  "pile.discard": "P2.2",
  "pile.horus": "S4",
  "pile.cobra": "A3",
  "pile.falcon": "A3",
  "pile.lion": "A3",
  "thing.key": "M6.1",
  "thing.joker": "E4",
  "thing.set": "E4",
  "thing.talisman": "Y4",
  "thing.mummy": "Y2.2",
  "treasure.sceptre": "N3",
  "source.sets": "E4",
  "source.sceptres": "N3",
  "module.sceptres": "N1",
  "character.reroll": "C3.1",
  "character.rearrange": "C3.3",
  "character.free_choice": "C3.5",
  "character.plunder": "C3.7",
  "character.one_tile": "C3.8",
  "character.temple_reader": "C3.11",
  "character.collector": "C3.13",
  "character.key_turner": "C3.14",
  "mummy_tile.two_of_three": "Y10.1",
  "mummy_tile.pairs": "Y10.2",
  "mummy_tile.all": "Y10.3",
  "mummy_tile.swap_scarab": "Y10.4",
  "mummy_tile.lowest_treasure": "Y10.5",
  "mummy_tile.rearmost": "Y10.6",
  "mummy_tile.keys": "Y10.7",
  "mummy_tile.single_step": "Y10.8",
  "mummy_tile.extra_turn": "Y11",
};

export function rulingOn(thing: string): string | null {
  return RULINGS[thing] ?? null;
}

/** Every ruling that some explanation names. */
export const ALL_RULINGS: readonly string[] = [...new Set(Object.values(RULINGS))];

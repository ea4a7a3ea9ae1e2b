// Where on the page of rules something is explained.

/** By what is explained, as in `rulingOn`: a kind alone stands for all of its kind. */
const SECTIONS: Readonly<Record<string, string>> = {
  tile: "tiles",
  "tile.treasure": "treasures",
  "tile.horus": "horus-tiles",
  "tile.osiris": "osiris",
  "tile.scarab": "scarabs-and-jokers",
  "tile.joker": "scarabs-and-jokers",
  "tile.joker_or_scarab": "scarabs-and-jokers",
  "tile.favour": "favours",
  "tile.tunnel": "tunnels",
  treasure: "treasures",
  "treasure.sceptre": "sceptres",
  card: "cards",
  "card.number": "starter-cards",
  "card.step": "starter-cards",
  "card.die": "starter-cards",
  "card.range": "horus-cards",
  "card.range_die": "horus-cards",
  "card.all": "horus-cards",
  "card.last": "horus-cards",
  "card.fewer": "horus-cards",
  "card.zero": "equipment",
  "card.plus": "equipment",
  "card.adjusted_die": "equipment",
  place: "moving",
  "place.stairs": "setup",
  "place.statue": "statues",
  "place.chamber": "chamber",
  "place.sarcophagi": "chamber",
  pile: "setup",
  "pile.draw": "hand",
  "pile.discard": "hand",
  "pile.horus": "horus-cards",
  "pile.cobra": "treasures",
  "pile.falcon": "treasures",
  "pile.lion": "treasures",
  "pile.mummy_tiles": "mummy-tiles",
  "pile.mummy_discards": "mummy-tiles",
  "pile.kit": "equipment",
  "pile.characters": "characters",
  thing: "need",
  "thing.key": "chamber",
  "thing.joker": "sets",
  "thing.scarab": "scarabs-and-jokers",
  "thing.talisman": "mummy",
  "thing.adventurer": "moving",
  "thing.set": "sets",
  "thing.mummy": "mummy",
  source: "scoring",
  "source.sets": "sets",
  "source.sceptres": "sceptres",
  module: "expansion",
  "module.mummy": "mummy",
  "module.equipment": "equipment",
  "module.sceptres": "sceptres",
  "module.characters": "characters",
  character: "characters",
  mummy_tile: "mummy-tiles",
};

/** Return the section about a kind of thing, such as `tile.tunnel`; null if there is none. */
export function sectionOf(kind: string): string | null {
  return SECTIONS[kind] ?? SECTIONS[kind.split(".")[0] ?? ""] ?? null;
}

/** Every section that something links to. */
export const LINKED: readonly string[] = [...new Set(Object.values(SECTIONS))];

/** Return where a ruling stands: M6.2 is found under `#ruling-m6-2`. */
export function rulingAnchor(id: string): string {
  return `ruling-${id.toLowerCase().replaceAll(".", "-")}`;
}

// Where on the page of rules something is explained.

import type { Section } from "./types";

/** By what is explained, as `About.thing` names it: a kind alone stands for all of its kind. */
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
  "card.equipment": "equipment",
  "card.zero": "equipment",
  "card.plus": "equipment",
  "card.adjusted_die": "equipment",
  place: "moving",
  "place.stairs": "setup",
  "place.statue": "statues",
  "place.value": "scoring",
  "place.niche": "chamber",
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
  "thing.lying": "statues",
  "thing.released": "statues",
  "thing.inside": "chamber",
  "thing.fallen": "raising",
  "thing.hidden": "open",
  "thing.points": "scoring",
  "thing.round": "turn",
  "thing.mummy": "mummy",
  source: "scoring",
  "source.sets": "sets",
  "source.sceptres": "sceptres",
  "module.mummy": "mummy",
  "module.equipment": "equipment",
  "module.sceptres": "sceptres",
  "module.characters": "characters",
  character: "characters",
  mummy_tile: "mummy-tiles",
  question: "turn",
  "question.play": "hand",
  "question.move": "moving",
  "question.move_exactly": "moving",
  "question.move_quiet": "mummy-tiles",
  "question.stay": "equipment",
  "question.act": "horus-cards",
  "question.spare": "horus-cards",
  "question.take": "tiles",
  "question.wake": "raising",
  "question.raise": "raising",
  "question.mummy_tile": "mummy-tiles",
  "question.may_move_card": "characters",
  "question.move_card": "mummy-tiles",
  "question.move_card_to": "hand",
  "question.give_scarab": "mummy-tiles",
  "question.discard": "mummy-tiles",
  "question.take_several": "mummy-tiles",
  "question.rearmost": "mummy-tiles",
  "question.second": "equipment",
  "question.side": "equipment",
  "question.reroll": "characters",
  "question.use_power": "characters",
  "question.instead": "characters",
  "question.read_temple": "characters",
  "question.collect": "characters",
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

/** Return a section of rulings: what was decided, by the ids of the rulings. */
export function group(id: string, title: string, texts: Readonly<Record<string, string>>): Section {
  const blocks = Object.entries(texts).map(
    ([ruling, text]) => ({ kind: "ruling", id: ruling, text }) as const,
  );
  return { id, depth: 2, title, blocks };
}

// Where things are explained on the page of rules, and which rulings are about them.

import type { Section } from "./types";

/**
 * By thing, as `About.thing` names it, and by kind of question (some are asked in several ways, see
 * `variant` in words/questions): the section of the rules, and the ids of rulings
 * (docs/rules/rulings*.md), first what players ask about most. A kind alone stands for all of its
 * kind that have no section of their own.
 */
export const THINGS: Readonly<Record<string, readonly [section: string, rulings?: string]>> = {
  tile: ["tiles"],
  "tile.treasure": ["treasures", "A2 A1.1 Y7.2"],
  "tile.horus": ["horus-tiles", "A4 A1.1"],
  "tile.osiris": ["osiris", "M8.3 M8.1 M8.2"],
  "tile.scarab": ["scarabs-and-jokers", "A5"],
  "tile.joker": ["scarabs-and-jokers", "A5"],
  "tile.joker_or_scarab": ["scarabs-and-jokers", "A5"],
  "tile.favour": ["favours", "A6 C3.12"],
  "tile.tunnel": ["tunnels", "A7 Y6 C3.11"],
  "tile.under": ["", "N1"],
  treasure: ["treasures"],
  "treasure.sceptre": ["sceptres", "N3"],
  card: ["cards"],
  "card.number": ["starter-cards", "T6.2 T6.1"],
  "card.step": ["starter-cards", "M4 M1"],
  "card.die": ["starter-cards", "T7"],
  "card.range": ["horus-cards", "M9"],
  "card.range_die": ["horus-cards", "T7 M9"],
  "card.all": ["horus-cards", "H2.2 H2.1 H2.3 H2.4 H2.5"],
  "card.last": ["horus-cards", "H3.3 H3.1 H3.2"],
  "card.fewer": ["horus-cards", "H4"],
  "card.equipment": ["equipment", "T6.2 T6.1"],
  "card.zero": ["equipment", "Q2 T6.3"],
  "card.plus": ["equipment", "Q3.5 Q3.6 Q3.1 Q3.7 Q3.2 Q3.3 Q3.4"],
  "card.adjusted_die": ["equipment", "Q5 Q3.3"],
  place: ["moving"],
  "place.stairs": ["setup", "M4 H3.1 A1.2"],
  "place.statue": ["statues", "M5 Y3.2"],
  "place.value": ["scoring"],
  "place.niche": ["chamber", "M6.1 C3.17"],
  "place.chamber": ["chamber", "M6.2 M6.1 M7 A1.2"],
  "place.sarcophagi": ["chamber", "M7"],
  "place.empty": ["", "M1 M2 A1.2 A3 Y3.1"],
  pile: ["setup"],
  "pile.draw": ["hand", "T5.1 P1"],
  "pile.discard": ["hand", "P2.2 T5.1 T5.2"],
  "pile.horus": ["horus-cards", "S4 T5.2 X2"],
  "pile.cobra": ["treasures", "A3 P1"],
  "pile.falcon": ["treasures", "A3 P1"],
  "pile.lion": ["treasures", "A3 P1"],
  "pile.mummy_tiles": ["mummy-tiles", "Y10.9 P1"],
  "pile.mummy_discards": ["mummy-tiles"],
  "pile.kit": ["equipment"],
  "pile.characters": ["characters"],
  "pile.scarabs": ["", "A5 P1"],
  thing: ["need"],
  "thing.key": ["chamber", "M6.1"],
  "thing.joker": ["sets", "E4 A5"],
  "thing.scarab": ["scarabs-and-jokers", "P1"],
  "thing.talisman": ["mummy", "Y4"],
  "thing.adventurer": ["moving", "T6.2"],
  "thing.set": ["sets", "E4 N3"],
  "thing.lying": ["statues", "M5 Y8.2"],
  "thing.released": ["statues", "H2.1"],
  "thing.inside": ["chamber", "M7 Y3.2"],
  "thing.fallen": ["raising", "Y7.1 Y8.1 Y8.3"],
  "thing.hidden": ["open", "P1 P2.1"],
  "thing.points": ["scoring", "P2.3"],
  "thing.round": ["turn", "E2.1 E2.2 E2.4 E2.3 S2"],
  "thing.mummy": ["mummy", "Y2.2 Y2.1 Y2.3 Y5 Y6 Y3.1 Y3.2 Y7.2"],
  source: ["scoring"],
  "source.sets": ["sets"],
  "source.sceptres": ["sceptres"],
  "module.mummy": ["mummy", "Y2.1"],
  "module.equipment": ["equipment"],
  "module.sceptres": ["sceptres", "N1"],
  "module.characters": ["characters", "C1.1"],
  character: ["characters"],
  "character.reroll": ["", "C3.1 C3.2"],
  "character.rearrange": ["", "C3.3 C3.4"],
  "character.free_choice": ["", "C3.5 C3.6"],
  "character.plunder": ["", "C3.7 C1.1"],
  "character.one_tile": ["", "C3.8 C3.9 C3.10"],
  "character.temple_reader": ["", "C3.11 C3.12"],
  "character.collector": ["", "C3.13 Y11.1"],
  "character.key_turner": ["", "C3.14 C3.15 C3.16 C3.17"],
  mummy_tile: ["mummy-tiles"],
  "mummy_tile.two_of_three": ["", "Y10.1 Y10.7"],
  "mummy_tile.pairs": ["", "Y10.2"],
  "mummy_tile.all": ["", "Y10.3 Y10.8"],
  "mummy_tile.swap_scarab": ["", "Y10.4"],
  "mummy_tile.lowest_treasure": ["", "Y10.5"],
  "mummy_tile.rearmost": ["", "Y10.6 Y10.8"],
  "mummy_tile.keys": ["", "Y10.7"],
  "mummy_tile.scarab": ["", "Y10.7"],
  "mummy_tile.horus_card": ["", "Y2.5"],
  "mummy_tile.single_step": ["", "Y10.8"],
  "mummy_tile.extra_turn": ["", "Y11"],
  question: ["turn"],
  "question.play": ["hand", "T6.1 T6.2 T6.3 T6.4 T6.7 Y2.4"],
  "question.move": ["moving", "M9 M6.2 M8.3 T6.5 T6.6 M9.1"],
  "question.move_exactly": ["moving", "M6.2 M8.3 M9 T6.5 T6.6 M9.1"],
  "question.move_quiet": ["mummy-tiles", "Y10.8"],
  "question.stay": ["equipment", "Q2"],
  "question.act": ["horus-cards", "H2.4"],
  "question.spare": ["horus-cards", "H4"],
  "question.take": ["tiles", "A4 A5 A6 C3.5"],
  "question.wake": ["raising", "Y8.1 Y8.4 Y8.5 Y8.2"],
  "question.raise": ["raising", "Y8.1"],
  "question.mummy_tile": ["mummy-tiles", "Y10.9 Y10.8 Y11"],
  "question.may_move_card": ["characters", "C3.3 C3.4"],
  "question.move_card": ["mummy-tiles"],
  "question.move_card_to": ["hand"],
  "question.give_scarab": ["mummy-tiles", "Y10.4"],
  "question.discard": ["mummy-tiles", "Y2.5"],
  "question.take_several": ["mummy-tiles", "Y10.1 Y10.7"],
  "question.rearmost": ["mummy-tiles", "Y10.6 Y10.8"],
  "question.second": ["equipment", "Q3.6 Q3.1 Q3.2 Q3.5 Q3.7"],
  "question.side": ["equipment", "Q4.1 Q4.2"],
  "question.reroll": ["characters", "C3.2 C3.1"],
  "question.use_power": ["characters", "T6.4 T6.5 T6.6"],
  "question.instead": ["characters", "C3.8 C3.9 C3.10"],
  "question.read_temple": ["characters", "C3.11 C3.12"],
  "question.collect": ["characters", "C3.13 Y11.1"],
};

/** Rulings that only matter with a module: all with a letter, or single ones. */
const MODULES: Readonly<Record<string, string>> = {
  Y: "mummy",
  Q: "equipment",
  N: "sceptres",
  C: "characters",
  "T6.3": "equipment",
  "T6.4": "characters",
  "T6.5": "characters",
  "T6.6": "characters",
  "T6.7": "characters",
  "M9.1": "characters",
  "E2.4": "characters",
  "Y11.1": "characters",
};

function matters(id: string, modules: readonly string[]): boolean {
  const needed = MODULES[id] ?? MODULES[id.slice(0, 1)];
  return needed === undefined || modules.includes(needed);
}

/** The rulings on things or questions in a game with these modules, each once. */
export function rulingsOn(things: readonly string[], modules: readonly string[]): string[] {
  const ids = things.flatMap((thing) => THINGS[thing]?.[1]?.split(" ") ?? []);
  return [...new Set(ids)].filter((id) => matters(id, modules));
}

/** Return the section about a kind of thing, such as `tile.tunnel`; null if there is none. */
export function sectionOf(kind: string): string | null {
  return THINGS[kind]?.[0] || (THINGS[kind.split(".")[0] ?? ""]?.[0] ?? null);
}

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

import { describe, expect, test } from "vitest";
import { mummyTileAbout } from "../src/modules/mummy/words";
import { characterAbout } from "../src/modules/characters/words";
import type { About } from "../src/words/about";
import {
  cardAbout,
  cardIn,
  cardName,
  moduleAbout,
  placeName,
  thingAbout,
  tileName,
} from "../src/words/things";
import {
  pileAbout,
  placeAbout,
  sourceAbout,
  tileAbout,
  treasureAbout,
} from "../src/words/descriptions";
import { expectWords, scene, tables } from "./words";

const named = <T>(kind: string, names: readonly T[], about: (name: T) => About) =>
  names.map((name): [string, About] => [`${kind} ${String(name)}`, about(name)]);
const cards = Object.keys(tables.cards);
const effects = Object.keys(tables.piles["mummy_tiles"] ?? {});
const powers = Object.keys(tables.piles["characters"] ?? {});
const piles = Object.keys(tables.piles).filter((pile) => !["die", "first", "held"].includes(pile));
const places = ["stairs", "statue", "empty", "chamber", "sarcophagi"] as const;
const things = ["key", "joker", "scarab", "talisman", "adventurer", "set", "mummy"];

test.each([
  ...named("tile", Object.keys(tables.tiles), (name) => tileAbout(tables, name)),
  ...named("card", cards, (name) => cardAbout(tables, name)),
  ...named("mummy tile", effects, (name) => mummyTileAbout(tables, name)),
  ...named("character", powers, characterAbout),
  ...named("module", tables.modules, moduleAbout),
  ...named("pile", piles, pileAbout),
  ...named("source", tables.sources, (name) => sourceAbout(tables, name)),
  ...named("treasure", tables.treasure_types, treasureAbout),
  ...named("place", places, (kind) => placeAbout(tables, kind)),
  ...named("thing", things, (thing) => thingAbout(tables, thing)),
])("the %s explains itself", (kind, { name, about, kind: what }) => {
  expectWords(name);
  expectWords(about);
  expect(about).toMatch(/[.]$/);
  expect(about).not.toMatch(/does not know/);
  const most = kind.startsWith("module") ? 1 : 3;
  expect(about.split(/(?<=[.]) /).length).toBeLessThanOrEqual(most);
  if (/^(card|mummy tile)/.test(kind)) expectWords(what);
});

test.each(cards)("the card %s can stand in a sentence", (name) =>
  expectWords(cardIn(tables, name)),
);

describe("names", () => {
  test.each([
    ["vase1", "Vase, 1 point"],
    ["statue5", "Statue treasure, 5 points"],
    ["horus2", "Horus tile, 2 eyes"],
    ["osiris4", "Osiris 4"],
    ["favour_23", "Favour of Horus, 2 or 3 eyes"],
    ["tunnel", "Tunnel"],
    ["obelisk", "Obelisk"],
  ])("the tile %s is called %s", (name, words) => expect(tileName(tables, name)).toBe(words));

  test.each([
    ["4", "4", "the 4"],
    ["+-1", "±1", "the ±1"],
    ["die", "Die", "the die card"],
    ["h1:1-3", "1–3", "the Horus card “1–3”"],
    ["h2:last", "Last to second last", "the Horus card “Last to second last”"],
    ["h3:fewer3", "3, one fewer", "the Horus card “3, one fewer”"],
    ["2+", "2+", "the 2+"],
    ["wings", "wings", "the wings"],
    [null, "Hidden card", "a card"],
  ])("the card %s is called %s, in a sentence %s", (name, words, within) => {
    expect(cardName(tables, name)).toBe(words);
    expect(cardIn(tables, name)).toBe(within);
  });

  test("places", () => {
    const { view } = scene("play");
    const tiles = view.tiles.map((tile, place) =>
      place === 12 ? "vase3" : place === 13 ? null : tile,
    );
    const found = [0, 12, 13, tables.chamber].map((place) =>
      placeName(tables, { ...view, tiles }, place),
    );
    expect(found).toEqual([
      ...["Stairs", "Space 12, Vase, 3 points", "Space 13, empty", "Tomb chamber"],
    ]);
  });
});

test("numbers come from the tables, whatever the edition", () => {
  const tiles = { gem: { family: "treasure", value: 9, type: "vase", needs: 4 } } as const;
  const edition = { ...tables, tiles, sarcophagi: [11, 6] };
  expect(tileAbout(edition, "gem").about).toContain("at least 4 of your");
  expect(tileAbout(edition, "gem").about).toContain("9 points");
  expect(placeAbout(edition, "sarcophagi").about).toContain("worth 11");
});

test("what is not known goes by its own name and says so", () => {
  expect(tileAbout(tables, "obelisk")).toMatchObject({ name: "obelisk", thing: "tile" });
  expect(characterAbout("poet").about).toContain("does not know");
  expect(mummyTileAbout(tables, "sing_3").name).toBe("sing_3");
});

// Everything on the table can be explained, with its rules and rulings.

import { describe, expect, test } from "vitest";
import { isReconstructed } from "../src/rules/reconstructed";
import { brief, explain, type Context } from "../src/explain/topics";
import { rulingsOn, sectionOf } from "../src/rules/things";
import { variant } from "../src/words/questions";
import { expectWords, names, scene, scenes, tables } from "./words";

function contextOf(question: string): Context {
  const { seat, view, decision } = scene(question);
  const asked = { decision, movable: new Set<number>() };
  return { view, tables, names, me: seat, asked };
}
const context = contextOf("play");

const range = (kind: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${kind} ${i}`);
const TOPICS = [
  ...range("place", tables.chamber + 1),
  ...range("statue", tables.statues.length),
  ...range("sarcophagus", tables.sarcophagi.length),
  ...range("hand", 5),
  ...context.view.players.flatMap(({ places }, seat) =>
    places.map((_, i) => `figure ${seat}-${i}`),
  ),
  ...Object.keys(tables.cards).map((card) => `card ${card}`),
  ...Object.keys(tables.piles["mummy_tiles"] ?? {}).map((tile) => `mummy_tile ${tile}`),
  ...Object.keys(tables.piles["characters"] ?? {}).map((power) => `character ${power}`),
  ...tables.modules.map((module) => `module ${module}`),
  ...tables.sources.map((source) => `source ${source}`),
  ...tables.treasure_types.map((type) => `treasure ${type}`),
  ...["key", "joker", "scarab", "talisman", "set", "adventurer"].map((thing) => `thing ${thing}`),
  ...["draw", "discard", "cobra", "falcon", "lion", "scarabs", "keys", "jokers"].map(
    (pile) => `pile ${pile}`,
  ),
  ...["value 5", "symbol lion", "horus 1", "horus 3", "niche", "mummy", "points", "round"],
];

test.each(TOPICS)("%s explains itself and leads to the rules", (topic) => {
  const told = explain(topic, context);
  expectWords(told?.name);
  expectWords(told?.about);
  for (const line of told?.now ?? []) expectWords(line);
  expect(sectionOf(told?.things[0] ?? "")).not.toBeNull();
});

test.each(TOPICS)("%s is told in one sentence to who walks by", (topic) => {
  const told = explain(topic, context);
  const all = told?.why ?? told?.about ?? "";
  const said = told === null ? "" : brief(told);
  expectWords(said);
  expect(all.startsWith(said)).toBe(true);
  expect(said.slice(0, -1)).not.toMatch(/[.!?]\s+\p{Lu}/u);
});

test("why something cannot be used comes before what it is", () => {
  expect(brief({ why: "Not now. Later.", about: "A thing." })).toBe("Not now. Later.");
  expect(brief({ why: null, about: "It moves somebody. By one." })).toBe("It moves somebody.");
});

test("what is not known is not explained", () => {
  expect(explain("weather", context)).toBeNull();
  expect(explain("figure 9-9", context)).toBeNull();
});

test.each(scenes.map(({ view }) => variant(view)))("the question %s has its section", (kind) => {
  expect(sectionOf(`question.${kind}`)).not.toBeNull();
});

describe("why something cannot be used", () => {
  const why = (topic: string, given: Context = context): string | null | undefined =>
    explain(topic, given)?.why;

  test("a card in the middle, and any card when it is not my turn", () => {
    expect(why("hand 2")).toContain("two ends");
    const waiting = { ...context, asked: { decision: null, movable: new Set<number>() } };
    expect(why("hand 0", waiting)).toContain("not your turn");
  });

  test("an adventurer that belongs to somebody else, or that cannot go", () => {
    const other = context.me === 0 ? 1 : 0;
    expect(why(`figure ${other}-0`)).toContain(names[other]);
    expect(why(`figure ${context.me}-0`)).toContain("Nothing that you can play");
    const free = { ...context, asked: { decision: null, movable: new Set([0]) } };
    expect(why(`figure ${context.me}-0`, free)).toContain("not your turn");
  });

  test("nothing is forbidden where nobody plays", () => {
    expect(why("hand 2", { ...context, asked: null })).toBeNull();
  });
});

describe("rulings", () => {
  test("of a module are shown only where it is played", () => {
    expect(rulingsOn(["tile.treasure"], [])).toEqual(["A2", "A1.1"]);
    expect(rulingsOn(["tile.treasure"], ["mummy"])).toContain("Y7.2");
    expect(rulingsOn(["question.play"], [])).toEqual(["T6.1", "T6.2"]);
  });

  test("are named once", () => {
    expect(rulingsOn(["place.empty", "place.chamber"], []).filter((id) => id === "A1.2")).toEqual([
      "A1.2",
    ]);
  });
});

test("only the built-in edition has reconstructed numbers", () => {
  expect(isReconstructed("tile.treasure", "reconstructed")).toBe(true);
  expect(isReconstructed("card.number", "reconstructed")).toBe(false);
  expect(isReconstructed("card.equipment", "reconstructed")).toBe(true);
  expect(isReconstructed("tile.treasure", "my-box")).toBe(false);
});

test.each([
  [0, "None left."],
  [1, "1 left."],
  [12, "12 left."],
])("of a pile of %i", (size, words) => {
  const { draw } = context.view.piles;
  const view = { ...context.view, piles: { ...context.view.piles, draw: { ...draw!, size } } };
  expect(explain("pile draw", { ...context, view })?.now).toContain(words);
});

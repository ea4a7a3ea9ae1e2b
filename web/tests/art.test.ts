import { describe, expect, it } from "vitest";
import { cardMarks } from "../src/art/cardMarks";
import { characterMarks } from "../src/modules/characters/marks";
import { glyph, initial } from "../src/art/glyphs";
import { LINES, SYMBOLS, symbolOf } from "../src/art/icons";
import type { Mark } from "../src/art/marks";
import { mummyMarks } from "../src/modules/mummy/marks";
import { readFileSync } from "node:fs";
import { game } from "./games";

const { tables } = game("five");
const drawn = readFileSync(new URL("../src/art/Symbols.svelte", import.meta.url), "utf8");
const hasSymbol = (id: string): boolean => drawn.includes(`id="${id}"`);
const isLetter = (marks: readonly Mark[]): boolean =>
  marks.length === 1 && marks[0] !== undefined && "number" in marks[0];

const effects = (
  tables.module_tables["mummy"]?.["tiles"] as readonly { readonly effect: string }[]
).map(({ effect }) => effect);
const powers = tables.module_tables["characters"]?.["powers"] as readonly string[];
const cards = Object.entries(tables.cards).map(([name, { family, value, eyes }]) =>
  cardMarks(name, family, value, eyes > 0 ? "lapis" : "stone"),
);
const pictures = [
  ...cards,
  ...effects.map(mummyMarks),
  ...powers.flatMap((power) => Object.values(characterMarks(power)) as (readonly Mark[])[]),
];

describe("pictures", () => {
  it("are there for every mummy tile and character of the game, no two the same", () => {
    const all = [...effects.map(mummyMarks), ...powers.map((power) => characterMarks(power).board)];
    expect(all.filter(isLetter)).toEqual([]);
    expect(new Set(all.map((marks) => JSON.stringify(marks))).size).toBe(all.length);
  });

  it("differ for cards that do different things", () => {
    const seen = new Map<string, string>();
    for (const [name, { family, value, eyes }] of Object.entries(tables.cards)) {
      const picture = JSON.stringify([eyes, cardMarks(name, family, value, "stone")]);
      expect(seen.get(picture) ?? name).toBe(name);
      seen.set(picture, name);
    }
  });

  it("use only symbols that are drawn", () => {
    const used = pictures.flat().flatMap((mark) => ("use" in mark ? [mark.use] : []));
    const ids = [...used, ...Object.values(SYMBOLS)];
    expect(ids.filter((id) => !hasSymbol(id))).toEqual([]);
  });

  it("are there for every treasure and every temple pile", () => {
    const things = [...tables.treasure_types, ...tables.symbols.filter((one) => one !== null)];
    expect(things.filter((name) => symbolOf(name) === undefined)).toEqual([]);
    expect(symbolOf("constructor")).toBeUndefined();
  });

  it("of kinds that nobody has drawn are a letter", () => {
    expect(isLetter(mummyMarks("wonder"))).toBe(true);
    expect(isLetter(characterMarks("wonder").board)).toBe(true);
    expect(isLetter(cardMarks("wonder", "other", 0, "stone"))).toBe(true);
  });
});

describe("numerals", () => {
  it("are different for all figures and letters", () => {
    const all = [..."123456789+-±×…?ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map(glyph);
    expect(new Set(all).size).toBe(all.length);
    expect(glyph("−")).toBe(glyph("-"));
    expect(glyph("q")).toBe(glyph("Q"));
    expect(glyph("漢")).toBe(glyph("?"));
  });

  it("stand for a name by its first letter or figure", () => {
    expect(initial("wonder")).toBe("w");
    expect(initial("_7th")).toBe("7");
    expect(initial("…")).toBe("?");
  });
});

describe("icons", () => {
  it("are all different lines", () => {
    const lines = Object.entries(LINES).map(([, icon]) => JSON.stringify(icon));
    expect(new Set(lines).size).toBe(lines.length);
  });
});

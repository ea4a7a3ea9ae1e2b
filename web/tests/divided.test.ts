import { describe, expect, it } from "vitest";
import { thingsOfModules as de } from "../src/i18n/de/things_modules";
import { thingsOfModules as en } from "../src/i18n/en/things_modules";
import { thingsOfModules as fr } from "../src/i18n/fr/things_modules";
import { thingsOfModules as nl } from "../src/i18n/nl/things_modules";
import { thingsOfModules as pt } from "../src/i18n/pt/things_modules";

const ROOM = 10; // letters that fit below a tile where room is short

describe("names below mummy tiles", () => {
  it.each(Object.entries({ en, fr, nl, pt, de }))("fit in %s", (_language, words) => {
    const tiles = Object.entries(words).filter(([key]) => /^mummy_tile\.\w+$/.test(key));
    expect(tiles.length).toBeGreaterThan(10);
    const names = tiles.flatMap(([, name]) =>
      typeof name === "string" ? name : Object.values(name as Record<string, string>),
    );
    const pieces = names.flatMap((name) => name.split(/[\s\u00AD]/));
    expect(pieces.filter(({ length }) => length > ROOM)).toEqual([]);
  });
});

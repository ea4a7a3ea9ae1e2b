// Every language says everything, with the same parameters, and nothing is said that nobody asks for.

import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Message } from "../src/i18n/message";
import { written } from "../src/rules/load";

type Texts = Readonly<Record<string, Message>>;

const files = import.meta.glob<Texts>(["../src/i18n/*/*.ts", "!../src/i18n/*/index.ts"], {
  eager: true,
  import: "default",
});
const catalogueOf = (code: string): Texts => {
  const parts = Object.entries(files).filter(([path]) => path.includes(`/${code}/`));
  return Object.assign({}, ...parts.map(([, texts]) => texts)) as Texts;
};

const english = catalogueOf("en");

const forms = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message as object).map(String);

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? "").sort();

describe.each(["de", "fr", "nl", "pt"])("%s", (code) => {
  const texts = catalogueOf(code);

  test("has the keys of English and no others, in the same parts", () => {
    const keys = (of: string): unknown =>
      Object.entries(files).flatMap(([path, part]) =>
        path.includes(`/${of}/`) ? [[path.replace(`/${of}/`, "/"), Object.keys(part).sort()]] : [],
      );
    expect(keys(code)).toEqual(keys("en"));
  });

  test("has the parameters of English", () => {
    const wrong = Object.keys(english).filter((key) => {
      const wanted = new Set(forms(english[key] as Message).flatMap(namesIn));
      const last = forms(texts[key] as Message).at(-1) ?? "";
      const all = new Set(forms(texts[key] as Message).flatMap(namesIn));
      return (
        [...all].some((name) => !wanted.has(name)) ||
        [...wanted].some((name) => !namesIn(last).includes(name))
      );
    });
    expect(wrong).toEqual([]);
  });

  test("has the plural forms that the language needs", () => {
    const needed = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    for (const message of Object.values(texts)) {
      if (typeof message === "string") continue;
      expect(needed).toEqual(expect.arrayContaining(Object.keys(message)));
      expect(message.other).toBeTypeOf("string");
    }
  });
});

/** All sources but the catalogues, as one text. */
function sources(folder: URL): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const at = new URL(entry.name + (entry.isDirectory() ? "/" : ""), folder);
      if (entry.isDirectory()) return /\/i18n\/[a-z]{2}\/$/.test(at.pathname) ? "" : sources(at);
      return /\.(ts|svelte)$/.test(entry.name) ? readFileSync(at, "utf8") : "";
    })
    .join("\n");
}

test("every key is used", () => {
  const text = sources(new URL("../src/", import.meta.url));
  const whole = new Set([...text.matchAll(/["'`]([a-z][\w.-]*)["'`]/g)].map((found) => found[1]));
  // Keys that are put together: `level.${name}.name`. What is filled in is one part of the key, or
  // several if the first of them stands somewhere by itself, as the stems of events do.
  const made = [...text.matchAll(/`([a-z][\w.]*[._]\$\{[^`]*)`/g)].map((found) => {
    const fixed = (found[1] ?? "").replace(/\$\{[^}]*\}/g, "*").replaceAll(".", "\\.");
    return new RegExp(`^${fixed.replaceAll("*", "([^.]+)(\\.[^.]+)*")}$`);
  });
  const isMade = (key: string): boolean =>
    made.some((pattern) => {
      const [, first, more] = pattern.exec(key) ?? [];
      return first !== undefined && (more === undefined || whole.has(first));
    });
  const unused = Object.keys(english).filter((key) => !whole.has(key) && !isMade(key));
  expect(unused).toEqual([]);
});

/** Signs that French sets apart keep to their words: no line may begin with them. */
const loose = (text: string): boolean =>
  / [:;!?»]|« |[\p{L}\d)}][;!?»]|«[^\u00a0\u202f]/u.test(text);

test.each([
  ["the catalogue", Object.values(catalogueOf("fr")).flatMap(forms)],
  ["the rules", JSON.stringify(await written("fr")).match(/"(?:[^"\\]|\\.)*"/g) ?? []],
])("%s has no-break spaces in French", (_, texts) => {
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(loose)).toEqual([]);
});

const ROOM = 10; // letters that fit below a tile where room is short

test.each(["en", "fr", "nl", "pt", "de"])("names fit below mummy tiles in %s", (code) => {
  const tiles = Object.entries(catalogueOf(code)).filter(([key]) => /^mummy_tile\.\w+$/.test(key));
  expect(tiles.length).toBeGreaterThan(10);
  const pieces = tiles
    .flatMap(([, name]) => forms(name))
    .flatMap((name) => name.split(/[\s\u00AD]/));
  expect(pieces.filter(({ length }) => length > ROOM)).toEqual([]);
});

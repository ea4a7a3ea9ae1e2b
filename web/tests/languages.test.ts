// Every language says everything, with the same parameters, and nothing is said that nobody asks for.

import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { en } from "../src/i18n/en";
import { catalogue as de } from "../src/i18n/de";
import { catalogue as fr } from "../src/i18n/fr";
import type { Message } from "../src/i18n/message";
import { catalogue as nl } from "../src/i18n/nl";
import { catalogue as pt } from "../src/i18n/pt";

type Texts = Readonly<Record<string, Message>>;

const english: Texts = en;
const others: Readonly<Record<string, Texts>> = { de, fr, nl, pt };

const forms = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message as object).map(String);

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? "").sort();

describe.each(Object.keys(others))("%s", (code) => {
  const texts = others[code] as Texts;

  test("has the keys of English and no others", () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
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

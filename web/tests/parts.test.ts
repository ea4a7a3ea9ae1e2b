// Catalogues are loaded in parts: each page gets all the words that anything on it can say.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { PARTS, PARTS_OF, type Part } from "../src/i18n/parts";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const PAGES: Readonly<Record<keyof typeof PARTS_OF, string>> = {
  home: "Home",
  new: "NewGame",
  game: "Game",
  replay: "Replay",
  learn: "Learn",
  rules: "Rules",
  about: "About",
  lost: "Lost",
};

const parts = Object.keys(PARTS) as Part[];
const areas = import.meta.glob<Readonly<Record<string, object>>>(
  ["../src/i18n/en/*.ts", "!../src/i18n/en/index.ts"],
  { eager: true },
);
const partOf = new Map<string, Part>();
for (const [path, area] of Object.entries(areas)) {
  const name = /(\w+)\.ts$/.exec(path)?.[1] ?? "";
  const part = parts.find((one) => (PARTS[one] as readonly string[]).includes(name));
  for (const key of Object.values(area).flatMap(Object.keys)) if (part) partOf.set(key, part);
}

test("every area of a catalogue is in one part", () => {
  const files = readdirSync(join(SOURCES, "i18n/en")).map((file) => file.replace(".ts", ""));
  expect(parts.flatMap((part) => [...PARTS[part]]).sort()).toEqual(
    files.filter((file) => file !== "index").sort(),
  );
});

function find(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}/index.ts`].find(
    (one) => /\.\w+$/.test(one) && existsSync(one),
  );
}

/** All sources that a source imports, now or later, itself included. */
function reached(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path)) return found;
  const text = readFileSync(path, "utf8").replace(/import type [^;]*;/g, "");
  found.set(path, text);
  for (const [, to = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
    const next = find(join(dirname(path), to));
    if (next && /\.(ts|svelte)$/.test(next) && !next.includes("/i18n/")) reached(next, found);
  }
  return found;
}

/** The keys that a source can ask for, whole or put together. */
function keysIn(text: string): string[] {
  const whole = [...text.matchAll(/["'`]([a-z][\w.-]*)["'`]/g)].map((match) => match[1] ?? "");
  const made = [...text.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map((match) => match[1] ?? "");
  return [
    ...whole.filter((key) => partOf.has(key)),
    ...[...partOf.keys()].filter((key) => made.some((start) => key.startsWith(start))),
  ];
}

describe.each(Object.keys(PAGES) as (keyof typeof PAGES)[])("the page %s", (page) => {
  const here = new Set<Part>(["base", ...PARTS_OF[page]]);
  const sources = [
    ...reached(join(SOURCES, `pages/${PAGES[page]}.svelte`)),
    ...["ui/Notices.svelte", "ui/reload.ts", "pages/Broken.svelte"].flatMap((path) => [
      ...reached(join(SOURCES, path)),
    ]),
  ];

  test("has all its words", () => {
    const missing = sources.flatMap(([path, text]) =>
      keysIn(text)
        .filter((key) => !here.has(partOf.get(key) ?? "base"))
        .map((key) => `${path.slice(SOURCES.length)}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  test("loads no part in vain", () => {
    const used = new Set(sources.flatMap(([, text]) => keysIn(text)).map((key) => partOf.get(key)));
    expect(PARTS_OF[page].filter((part) => !used.has(part))).toEqual([]);
  });
});

// Catalogues are loaded in parts: each page gets all the words that anything on it can say.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { COMPONENTS } from "../indices";
import { PARTS, PARTS_OF, type Part } from "../src/i18n/parts";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));

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

/** A source, and the parts that came along with it, or with what it came with. */
type Reached = readonly [path: string, text: string, more: readonly Part[]];

const LATER = /new Later\(\s*\(\) => import\("(\.[^"]+)"\)((?:,\s*"\w+")*),?\s*\)/g;
const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** All sources that a source imports, now or later, itself included. */
function reached(
  path: string,
  more: readonly Part[] = [],
  found = new Map<string, Reached>(),
): Map<string, Reached> {
  const key = [path, ...more].join();
  if (found.has(key)) return found;
  const text = readFileSync(path, "utf8").replace(/import type [^;]*;/g, "");
  found.set(key, [path, text, more]);
  function follow(to: string, parts: readonly Part[]): void {
    const next = find(join(dirname(path), to));
    if (next && /\.(ts|svelte)$/.test(next) && !next.includes("/i18n/"))
      reached(next, parts, found);
  }
  for (const [, to = "", names = ""] of text.matchAll(LATER)) {
    const parts = [...names.matchAll(/\w+/g)].map(([name]) => name as Part);
    follow(to, [...new Set([...more, ...parts])].sort());
  }
  for (const [, to = ""] of text.replace(LATER, "").matchAll(IMPORT)) follow(to, more);
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

describe.each(Object.keys(COMPONENTS) as (keyof typeof COMPONENTS)[])("the page %s", (page) => {
  const here = new Set<Part>(["base", ...PARTS_OF[page]]);
  const sources = [
    ...reached(join(SOURCES, `pages/${COMPONENTS[page]}.svelte`)).values(),
    ...["ui/Notices.svelte", "ui/reload.ts", "pages/Broken.svelte"].flatMap((path) => [
      ...reached(join(SOURCES, path)).values(),
    ]),
  ];

  test("has all its words", () => {
    const missing = sources.flatMap(([path, text, more]) =>
      keysIn(text)
        .filter((key) => ![...here, ...more].includes(partOf.get(key) ?? "base"))
        .map((key) => `${path.slice(SOURCES.length)}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  test("loads no part in vain", () => {
    const used = new Set(sources.flatMap(([, text]) => keysIn(text)).map((key) => partOf.get(key)));
    expect(PARTS_OF[page].filter((part) => !used.has(part))).toEqual([]);
  });
});

test("what comes later brings only parts that it needs", () => {
  for (const page of Object.values(COMPONENTS)) {
    const sources = [...reached(join(SOURCES, `pages/${page}.svelte`)).values()];
    for (const [path, text] of sources)
      for (const [, to = "", names = ""] of text.matchAll(LATER)) {
        const needed = new Set(
          [...reached(find(join(dirname(path), to)) ?? "").values()].flatMap(([, inside]) =>
            keysIn(inside).map((key) => partOf.get(key)),
          ),
        );
        for (const [part] of names.matchAll(/\w+/g)) expect([...needed], to).toContain(part);
      }
  }
});

// Catalogues are loaded in parts: each page gets all the words that anything on it can say.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as en from "../src/i18n/en";
import type { Part } from "../src/i18n/index.svelte";
import { NEEDS } from "../src/pages/needs";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));

const partOf = new Map<string, Part>();
for (const [part, texts] of Object.entries(en))
  for (const key of Object.keys(texts)) partOf.set(key, part as Part);

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

describe.each(Object.values(NEEDS))("the page $component", ({ component, words }) => {
  const here = new Set<Part>(["base", "trouble", ...words]);
  const sources = [
    ...reached(join(SOURCES, `pages/${component}.svelte`)).values(),
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
    expect(words.filter((part) => !used.has(part))).toEqual([]);
  });
});

test("what comes later brings only parts that it needs", () => {
  for (const { component } of Object.values(NEEDS)) {
    const sources = [...reached(join(SOURCES, `pages/${component}.svelte`)).values()];
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

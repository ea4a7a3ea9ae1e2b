// What is below does not know what is above it.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));

/** Folders and files of `src`, the lowest first; those of one row may know each other. */
const LAYERS: readonly (readonly string[])[] = [
  ["protocol"],
  ["net"],
  ["router"],
  ["i18n"],
  ["state"],
  ["words"],
  ["art"],
  ["ui"],
  ["modules"],
  ["rules"],
  ["setup"],
  ["board"],
  ["motion"],
  ["explain"],
  ["table", "panels"],
  ["replay"],
  ["learn"],
  ["pages", "App", "main", "app"],
];

const sources = (readdirSync(SOURCES, { recursive: true }) as string[]).filter((path) =>
  /\.(ts|svelte)$/.test(path),
);

/** Parts of modules belong to the layer that needs them: `modules/words`, `modules/mummy/words`. */
const PARTS: Readonly<Record<string, string>> = {
  data: "state",
  motion: "state",
  words: "words",
  options: "words",
  position: "words",
  explain: "explain",
};

/** The layer of a path below `src`. */
function layerOf(path: string): number {
  const [folder = "", ...rest] = path.split("/");
  const part = folder === "modules" ? PARTS[rest.at(-1)?.replace(/\..*/, "") ?? ""] : undefined;
  const first = part ?? folder;
  return LAYERS.findIndex((names) => names.includes(first.replace(/\..*/, "")));
}

function importsOf(path: string): string[] {
  const text = readFileSync(SOURCES + path, "utf8");
  return [...text.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)]
    .map(([, target = ""]) => join(dirname(path), target))
    .filter((target) => !target.startsWith("..")); // package.json
}

test("every file has a layer", () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((path) => layerOf(path) < 0)).toEqual([]);
});

test("files import only from their own layer and from those below", () => {
  const upwards = sources.flatMap((path) =>
    importsOf(path)
      .filter((target) => layerOf(target) > layerOf(path))
      .map((target) => `${path} imports ${target}`),
  );
  expect(upwards).toEqual([]);
});

/** Texts, rules and symbols that are drawn may name modules; so do the types of the protocol. */
const MAY_NAME = /^(modules|rules|i18n\/(de|en|fr|nl|pt)|art\/(Symbols|icons|shapes)|protocol)\b/;
const NAMES = /mummy|mummies|equipment|sceptre|talisman|characters?(?!Data)/i;

test("only the folders of modules name modules", () => {
  const naming = sources
    .filter((path) => !MAY_NAME.test(path))
    .flatMap((path) =>
      readFileSync(SOURCES + path, "utf8")
        .replaceAll(/#a-\w+/g, "") // symbols
        .split("\n")
        .filter((line) => NAMES.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(naming).toEqual([]);
});

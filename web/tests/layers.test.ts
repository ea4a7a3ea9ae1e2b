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
  ["rules"],
  ["setup"],
  ["modules"],
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

/** The layer of a path below `src`. */
function layerOf(path: string): number {
  const [first = ""] = path.split("/");
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

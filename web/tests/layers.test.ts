// What is below does not know what is above it.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
/** These open pages: they are above them. */
const ABOVE = ["App.svelte", "main.ts", "pages.ts"];

test("only pages, and what opens them, know pages", () => {
  const sources = (readdirSync(SOURCES, { recursive: true }) as string[]).filter(
    (path) => /\.(ts|svelte)$/.test(path) && !path.startsWith("pages") && !ABOVE.includes(path),
  );
  expect(sources.length).toBeGreaterThan(100);
  const upwards = sources.filter((path) =>
    /from "(\.\.?\/)+pages[/"]/.test(readFileSync(SOURCES + path, "utf8")),
  );
  expect(upwards).toEqual([]);
});

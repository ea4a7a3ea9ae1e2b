// Words and signs between words come from the catalogues, not from the markup.

import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const files = import.meta.glob<string>("../src/**/*.svelte", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** What is the same in every language. */
const SAME = /^[\s·–×+#.,/()]*$/;
const NAMES = new Set(["Apache-2.0", "Luxor"]);
const READ = new Set(["alt", "aria-label", "placeholder", "title"]);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** All fixed text that somebody can read or hear. */
function fixed(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(fixed);
  if (!isNode(node)) return [];
  const { type, name } = node;
  if (type === "StyleDirective") return [];
  if (type === "Text") return [String(node["data"])];
  if (type === "RegularElement" && (name === "code" || name === "style")) return [];
  if (type === "Attribute") return READ.has(String(name)) ? fixed(node["value"]) : [];
  return Object.values(node).flatMap((value) => (isNode(value) ? fixed(value) : []));
}

test("no words are fixed in the markup", { timeout: 60_000 }, () => {
  expect(Object.keys(files).length).toBeGreaterThan(50);
  const found = Object.entries(files).flatMap(([file, source]) =>
    fixed(parse(source, { modern: true }).fragment)
      .map((text) => text.replaceAll("\u00a0", " ").trim())
      .filter((text) => !SAME.test(text) && !NAMES.has(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

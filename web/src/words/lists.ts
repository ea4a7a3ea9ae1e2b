// Putting words together: lists, beginnings of sentences.

import { language, t } from "../i18n/index.svelte";

// No Intl.ListFormat: a phone needs long to make one, and our languages need no more than this.

/** "a, b and c" in the language of the page. */
export function joined(items: Iterable<string>): string {
  return listed("common.and", [...items]);
}

/** "a, b or c" in the language of the page. */
export function either(items: Iterable<string>): string {
  return listed("common.or", [...items]);
}

function listed(word: "common.and" | "common.or", items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : t(word, { a: commas(items.slice(0, -1)), b: last });
}

/** "a: b" */
export function colon(a: string, b: string): string {
  return t("common.colon", { a, b });
}

/** "a; b; c" */
export function semicolons(items: readonly string[]): string {
  return chained("common.semicolon", items);
}

/** "a, b, c", where nobody would say "and". */
export function commas(items: readonly string[]): string {
  return chained("common.comma", items);
}

/** What is said several times, once, and how often. */
export function counted(items: readonly string[]): [item: string, times: number][] {
  return [...new Set(items)].map((item) => [item, items.filter((one) => one === item).length]);
}

function chained(sign: "common.semicolon" | "common.comma", items: readonly string[]): string {
  const [first = "", ...rest] = items;
  return rest.reduce((a, b) => t(sign, { a, b }), first);
}

/** A whole sentence after a colon, which begins with a capital in German. */
export function afterColon(sentence: string): string {
  return language() === "de" ? capital(sentence) : sentence;
}

/** The same text with a capital at its beginning. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1);
}

export function points(n: number): string {
  return t("list.points", { n });
}

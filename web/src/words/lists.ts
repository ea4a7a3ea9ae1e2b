// Putting words together: lists, beginnings of sentences.

import { language, t } from "../i18n/index.svelte";

/** British English, like the catalogue: no comma before "and". */
const LOCALES: Readonly<Record<string, string>> = { en: "en-GB" };

const formats = new Map<string, Intl.ListFormat>();

function listed(items: Iterable<string>, type: "conjunction" | "disjunction"): string {
  const code = language();
  const key = `${code} ${type}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.ListFormat(LOCALES[code] ?? code, { type })));
  return format.format(items);
}

/** "a, b and c" in the language of the page. */
export function joined(items: Iterable<string>): string {
  return listed(items, "conjunction");
}

/** "a, b or c" in the language of the page. */
export function either(items: Iterable<string>): string {
  return listed(items, "disjunction");
}

/** The same text with a capital at its beginning. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1);
}

export function points(n: number): string {
  return t("list.points", { n });
}

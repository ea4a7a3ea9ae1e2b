// The language of the page. `t("key", {…})` is the text of a key; keys and parameters are typed.

import { keep, kept } from "../net/kept";
import { LANGUAGES, tagOf, type Language } from "./languages";
import { fill, type Message, type ParametersOf, type Values } from "./message";

type Parts = typeof import("./en");
/** Catalogues are loaded in parts, each a file: a page takes along the words that it can say. */
export type Part = keyof Parts;
type All<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void
  ? A
  : never;
type English = All<Parts[Part]>;
export type Key = keyof English;

export { LANGUAGES, tagOf, type Language };

const KEY = "luxor.language";

type Texts = Readonly<Record<string, Message>>;

const FILES = import.meta.glob<Texts>(["./*/*.ts", "!./*/index.ts"], { import: "default" });

/** The texts of parts in a language. */
async function textsOf(language: Language, parts: Iterable<Part>): Promise<Texts> {
  const loading = Array.from(parts, (part) => FILES[`./${language}/${part}.ts`]?.());
  return Object.assign({}, ...(await Promise.all(loading))) as Texts;
}

/** The languages that there are. */
export function languages(): readonly Language[] {
  return Object.keys(LANGUAGES) as Language[];
}

class Words {
  language = $state<Language>("en");
  texts = $state.raw<Record<string, Message>>({});
}

const words = new Words();
/** What modules from other packages call their things, in one language only. */
const brought: Record<string, string> = {};
const here = new Set<Part>();

/** The language that is shown now. */
export function language(): Language {
  return words.language;
}

type Rest<K extends Key> = [ParametersOf<English[K]>] extends [never]
  ? []
  : [values: Values<English[K]>];

/** The text of a key in the language of the page. */
export function t<K extends Key>(key: K, ...[values]: Rest<K>): string {
  return fill(words.texts[key] ?? key, values ?? {}, words.language);
}

/** The same for a key that is put together at run time; null if there is none such. */
export function maybe(
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string | null {
  const message = words.texts[key] ?? brought[key];
  return message === undefined ? null : fill(message, values, words.language);
}

/** Have more texts at hand for keys that the catalogue doesn't have. */
export function bringWords(texts: Readonly<Record<string, string>>): void {
  Object.assign(brought, texts);
}

/** What every page needs. */
const ALWAYS = ["base", "trouble"] as const;

/** Have parts of the catalogue at hand, with those that every page needs. */
export async function learnWords(...parts: Part[]): Promise<void> {
  const missing = [...ALWAYS, ...parts].filter((part) => !here.has(part));
  const language = words.language;
  const texts = await textsOf(language, missing);
  if (language !== words.language) return learnWords(...parts); // it was switched meanwhile
  // Nothing that is shown changes by more words, so nobody needs to be told of them.
  Object.assign(words.texts, texts);
  for (const part of missing) here.add(part);
}

let wishes = 0;

/** Switch to a language, of which everything is loaded first that is at hand; the last wish counts. */
export async function speak(wanted: Language): Promise<void> {
  const wish = ++wishes;
  let parts: readonly Part[];
  let texts: Texts;
  do {
    parts = [...here];
    const loading = textsOf(wanted, parts);
    await Promise.allSettled([loading]);
    if (wish !== wishes) return;
    texts = await loading;
  } while (parts.length < here.size); // more has come meanwhile, in the other language
  words.texts = { ...texts };
  words.language = wanted;
  document.documentElement.lang = tagOf(wanted);
  keep("localStorage", KEY, wanted);
}

/** The language that somebody has chosen, or that their browser asks for. */
export function preferred(): Language {
  const known = (code: string | null): code is Language =>
    languages().some((language) => language === code);
  const chosen = kept("localStorage", KEY);
  if (known(chosen)) return chosen;
  return navigator.languages.map((code) => code.slice(0, 2)).find(known) ?? "en";
}

/** The language as the reader's country writes it, where the browser says so: en-GB, pt-PT, de-CH. */
export function locale(): string {
  const asked = typeof navigator === "undefined" ? [] : navigator.languages; // none in tests
  return asked.find((code) => code.slice(0, 2) === words.language) ?? tagOf(words.language);
}

export function formatDate(ms: number): string {
  return new Intl.DateTimeFormat(locale(), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(ms);
}

export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale(), options).format(value).replace("-", "−");
}

/** A part of 1 as a percentage. */
export function percent(part: number): string {
  return formatNumber(part, { style: "percent" });
}

// The language of the page. `t("key", {…})` is the text of a key; keys and parameters are typed.

import { en } from "./en";
import { fill, type Message, type ParametersOf, type Values } from "./message";

export type Key = keyof typeof en;
export type Catalogue = { readonly [K in Key]: (typeof en)[K] extends string ? string : Message };

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  pt: "Português",
  de: "Deutsch",
} as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "luxor.language";

const LOADERS: Partial<Record<Language, () => Promise<{ catalogue: Catalogue }>>> = {
  fr: () => import("./fr"),
  nl: () => import("./nl"),
  pt: () => import("./pt"),
  de: () => import("./de"),
};

/** The languages that there are already. */
export function languages(): readonly Language[] {
  return ["en", ...(Object.keys(LOADERS) as Language[])];
}

class Words {
  language = $state<Language>("en");
  catalogue = $state.raw<Catalogue>(en);
}

const words = new Words();

/** The language that is shown now. */
export function language(): Language {
  return words.language;
}

type Rest<K extends Key> = [ParametersOf<(typeof en)[K]>] extends [never]
  ? []
  : [values: Values<(typeof en)[K]>];

/** The text of a key in the language of the page. */
export function t<K extends Key>(key: K, ...[values]: Rest<K>): string {
  return fill(words.catalogue[key], values ?? {}, words.language);
}

/** The same for a key that is put together at run time; null if there is none such. */
export function maybe(
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string | null {
  const message = (words.catalogue as Readonly<Record<string, Message>>)[key];
  return message === undefined ? null : fill(message, values, words.language);
}

/** Switch to a language, which is loaded first. */
export async function speak(wanted: Language): Promise<void> {
  const load = LOADERS[wanted];
  words.catalogue = load ? (await load()).catalogue : en;
  words.language = wanted;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // not remembered, then
  }
}

/** The language that somebody has chosen, or that their browser asks for. */
export function preferred(): Language {
  const known = (code: string | null): code is Language =>
    languages().some((language) => language === code);
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // nothing is remembered
  }
  if (known(chosen)) return chosen;
  return navigator.languages.map((code) => code.slice(0, 2)).find(known) ?? "en";
}

export function formatDate(ms: number): string {
  return new Intl.DateTimeFormat(words.language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(ms);
}

export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(words.language, options).format(value);
}

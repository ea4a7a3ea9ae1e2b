// Words that are looked for, and where a text has them, whatever their case and accents.

import type { Lookup } from "./types";

/** A word that is looked for: it is there in any of its forms. */
export interface Term {
  /** As it was typed, and its stem: one and several find each other. */
  readonly own: readonly string[];
  /** What the rules may call it. */
  readonly same: readonly string[];
}

const LETTERS: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae", "’": "'", "–": "-" };

/** How letters with two dots are written without them; else the dots are just left out. */
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

function foldLetter(letter: string): string {
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return LETTERS[plain] ?? plain;
}

function foldWide(letter: string): string {
  return TWO_LETTERS[letter.toLowerCase()] ?? foldLetter(letter);
}

/** Both ways to write a text without accents. */
const FOLDS = [foldLetter, foldWide] as const;

/** Return a text without case and accents. */
export function fold(text: string, letters: (letter: string) => string = foldLetter): string {
  return Array.from(text.normalize("NFC"), letters).join("");
}

const known = new Map<string, readonly string[]>();

/** A text of the rules in both ways, which are kept: it is looked through again and again. */
export function folded(text: string): readonly string[] {
  const ways = known.get(text) ?? FOLDS.map((letters) => fold(text, letters));
  known.set(text, ways);
  return ways;
}

/** Endings by which one thing and several differ, in any of the languages. */
const ENDING = /(?<=.{4})(?:en|es|e|n)$|(?<=.{3})s$/u;
const stemOf = (word: string): string => word.replace(ENDING, "");

/** Return what somebody looks for; words that say nothing are left out. */
export function termsOf(query: string, lookup: Lookup): Term[] {
  const same = new Map(Object.entries(lookup.same).map(([word, all]) => [stemOf(word), all]));
  const fill = new Set(fold(lookup.fill).split(/\s+/));
  const words = [...new Set(fold(query).split(/[^\p{L}\p{N}±+.-]+/u))]
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ""))
    .filter(Boolean);
  const telling = words.filter((word) => !fill.has(word));
  const long = telling.filter((word) => word.length > 2 || /\d/.test(word) || same.has(word));
  const kept = long.length > 0 ? long : telling.filter((word) => word.length > 1);
  return kept.map((word) => ({
    own: [...new Set([word, stemOf(word)])],
    same: same.get(stemOf(word)) ?? [],
  }));
}

/** Words of so many letters are found within others too, such as Karten in Horuskarten. */
const LONG = 5;

function isWithin(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? "");
}

function placesOf(text: string, form: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    if (form.length >= LONG || !isWithin(text, at)) places.push(at);
  }
  return places;
}

/** Whether a text that is folded has one of a few forms. */
export function hasAny(texts: readonly string[], forms: readonly string[]): boolean {
  return forms.some((form) => texts.some((text) => placesOf(text, form).length > 0));
}

const ENDS = /^(?:en|es|e|n|s)?(?![\p{L}\p{N}])/u;

/** Whether it has one as a word of its own, be it of one or of several. */
export function hasWord(texts: readonly string[], forms: readonly string[]): boolean {
  const isWord = (text: string, form: string): boolean =>
    placesOf(text, form).some(
      (at) => !isWithin(text, at) && ENDS.test(text.slice(at + form.length, at + form.length + 3)),
    );
  return forms.some((form) => texts.some((text) => isWord(text, form)));
}

export type Range = readonly [start: number, end: number];

/** Return where a text has any of these forms, in order and without overlaps. */
export function rangesOf(text: string, forms: readonly string[]): Range[] {
  const found = FOLDS.flatMap((letters) => foundBy(letters, text, forms));
  found.sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [start, end] of found) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function foundBy(
  letters: (letter: string) => string,
  text: string,
  forms: readonly string[],
): Range[] {
  let plainText = "";
  const from: number[] = []; // for each letter of `plainText`, where it begins in `text`
  let at = 0;
  for (const letter of text) {
    const plain = letters(letter);
    for (let i = 0; i < plain.length; i++) from.push(at);
    plainText += plain;
    at += letter.length;
  }
  from.push(at);
  return forms.flatMap((form) =>
    placesOf(plainText, form).map((i): Range => [from[i] ?? 0, from[i + form.length] ?? at]),
  );
}

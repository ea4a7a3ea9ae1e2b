// Finding words in the rules, whatever their case and accents.

import { plainOf } from "./inline";
import type { Block, Rules, Section } from "./types";

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

/** Words that can be spelled in two ways, and how the texts spell them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  clef: "cle",
  clefs: "cles",
  curinga: "coringa",
  curingas: "coringas",
};

/** Return the words that somebody looks for. */
export function wordsOf(query: string): string[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return [...new Set(words.map((word) => SPELLINGS[word] ?? word))];
}

function hasAll(text: string, words: readonly string[]): boolean {
  const folded = FOLDS.map((letters) => fold(text, letters));
  return words.every((word) => folded.some((one) => one.includes(word)));
}

export type Range = readonly [start: number, end: number];

/** Return where words are in a text, in order and without overlaps. */
export function rangesOf(text: string, words: readonly string[]): Range[] {
  const found = FOLDS.flatMap((letters) => foundBy(letters, text, words));
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
  words: readonly string[],
): Range[] {
  let folded = "";
  const from: number[] = []; // for each letter of `folded`, where it begins in `text`
  let at = 0;
  for (const letter of text) {
    const plain = letters(letter);
    for (let i = 0; i < plain.length; i++) from.push(at);
    folded += plain;
    at += letter.length;
  }
  from.push(at);
  const found: Range[] = [];
  for (const word of words) {
    for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + word.length)) {
      found.push([from[i] ?? 0, from[i + word.length] ?? at]);
    }
  }
  return found;
}

/** What is found: sections with only their passages that have every word, and how many these are. */
export interface Found {
  readonly sections: readonly Section[];
  readonly passages: number;
}

/** Return what has all words; a section whose title has them is found as a whole. */
export function find(rules: Rules, words: readonly string[]): Found {
  let passages = 0;
  const sections = rules.sections.flatMap((section): Section[] => {
    if (hasAll(section.title, words)) {
      passages += 1;
      return [section];
    }
    const blocks = section.blocks.flatMap((block): Block[] => {
      const [kept, count] = passagesOf(block, words);
      passages += count;
      return kept ? [kept] : [];
    });
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
  return { sections: withParents(rules, sections), passages };
}

/** Parts of a section keep its heading above them. */
function withParents(rules: Rules, found: readonly Section[]): Section[] {
  const kept = new Map(found.map((section) => [section.id, section]));
  let parent: Section | null = null;
  const shown: Section[] = [];
  for (const { id, depth, title } of rules.sections) {
    const section = kept.get(id);
    if (depth === 1) parent = section ? null : { id, depth, title, blocks: [] };
    if (!section) continue;
    if (parent) shown.push(parent);
    parent = null;
    shown.push(section);
  }
  return shown;
}

function passagesOf(block: Block, words: readonly string[]): [Block | null, number] {
  if (block.kind === "list") {
    const items = block.items.filter((item) => hasAll(plainOf(item.text), words));
    // steps keep their numbers only if all of them are there
    const kept = block.steps ? block.items : items;
    return items.length > 0 ? [{ ...block, items: kept }, items.length] : [null, 0];
  }
  return hasAll(textOf(block), words) ? [block, 1] : [null, 0];
}

function textOf(block: Exclude<Block, { kind: "list" }>): string {
  switch (block.kind) {
    case "paragraph":
      return plainOf(block.text);
    case "picture":
      return plainOf(block.caption);
    case "example":
      return [block.text, ...(block.sum ?? []).map(([what]) => what)].map(plainOf).join(" ");
    case "ruling":
      return `${block.id} ${plainOf(block.text)}`;
  }
}

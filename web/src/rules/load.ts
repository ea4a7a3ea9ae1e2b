// The rules in the language of the page.

import type { Language } from "../i18n/index.svelte";
import { fill } from "../i18n/message";
import { NUMBERS } from "./numbers";
import type { Block, Lookup, Rules, Section } from "./types";

/** Each language has the same sections, in its own words; what is built has them in one file. */
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>("./??/*.ts");
const PARTS = ["base", "tiles", "end", "modules", "rulings", "meetings"];

/** Return the rules with all numbers in place. */
export async function load(language: Language): Promise<Rules> {
  const { sections, lookup } = await written(language);
  const put = (text: string): string => fill(text, NUMBERS, language);
  return {
    lookup,
    sections: sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => blockWith(block, put)),
    })),
  };
}

/** Return the rules as they are written, with names in place of numbers. */
export async function written(language: Language): Promise<Rules> {
  async function read<T>(part: string): Promise<T> {
    const file = await FILES[`./${language}/${part}.ts`]!();
    return file[part] as T;
  }
  const sections = await Promise.all(PARTS.map((part) => read<readonly Section[]>(part)));
  return { sections: sections.flat(), lookup: await read<Lookup>("lookup") };
}

function blockWith(block: Block, put: (text: string) => string): Block {
  switch (block.kind) {
    case "list":
      return { ...block, items: block.items.map((item) => ({ ...item, text: put(item.text) })) };
    case "picture":
      return { ...block, caption: put(block.caption) };
    case "example":
      return {
        ...block,
        text: put(block.text),
        ...(block.sum && { sum: block.sum.map(([what, points]) => [put(what), put(points)]) }),
      };
    default:
      return { ...block, text: put(block.text) };
  }
}

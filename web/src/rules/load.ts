// The rules in the language of the page; English where a language has none.

import type { Language } from "../i18n/index.svelte";
import { fill } from "../i18n/message";
import { NUMBERS } from "./numbers";
import type { Block, Rules } from "./types";

type Loader = () => Promise<{ readonly rules: Rules }>;

const LOADERS: Partial<Record<Language, Loader>> & { readonly en: Loader } = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  pt: () => import("./pt"),
  nl: () => import("./nl"),
  de: () => import("./de"),
};

export const WRITTEN = Object.keys(LOADERS) as readonly Language[];

/** Return the rules with all numbers in place, and the language they are written in. */
export async function load(wanted: Language): Promise<{ rules: Rules; language: Language }> {
  const loader = LOADERS[wanted];
  const language = loader ? wanted : "en";
  const { rules } = await (loader ?? LOADERS.en)();
  return { rules: withNumbers(rules, language), language };
}

function withNumbers(rules: Rules, language: Language): Rules {
  const put = (text: string): string => fill(text, NUMBERS, language);
  return {
    ...rules,
    sections: rules.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => blockWith(block, put)),
    })),
  };
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

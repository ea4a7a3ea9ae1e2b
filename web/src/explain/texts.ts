// The texts of rulings and the titles of sections, loaded when somebody wants to read one.

import type { Language } from "../i18n/index.svelte";
import { plainOf } from "../rules/inline";
import { load } from "../rules/load";

export interface Texts {
  readonly rulings: ReadonlyMap<string, string>;
  /** Of sections, by id. */
  readonly titles: ReadonlyMap<string, string>;
}

const known = new Map<Language, Promise<Texts>>();

export function textsIn(language: Language): Promise<Texts> {
  let texts = known.get(language);
  if (!texts) {
    texts = read(language);
    texts.catch(() => known.delete(language)); // it may work another time
    known.set(language, texts);
  }
  return texts;
}

async function read(language: Language): Promise<Texts> {
  const { sections } = await load(language);
  const rulings = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "ruling" ? [[block.id, plainOf(block.text)] as const] : [],
    ),
  );
  const titles = sections.map(({ id, title }) => [id, plainOf(title)] as const);
  return { rulings: new Map(rulings), titles: new Map(titles) };
}

// Finding passages of the rules.

import { plainOf } from "./inline";
import { folded, hasAny, hasWord, type Term } from "./terms";
import type { Block, Rules, Section } from "./types";

/** With fewer passages that have all words, those that have most of them are shown too. */
const FEW = 3;

/** What is found: sections with only the passages that were looked for, and how many these are. */
export interface Found {
  readonly sections: readonly Section[];
  readonly passages: number;
  /** Whether they have all words, or only some of them. */
  readonly isAll: boolean;
}

interface Hit {
  readonly section: Section;
  readonly passages: number;
  /** How well the best passage of it fits. */
  readonly score: number;
}

/** Return what has all words, or else most of them: first the parts of the rules that fit best. */
export function find(rules: Rules, terms: readonly Term[]): Found {
  const all = look(rules, terms, terms.length);
  const least = count(all) > 0 ? 2 : 1;
  if (count(all) < FEW) {
    for (let needed = terms.length - 1; needed >= least; needed--) {
      const most = look(rules, terms, needed);
      if (count(most) > count(all)) return found(rules, most, false);
    }
  }
  return found(rules, all, true);
}

const count = (hits: readonly Hit[]): number =>
  hits.reduce((sum, { passages }) => sum + passages, 0);

/** Return the sections with passages that have so many of the words, themselves or in their title. */
function look(rules: Rules, terms: readonly Term[], needed: number): Hit[] {
  return rules.sections.flatMap((section): Hit[] => {
    const titled = fitOf(section.title, terms);
    if (titled.every((fit) => fit > 0)) {
      return [{ section, passages: 1, score: scoreOf(titled, titled) }];
    }
    let passages = 0;
    let score = 0;
    const fits = (text: string): boolean => {
      const fit = fitOf(text, terms);
      const here = fit.filter((one, at) => one > 0 || (titled[at] ?? 0) > 0).length;
      if (here < needed || fit.every((one) => one === 0)) return false;
      passages += 1;
      score = Math.max(score, scoreOf(fit, titled));
      return true;
    };
    const blocks = section.blocks.flatMap((block) => passagesOf(block, fits) ?? []);
    return blocks.length > 0 ? [{ section: { ...section, blocks }, passages, score }] : [];
  });
}

/** For each word how well a text has it; 0: not at all. */
function fitOf(text: string, terms: readonly Term[]): number[] {
  const texts = folded(text);
  return terms.map(({ own, same }) => {
    if (hasWord(texts, own)) return 3;
    if (hasAny(texts, own)) return 2;
    return hasAny(texts, same) ? 1 : 0;
  });
}

/** A word in the title says more than one in the text. */
function scoreOf(fit: readonly number[], titled: readonly number[]): number {
  return fit.reduce((sum, one, at) => {
    const inTitle = titled[at] ?? 0;
    return sum + Math.max(one, inTitle) + (inTitle > 0 ? 1 : 0);
  }, 0);
}

function found(rules: Rules, hits: readonly Hit[], isAll: boolean): Found {
  return { sections: ranked(withParents(rules, hits), hits), passages: count(hits), isAll };
}

/** Parts of a section keep its heading above them. */
function withParents(rules: Rules, hits: readonly Hit[]): Section[] {
  const kept = new Map(hits.map(({ section }) => [section.id, section]));
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

/** A section stays together with its parts; those that fit best come first. */
function ranked(sections: readonly Section[], hits: readonly Hit[]): Section[] {
  const scores = new Map(hits.map(({ section, score }) => [section.id, score]));
  const groups: { score: number; sections: Section[] }[] = [];
  for (const section of sections) {
    if (section.depth === 1) groups.push({ score: 0, sections: [] });
    const group = groups.at(-1);
    group?.sections.push(section);
    if (group) group.score = Math.max(group.score, scores.get(section.id) ?? 0);
  }
  return groups.toSorted((a, b) => b.score - a.score).flatMap((group) => group.sections);
}

/** Return what fits of a block; null if nothing does. */
function passagesOf(block: Block, fits: (text: string) => boolean): Block | null {
  if (block.kind !== "list") return fits(textOf(block)) ? block : null;
  const items = block.items.filter((item) => fits(plainOf(item.text)));
  // steps keep their numbers only if all of them are there
  return items.length > 0 ? { ...block, items: block.steps ? block.items : items } : null;
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

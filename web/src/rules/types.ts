// What the page of rules is made of. Texts are plain but for three signs (see inline.ts):
// *important*, [words|section] for a link, and {number} for a number of the edition.

import type { PictureName } from "./pictures";

export interface Rules {
  readonly sections: readonly Section[];
  readonly lookup: Lookup;
}

/** What is known about words that somebody may look for. */
export interface Lookup {
  /** Words that say nothing about what is looked for, with spaces between them. */
  readonly fill: string;
  /** What the rules say for words that others use; without accents, as far as they are compared. */
  readonly same: Readonly<Record<string, readonly string[]>>;
}

export interface Section {
  /** The same in every language: addresses end with it. */
  readonly id: string;
  /** 2 lies within the last section of depth 1. */
  readonly depth: 1 | 2;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Rulings that apply here. */
  readonly rulings?: readonly string[];
}

export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | {
      readonly kind: "list";
      /** Whether the order counts. */
      readonly steps?: boolean;
      readonly items: readonly { readonly text: string; readonly picture?: PictureName }[];
    }
  | { readonly kind: "picture"; readonly picture: PictureName; readonly caption: string }
  | {
      readonly kind: "example";
      readonly text: string;
      /** A sum, line by line: what, and its points. The last line is the result. */
      readonly sum?: readonly (readonly [what: string, points: string])[];
    }
  /** The id is as in docs/rules/rulings*.md. */
  | { readonly kind: "ruling"; readonly id: string; readonly text: string };

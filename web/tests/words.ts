// Scenes from `python -m tools.web_scenes`, and what must never be left over in a sentence.

import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { DecisionForm, TablesForm, ViewForm, WayForm } from "../src/protocol";

export interface Scene {
  readonly seat: number;
  readonly view: ViewForm;
  readonly decision: DecisionForm;
  readonly ways: readonly WayForm[];
}

const file = new URL("./fixtures/words/scenes.json", import.meta.url);
export const { tables, scenes } = JSON.parse(readFileSync(file, "utf8")) as {
  tables: TablesForm;
  scenes: readonly Scene[];
};

export const names = ["Ann", "Teo", "Marta", "Li", "Kim"];

/** The first scene with a question. */
export function scene(question: string): Scene {
  const found = scenes.find(({ decision }) => decision.question === question);
  if (!found) throw new Error(`no scene asks ${question}`);
  return found;
}

/** A text that a player may read: something, and nothing that was meant for a machine. French has
 * no-break spaces before its signs. */
export function expectWords(text: string | null | undefined): void {
  expect(text, "a text").toBeTruthy();
  expect(text).not.toMatch(/undefined|null|NaN|\{|\}|object|_|\u00AD|\.\.|\s\s|^\s| [.;:,]/);
}

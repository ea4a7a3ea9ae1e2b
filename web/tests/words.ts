// Scenes from `python -m tools.web_files`, and what must never be left over in a sentence.

import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type {
  DecisionJson,
  OptionJson,
  QuestionJson,
  TablesJson,
  ViewJson,
  WayJson,
} from "../src/protocol";

export interface Scene {
  readonly seat: number;
  readonly view: ViewJson;
  readonly decision: DecisionJson;
  readonly ways: readonly WayJson[];
}

const file = new URL("./fixtures/words/scenes.json", import.meta.url);
export const { tables, scenes } = JSON.parse(readFileSync(file, "utf8")) as {
  tables: TablesJson;
  scenes: readonly Scene[];
};

export const names = ["Ann", "Teo", "Marta", "Li", "Kim"];

/** The first scene with a question. */
export function scene(question: string): Scene {
  const found = scenes.find(({ decision }) => decision.question.name === question);
  if (!found) throw new Error(`no scene asks ${question}`);
  return found;
}

/** A question with arguments. */
export function asks(
  name: string,
  args: Readonly<Record<string, unknown>> = {},
  seat: number | null = 0,
): QuestionJson {
  return { name, seat, arguments: args };
}

/** An option as records write it, such as `left`, `a2` or `a1+3`. */
export function written({ verb, adventurer = 0, number = 0 }: OptionJson): string {
  if (verb === "move") return `a${adventurer + 1}${number < 0 ? "" : "+"}${number}`;
  return verb === "choose" ? `a${adventurer + 1}` : verb + (number || "");
}

/** A text that a player may read: something, and nothing that was meant for a machine. French has
 * no-break spaces before its signs. */
export function expectWords(text: string | null | undefined): void {
  expect(text, "a text").toBeTruthy();
  expect(text).not.toMatch(/undefined|null|NaN|\{|\}|object|_|\u00AD|\.\.|\s\s|^\s| [.;:,]/);
}

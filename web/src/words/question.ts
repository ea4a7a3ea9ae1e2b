// The arguments of a question, by name.

import type { QuestionJson } from "../protocol";

type Question = QuestionJson | null;

/** A number, such as an adventurer or a slot of the hand; 0 where there is none. */
export function numberIn(question: Question, name: string): number {
  const value = question?.arguments[name];
  return typeof value === "number" ? value : 0;
}

/** A word, such as a card; null where there is none. */
export function wordIn(question: Question, name: string): string | null {
  const value = question?.arguments[name];
  return typeof value === "string" ? value : null;
}

/** Whether an argument is this flag, or has it among others. */
export function hasFlag(question: Question, name: string, flag: string): boolean {
  const value = question?.arguments[name];
  return Array.isArray(value) ? value.includes(flag) : value === flag;
}

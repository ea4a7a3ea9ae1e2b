// An explanation in one sentence.

import type { Told } from "./topics";

const SENTENCE = /^.{12,}?[.!?](?=\s+\p{Lu}|\s*$)/su;

/** Why something cannot be used now, else what it does. */
export function brief({ why, about }: Pick<Told, "why" | "about">): string {
  const text = why ?? about;
  return SENTENCE.exec(text)?.[0] ?? text;
}

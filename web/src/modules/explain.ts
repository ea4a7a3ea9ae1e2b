// Topics of the modules that this client knows, see explain/topics.ts.

import type { Explain } from "../explain/topics";
import { CHARACTER_TOPICS } from "./characters/explain";
import { MUMMY_TOPICS } from "./mummy/explain";

/** A function, since these topics and those of the game need each other. */
export const moduleTopics = (): Readonly<Record<string, Explain>> => ({
  ...MUMMY_TOPICS,
  ...CHARACTER_TOPICS,
});

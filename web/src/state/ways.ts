// A preview as a row of ways: the server tells the steps that several ways share only once.

import type { StepJson, WayJson } from "../protocol";

/** All ways to answer that begin with some steps, in their order. */
export function waysOf(steps: readonly StepJson[]): readonly WayJson[] {
  return steps.flatMap(({ option, events, next, then, question }) => {
    const ends = then === undefined ? [] : [{ ...NONE, then, ...(question && { question }) }];
    return [...ends, ...waysOf(next ?? [])].map((way) => ({
      ...way,
      answers: [option.id, ...way.answers],
      options: [option, ...way.options],
      events: [...events, ...way.events],
    }));
  });
}

const NONE = { answers: [], options: [], events: [] };

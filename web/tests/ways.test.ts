// A preview as a row of ways.

import { describe, expect, it } from "vitest";
import type { OptionJson, StepJson } from "../src/protocol";
import { waysOf } from "../src/state/ways";

const left: OptionJson = { id: 0, verb: "left" };
const right: OptionJson = { id: 1, verb: "right" };
const near: OptionJson = { id: 4, verb: "move", adventurer: 0, number: 1, to: 1 };
const far: OptionJson = { id: 18, verb: "move", adventurer: 1, number: 1, to: 5 };
const taken = { event: "key_taken", seat: 0 } as const;
const lost = { event: "key_spent", seat: 0 } as const;

describe("the ways of a preview", () => {
  it("join the steps that they share with what follows", () => {
    const steps: StepJson[] = [
      {
        option: left,
        events: [taken],
        next: [
          { option: near, events: [lost], then: "chance" },
          { option: far, events: [], then: "turn_over" },
        ],
      },
      { option: right, events: [], then: "others" },
    ];
    expect(waysOf(steps)).toEqual([
      { answers: [0, 4], options: [left, near], events: [taken, lost], then: "chance" },
      { answers: [0, 18], options: [left, far], events: [taken], then: "turn_over" },
      { answers: [1], options: [right], events: [], then: "others" },
    ]);
  });

  it("end with what is asked next", () => {
    const question = { question: { name: "take", seat: 0, arguments: {} }, options: [left] };
    const [way] = waysOf([{ option: left, events: [], then: "question", question }]);
    expect(way?.question).toBe(question);
  });
});

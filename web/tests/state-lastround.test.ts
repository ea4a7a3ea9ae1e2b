import { expect, test } from "vitest";
import { isLastRound } from "../src/state/lastround";
import { situationWords } from "../src/words/position";
import { names, scenes, tables } from "./words";

test("the last round is that in which the last sarcophagus was won", () => {
  const view = scenes[0]!.view;
  const told = (sarcophagi: (number | null)[]) =>
    situationWords({ ...view, sarcophagi }, { names, me: 0, tables }, null);
  expect(isLastRound({ ...view, sarcophagi: [1, null] })).toBe(false);
  expect(isLastRound({ ...view, sarcophagi: [1, 1] })).toBe(true);
  expect(told([1, null])).not.toContain("It is the last round.");
  expect(told([1, 0])).toContain("It is the last round.");
});

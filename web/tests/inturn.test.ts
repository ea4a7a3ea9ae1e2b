// Parts of a page are drawn one after the other.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurn } from "../src/ui/inturn";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("each in a task of its own, in the order in which they came", () => {
  const drawn: string[] = [];
  inTurn(() => drawn.push("board"));
  inTurn(() => drawn.push("hand"));
  expect(drawn).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(["board"]);
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(["board", "hand"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("what a part brings along comes before what waits already", () => {
  const drawn: string[] = [];
  inTurn(() => {
    drawn.push("board");
    inTurn(() => drawn.push("ground"));
    inTurn(() => drawn.push("figures"));
  });
  inTurn(() => drawn.push("hand"));
  vi.runAllTimers();
  expect(drawn).toEqual(["board", "ground", "figures", "hand"]);
});

test("what has left is not drawn, and holds up nobody", () => {
  const drawn: string[] = [];
  const leave = inTurn(() => drawn.push("board"));
  inTurn(() => drawn.push("hand"));
  leave();
  leave();
  vi.runAllTimers();
  expect(drawn).toEqual(["hand"]);
});

// The log of a game that goes on is the same as that of the whole game.

import { expect, test } from "vitest";
import { Timeline } from "../src/state/timeline";
import { narrate } from "../src/words/events";
import { GameLog } from "../src/words/log";
import { NAMES, game } from "./games";

const texts = (lines: readonly { readonly text: string }[]): string[] =>
  lines.map(({ text }) => text);

test.each(NAMES)("the log of a game that goes on: %s", (name) => {
  const { tables, seat, timeline, told } = game(name);
  const names = Array.from({ length: tables.players }, (_, i) => `Player ${i + 1}`);
  const context = { tables, names, me: seat };
  const log = new GameLog();
  let so = new Timeline(timeline.at(0));
  for (const { events, to } of told.slice(0, 100)) {
    so = so.followedBy(events);
    const whole = texts(narrate(timeline, context, 0, to));
    expect(texts(log.lines(so, context))).toEqual(whole);
    expect(texts(log.lines(timeline, context, to))).toEqual(whole);
  }
  const fewer = Math.floor(so.length / 2);
  const whole = texts(narrate(timeline, context, 0, fewer));
  expect(texts(log.lines(so, context, fewer))).toEqual(whole);
  expect(texts(log.lines(so.followedBy([], fewer), context))).toEqual(whole);
});

test("a turn that is over is put into words once", () => {
  const { tables, seat, timeline } = game("two");
  const context = { tables, names: ["Ann", "Teo"], me: seat };
  const log = new GameLog();
  const before = log.lines(timeline, context);
  expect(log.lines(timeline, context)).toEqual(before);
  log.lines(timeline, context).forEach((line, at) => expect(line).toBe(before[at]));
});

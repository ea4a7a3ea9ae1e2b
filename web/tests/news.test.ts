// What is read aloud of a log that grows: nothing is lost, nothing is said twice, all in order.

import { expect, test } from "vitest";
import { gained, newsOf, opening } from "../src/panels/news";
import type { GameEvent } from "../src/protocol";
import { narrate, type LogLine } from "../src/words/events";
import { GameLog } from "../src/words/log";
import { game, NAMES } from "./games";
import { happens, moved } from "./happens";
import { expectWords, names, scene, tables } from "./words";

const { view: start } = scene("play");
const view = {
  ...start,
  round: 6,
  turn: 1,
  question: { name: "play", seat: 1, arguments: {} },
  players: start.players.map((player) => ({
    ...player,
    places: [12, 4, 0, 0, 0],
    statuses: ["active", "active", "active", "lying", "lying"] as const,
    hand: ["4", "2", "5", "1", "3"],
  })),
};
const context = { tables, names, me: 0 };
const log = (events: readonly GameEvent[]): LogLine[] => narrate(happens(view, events), context);
const played: GameEvent = { event: "card_played", seat: 1, end: "left", card: "4" };
const walk = moved(1, 0, 12, 16);
const key: GameEvent = { event: "key_taken", seat: 1 };
const turn: GameEvent = { event: "turn_started", seat: 0, extra: 0 };

function told(...batches: readonly (readonly GameEvent[])[]): (string | undefined)[] {
  let before: readonly LogLine[] = [];
  const events: GameEvent[] = [];
  return batches.map((batch) => {
    events.push(...batch);
    const now = log(events);
    const news = newsOf(before, now, context);
    before = now;
    return news ? `${news.urgent ? "! " : ""}${news.text}` : undefined;
  });
}

test("the rest of a line that was begun is told, and only that", () => {
  expect(told([played], [walk], [], [key])).toEqual([
    "Teo plays the 4.",
    "Teo moves from 12 to 16.",
    undefined,
    "Teo takes a key.",
  ]);
});

test("what comes together is a sentence", () => {
  expect(told([played, walk, key])).toEqual([
    "Teo plays the 4, moves from 12 to 16 and takes a key.",
  ]);
});

test("of what is counted, how much more it is", () => {
  const laid: GameEvent = { event: "key_spent", seat: 1 };
  expect(told([played, laid], [laid])).toEqual([
    "Teo plays the 4 and lays down a key.",
    "Teo lays down a key.",
  ]);
});

test("one's turn comes last, and all that comes with it is urgent", () => {
  expect(told([played], [walk, key, turn])).toEqual([
    "Teo plays the 4.",
    "! Teo moves from 12 to 16 and takes a key. Your turn.",
  ]);
});

test("a round is a sentence of its own", () => {
  expect(told([{ event: "round_started", round: 7 }, turn])).toEqual(["! Round 7. Your turn."]);
});

test("what is taken back is not told, what is done instead is", () => {
  const before = log([played, walk]);
  expect(newsOf(before, log([played]), context)).toBeNull();
  const other = log([played, { ...walk, to: 20 }]);
  expect(newsOf(before, other, context)?.text).toBe("Teo moves from 12 to 20.");
});

/** Each thing that was done, as often as it was done. */
function deeds(news: readonly Pick<ReturnType<typeof gained>[number], "line" | "clauses">[]) {
  return news.flatMap(({ line, clauses }) =>
    clauses.length === 0
      ? [line.text]
      : clauses.flatMap(({ seat, stem, values, count = 1, list }) =>
          list
            ? list.map((one) => JSON.stringify([seat, stem, values, one]))
            : Array<string>(count).fill(JSON.stringify([seat, stem, values])),
        ),
  );
}

test.each(NAMES)("all of a real game is heard once, in order: %s", (name) => {
  const { tables: own, seat, timeline, told: steps } = game(name);
  const mine = { tables: own, names, me: seat };
  const log = new GameLog();
  let lines: readonly LogLine[] = [];
  const heard: string[] = [];
  for (const step of steps) {
    const now = log.lines(timeline, mine, step.to);
    heard.push(...deeds(gained(lines, now)));
    const news = newsOf(lines, now, mine);
    if (news) expectWords(news.text);
    lines = now;
  }
  const done = deeds(lines.map((line) => ({ line, clauses: line.clauses })));
  expect(heard).toEqual(done);
});

test("who comes to a question hears that, and at one screen what the others did", () => {
  const asks = "Play the left or the right card.";
  const own: GameEvent = { event: "card_played", seat: 0, end: "left", card: "2" };
  const round: GameEvent = { event: "round_started", round: 7 };
  const teos: GameEvent = { event: "turn_started", seat: 1, extra: 0 };
  const now = log([own, teos, played, round, turn]);
  const open = (lines: readonly LogLine[], handedOver: boolean): string | undefined =>
    opening(lines, { me: 0, asks, handedOver })?.text;
  expect(open(now, true)).toBe(`Teo plays the 4. Round 7. Your turn. ${asks}`);
  expect(open(now, false)).toBe(`Your turn. ${asks}`);
  expect(open(log([played, turn, own]), true)).toBe(`Your turn. ${asks}`);
  expect(opening(now, { me: 0, asks: null, handedOver: true })).toBeNull();
});

// Going through a game: positions, stops, turns, links, and what opinions make of it.

import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, speak, type Language } from "../src/i18n/index.svelte";
import { RefusedError } from "../src/net/api";
import type { MarkJson, Opinion } from "../src/protocol";
import {
  stopOfNextTurn,
  stopOfTurnBefore,
  stopsOf,
  timelineOf,
  turnAt,
} from "../src/replay/course";
import { fragmentFor, fragmentOf, stopOf } from "../src/replay/link";
import { Opinions } from "../src/replay/opinions.svelte";
import { optionSaid } from "../src/replay/option";
import { misses, pointsOf, swings } from "../src/replay/swings";
import { verdictWords } from "../src/replay/verdict";
import { turnsOf } from "../src/state/turns";
import { game } from "./games";
import { asks, expectWords, names, scene, scenes, tables } from "./words";

/** A stored game as a replay: every question to a seat is a decision. */
function replayOf(name: Parameters<typeof game>[0]) {
  const { timeline, tables } = game(name);
  const { events } = timeline;
  const marks: MarkJson[] = events.flatMap((event, at) =>
    event.event === "question_asked" && event.seat !== null
      ? [{ answers: at + 1, seat: event.seat, event: at + 1, at: 0 }]
      : [],
  );
  return { start: timeline.at(0), tables, events, marks };
}

it("has one row of positions, which all its parts share", () => {
  const replay = replayOf("two");
  const timeline = timelineOf(replay);
  expect(timelineOf(replay)).toBe(timeline);
  expect(timeline.last).toEqual(game("two").end);
});

describe("turns", () => {
  const replay = replayOf("three");
  const stops = stopsOf(replay);
  const turns = turnsOf(
    replay.events,
    replay.marks.map(({ event }) => event),
  );
  const last = stops.length - 1;

  it("begin with a decision of whose turn it is", () => {
    expect(turns.length).toBeGreaterThan(10);
    for (const [place, turn] of turns.entries()) {
      expect(turn.number).toBe(place + 1);
      expect(stops[turn.stop]?.mark?.seat).toBe(turn.seat);
    }
  });

  it("are gone through in both directions", () => {
    const [first, second] = turns;
    const third = turns[2];
    if (!first || !second || !third) throw new Error("a short game");
    expect(stopOfNextTurn(turns, first.stop, last)).toBe(second.stop);
    expect(stopOfNextTurn(turns, last, last)).toBe(last);
    expect(stopOfTurnBefore(turns, third.stop)).toBe(second.stop);
    expect(stopOfTurnBefore(turns, 0)).toBe(0);
    expect(turnAt(turns, third.stop - 1)?.number).toBe(2);
  });

  it("are named by links, and found again", () => {
    for (let stop = 0; stop <= last; stop += 1)
      expect(stopOf(fragmentOf(`#${fragmentFor(stop, stops, turns)}`), stops, turns)).toBe(stop);
    expect(stopOf(fragmentOf("#turn=9999"), stops, turns)).toBe(last);
    expect(stopOf(fragmentOf("#turn=0"), stops, turns)).toBe(0);
    expect(stopOf(fragmentOf("#turn=x"), stops, turns)).toBeNull();
    expect(fragmentOf("#t=abc&turn=3")).toEqual({
      token: "abc",
      once: null,
      turn: 3,
      answers: null,
    });
  });
});

function opinion(answers: number, seat: number, given: number, best: number): Opinion {
  const option = {
    margin: null,
    visits: null,
    way: null,
  };
  return {
    answers,
    seat,
    question: asks("play", {}, seat),
    given: 1,
    options: [
      { ...option, id: 0, verb: "left", chance: best },
      { ...option, id: 1, verb: "right", chance: given },
    ],
  };
}

describe("opinions", () => {
  const mark = (answers: number, seat: number): MarkJson => ({ answers, seat, event: 0, at: 0 });
  const marks = [mark(3, 0), mark(5, 1), mark(8, 0), mark(9, 0)];
  const stops = [...marks.map((one) => ({ events: one.event, mark: one })), END()];
  const known = new Map(
    [opinion(9, 0, 0.71, 0.72), opinion(3, 0, 0.5, 0.6), opinion(8, 0, 0.2, 0.2)].map((one) => [
      one.answers,
      one,
    ]),
  );
  const points = pointsOf(known, stops);

  function END() {
    return { events: 9, mark: null };
  }

  it("become points in the order of the game", () => {
    expect(points).toEqual([
      { stop: 0, seat: 0, chance: 0.5, best: 0.6 },
      { stop: 2, seat: 0, chance: 0.2, best: 0.2 },
      { stop: 3, seat: 0, chance: 0.71, best: 0.72 },
    ]);
  });

  it("show the largest swings first, and what cost most", () => {
    expect(swings(points, 5).map(({ stop }) => stop)).toEqual([3, 2]);
    expect(swings(points, 1)).toHaveLength(1);
    expect(misses(points, 5)).toEqual([{ stop: 0, seat: 0, from: 0.6, to: 0.5 }]);
  });

  it("tell both chances, not their difference, which is no share of anything", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await speak(language);
      const worse = verdictWords(opinion(3, 0, 0.36, 0.44), () => "A.");
      expectWords(worse);
      expect(worse).toMatch(/36.*44/);
      expect(worse).not.toMatch(/\b8/);
    }
    await speak("en");
    vi.unstubAllGlobals();
    expect(verdictWords(opinion(3, 0, 0.435, 0.44), () => "A.")).toMatch(/^As good as the best/);
  });

  it("leave out what the bot does not tell", () => {
    const silent = { ...opinion(3, 0, 0, 0), options: [] };
    expect(pointsOf(new Map([[3, silent]]), stops)).toEqual([]);
  });

  it("are asked for again after a break that the server asks for", async () => {
    vi.useFakeTimers();
    const ask = vi
      .fn((answers: number) => Promise.resolve(opinion(answers, 0, 0.5, 0.5)))
      .mockRejectedValueOnce(new RefusedError("too_often", "", 7));
    const asked = new Opinions("g", () => "", ask);
    const all = asked.aboutAll(marks);
    await vi.advanceTimersByTimeAsync(500);
    expect([ask.mock.calls.length, asked.waits]).toEqual([1, 7]);
    await vi.advanceTimersByTimeAsync(20_000);
    await all;
    expect([...asked.known.keys()]).toEqual([3, 5, 8, 9]);
    expect(asked.progress).toBeNull();
    vi.useRealTimers();
  });

  it("are no longer asked for after that was cancelled", async () => {
    const asked = new Opinions(
      "g",
      () => "",
      (answers) => {
        if (answers === 5) asked.cancel();
        return Promise.resolve(opinion(answers, 0, 0.5, 0.5));
      },
    );
    await asked.aboutAll(marks);
    expect([...asked.known.keys()]).toEqual([3, 5]);
  });
});

describe("options of opinions", () => {
  const judged = { chance: null, margin: null, visits: null };

  it("are said as at the table, with where they lead", () => {
    for (const { seat, view, decision, ways } of scenes)
      for (const option of decision.options) {
        const way = ways.find(({ answers }) => answers[0] === option.id) ?? null;
        const rated = { ...option, ...judged, way };
        const { text, then } = optionSaid(rated, view, tables, seat, names);
        expectWords(text);
        if (then !== null) expectWords(then);
      }
  });

  it("tell of a card where it led, and of a move where it ends", () => {
    const { seat, view, decision, ways } = scene("play");
    const way = ways.find(({ options }) => options[1]?.verb === "move");
    const card = decision.options.find(({ id }) => id === way?.answers[0]);
    if (!card || !way) throw new Error("no card can be played");
    const said = optionSaid({ ...card, ...judged, way }, view, tables, seat, names);
    expect(said.text).toMatch(/^Play /);
    expect(said.then).toMatch(/^From /);
    const plain = optionSaid({ ...card, ...judged, way: null }, view, tables, seat, names);
    expect(plain).toEqual({ text: said.text, then: null });
  });

  it("know what is asked from the event that asked", () => {
    const replay = replayOf("two");
    for (const { event, seat } of replay.marks) {
      const asked = replay.events[event - 1];
      expect(timelineOf(replay).at(event).question).toMatchObject({
        name: asked?.event === "question_asked" ? asked.question : "",
        seat,
      });
    }
  });
});

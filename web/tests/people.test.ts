// What happens to those at a table is told once, to those who do not know it.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak, type Language } from "../src/i18n/index.svelte";
import { reasonText, storyWords } from "../src/panels/ending";
import { shortTime } from "../src/panels/time";
import type { ProposalJson, ResultJson, RoomJson, SeatJson } from "../src/protocol";
import { missing, PATIENCE, Patience, peopleNews } from "../src/table/people";
import { waitingFor } from "../src/words/waiting";
import { expectWords } from "./words";

vi.stubGlobal("document", { documentElement: {} });

const NAMES = ["Ann", "Ben", "Cleo"];

function room(
  changes: Readonly<Record<number, Partial<SeatJson>>> = {},
  more: Partial<RoomJson> = {},
): RoomJson {
  const seats = NAMES.map((name, seat) => ({
    ...{ seat, colour: "red", name, kind: "person", level: null },
    ...{ resigned: false, timed_out: false, stand_in: false, reclaimed: false },
    ...changes[seat],
  }));
  const rest = { phase: "playing", answers: 30, proposals: [], rematch: null };
  return { seats, ...rest, ...more } as unknown as RoomJson;
}

const asks = (more: Partial<ProposalJson>): ProposalJson => ({
  ...{ proposal: 7, by: 0, what: "take_back", to: 21, whose: null, level: null, name: null },
  ...{ waits_for: [1, 2], until: null },
  ...more,
});

const BOT = { kind: "bot", level: "scholar" } as const;

describe("a proposal", () => {
  const told = (
    proposal: Partial<ProposalJson>,
    by: number | null,
    mine: number[],
    after: RoomJson = room(),
    before: RoomJson = room(),
  ): string[] => peopleNews({ ...before, proposals: [asks(proposal)] }, after, by, mine);

  it("that is refused is told to who asked, and to others, but not to who refused", () => {
    expect(told({}, 1, [0])).toEqual(["Ben refused: the move stays."]);
    expect(told({}, 1, [2])).toEqual(["Ben refused: the move stays."]);
    expect(told({}, 1, [])).toEqual(["Ben refused: the move stays."]);
    expect(told({}, 1, [1])).toEqual([]);
  });

  it.each([
    [{ what: "abort" }, "Ben refused: the game goes on."],
    [{ what: "bot", whose: 2 }, "Ben refused: no bot plays for Cleo."],
    [
      { what: "take_over", by: null, name: "Dan", whose: 2 },
      "Ben refused: Dan does not take over the seat of Cleo.",
    ],
    [{ what: "something" as "abort" }, "Ben refused."],
  ] as const)("%o is refused in words of its own", (proposal, text) => {
    expect(told(proposal, 1, [0])).toEqual([text]);
  });

  it("that gives a seat back is told as that alone, whoever agreed last", () => {
    const claim = { what: "claim", by: null, name: "Dan", whose: 2 } as const;
    const back = ["The seat of Cleo was reclaimed on a new device."];
    for (const by of [1, 2])
      expect(told(claim, by, [0], room({ 2: { reclaimed: true } }))).toEqual(back);
    const refused = ["Cleo refused: the seat of Cleo stays as it is."];
    expect(told(claim, 2, [0])).toEqual(refused);
  });

  it("that is withdrawn is told to the others", () => {
    expect(told({}, 0, [1])).toEqual(["Ann has withdrawn the proposal."]);
    expect(told({}, 0, [0])).toEqual([]);
    const gone = { what: "take_over", by: null, name: "Dan", whose: 2 } as const;
    const bot = room({ 2: BOT });
    expect(told(gone, 2, [1], bot, bot)).toEqual(["Dan has withdrawn the proposal."]);
  });

  it("that is agreed to is told", () => {
    const back = room({}, { answers: 21 });
    expect(told({}, 1, [0], back)).toEqual(["Agreed: the move is taken back."]);
    expect(told({ what: "bot", whose: 2 }, 1, [0], room({ 2: BOT }))).toEqual([
      "A bot plays on for Cleo.",
    ]);
    const seat = { what: "take_over", by: null, name: "Dan", whose: 2 } as const;
    const taken = room({ 2: { name: "Dan" } });
    expect(told(seat, 1, [0], taken, room({ 2: BOT }))).toEqual(["Dan now plays instead of Cleo."]);
  });

  it("of which nothing came while the game went on, or the line was broken", () => {
    expect(told({}, 1, [0], room({}, { answers: 34 }))).toEqual(["Nothing came of the proposal."]);
    expect(told({ what: "abort" }, null, [0])).toEqual(["Nothing came of the proposal."]);
  });

  it("that still waits, or ends with the game, is not told", () => {
    expect(told({}, 1, [0], room({}, { proposals: [asks({ waits_for: [2] })] }))).toEqual([]);
    expect(told({ what: "abort" }, 1, [0], room({}, { phase: "aborted" }))).toEqual([]);
  });

  it("for another game", () => {
    const over = room({}, { phase: "over" });
    expect(told({ what: "rematch" }, 1, [0], over, over)).toEqual(["Ben refused: no rematch."]);
    const next = room({}, { phase: "over", rematch: "g2" });
    expect(told({ what: "rematch" }, 1, [0], next, over)).toEqual([]);
  });
});

describe("a seat", () => {
  const told = (past: Partial<SeatJson>, now: Partial<SeatJson>, mine: number[]): string[] =>
    peopleNews(room({ 1: past }), room({ 1: now }), 1, mine);
  const late = { ...BOT, timed_out: true };
  const lost = { ...late, resigned: true };

  it.each([
    [{}, { kind: "away" }, "Ben has left the table."],
    [{ kind: "away" }, {}, "Ben is back."],
    [{}, BOT, "A bot plays on for Ben."],
    [BOT, {}, "Ben plays again."],
    [{}, { ...BOT, resigned: true }, "Ben gave up; a bot plays on."],
    [BOT, { ...BOT, resigned: true }, "Ben gave up; a bot plays on."],
    [{}, late, "Ben’s time is up; a bot plays on."],
    [{}, lost, "Ben’s time is up, which counts as giving up; a bot plays on."],
  ] as const)("%o becomes %o", (past, now, text) => {
    expect(told(past, now, [0])).toEqual([text]);
    expect(told(past, now, [])).toEqual([text]);
  });

  it("of mine is told where others or the clock changed it", () => {
    expect(told({}, late, [1])).toEqual(["Your time is up; a bot plays on for you."]);
    expect(told({}, lost, [1])).toHaveLength(1);
    expect(told({}, BOT, [1])).toEqual(["A bot plays on for you."]);
    expect(told({}, BOT, [0, 1])).toEqual(["A bot plays on for Ben."]);
    expect(told({}, { kind: "away" }, [1])).toEqual([]);
    expect(told({}, { ...BOT, resigned: true }, [1])).toEqual([]);
    expect(told(late, {}, [1])).toEqual([]);
  });

  it("is told of in all languages", async () => {
    for (const language of ["fr", "nl", "pt", "de", "en"] as Language[]) {
      await speak(language);
      for (const now of [late, lost, BOT, { kind: "away" }, { ...BOT, resigned: true }] as const)
        expectWords(told({}, now, [0])[0]);
    }
  });
});

describe("who is not connected", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is a person of the others who plays", () => {
    expect(missing(room(), [0], [0])).toEqual([1, 2]);
    expect(missing(room({ 1: BOT, 2: { kind: "away" } }), [0], [0])).toEqual([]);
    expect(missing(room({}, { phase: "over" }), [], [0])).toEqual([]);
  });

  it("is told of after a while, and when they are back", () => {
    const told: [number, boolean][] = [];
    const patience = new Patience((seat, isBack) => told.push([seat, isBack]));
    patience.see([1], [0, 2]);
    vi.advanceTimersByTime(PATIENCE - 1);
    patience.see([], [0, 1, 2]); // the page was loaded again
    vi.advanceTimersByTime(PATIENCE);
    expect(told).toEqual([]);
    patience.see([1], [0, 2]);
    patience.see([1, 2], [0]);
    vi.advanceTimersByTime(PATIENCE);
    patience.see([2], [0, 1]);
    patience.see([], [0, 1]); // a bot plays for the third
    expect(told).toEqual([
      [1, false],
      [2, false],
      [1, true],
    ]);
  });

  it("is no news to who comes, nor while one’s own line is broken", () => {
    const tell = vi.fn();
    const patience = new Patience(tell);
    patience.know([1]);
    patience.see([1, 2], [0]);
    patience.stop();
    vi.advanceTimersByTime(PATIENCE);
    expect(tell).not.toHaveBeenCalled();
  });
});

it("says why nobody chooses", () => {
  expect(waitingFor("play", "Ben", "choosing")).toBe("Ben is choosing a card");
  expect(waitingFor("play", "Ben", "offline")).toBe("Ben is not connected");
  expect(waitingFor("play", "Ben", "away")).toBe("Ben has left the table");
});

it("warns when a fifth of the turn is left, ten seconds before the end at most", () => {
  expect(shortTime({ turn: 30, game: 600, at_zero: "bot" })).toBe(6000);
  expect(shortTime({ turn: 300, game: null, at_zero: "bot" })).toBe(10_000);
  expect(shortTime({ turn: null, game: 30, at_zero: "bot" })).toBe(6000);
});

describe("a game that the clock has ended", () => {
  const result: ResultJson = {
    ...{ reason: "resigned", ranking: [[1], [0]], points: [4, 2] },
    by_source: [{}, {}],
  };
  const over = (timed_out: boolean): RoomJson => room({ 0: { resigned: true, timed_out } });
  const story = (timed_out: boolean, me: number | null): string | undefined =>
    storyWords(
      { result, sources: ["play"], events: [], moments: [], players: [] },
      over(timed_out),
      me,
    )[0]?.text;

  it("was not given up", () => {
    expect(reasonText(result, over(true), 0)).toBe("Your time ran out.");
    expect(reasonText(result, over(true), 1)).toBe("Time ran out for Ann.");
    expect(reasonText(result, over(false), 0)).toBe("You gave up.");
    expect(reasonText(result, over(false), 1)).toBe("Ann gave up.");
    expect(story(true, 1)).toBe("You kept to the time.");
    expect(story(true, 0)).toBe("Ben kept to the time.");
    expect(story(false, 1)).toBe("You stayed to the end.");
  });
});

// What decided a game is drawn from its numbers, for two to five players, in every language.

import { describe, expect, it, test } from "vitest";
import { LANGUAGES, speak, type Language } from "../src/i18n/index.svelte";
import { storyWords, type Told } from "../src/panels/ending";
import { scoreOverGame } from "../src/panels/score";
import { storyOf, type Fact, type Game } from "../src/panels/story";
import type { GameEvent, PlayerJson, ResultJson, RoomJson, SeatJson } from "../src/protocol";
import { polyglot } from "./browser";
import { NAMES, game } from "./games";
import { expectWords, names } from "./words";

polyglot();

type Player = Pick<PlayerJson, "statuses">;
const SOURCES = ["play", "adventurers", "keys", "scarabs"];

/** A game of turns, in each of which somebody scores; a round has as many turns as players. */
function gameOf(
  turns: readonly (readonly number[])[],
  counted: readonly Readonly<Record<string, number>>[],
  change: { ranking?: number[][]; gone?: number[]; inside?: number[] } = {},
): Game {
  const players = counted.length;
  const events = turns.flatMap((gains, number): GameEvent[] => {
    const seat = number % players;
    return [
      ...(seat === 0 ? [{ event: "round_started", round: number / players + 1 } as const] : []),
      { event: "turn_started", seat, extra: 0 },
      { event: "question_asked", seat, question: "play", stack: [] },
      ...gains.map((points) => ({ event: "points_scored", seat, points }) as const),
    ];
  });
  const play = counted.map((_, seat) =>
    turns.reduce(
      (sum, gains, number) =>
        number % players === seat ? gains.reduce((a, b) => a + b, sum) : sum,
      0,
    ),
  );
  const by_source = counted.map((one, seat) => ({ play: play[seat] ?? 0, ...one }));
  const points = by_source.map((one) => Object.values(one).reduce((a, b) => a + b));
  const seats = points.map((_, seat) => seat).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const ranking = change.ranking ?? seats.map((seat) => [seat]);
  const result: ResultJson = { reason: "tomb", ranking, points, by_source };
  return {
    result,
    sources: SOURCES,
    events,
    moments: scoreOverGame(events, players, result, SOURCES),
    players: counted.map((_, seat): Player => ({
      statuses: Array(change.inside?.[seat] ?? 0).fill("inside"),
    })),
    gone: change.gone ?? [],
  };
}

const found = <K extends Fact["kind"]>(
  kind: K,
  of: Game,
  me: number | null = null,
): Extract<Fact, { kind: K }> | undefined =>
  storyOf(of, me).find((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind);

function roomOf(players: number, gone: readonly number[] = []): RoomJson {
  const seats = names
    .slice(0, players)
    .map((name, seat) => ({ seat, name, resigned: gone.includes(seat) }) as SeatJson);
  return { seats } as unknown as RoomJson;
}

const told = (of: Game, me: number | null): readonly Told[] =>
  storyWords(of, roomOf(of.players.length, of.gone), me);

// Ann is ahead until Teo's third turn, the sixth of the game.
const PLAYED = gameOf([[4], [3], [2], [2], [1, 1], [5, 2]], [{ keys: 1 }, {}], { inside: [1, 2] });
// Ann is ahead until the adventurers are counted.
const COUNTED = gameOf(
  [[4], [0], [1]],
  [
    { adventurers: 3, keys: 6 },
    { adventurers: 14, keys: 1 },
  ],
);

describe("the difference", () => {
  it("is the source with the largest lead over the next", () => {
    expect(found("source", COUNTED)).toEqual({
      kind: "source",
      winner: 1,
      next: 0,
      lead: 1,
      source: "adventurers",
      mine: 14,
      theirs: 3,
    });
  });

  it("is nothing where the first place is shared, and the tie-break at equal points", () => {
    const equal = [{ keys: 4 }, { adventurers: 4 }, {}];
    const shared = gameOf([], equal, { ranking: [[0, 1], [2]] });
    expect(found("shared", shared)).toEqual({ kind: "shared", seats: [0, 1], points: 4 });
    expect(found("tie_break", gameOf([], equal))).toMatchObject({ winner: 0, next: 1 });
  });

  it("is giving up where all the others did", () => {
    const left = (gone: number[]): Game =>
      gameOf([], [{ keys: 9 }, { keys: 5 }, { keys: 2 }], { ranking: [[1], [2], [0]], gone });
    expect(found("resigned", left([0, 2]))).toMatchObject({ winner: 1 });
    expect(found("source", left([0]))).toMatchObject({ winner: 1, next: 2, lead: 3 });
  });
});

describe("the turning point", () => {
  it("is the turn from which on the winner was alone in front", () => {
    expect(found("ahead", PLAYED)).toEqual({ kind: "ahead", winner: 1, round: 3, turn: 6 });
  });

  it("is not a turn after which others were level once more", () => {
    const level = gameOf([[3], [0], [0], [3], [2], [0]], [{}, {}]);
    expect(found("ahead", level)).toMatchObject({ winner: 0, round: 3, turn: 5 });
  });

  it("is a source where only counting put the winner in front", () => {
    expect(found("counted", COUNTED)).toEqual({
      kind: "counted",
      winner: 1,
      source: "adventurers",
      before: { seat: 0, lead: 5 },
    });
    const level = gameOf([[3], [3]], [{ keys: 1 }, {}]);
    expect(found("counted", level)).toMatchObject({ source: "keys", before: null });
  });

  it("counts those who gave up, whose points are shown", () => {
    const turns = [[4], [2], [1], [0], [0], [3]];
    const ranking = [[2], [1], [0]];
    const gone = { ranking, gone: [0] };
    expect(found("ahead", gameOf(turns, [{}, {}, {}], gone))).toBeUndefined(); // level at 4
    const once = gameOf([...turns, [0], [0], [2]], [{}, {}, {}], gone);
    expect(found("ahead", once)).toMatchObject({ winner: 2, round: 3, turn: 9 });
    const both = gameOf([[1], [0], [0], [2]], [{}, {}], { ranking: [[1], [0]], gone: [0] });
    expect(found("ahead", both)).toMatchObject({ winner: 1, turn: 4 });
  });

  it("is not a count that only passes those who gave up", () => {
    const change = { ranking: [[2], [1], [0]], gone: [0] };
    const turns = [[4], [2], [1], [0], [0], [3]];
    expect(found("counted", gameOf(turns, [{}, {}, { keys: 1 }], change))).toBeUndefined();
    const level = gameOf([...turns, [0], [2], [0]], [{}, {}, { keys: 1 }], change);
    expect(found("counted", level)).toMatchObject({ winner: 2, source: "keys", before: null });
  });

  it("does not exist at equal points", () => {
    const equal = gameOf([[3], [0], [0], [3]], [{}, {}]);
    expect(storyOf(equal, null).map(({ kind }) => kind)).toEqual(["tie_break", "best", "tomb"]);
  });

  it("is not known where the events are not", () => {
    const silent = { ...PLAYED, events: [], moments: [] };
    expect(storyOf(silent, null).map(({ kind }) => kind)).toEqual(["source", "tomb"]);
  });
});

describe("the best turn", () => {
  it("counts all of a turn together", () => {
    expect(found("best", PLAYED)).toEqual({ kind: "best", seat: 1, points: 7, round: 3, turn: 6 });
  });

  it("is the winner's or the latest of several, and none where nobody scored", () => {
    const several = gameOf([[5], [5], [5], [0]], [{ keys: 1 }, { keys: 9 }]);
    expect(found("best", several)).toMatchObject({ seat: 1, turn: 2 });
    const others = gameOf([[5], [0], [5], [0]], [{}, { keys: 20 }]);
    expect(found("best", others)).toMatchObject({ seat: 0, turn: 3 });
    expect(found("best", gameOf([[0], [-2]], [{ keys: 1 }, {}]))).toBeUndefined();
  });
});

test("who has not won reads where nobody was better", () => {
  expect(found("own", COUNTED, 0)).toEqual({ kind: "own", source: "play", points: 5 });
  expect(found("own", COUNTED, 1)).toBeUndefined();
  expect(found("own", COUNTED, null)).toBeUndefined();
  expect(found("own", gameOf([], [{ keys: 2 }, { keys: 2 }, { scarabs: 1 }]), 1)).toBeUndefined();
});

test("the tomb chamber is told by who has most there", () => {
  const tomb = (...inside: number[]): string | undefined => {
    const of = gameOf([], [{ keys: 3 }, { keys: 2 }, { keys: 1 }], { inside });
    return told(of, 0).find(({ kind }) => kind === "tomb")?.text;
  };
  expect(tomb(0, 0, 0)).toBe("No adventurer reached the tomb chamber.");
  expect(tomb(0, 1, 0)).toBe("Only Teo reached the tomb chamber, with one adventurer.");
  expect(tomb(2, 0, 0)).toBe("Only you reached the tomb chamber, with 2 adventurers.");
  expect(tomb(1, 3, 2)).toMatch(/^Teo brought 3 adventurers .* nobody else more than 2\.$/);
  expect(tomb(3, 0, 1)).toMatch(/^You brought 3 adventurers .* nobody else more than 1\.$/);
  expect(tomb(1, 1, 0)).toBe("2 adventurers reached the tomb chamber.");
});

test("who was first in the tomb chamber is told where nobody has most there", () => {
  const entered = (inside: number[]): Game => {
    const of = gameOf([[1], [0], [0], [0]], [{}, {}], { inside });
    const at = of.events.findLastIndex(({ event }) => event === "turn_started");
    const news: GameEvent[] = [1, 0].map((seat) => ({
      event: "sarcophagus_taken",
      seat,
      sarcophagus: 1 - seat,
    }));
    return { ...of, events: of.events.toSpliced(at + 2, 0, ...news) };
  };
  expect(found("first", entered([1, 1]))).toEqual({ kind: "first", seat: 1, round: 2, turn: 4 });
  expect(found("tomb", entered([1, 2]))).toMatchObject({ seat: 1, most: 2, next: 1 });
});

describe("in words", () => {
  it("is told to the winner, to the next, and to others", () => {
    const first = (of: Game, me: number | null): string => told(of, me)[0]?.text ?? "";
    expect(first(COUNTED, 1)).toMatch(/^You were one point ahead of Ann\. .*, 14 to 3\.$/);
    expect(first(COUNTED, 0)).toMatch(/^Teo was one point ahead of you\./);
    expect(first(COUNTED, null)).toMatch(/^Teo was one point ahead of Ann\./);
    const shared = gameOf([], [{ keys: 4 }, { keys: 4 }], { ranking: [[0, 1]] });
    expect(first(shared, 1)).toMatch(/^You and Ann .*4 points/);
    const tie = gameOf([], [{ keys: 4 }, { keys: 4 }]);
    expect(first(tie, 0)).toMatch(/^You and Teo .* for you\.$/);
    expect(first(tie, 1)).toMatch(/^Ann and you .* for Ann\.$/);
  });

  it("says who was ahead before the count", () => {
    const second = (me: number | null): string => told(COUNTED, me)[1]?.text ?? "";
    const settled = "It was settled only in the final scoring: adventurers.";
    expect(second(null)).toContain("Teo");
    expect(second(1)).toBe(
      `Before the final scoring, Ann was still 5 points ahead of you. ${settled}`,
    );
    expect(second(0)).toBe(
      `Before the final scoring, you were still 5 points ahead of Teo. ${settled}`,
    );
  });

  it("has no capital within a sentence but in German, whose nouns have one", async () => {
    const played = gameOf([[4], [0]], [{}, {}]);
    const source = async (language: Language, of: Game): Promise<string | undefined> => {
      await speak(language);
      return /: (.*?), /.exec(told(of, null)[0]?.text ?? "")?.[1];
    };
    expect(await source("fr", COUNTED)).toBe("aventuriers");
    expect(await source("de", COUNTED)).toBe("Abenteurer");
    expect(await source("de", played)).toBe("unterwegs");
    expect(await source("en", played)).toBe("in play");
  });

  it("tells players apart who are called alike", () => {
    const seats = (["red", "blue"] as const).map(
      (colour, seat) => ({ seat, colour, name: "Ann", resigned: false }) as SeatJson,
    );
    const [first] = storyWords(COUNTED, { seats } as unknown as RoomJson, null);
    expect(first?.text).toMatch(/^Ann \(Blue\) was one point ahead of Ann \(Red\)\./);
  });

  it("leads to the turns that it tells of", () => {
    expect(told(PLAYED, null).map(({ kind, turn }) => [kind, turn])).toEqual([
      ["source", null],
      ["ahead", 6],
      ["best", 6],
      ["tomb", null],
    ]);
  });
});

/** A stored game that was played to its end, as those who look on have seen it. */
function stored(name: (typeof NAMES)[number]): Game | null {
  const { tables, timeline, end } = game(name);
  const { events } = timeline;
  if (!events.some(({ event }) => event === "game_ended")) return null;
  const { players } = end;
  const by_source = players.map((): Record<string, number> => ({}));
  for (const event of events)
    if (event.event === "final_points") (by_source[event.seat] ?? {})[event.source] = event.points;
  const points = by_source.map((one) => Object.values(one).reduce((a, b) => a + b, 0));
  const seats = points.map((_, seat) => seat).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const result: ResultJson = {
    reason: "tomb",
    ranking: seats.map((one) => [one]),
    points,
    by_source,
  };
  const moments = scoreOverGame(events, players.length, result, tables.sources);
  return { result, sources: tables.sources, events, moments, players, gone: [] };
}

test.each(Object.keys(LANGUAGES) as Language[])("can be read in %s", async (language) => {
  await speak(language);
  const real = NAMES.map(stored).filter((one) => one !== null);
  expect(real.length).toBeGreaterThan(1);
  for (const of of [...real, PLAYED, COUNTED]) {
    for (const me of [null, ...of.players.keys()]) {
      const story = told(of, me);
      expect(story.length).toBeGreaterThanOrEqual(2);
      expect(story.length).toBeLessThanOrEqual(4);
      for (const { text } of story) expectWords(text);
    }
  }
});

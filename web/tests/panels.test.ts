import { createHash } from "node:crypto";
import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { boldNames } from "../src/panels/bold";
import { setsSoFar } from "../src/state/counts";
import { apart, thinned } from "../src/panels/chart";
import { reasonText } from "../src/panels/ending";
import { winnerText } from "../src/panels/winner";
import { momentAt, placeOf, scoreOverGame, scoringSources, ticks } from "../src/panels/score";
import { seatState } from "../src/words/status";
import { clockText, timeOf } from "../src/panels/time";
import type { GameEvent, ResultJson, RoomJson, SeatJson } from "../src/protocol";

const TABLES = {
  treasure_types: ["vase", "statue", "jewellery", "sceptre"],
  set_points: [0, 3, 7, 12, 18, 25, 33, 42, 52],
  jokers_per_set: 2,
};
const hold = (vase: number, statue: number, jewellery: number, jokers: number, sceptre = 0) => ({
  treasures: { vase, statue, jewellery, sceptre },
  jokers,
});

describe("sets so far", () => {
  it.each([
    ["nothing", hold(0, 0, 0, 0), 0],
    ["one of each", hold(1, 1, 1, 0), 1],
    ["sceptres are no part of a set", hold(1, 1, 0, 0, 3), 0],
    ["a joker fills in", hold(2, 1, 2, 1), 2],
    ["two jokers and one treasure", hold(0, 0, 1, 2), 1],
    ["never jokers alone", hold(0, 0, 0, 9), 0],
    ["at most two jokers in a set", hold(1, 0, 0, 5), 1],
    ["jokers go where they make most sets", hold(2, 0, 0, 4), 2],
    ["treasures of different types spread", hold(1, 1, 0, 4), 2],
  ])("%s", (_name, player, sets) => {
    expect(setsSoFar(player, TABLES).sets).toBe(sets);
  });

  it("score by the table, whose last entry is for all that come after", () => {
    expect(setsSoFar(hold(2, 2, 2, 0), TABLES).points).toBe(7);
    expect(setsSoFar(hold(9, 9, 9, 0), TABLES)).toEqual({ sets: 9, points: 52 });
  });
});

const EVENTS: GameEvent[] = [
  { event: "round_started", round: 1 },
  { event: "turn_started", seat: 0, extra: 0 },
  { event: "treasure_taken", seat: 0, space: 3, tile: "vase3", points: 3 },
  { event: "turn_started", seat: 1, extra: 0 },
  { event: "points_scored", seat: 1, points: 2 },
  { event: "round_started", round: 2 },
  { event: "turn_started", seat: 0, extra: 0 },
  { event: "treasure_taken", seat: 0, space: 4, tile: "vase1", points: 1 },
  { event: "game_ended", reason: "tomb" },
  { event: "final_points", seat: 0, source: "play", points: 4 },
  { event: "final_points", seat: 0, source: "adventurers", points: 20 },
];

describe("the score over the game", () => {
  const result = {
    points: [24, 9],
    by_source: [
      { play: 4, keys: 20 },
      { play: 2, keys: 7 },
    ],
  };
  const moments = scoreOverGame(EVENTS, 2, result, ["play", "scarabs", "keys"]);

  it("is taken before each turn, at the end of play, and with each source", () => {
    expect(moments).toEqual([
      { round: 1, points: [0, 0], events: 1, source: null },
      { round: 1, points: [3, 0], events: 3, source: null },
      { round: 2, points: [3, 2], events: 6, source: null },
      { round: 2, points: [4, 2], events: EVENTS.length, source: "play" },
      { round: 2, points: [24, 9], events: EVENTS.length, source: "keys" },
    ]);
  });

  it("is empty before anything happened, and ends with play where there is no result", () => {
    expect(scoreOverGame([], 2, null, [])).toEqual([]);
    expect(scoreOverGame(EVENTS, 2, null, []).at(-1)?.points).toEqual([4, 2]);
  });

  it("is found by how much has happened", () => {
    expect([0, 1, 2, 3, 8].map((events) => momentAt(moments, events))).toEqual([0, 0, 0, 1, 2]);
    expect(momentAt(moments, EVENTS.length)).toBe(4);
  });
});

const result = (change: Partial<ResultJson>): ResultJson => ({
  reason: "tomb",
  ranking: [[1], [0], [2]],
  points: [36, 45, 20],
  by_source: [
    { play: 10, adventurers: 26, keys: 0 },
    { play: 25, adventurers: 18, keys: 2 },
    { play: 20, adventurers: 0, keys: 0 },
  ],
  ...change,
});
const SOURCES = ["play", "adventurers", "keys", "scarabs"];

it("keeps signs at the ends of lines apart, the higher above the lower", () => {
  const signs = apart([{ y: 100 }, { y: 98 }, { y: 40 }, { y: 199 }], 200, 18).map(({ y }) => y);
  expect(signs).toEqual([182, 100, 82, 40]);
});

it("keeps signs in sight where the lines end at the top", () => {
  const signs = apart([{ y: 30 }, { y: 28 }, { y: 20 }, { y: 150 }], 200, 18).map(({ y }) => y);
  expect(signs).toEqual([150, 45, 27, 9]);
});

describe("numbers below a chart", () => {
  const shown = (count: number, room: number): number[] =>
    thinned(
      Array.from({ length: count }, (_, at) => ({ number: at + 1, x: at / count })),
      room,
    ).map(({ number }) => number);

  it("are all there as long as they have room", () => {
    expect(shown(4, 10)).toEqual([1, 2, 3, 4]);
  });

  it("are round ones where they are many, and the first if it is not crowded", () => {
    expect(shown(9, 6)).toEqual([2, 4, 6, 8]);
    expect(shown(23, 6)).toEqual([1, 5, 10, 15, 20]);
  });
});

describe("the end is told", () => {
  const names = ["Ann", "Teo", "Marta"];
  const seats = names.map((name, seat) => ({ seat, name, resigned: seat === 2 }) as SeatJson);
  const room = { seats } as unknown as RoomJson;
  const shared = result({ ranking: [[0, 1], [2]], points: [40, 40, 20] });

  it("to the winner, to the next, and to others", () => {
    expect(winnerText(result({}), room, 1)).toBe("You win");
    expect(winnerText(result({}), room, 0)).toBe("Teo wins");
  });

  it("of shared victories and ties", () => {
    expect(winnerText(shared, room, 0)).toBe("You and Teo share the victory");
    expect(winnerText(shared, room, 2)).toBe("Ann and Teo share the victory");
  });

  it("of those who gave up", () => {
    const left = result({ reason: "resigned" });
    expect(reasonText(left, room, 2)).toBe("You gave up.");
    expect(reasonText(left, room, 0)).toBe("Marta gave up.");
    expect(reasonText(result({}), room, 0)).toBe(
      "Two adventurers are in the tomb chamber, and the round is complete.",
    );
  });
});

describe("the table of the result", () => {
  it("has the sources by which somebody scored, unknown ones last", () => {
    const more = result({ by_source: [{ keys: 1, feast: 2 }, { play: 3 }, {}] });
    expect(scoringSources(more, SOURCES)).toEqual(["play", "keys", "feast"]);
  });

  it("counts places as in sport", () => {
    const shared = result({ ranking: [[0, 1], [2]] });
    expect([0, 1, 2].map((seat) => placeOf(shared, seat))).toEqual([1, 1, 3]);
  });

  it.each([
    [0, [0]],
    [4, [0, 1, 2, 3, 4]],
    [45, [0, 10, 20, 30, 40, 50]],
  ])("has an axis up to %d", (most, wanted) => {
    expect(ticks(most)).toEqual(wanted);
  });
});

describe("clocks", () => {
  it.each([
    [0, "0:00"],
    [-50, "0:00"],
    [1, "0:01"],
    [42_000, "0:42"],
    [725_000, "12:05"],
    [3_729_000, "1:02:09"],
  ])("%d ms are written %s", (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });

  it("show the scarcer of turn and game, and the turn only where it runs", () => {
    const clock = { running: 1, turn_left: 30_000, game_left: [500_000, 20_000] };
    expect(timeOf(clock, 0)).toBe(500_000);
    expect(timeOf(clock, 1)).toBe(20_000);
    expect(timeOf({ ...clock, game_left: null }, 0)).toBeNull();
    expect(timeOf({ ...clock, game_left: null }, 1)).toBe(30_000);
    expect(timeOf(null, 0)).toBeNull();
  });
});

const LINK = "https://example.org/games/aB3#once=" + "xY9_kLmNopQrStUvWz01".repeat(20);

describe("the QR code", () => {
  // SHA-256 of what another program (segno 1.6.6, mask 0) draws for the same text.
  it.each([
    [17, 21, "e47626f8113c74ebd58856ee22c9aaf2"],
    [53, 29, "8aeaa5ffe02a623cf0c230e0ae2d4713"],
    [134, 41, "09635524e2a8fce090ecce4b55d7f5cf"],
    [230, 53, "27b7687d191733090f3147ff2dd60cbc"],
  ])("of %d bytes has %d squares a side, and the right ones", (length, size, hash) => {
    const { data: code } = encode(LINK.slice(0, length), { border: 0, maskPattern: 0 });
    expect(code).toHaveLength(size);
    const text = code.map((row) => row.map(Number).join("")).join("\n");
    expect(createHash("sha256").update(text).digest("hex").slice(0, 32)).toBe(hash);
  });
});

describe("what is told beside a name", () => {
  const seats = (change: Partial<SeatJson>): RoomJson =>
    ({
      phase: "playing",
      seats: [
        {
          seat: 0,
          colour: "red",
          name: "A",
          kind: "person",
          level: null,
          resigned: false,
          timed_out: false,
          ...change,
        },
      ],
    }) as unknown as RoomJson;

  it.each([
    ["to_move", {}, 0, [0]],
    ["choosing", {}, null, [0]],
    ["thinking", { kind: "bot" }, null, []],
    ["offline", {}, null, []],
    ["away", { kind: "away" }, null, []],
    ["resigned", { kind: "bot", resigned: true }, null, []],
    ["late", { kind: "bot", resigned: true, timed_out: true }, null, []],
  ] as const)("is %s", (wanted, change, me, connected) => {
    expect(seatState(seats(change), { asked: 0, turn: 0 }, 0, me, connected)).toBe(wanted);
  });

  it("is not my turn where I am asked something in somebody else's", () => {
    expect(seatState(seats({}), { asked: 0, turn: 1 }, 0, 0, [0])).toBe("choosing");
  });

  it("is nothing for those who are not asked, and in replays nobody is away", () => {
    expect(seatState(seats({}), { asked: 1, turn: 1 }, 0, 0, [0])).toBe("at_rest");
    expect(seatState(seats({}), { asked: null, turn: 0 }, 0, null, null)).toBe("at_rest");
  });
});

it("finds names within a text, not parts of words", () => {
  const bold = (text: string, names: string[]): string[] =>
    boldNames(text, names).flatMap((piece) => (piece.bold ? piece.text : []));
  expect(bold("Teo plays 4. Teodora falls.", ["Teo"])).toEqual(["Teo"]);
  expect(bold("Teo’s adventurer", ["Teo", ""])).toEqual(["Teo"]);
  expect(bold("Ra (2) moves, Ra rests", ["Ra", "Ra (2)"])).toEqual(["Ra (2)", "Ra"]);
  const text = "Ani and Teo. Ani";
  expect(boldNames(text, ["Ani"]).map((piece) => piece.text)).toEqual(["Ani", " and Teo. ", "Ani"]);
});

import { describe, expect, it } from "vitest";
import { allTokens, forget, remember } from "../src/net/seats";
import { gather } from "../src/pages/home/games";
import { parsePasted } from "../src/pages/home/link";
import { partsOfTime, timeInWords } from "../src/pages/new/time";
import { MOST_NAME, type GameSummary, type SeatJson } from "../src/protocol";
import { drawnNames } from "../src/setup/names";
import { tasteFrom } from "../src/ui/settings.svelte";
import { stepped } from "../src/ui/stops";
import { nameOf } from "../src/words/players";

const BASE = "https://play.example/luxor/";
const TOKEN = "abcDEF_123-abcDEF_123-xyz";

describe("what is pasted to join", () => {
  it.each([
    [`${BASE}games/g1#t=${TOKEN}`, "t", false],
    [`  <${BASE}games/g1#t=${TOKEN}>  `, "t", false],
    [`${BASE}games/g1#once=${TOKEN}`, "once", false],
    [`${BASE}games/g1/replay#t=${TOKEN}`, "t", true],
    [`/games/g1#t=${TOKEN}`, "t", false],
    [`g1 ${TOKEN}`, "t", false],
    [`g1#t=${TOKEN}`, "t", false],
    [`g1#once=${TOKEN}`, "once", false],
    [`g1 # ${TOKEN}`, "t", false],
  ])("%s leads to a game", (text, kind, replay) => {
    expect(parsePasted(text, BASE)).toEqual({
      kind: "game",
      game: "g1",
      token: TOKEN,
      once: kind === "once",
      replay,
    });
  });

  it("a game without a token is one that may be known already", () => {
    for (const text of [`${BASE}games/game1`, "game1"]) {
      expect(parsePasted(text, BASE)).toMatchObject({ kind: "game", game: "game1", token: null });
    }
  });

  it("a game of another server is not asked for here", () => {
    const link = `https://other.example/games/g1#t=${TOKEN}`;
    expect(parsePasted(link, BASE)).toEqual({
      kind: "elsewhere",
      href: link,
      host: "other.example",
    });
  });

  it.each(["", "   "])("nothing (%j) is told from nonsense", (text) => {
    expect(parsePasted(text, BASE)).toEqual({ kind: "empty" });
  });

  it.each([
    "javascript:alert(1)",
    "hello there",
    `${BASE}rules`,
    `https://play.example/games/g1#t=${TOKEN}`,
    `${BASE}games/g1/more#t=${TOKEN}`,
  ])("%s is no link to a game", (text) => {
    expect(parsePasted(text, BASE)).toEqual({ kind: "nonsense" });
  });
});

describe("my games", () => {
  const summary = (game: string, more: Partial<GameSummary>): GameSummary => ({
    game,
    phase: "playing",
    version: 1,
    token: 0,
    role: "seat",
    seat: 0,
    seats: [],
    asked: 0,
    modules: [],
    result: null,
    created: 0,
    changed: 0,
    ...more,
  });

  it("puts the tokens of a game together", () => {
    const { running } = gather([
      summary("a", { seat: 2, asked: 2 }),
      summary("a", { seat: 0, asked: 2 }),
    ]);
    expect(running).toHaveLength(1);
    expect(running[0]).toMatchObject({ mine: [0, 2], host: false, myTurn: true });
  });

  it("may be deleted by whoever has created them, at a seat or not", () => {
    const token = (letter: string): string => letter.repeat(43);
    remember("played", (entry) => {
      entry.seats.push(token("p"));
      entry.host = token("h");
    });
    remember("watched", (entry) => (entry.host = token("w")));
    remember("invited", (entry) => entry.seats.push(token("i")));
    const told = new Map([
      [token("p"), summary("played", {})],
      [token("h"), summary("played", { role: "host", seat: null })],
      [token("w"), summary("watched", { role: "host", seat: null })],
      [token("i"), summary("invited", {})],
    ]);
    const { running } = gather(allTokens().flatMap((one) => told.get(one) ?? []));
    expect(running.map(({ game, host }) => [game, host]).sort()).toEqual([
      ["invited", false],
      ["played", true],
      ["watched", true],
    ]);
    for (const { game } of running) forget(game);
  });

  it("begins with those that wait for me, then the newest", () => {
    const { running, finished } = gather([
      summary("old", { asked: 1, changed: 1 }),
      summary("new", { asked: 1, changed: 9 }),
      summary("mine", { asked: 0, changed: 2 }),
      summary("over", { phase: "over", asked: null, changed: 50 }),
      summary("open", { phase: "waiting", asked: null, changed: 5 }),
    ]);
    expect(running.map(({ game }) => game)).toEqual(["mine", "new", "open", "old"]);
    expect(finished.map(({ game }) => game)).toEqual(["over"]);
  });

  it("is nobody's turn in a game that only waits", () => {
    expect(gather([summary("a", { phase: "waiting" })]).running[0]?.myTurn).toBe(false);
  });
});

describe("small parts", () => {
  it("times are told without what is zero", () => {
    expect(partsOfTime(90)).toEqual([
      ["minute", 1],
      ["second", 30],
    ]);
    expect(timeInWords(3600, "en")).toBe("1 hr");
    expect(timeInWords(86_400 + 60, "en")).toBe("1 day 1 min");
  });

  it("a stepper goes to the next round value, and stops at the ends", () => {
    const stops = [15, 30, 60];
    expect(stepped(20, stops, 1)).toBe(30);
    expect(stepped(20, stops, -1)).toBe(15);
    expect(stepped(30, stops, 1)).toBe(60);
    expect(stepped(60, stops, 1)).toBe(60);
    expect(stepped(15, stops, -1)).toBe(15);
  });

  it("players are called by their name, bots without one by their level, else by their colour", () => {
    const seat = { name: null, level: null, colour: "green" } as SeatJson;
    expect(nameOf(seat)).toBe("Green");
    expect(nameOf({ ...seat, level: "tourist" })).toBe("Tourist");
    expect(nameOf({ ...seat, level: "tourist", name: "Seti" })).toBe("Seti");
  });

  it("bots' names differ", () => {
    for (const random of [() => 0, () => 0.999, Math.random]) {
      expect(new Set(drawnNames(5, random)).size).toBe(5);
    }
  });

  it("a kept taste that makes no sense is left out", () => {
    expect(tasteFrom(null)).toMatchObject({ theme: "system", speed: 1, sound: false });
    const odd = { theme: "pink", speed: 2, volume: 7, name: "x".repeat(40), sound: "yes" };
    expect(tasteFrom(odd)).toMatchObject({ theme: "system", speed: 2, sound: false });
    expect(tasteFrom(odd).volume).toBeLessThanOrEqual(1);
    expect(tasteFrom(odd).name).toHaveLength(MOST_NAME);
  });
});

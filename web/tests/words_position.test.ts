import { expect, test } from "vitest";
import type { ViewJson } from "../src/protocol";
import { placeWords } from "../src/words/path";
import { placeLabel } from "../src/words/places";
import { handWords, pathWords, playersWords, situationWords } from "../src/words/position";
import { games } from "./games";
import { expectWords, names, scene, tables } from "./words";

const { view: start } = scene("play");
const [first, ...others] = start.players;
if (!first) throw new Error("a scene without players");
const view: ViewJson = {
  ...start,
  asked: 0,
  turn: 0,
  round: 6,
  players: [
    {
      ...first,
      places: [18, 18, 7, 0, 0],
      statuses: ["active", "active", "fallen", "released", "lying"],
      hand: ["4", "+-1", "h2:all2", "2", "die"],
      keys: 1,
      jokers: 0,
      scarabs: 2,
      scarab_values: [1, 3],
      score: 12,
      treasures: { vase: 2, statue: 0, jewellery: 1, sceptre: 0 },
    },
    ...others,
  ],
  tiles: start.tiles.map((tile, place) =>
    place === 18 ? "statue5" : place >= 20 && place <= 22 ? null : tile,
  ),
  modules: {
    ...start.modules,
    sceptres: { under: [18, 0] },
    mummy: { ...start.modules["mummy"], mummy: 7, talismans: [3, 1, 1, 1] },
    characters: { power: ["reroll", null, null, null] },
  },
};
const context = { tables, names, me: 0 };

test("the path place by place", () => {
  const lines = pathWords(view, context);
  expect(lines).toContain(
    "18: Statue treasure, 5 points, needs 3; you 2. Face-down tile below. Worth 3 at the end.",
  );
  expect(lines).toContain("20 to 22: empty.");
  expect(lines.filter((line) => line.startsWith("Statue of Anubis"))).toHaveLength(3);
  expect(lines[0]).toMatch(/^Stairs: you 1; Teo \d/);
  expect(lines.at(-1)).toBe("Tomb chamber: nobody. Each scores 13 points.");
  expect(lines.find((line) => line.startsWith("7:"))).toMatch(
    /you 1, fallen 1.*The mummy stands here\./,
  );
});

test("a place on the board says who is there and how many are needed", () => {
  const label = (place: number): string => placeLabel(tables, view, place, context);
  expect(label(18)).toBe("Space 18, Statue treasure, 5 points, needs 3 adventurers; you 2");
  expect(label(7)).toMatch(/^Space 7, .*; you 1, fallen 1; Mummy$/);
  expect(label(21)).toBe("Space 21, empty");
  expect(label(0)).toMatch(/^Stairs; you 1; Teo \d/);
});

test("an empty space on which somebody stands is not folded", () => {
  const players = view.players.map((player, i) =>
    i ? player : { ...player, places: [21, 18, 7, 0, 0] },
  );
  const lines = pathWords({ ...view, players }, context);
  expect(lines).toContain("20: empty.");
  expect(lines).toContain("21: empty space; you 1. Worth 5 at the end.");
});

test("a temple symbol tells what comes", () => {
  const place = tables.symbols.findIndex((symbol) => symbol === "cobra");
  const tiles = view.tiles.map((tile, i) => (i === place ? "statue5" : tile));
  expect(placeWords({ ...view, tiles }, place, context)).toContain(
    "When this treasure is taken, a cobra tile is revealed.",
  );
});

test("sets are counted with jokers", () => {
  const [mine, ...rest] = view.players;
  if (!mine) throw new Error("a scene without players");
  const players = [{ ...mine, jokers: 1 }, ...rest];
  expect(playersWords({ ...view, players }, context)[0]).toContain("1 set so far, worth 3 points");
});

test("the hand names its ends", () => {
  expect(handWords(view, tables, 0)).toEqual([
    "Left end: the 4",
    "Card 2: the ±1",
    "Card 3: the Horus card “All 2”",
    "Card 4: the 2",
    "Right end: the die card",
  ]);
});

test("a player in one sentence", () => {
  expect(playersWords(view, context)[0]).toBe(
    "You: 12 points in play, 5 cards in hand, 1 key, 0 jokers, 2 scarabs (worth 1 and 3), 3 talismans, " +
      "2 vases, 1 piece of jewellery, character Reroll, adventurers 2 on 18, on 7 (fallen), on the stairs (from the next round on) " +
      "and 1 asleep at a statue.",
  );
});

test("who is not there is told before what they have", () => {
  const seats = [
    { kind: "person", state: "to_move" },
    { kind: "person", state: "offline" },
    { kind: "bot", state: "resigned" },
    { kind: "bot", state: "thinking" },
  ] as const;
  const [mine, ...others] = view.players;
  if (!mine) throw new Error("a scene without players");
  const players = seats.map((_, seat) => others[seat - 1] ?? mine);
  const told = playersWords({ ...view, players }, { ...context, seats });
  expect(told.map((line) => /^\w+: ([a-z ]*),/.exec(line)?.[1])).toEqual([
    undefined,
    "disconnected",
    "gave up",
    "bot",
  ]);
  const asked = situationWords({ ...view, asked: 1 }, { ...context, seats }, null);
  expect(asked).toContain("Teo is not connected.");
});

test("the situation", () => {
  const told = situationWords(
    { ...view, extra_turns: [1, 1], sarcophagi: [1, null] },
    context,
    null,
  );
  expect(told).toContain("Round 6.");
  expect(told).toContain("It is your turn.");
  expect(told).toContain("Play the left or the right card.");
  expect(told).toContain("Teo has 2 extra turns to come.");
  expect(told).toContain("The mummy stands on 7.");
  expect(told).toContain("Talismans in the supply: 8. Mummy tiles in the pile: 15.");
  expect(told).toContain("Teo has the sarcophagus worth 5.");
  expect(told).toContain("The sarcophagus worth 3 is still there.");
});

test("the piles of the board: what was discarded, and the temple tiles", () => {
  const piles = { ...view.piles, cobra: { size: 4, kinds: {} }, lion: { size: 0, kinds: {} } };
  const told = (size: number, top: string | null): string[] =>
    situationWords({ ...view, piles: { ...piles, discard: { size, kinds: {} } } }, context, top);
  expect(told(7, "die")).toContain("Discard pile: 7 cards, on top the die card.");
  expect(told(1, "4")).toContain("Discard pile: 1 card, the 4.");
  expect(told(7, null)).toContain("Discard pile: 7 cards.");
  expect(told(0, "die")).toContain("Discard pile: empty.");
  const temples = told(0, null).find((line) => line.startsWith("Face-down temple tiles"));
  expect(temples).toMatch(/cobra 4\b/);
  expect(temples).toMatch(/lion 0\b/);
  expect(temples).toMatch(/falcon \d/);
});

test("the others wait", () => {
  const told = situationWords(view, { ...context, me: 2 }, null);
  expect(told).toContain("It is Ann’s turn.");
  expect(told).toContain("Ann is choosing a card.");
});

test.each(games())("positions of the game $name can be read", ({ told, tables: own, seat }) => {
  for (const { view: seen } of told) {
    const mine = { tables: own, names, me: seat };
    [...pathWords(seen, mine), ...playersWords(seen, mine)].forEach(expectWords);
    for (let place = 1; place < own.chamber; place += 1) expectWords(placeWords(seen, place, mine));
  }
});

test("the last round is that in which the last sarcophagus was won", () => {
  const told = (sarcophagi: (number | null)[]) =>
    situationWords({ ...view, sarcophagi }, context, null).includes("It is the last round.");
  expect([told([1, null]), told([1, 1]), told([1, 0])]).toEqual([false, true, true]);
});

test("a Horus pile whose next card is not turned up yet is not empty", () => {
  const told = (size: number): string => {
    const piles = { ...view.piles, horus1: { ...view.piles["horus1"], size } };
    const taken = { ...view, piles, horus: [null, ...view.horus.slice(1)] } as ViewJson;
    return situationWords(taken, { tables, names, me: 0, seats: [] }, null).join(" ");
  };
  expect(told(12)).toContain("1 eye, not turned up yet");
  expect(told(0)).toContain("1 eye, none");
});

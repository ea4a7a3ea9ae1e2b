import { describe, expect, test } from "vitest";
import type { GameEvent, NothingHappenedEvent, ViewJson } from "../src/protocol";
import { narrate, type LogLine } from "../src/words/events";
import { games } from "./games";
import { happens, moved } from "./happens";
import { asks, expectWords, names, scene, tables } from "./words";

const { view: start } = scene("play");
const players = start.players.map((player) => ({
  ...player,
  places: [12, 4, 0, 0, 0],
  statuses: ["active", "active", "active", "lying", "lying"] as const,
  hand: ["4", "2", "5", "1", "3"],
}));
const view: ViewJson = {
  ...start,
  round: 6,
  turn: 1,
  players,
  tiles: start.tiles.map((tile, place) => (place === 16 ? "statue5" : place === 18 ? null : tile)),
  question: asks("play", {}, 1),
};

function tell(
  events: readonly GameEvent[],
  me: number | null = 0,
  from: ViewJson = view,
): LogLine[] {
  return narrate(happens(from, events), { tables, names, me });
}

function text(events: readonly GameEvent[], me: number | null = 0): string {
  return tell(events, me)
    .map((line) => line.text)
    .join(" | ");
}

const walk = (to: number): GameEvent => moved(1, 0, 12, to);

/** For each kind of event its fields and what it says of Teo; "" where it says nothing by itself. */
const SAID: Readonly<Record<GameEvent["event"], readonly [object, string]>> = {
  first_player_chosen: [{}, "Teo is the first player."],
  card_dealt: [{ slot: 0, pile: "draw", card: null }, ""],
  tile_laid: [
    { pile: "cobra", space: 13, tile: "tunnel" },
    "A new tile comes to light on 13: Tunnel.",
  ],
  horus_card_revealed: [
    { level: 1, card: "h1:last" },
    "Next open Horus card: Last to second last.",
  ],
  round_started: [{ round: 7 }, "Round 7"],
  turn_started: [{ extra: 1 }, "Teo has an extra turn."],
  card_played: [{ end: "left", card: "4" }, "Teo plays the 4."],
  could_move: [{}, ""],
  die_rolled: [{ face: 5 }, "Teo rolls 5."],
  adventurer_moved: [{ adventurer: 0, from: 12, to: 16, how: "walk" }, "Teo moves from 12 to 16."],
  adventurer_released: [
    { adventurer: 3, statue: 2 },
    "Teo wakes an adventurer at the statue of Anubis.",
  ],
  key_spent: [{}, "Teo lays down a key."],
  sarcophagus_taken: [{ sarcophagus: 0 }, "Teo wins the sarcophagus worth 5."],
  treasure_taken: [
    { space: 16, tile: "statue5", points: 5 },
    "Teo takes a statue treasure (5 points).",
  ],
  key_taken: [{}, "Teo takes a key."],
  joker_taken: [{}, "Teo takes a joker."],
  scarab_taken: [{ scarab: null }, "Teo takes a scarab."],
  horus_card_taken: [{ level: 2, card: "h2:all2", slot: 2 }, "Teo takes the Horus card “All 2”."],
  card_drawn: [{ slot: 2, pile: "draw", card: null }, ""],
  discards_shuffled: [{}, "The discard pile becomes the new draw pile."],
  nothing_happened: [{ adventurer: null, reason: "no_legal_move" }, "Teo cannot move anybody."],
  game_ended: [{ reason: "standstill" }, "The game is over: nobody could move for a whole round."],
  scarabs_revealed: [{ scarab: "3", count: 2 }, "Teo shows scarabs worth 3 and 3."],
  final_points: [{ source: "sets", points: 7 }, "Teo has 7 points: 7 for sets."],
  question_asked: [{ question: "move", stack: [] }, ""],
  extra_turn_granted: [{}, "Teo gets an extra turn."],
  could_move_secretly: [{ yes: 1 }, ""],
  adventurer_chosen: [{ adventurer: 0 }, "Teo stays on 12."],
  adventurer_fell: [{ adventurer: 1 }, "Teo’s adventurer on 4 falls."],
  adventurer_raised: [{ adventurer: 1 }, "Teo raises an adventurer."],
  points_scored: [{ points: 2 }, "Teo scores 2 points."],
  card_moved: [{ slot: 0, to: 2 }, "Teo moves a card in the hand from place 1 to 3."],
  card_discarded: [{ slot: 0, card: "4" }, "Teo discards the 4."],
  scarab_returned: [{ scarab: null }, "Teo gives back a scarab."],
  mummy_placed: [{ space: 40 }, ""],
  talismans_dealt: [{ count: 3 }, ""],
  mummy_walked: [{ from: 3, to: 39 }, "The mummy walks from 3 and round to 39."],
  talismans_taken: [{ count: 2 }, "Teo takes 2 talismans."],
  mummy_tiles_offered: [{}, ""],
  mummy_tile_used: [
    { slot: 0, tile: "keys_2", price: 2 },
    "Teo uses the mummy tile “2 keys” for 2 talismans.",
  ],
  mummy_tile_discarded: [{ slot: 0, tile: "keys_2" }, ""],
  mummy_tiles_reshuffled: [{}, "The used mummy tiles are shuffled into a new pile."],
  mummy_tile_revealed: [{ slot: 0, tile: "keys_2" }, "New mummy tile: 2 keys."],
  wake_up_rolled: [{ face: 5, outcome: "all_and_end" }, "Teo rolls 5 for the fallen."],
  covered_tile_laid: [{ space: 12 }, ""],
  covered_tile_turned: [{ space: 12 }, ""],
  character_drawn: [{ character: "reroll" }, ""],
  power_used: [{ power: "reroll" }, "Teo uses the power “Reroll”."],
  treasures_turned: [{}, "Teo turns over a vase, a statue treasure and a piece of jewellery."],
  power_bound: [{ yes: 1 }, ""],
};

/** The event of a kind that Teo brings about. */
const of = (kind: GameEvent["event"], more: object = {}): GameEvent =>
  ({ event: kind, seat: 1, ...SAID[kind][0], ...more }) as unknown as GameEvent;

const played = of("card_played");

describe("every kind of event", () => {
  const kinds = Object.keys(SAID) as GameEvent["event"][];

  test.each(kinds)("%s", (kind) => expect(text([of(kind)])).toBe(SAID[kind][1]));

  const teos = kinds.filter((kind) => SAID[kind][1].startsWith("Teo"));
  test.each(teos)("%s, for the one who does it", (kind) => {
    const words = text([of(kind)], 1);
    expectWords(words);
    expect(words).toMatch(/^(You|Your|\d of your) /);
    expect(words).not.toContain("Teo");
  });
});

describe("one answer is one sentence", () => {
  const nothing = (
    reason: NothingHappenedEvent["reason"],
    adventurer: number | null = 0,
  ): GameEvent => ({ event: "nothing_happened", seat: 1, adventurer, reason });
  const asked: GameEvent = { event: "question_asked", seat: null, question: "draw", stack: [] };

  test("a card, a move and what is taken", () => {
    const events = [played, walk(16), of("treasure_taken"), asked];
    expect(text(events)).toBe(
      "Teo plays the 4, moves from 12 to 16 and takes a statue treasure (5 points).",
    );
    expect(text(events, 1)).toBe(
      "You play the 4, move from 12 to 16 and take a statue treasure (5 points).",
    );
  });

  test.each([
    ["too_few_adventurers", "needs 2 more there for a statue treasure"],
    ["declined", "leaves a statue treasure"],
    ["nothing_left", "finds nothing left to take"],
    ["no_tunnel_ahead", "finds no tunnel further on"],
    ["no_tile", "finds no tile there"],
  ] as const)("a tile that does nothing: %s", (reason, words) => {
    expect(text([played, walk(16), nothing(reason), asked])).toBe(
      `Teo plays the 4, moves from 12 to 16 and ${words}.`,
    );
  });

  test.each([
    ["no_legal_move", "You play the 4 and cannot move anybody."],
    ["declined", "You play the 4 and take no action."],
    ["no_active_adventurer", "You play the 4 and take no action."],
  ] as const)("a card with which nobody acts: %s", (reason, words) => {
    expect(text([played, nothing(reason, null), asked], 1)).toBe(words);
  });

  test("those who move together are told of once", () => {
    const walks = [12, 4, 0, 0].map((from, adventurer) => moved(1, adventurer, from, from + 1));
    expect(text([played, ...walks], 1)).toBe(
      "You play the 4, move from 12 to 13 and from 4 to 5 and move 2 adventurers from the stairs to 1.",
    );
  });

  test("a 0 says who stays", () => {
    const zero = of("card_played", { card: "0" });
    expect(
      text(
        [zero, { event: "adventurer_chosen", seat: 1, adventurer: 0 }, of("key_taken"), asked],
        1,
      ),
    ).toBe("You play the 0, stay on 12 and take a key.");
  });

  test("one scarab is one scarab", () => {
    expect(text([{ event: "scarabs_revealed", seat: 1, scarab: "2", count: 1 }])).toBe(
      "Teo shows a scarab worth 2.",
    );
  });

  test("what happens by itself is a sentence of its own", () => {
    const mummy = view.modules["mummy"]?.["mummy"] as number;
    const events: GameEvent[] = [
      { event: "card_played", seat: 1, end: "right", card: "h2:1-4" },
      { event: "mummy_walked", seat: 1, from: mummy, to: mummy - 2 },
      { event: "adventurer_fell", seat: 0, adventurer: 0 },
      { event: "talismans_taken", seat: 1, count: 1 },
      walk(16),
    ];
    expect(text(events, 0)).toBe(
      `Teo plays the Horus card “1–4”. The mummy walks from ${mummy} to ${mummy - 2}. ` +
        "Your adventurer on 12 falls. Teo takes a talisman and moves from 12 to 16.",
    );
    expect(tell(events)[0]).toMatchObject({
      seat: 1,
      matters: true,
      adventurers: [
        { seat: 0, adventurer: 0 },
        { seat: 1, adventurer: 0 },
      ],
    });
  });

  test("who walks to the mummy falls there; whom it walks to falls, too", () => {
    const fell: GameEvent = { event: "adventurer_fell", seat: 1, adventurer: 0 };
    expect(text([walk(16), fell], 1)).toBe("You move from 12 to 16 and fall before the mummy.");
    const mummy: GameEvent = { event: "mummy_walked", seat: 1, from: 18, to: 16 };
    expect(text([walk(16), of("horus_card_taken"), mummy, fell], 1)).toBe(
      "You move from 12 to 16 and take the Horus card “All 2”. " +
        "The mummy walks from 18 to 16. Your adventurer on 16 falls.",
    );
  });

  test("the tomb chamber costs a key", () => {
    const { chamber } = tables;
    const events: GameEvent[] = [
      walk(chamber),
      { event: "key_spent", seat: 1 },
      of("sarcophagus_taken"),
    ];
    expect(text(events)).toBe(
      "Teo moves from 12 into the tomb chamber, pays a key to enter and wins the sarcophagus worth 5.",
    );
  });

  test("the mummy tile that is used is named", () => {
    const events: GameEvent[] = [
      of("mummy_tile_used"),
      { event: "key_taken", seat: 1 },
      { event: "key_taken", seat: 1 },
      { event: "mummy_tile_discarded", slot: 0, tile: "keys_2" },
    ];
    expect(text(events)).toBe("Teo uses the mummy tile “2 keys” for 2 talismans and takes 2 keys.");
  });

  test("a die that is rolled again", () => {
    const roll = (face: number): GameEvent => ({ event: "die_rolled", seat: 1, face });
    const events = [{ ...played, card: "die" }, roll(1), of("power_used"), roll(4)];
    expect(text(events as GameEvent[])).toBe(
      "Teo plays the die card, rolls 1, uses the power “Reroll” and rolls again: 4.",
    );
  });
});

test("my turn and extra turns are announced", () => {
  expect(tell([{ event: "turn_started", seat: 0, extra: 0 }])).toMatchObject([
    { text: "Your turn.", seat: 0, kind: "turn", matters: true },
  ]);
  expect(tell([{ event: "turn_started", seat: 2, extra: 0 }])).toEqual([]);
});

test("long turns are cut into short sentences, what is of little interest apart", () => {
  const events: GameEvent[] = [
    played,
    walk(16),
    of("adventurer_released"),
    of("treasure_taken"),
    of("key_taken"),
    of("card_moved"),
  ];
  const [line] = tell(events);
  expect(line?.gain).toBe(5);
  expect(line?.parts).toEqual([
    {
      text:
        "Teo plays the 4, moves from 12 to 16, wakes an adventurer at the statue of Anubis and " +
        "takes a statue treasure (5 points).",
      minor: false,
    },
    { text: "Teo takes a key.", minor: false },
    { text: "Teo moves a card in the hand from place 1 to 3.", minor: true },
  ]);
});

test("a player without a name has a number", () => {
  const nameless = { tables, names: [null, null], me: null };
  const lines = narrate(happens(view, [of("key_taken")]), nameless);
  expect(lines[0]?.text).toBe("Player 2 takes a key.");
});

describe.each(games())("the whole game $name", (game) => {
  const context = { tables: game.tables, names, me: game.seat };
  const lines = narrate(game.timeline, context);

  test("places and adventurers are on the board", () => {
    expect(lines.length).toBeGreaterThan(50);
    for (const { places, adventurers } of lines) {
      places.forEach((place) => expect(place).toBeLessThanOrEqual(game.tables.chamber));
      adventurers.forEach(({ seat, adventurer }) => {
        expect(seat).toBeLessThan(game.tables.players);
        expect(adventurer).toBeLessThan(5);
      });
    }
  });

  test("told turn by turn the same things happen", () => {
    const { events } = game.timeline;
    const starts = events.flatMap(({ event }, at) => (event === "turn_started" ? at : []));
    const bits = [0, ...starts].flatMap((from, turn) =>
      narrate(game.timeline, context, from, starts[turn] ?? events.length),
    );
    expect(bits).toEqual(lines);
  });
});

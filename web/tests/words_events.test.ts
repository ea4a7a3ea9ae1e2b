import { describe, expect, test } from "vitest";
import type { GameEvent, ViewForm } from "../src/protocol";
import { narrate, Narrator, type LogLine } from "../src/words/events";
import { games, plain } from "./games";
import { expectWords, names, scene, tables } from "./words";

const { view: start } = scene("play");
const players = start.players.map((player) => ({
  ...player,
  places: [12, 4, 0, 0, 0],
  statuses: ["active", "active", "active", "lying", "lying"] as const,
  hand: ["4", "2", "5", "1", "3"],
}));
const view: ViewForm = {
  ...start,
  round: 6,
  turn: 1,
  players,
  tiles: start.tiles.map((tile, place) => (place === 16 ? "statue5" : place === 18 ? null : tile)),
  doing: [],
  question: "play",
};

function tell(
  events: readonly GameEvent[],
  me: number | null = 0,
  from: ViewForm = view,
): LogLine[] {
  return narrate(events, { tables, names, me, view: from });
}

function text(events: readonly GameEvent[], me: number | null = 0): string {
  return tell(events, me)
    .map((line) => line.text)
    .join(" | ");
}

const at = (module: string, name: string): number =>
  tables.data.find((datum) => datum.module === module && datum.name === name)?.offset ?? -1;
const spent = Number((view.modules["mummy"]?.["talismans"] as number[])[1]);
const played: GameEvent = { event: "played", seat: 1, end: "left", card: "4" };
const walk = (to: number): GameEvent => ({
  event: "moved",
  seat: 1,
  adventurer: 0,
  from: 12,
  to,
  how: "walk",
});

/** For each kind of event what it says of Teo; "" where it says nothing by itself. */
const SAID: Readonly<Record<GameEvent["event"], readonly [GameEvent, string]>> = {
  first: [{ event: "first", seat: 1 }, "Teo is the first player."],
  dealt: [{ event: "dealt", seat: 1, slot: 0, pile: "draw", card: null }, ""],
  laid: [
    { event: "laid", pile: "cobra", space: 13, tile: "tunnel" },
    "A new tile comes to light on 13: Tunnel.",
  ],
  opened: [
    { event: "opened", level: 1, card: "h1:last" },
    "Next open Horus card: Last to second last.",
  ],
  round: [{ event: "round", number: 7 }, "Round 7"],
  turn: [{ event: "turn", seat: 1, extra: 1 }, "Teo has an extra turn."],
  played: [played, "Teo plays the 4."],
  could_move: [{ event: "could_move", seat: 1 }, ""],
  rolled: [{ event: "rolled", seat: 1, number: 5 }, "Teo rolls 5."],
  moved: [walk(16), "Teo moves from 12 to 16."],
  released: [
    { event: "released", seat: 1, adventurer: 3, statue: 2 },
    "Teo wakes an adventurer at the statue of Anubis.",
  ],
  key_laid: [{ event: "key_laid", seat: 1 }, "Teo lays down a key."],
  sarcophagus: [{ event: "sarcophagus", seat: 1, which: 0 }, "Teo wins the sarcophagus worth 5."],
  treasure: [
    { event: "treasure", seat: 1, space: 16, tile: "statue5", points: 5 },
    "Teo takes a statue treasure (5 points).",
  ],
  key: [{ event: "key", seat: 1 }, "Teo takes a key."],
  joker: [{ event: "joker", seat: 1 }, "Teo takes a joker."],
  scarab: [{ event: "scarab", seat: 1, scarab: null }, "Teo takes a scarab."],
  horus_taken: [
    { event: "horus_taken", seat: 1, level: 2, card: "h2:all2", slot: 2 },
    "Teo takes the Horus card “All 2”.",
  ],
  drawn: [{ event: "drawn", seat: 1, slot: 2, pile: "draw", card: null }, ""],
  shuffled: [{ event: "shuffled" }, "The discard pile becomes the new draw pile."],
  no_move: [{ event: "no_move", seat: 1 }, "Teo cannot move anybody."],
  ended: [
    { event: "ended", reason: "standstill" },
    "The game is over: nobody could move for a whole round.",
  ],
  shown: [{ event: "shown", seat: 1, scarab: "3", count: 2 }, "Teo shows scarabs worth 3 and 3."],
  scored: [
    { event: "scored", seat: 1, source: "sets", points: 7 },
    "Teo has 7 points: 7 for sets.",
  ],
  asked: [{ event: "asked", seat: 1, question: "move", stack: [] }, ""],
  granted: [{ event: "granted", seat: 1 }, "Teo gets an extra turn."],
  data: [
    { event: "data", index: at("mummy", "talismans") + 1, value: spent + 2 },
    "Teo takes 2 talismans.",
  ],
  secret: [{ event: "secret", seat: 1, index: 0, value: 1 }, ""],
  able: [{ event: "able", seat: 1, yes: 1 }, ""],
  chose: [{ event: "chose", seat: 1, adventurer: 0 }, "Teo stays on 12."],
  fell: [{ event: "fell", seat: 1, adventurer: 1 }, "Teo’s adventurer on 4 falls."],
  raised: [{ event: "raised", seat: 1, adventurer: 1 }, "Teo raises an adventurer."],
  points: [{ event: "points", seat: 1, points: 2 }, "Teo scores 2 points."],
  turned: [{ event: "turned", pile: "mummy_tiles", kind: "keys_2" }, "New mummy tile: 2 keys."],
  put: [{ event: "put", pile: "bazaar", kind: "rug" }, "Rug goes to the pile “bazaar”."],
  renewed: [
    { event: "renewed", pile: "mummy_tiles", from_pile: "mummy_discards" },
    "The pile “Mummy tiles” is shuffled anew.",
  ],
  card_moved: [
    { event: "card_moved", seat: 1, slot: 0, to: 2 },
    "Teo moves a card in the hand from place 1 to 3.",
  ],
  discarded: [{ event: "discarded", seat: 1, slot: 0, card: "4" }, "Teo discards the 4."],
  scarab_gone: [{ event: "scarab_gone", seat: 1, scarab: null }, "Teo gives back a scarab."],
  secret_drawn: [
    { event: "secret_drawn", seat: 1, index: 0, pile: "bazaar", value: -1 },
    "Teo takes something from the pile “bazaar”.",
  ],
  secret_put: [
    { event: "secret_put", seat: 1, index: 0, pile: "bazaar", value: -1 },
    "Teo lays something on the pile “bazaar”.",
  ],
};

describe("every kind of event", () => {
  test.each(Object.entries(SAID))("%s", (_, [event, words]) => expect(text([event])).toBe(words));

  test.each(Object.entries(SAID).filter(([, [, words]]) => words.startsWith("Teo")))(
    "%s, for the one who does it",
    (_, [event]) => {
      const words = text([event], 1);
      expectWords(words);
      expect(words).toMatch(/^(You|Your|\d of your) /);
      expect(words).not.toContain("Teo");
    },
  );
});

describe("one answer is one sentence", () => {
  const asked: GameEvent = { event: "asked", seat: null, question: "draw", stack: [] };

  test("a card, a move and what is taken", () => {
    const events = [played, walk(16), SAID.treasure[0], asked];
    expect(text(events)).toBe(
      "Teo plays the 4, moves from 12 to 16 and takes a statue treasure (5 points).",
    );
    expect(text(events, 1)).toBe(
      "You play the 4, move from 12 to 16 and take a statue treasure (5 points).",
    );
  });

  test("too few on a treasure", () => {
    expect(text([played, walk(16), asked])).toBe(
      "Teo plays the 4, moves from 12 to 16 and needs 2 more there for a statue treasure.",
    );
  });

  test("those who move together are told of once", () => {
    const from = (adventurer: number, from: number): GameEvent => {
      return { event: "moved", seat: 1, adventurer, from, to: from + 1, how: "walk" };
    };
    expect(text([played, from(0, 12), from(1, 4), from(2, 0), from(3, 0)], 1)).toBe(
      "You play the 4, move from 12 to 13 and from 4 to 5 and move 2 adventurers from the stairs to 1.",
    );
  });

  test("a 0 says that nobody acts, or who stays", () => {
    const zero: GameEvent = { ...played, card: "0" };
    expect(text([zero, asked], 1)).toBe("You play the 0 and take no action.");
    expect(text([zero, { event: "chose", seat: 1, adventurer: 0 }, SAID.key[0], asked], 1)).toBe(
      "You play the 0, stay on 12 and take a key.",
    );
  });

  test("one scarab is one scarab", () => {
    expect(text([{ event: "shown", seat: 1, scarab: "2", count: 1 }])).toBe(
      "Teo shows a scarab worth 2.",
    );
  });

  test("an empty space", () => {
    expect(text([walk(18), asked], 1)).toBe("You move from 12 to 18 and find no tile there.");
  });

  test("what happens by itself is a sentence of its own", () => {
    const mummy = view.modules["mummy"]?.["mummy"] as number;
    const events: GameEvent[] = [
      { event: "played", seat: 1, end: "right", card: "h2:1-4" },
      { event: "fell", seat: 0, adventurer: 0 },
      { event: "data", index: at("mummy", "mummy"), value: mummy - 2 },
      { event: "data", index: at("mummy", "talismans") + 1, value: spent + 1 },
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

  test("the tomb chamber costs a key", () => {
    const { chamber } = tables;
    const events: GameEvent[] = [
      walk(chamber),
      { event: "key_laid", seat: 1 },
      SAID.sarcophagus[0],
    ];
    expect(text(events)).toBe(
      "Teo moves from 12 into the tomb chamber, pays a key to enter and wins the sarcophagus worth 5.",
    );
  });

  test("the mummy tile that is used is named", () => {
    const events: GameEvent[] = [
      { event: "data", index: at("mummy", "talismans") + 1, value: spent - 2 },
      { event: "key", seat: 1 },
      { event: "key", seat: 1 },
      { event: "put", pile: "mummy_discards", kind: "keys_2" },
    ];
    expect(text(events)).toBe("Teo uses the mummy tile “2 keys” for 2 talismans and takes 2 keys.");
  });

  test("a die that is rolled again", () => {
    const roll = (number: number): GameEvent => ({ event: "rolled", seat: 1, number });
    expect(text([{ ...played, card: "die" } as GameEvent, roll(1), roll(4)])).toBe(
      "Teo plays the die card, rolls 1 and rolls again: 4.",
    );
  });
});

test("my turn and extra turns are announced", () => {
  expect(tell([{ event: "turn", seat: 0, extra: 0 }])).toMatchObject([
    { text: "Your turn.", seat: 0, kind: "turn", matters: true },
  ]);
  expect(tell([{ event: "turn", seat: 2, extra: 0 }])).toEqual([]);
});

test("long turns are cut into short sentences, what is of little interest apart", () => {
  const events: GameEvent[] = [
    played,
    walk(16),
    SAID.released[0],
    SAID.treasure[0],
    SAID.key[0],
    SAID.card_moved[0],
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
  const lines = narrate([SAID.key[0]], { tables, names: [null, null], me: null, view });
  expect(lines[0]?.text).toBe("Player 2 takes a key.");
});

describe.each(games())("the whole game $name", (game) => {
  const context = { tables: game.tables, names, me: game.seat, view: game.view };
  const lines = narrate(
    game.told.flatMap(({ events }) => events),
    context,
  );

  test("every line can be read", () => {
    expect(lines.length).toBeGreaterThan(50);
    lines.forEach((line) => expectWords(line.text));
  });

  test("places and adventurers are on the board", () => {
    for (const { places, adventurers } of lines) {
      places.forEach((place) => expect(place).toBeLessThanOrEqual(game.tables.chamber));
      adventurers.forEach(({ seat, adventurer }) => {
        expect(seat).toBeLessThan(game.tables.players);
        expect(adventurer).toBeLessThan(5);
      });
    }
  });

  test("told answer by answer the same things happen", () => {
    const narrator = new Narrator(context);
    const bits = game.told.flatMap(({ events }) => narrator.tell(events));
    const rounds = (all: readonly LogLine[]) => all.filter((line) => line.kind !== "play");
    expect(rounds(bits)).toEqual(rounds(lines));
    const touched = (all: readonly LogLine[]) => all.flatMap((line) => line.adventurers);
    expect(touched(bits)).toEqual(touched(lines));
  });

  test("what is told has the position that the server tells", () => {
    const narrator = new Narrator(context);
    for (const { events, view } of game.told) {
      narrator.tell(events);
      if (view) expect(plain(narrator.view)).toEqual(view);
    }
  });
});

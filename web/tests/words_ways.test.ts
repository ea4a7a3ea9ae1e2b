import { describe, expect, test } from "vitest";
import type {
  DecisionJson,
  GameEvent,
  NothingHappenedEvent,
  OptionJson,
  ViewJson,
  WayJson,
} from "../src/protocol";
import { tabWords, wayTab, wayWords, type Sign } from "../src/words/options";
import { stepsOf } from "../src/words/steps";
import { totalOf } from "../src/state/way";
import { happens, moved } from "./happens";
import { asks, expectWords, names, scene, scenes, tables } from "./words";

const { view: start } = scene("play");
const ME = 0;
const tileOn: Readonly<Record<number, string>> = {
  13: "vase3",
  14: "osiris3",
  15: "horus1",
  17: "joker",
};
const view: ViewJson = {
  ...start,
  asked: ME,
  turn: ME,
  question: asks("play"),
  players: start.players.map((player, seat) => ({
    ...player,
    hand: player.hand.map((_, place) => (seat === ME && place === 0 ? "1" : null)),
    places: [12, 13, 0, 0, 0],
    statuses: ["active", "active", "lying", "lying", "lying"] as const,
    keys: 1,
  })),
  tiles: start.tiles.map((tile, place) => tileOn[place] ?? tile),
  horus: ["h1:1-3", "h2:all2", "h3:last"],
  modules: {},
};

const option = (verb: OptionJson["verb"], more: Partial<OptionJson> = {}): OptionJson => ({
  id: 0,
  verb,
  ...more,
});
const walk = (from: number, to: number, how?: "thrown" | "tunnel"): GameEvent =>
  moved(ME, 0, from, to, how);
const asked = (question: string, seat: number | null): GameEvent => ({
  event: "question_asked",
  seat,
  question,
  stack: [],
  changes: { asked: seat, question: asks(question, {}, seat) },
});
const chance = (question: string): GameEvent => asked(question, null);

function way(events: readonly GameEvent[], more: Partial<WayJson> = {}): WayJson {
  return {
    answers: [0, 20],
    options: [option("left"), option("move", { adventurer: 0, number: 1, to: 13 })],
    events: happens(view, [
      { event: "card_played", seat: ME, end: "left", card: "1" },
      asked("move", ME),
      ...events,
    ]).events,
    then: "chance",
    ...more,
  };
}

const ask = (question: string, ...verbs: OptionJson["verb"][]): DecisionJson => ({
  question: asks(question, {}, ME),
  options: verbs.map((verb) => option(verb, verb === "horus" ? { number: 1 } : {})),
});

function nothing(reason: NothingHappenedEvent["reason"], adventurer: number | null = 0): GameEvent {
  return { event: "nothing_happened", seat: ME, adventurer, reason };
}

const vase: GameEvent = { event: "treasure_taken", seat: ME, space: 13, tile: "vase3", points: 3 };
const WAYS: readonly (readonly [string, WayJson, string, Sign, string])[] = [
  [
    "a treasure with a symbol below",
    way([walk(12, 13), vase, chance("uncover")]),
    "From 12 to 13: you take a vase (3 points); a cobra tile comes to light.",
    "points",
    "+3",
  ],
  [
    "a treasure that needs more",
    way([walk(12, 20), nothing("too_few_adventurers"), chance("draw")]),
    "",
    "needs",
    "Needs",
  ],
  [
    "thrown on, and a choice",
    way([walk(12, 14), walk(14, 15, "thrown")], {
      then: "question",
      question: ask("take", "key", "horus"),
    }),
    "From 12 to 14, thrown on to 15: you take a key or the Horus card “1–3”.",
    "horus",
    "Horus card",
  ],
  [
    "a tunnel",
    way([walk(12, 16), walk(16, 25, "tunnel"), chance("draw")]),
    "From 12 to 16, through the tunnel to 25: nothing happens there.",
    "tunnel",
    "Tunnel",
  ],
  [
    "a statue is passed",
    way([
      walk(12, 17),
      { event: "adventurer_released", seat: ME, adventurer: 3, statue: 1 },
      { event: "joker_taken", seat: ME },
    ]),
    "From 12 to 17: you wake an adventurer at the statue of Anubis and take a joker.",
    "joker",
    "Joker",
  ],
  [
    "a scarab by chance",
    way([walk(12, 17), chance("scarab")]),
    "From 12 to 17: you take a scarab.",
    "scarab",
    "Scarab",
  ],
  [
    "into the tomb chamber",
    way([
      walk(12, 41),
      { event: "key_spent", seat: ME },
      { event: "sarcophagus_taken", seat: ME, sarcophagus: 0 },
      chance("draw"),
    ]),
    "From 12 into the tomb chamber: you pay a key to enter and win the sarcophagus worth 5.",
    "tomb",
    "Tomb chamber",
  ],
  [
    "one fewer",
    way([walk(12, 13), asked("spare", ME)], {
      then: "question",
      question: ask("spare", "yes", "no"),
    }),
    "From 12 to 13: you may take a vase with one adventurer fewer.",
    "points",
    "+3",
  ],
  [
    "another player may rearrange first",
    way([walk(12, 17), asked("move_card", 1)], {
      then: "others",
    }),
    "From 12 to 17: another player may react; then: Joker tile.",
    "joker",
    "Joker",
  ],
  [
    "a die",
    way([chance("roll")], { answers: [0], options: [option("left")] }),
    "1: you roll, then choose who moves.",
    "die",
    "Die",
  ],
  [
    "nobody can move",
    way([nothing("no_legal_move", null), chance("draw")], { options: [option("left")] }),
    "1: you cannot move anybody.",
    "nothing",
    "Nothing",
  ],
  [
    "the end",
    way([walk(12, 17), { event: "joker_taken", seat: ME }], { then: "game_over" }),
    "From 12 to 17: you take a joker; the game ends.",
    "joker",
    "Joker",
  ],
];

describe.each(WAYS)("%s", (_, one, words, sign, tab) => {
  test("in words", () => {
    const said = wayWords(one, view, tables, ME, names);
    expectWords(said);
    if (words) expect(said).toBe(words);
    else expect(said).toMatch(/^From 12 to 20: you need (one|2) more there for .+\.$/);
  });

  test("on its tab", () => {
    const found = wayTab(one, view, tables);
    expect(found.sign).toBe(sign);
    expect(tabWords(found).startsWith(tab)).toBe(true);
  });
});

test("a tab counts keys, adventurers woken and points", () => {
  const woken: GameEvent = { event: "adventurer_released", seat: ME, adventurer: 3, statue: 1 };
  const key: GameEvent = { event: "key_spent", seat: ME };
  expect(wayTab(way([walk(12, 13), key, woken, vase]), view, tables)).toMatchObject({
    ...{ points: 3, keys: 1, wakes: 1, sign: "points" },
  });
  const others: GameEvent = { ...vase, seat: 1 };
  expect(wayTab(way([walk(12, 17), others]), view, tables)).toMatchObject({ points: 0 });
});

test("a move without an action says so, and needs nobody", () => {
  const questions = [
    asks("rearmost", { high: 2 }),
    asks("move", { low: 1, high: 1, flags: ["fixed", "quiet"] }),
  ];
  for (const question of questions) {
    const quiet = { ...view, question };
    const { events } = happens(quiet, [walk(12, 20)]);
    const step = option("move", { adventurer: 0, number: 1, to: 20 });
    const one: WayJson = { answers: [20], options: [step], events, then: "turn_over" };
    expect(wayWords(one, quiet, tables, ME)).toBe("From 12 to 20: nothing happens there.");
    expect(wayTab(one, quiet, tables).sign).toBe("nothing");
  }
});

test("different ways of a scene have different words", () => {
  for (const { seat, view: seen, ways } of scenes) {
    const told = ways.map((one) => `${one.answers[0]} ${wayWords(one, seen, tables, seat, names)}`);
    expect(new Set(told).size).toBe(told.length);
  }
});

describe("a card to which another is added", () => {
  const { seat, view: at, ways } = scene("play"); // 3+ at the left end, then die ±1; 0 at the right
  const by = (...verbs: string[]): WayJson => {
    const found = ways.find(({ options }) => verbs.every((verb, i) => options[i]?.verb === verb));
    if (!found) throw new Error(`no way is ${verbs.join(" ")}`);
    return found;
  };

  test.each([
    [["left", "no"], /^Just 3\+\u00a0· From /, 3],
    [["left", "right"], /^With the 0 from the right\u00a0· From /, 3],
    [["left", "left"], /^3\+\u00a0· With the die ±1 card from the left: you roll/, null],
    [["right"], /^From /, null],
    [["right", "no"], /^0\u00a0· Nobody moves or acts\.$/, null],
  ])("%s", (verbs, words, total) => {
    const way = by(...verbs);
    expect(wayWords(way, at, tables, seat, names)).toMatch(words);
    expect(totalOf(way, tables)).toBe(total);
  });

  test("is asked for in the hand that is left", () => {
    const [first, second] = stepsOf(by("left", "right"), at);
    expect(first?.view).toBe(at);
    expect(second?.option.verb).toBe("right");
    expect(second?.view.players[seat]?.hand).toEqual(at.players[seat]?.hand?.slice(1));
    expect(second?.view.question).toEqual(asks("second", { number: 3 }, seat));
  });
});

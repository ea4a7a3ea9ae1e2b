import { describe, expect, test } from "vitest";
import type { OptionJson, ViewJson } from "../src/protocol";
import {
  moved,
  optionWords,
  rearranged,
  saysMore,
  tabWords,
  wayTab,
  wayWords,
} from "../src/words/options";
import { notOffered, prompt, whichWay } from "../src/words/questions";
import { waitingFor } from "../src/words/waiting";
import { cardAbout } from "../src/words/things";
import { asks, expectWords, names, scene, scenes, tables, written, type Scene } from "./words";

/** All questions of the rules and modules. */
const QUESTIONS = [
  ...["play", "move", "act", "spare", "take", "wake", "raise", "mummy_tile", "move_card"],
  ...["move_card_to", "give_scarab", "discard", "take_several", "rearmost", "second", "side"],
  ...["reroll", "use_power", "instead", "read_temple", "collect"],
];

/** The scene of a question; nobody came to use a power in the games that were played. */
function sceneOf(question: string): Scene {
  if (question !== "use_power") return scene(question);
  const found = scene("move");
  const power = asks(question, { low: 3, high: 3, flags: [] });
  return {
    ...found,
    view: { ...found.view, question: power },
    decision: { ...found.decision, question: power },
  };
}

describe.each(QUESTIONS)("the question %s", (question) => {
  const { seat, view, decision, ways } = sceneOf(question);

  test("is asked in words", () => {
    const { text, why } = prompt(view, tables);
    expectWords(text);
    expect(text).not.toContain("Decide");
    if (why !== null) expectWords(why);
  });

  test("those who wait are told what for", () => {
    expectWords(waitingFor(question, "Teo"));
    expect(waitingFor(question, "Teo")).not.toBe(waitingFor("unheard_of", "Teo"));
  });

  test("has different words for each option", () => {
    const told = decision.options.map((option) => optionWords(option, view, tables, seat));
    told.forEach(({ label, text }) => {
      expectWords(label);
      expectWords(text);
      expect(text).toMatch(/[.]$/);
    });
    expect(new Set(told.map(({ text }) => text)).size).toBe(told.length);
  });

  test("has words for each way", () => {
    for (const way of ways) {
      expectWords(wayWords(way, view, tables, seat, names));
      expectWords(tabWords(wayTab(way, view, tables)));
    }
  });
});

test("a mummy tile is offered for its price", () => {
  const { seat, view, decision } = scene("mummy_tile");
  const labels = decision.options
    .filter(({ verb }) => verb === "tile")
    .map((option) => optionWords(option, view, tables, seat).label);
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) expect(label).toMatch(/\s· \d talismans?$/);
});

test("a question from outside can be asked and answered", () => {
  const { seat, view } = scene("play");
  const strange: ViewJson = { ...view, question: asks("sing_a_song", { verses: 3 }) };
  const option = (verb: OptionJson["verb"], number?: number): OptionJson =>
    number === undefined ? { id: 1, verb } : { id: 1, verb, number };
  expect(prompt(strange, tables)).toEqual({ text: "Decide: sing a song.", why: null });
  expect(waitingFor("sing_a_song", "Teo")).toBe("Teo is deciding");
  expect(optionWords(option("yes"), strange, tables, seat).label).toBe("Yes");
  expect(optionWords(option("outside", 112), strange, tables, seat).label).toBe("Answer 112");
});

describe("what is asked, exactly", () => {
  const asked = (question: string): string => prompt(sceneOf(question).view, tables).text;
  const { view } = scene("move");

  test.each([
    ["move", { low: 4, high: 4, flags: [] }, "Which adventurer moves 4 tiles?"],
    ["move", { low: 1, high: 4, flags: [] }, "Which adventurer moves, and how far?"],
    ["move", { low: 1, high: 1, flags: ["back"] }, "Which adventurer moves, and how far?"],
    [
      "move",
      { low: 0, high: 0, flags: [] },
      "Which adventurer stays and does the action of its tile?",
    ],
    [
      "move",
      { low: 1, high: 1, flags: ["fixed", "quiet"] },
      "Which adventurer moves? Its tile does not act.",
    ],
    ["second", { number: 2 }, "You played 2+. Add another end card?"],
    ["reroll", { face: 5, flags: [], bonus: 0 }, "You rolled 5. Roll once more?"],
    ["instead", { card: "h2:all2" }, "One tile forward instead of the Horus card “All 2”?"],
    [
      "take_several",
      { things: ["key", "joker", "scarab"], number: 2 },
      "What do you take? 2 different things.",
    ],
    ["take_several", { things: ["key", "joker"], number: 1 }, "What do you take? One more thing."],
  ])("%s %o", (name, args, words) =>
    expect(prompt({ ...view, question: asks(name, args) }, tables).text).toBe(words),
  );

  test("with what it is about", () => {
    expect(asked("side")).toMatch(/^Where does the new card \(.+\) go\?$/);
    expect(asked("spare")).toMatch(/^Take a .+ with one adventurer fewer\?$/);
    expect(asked("mummy_tile")).toMatch(/You have \d talismans?\.$/);
    expect(prompt(scene("wake").view, tables).why).toBe(
      "1 or 2: one of them rises, and your turn ends; 3 or 4: all rise, and your turn ends; " +
        "5 or 6: all rise, and your turn goes on.",
    );
  });
});

describe("what is not offered says why", () => {
  test("an end that nobody could move with", () => {
    const { view, decision } = scene("play");
    const only = { ...decision, options: decision.options.filter(({ verb }) => verb === "left") };
    expect(notOffered(decision, view, tables).size).toBe(0);
    expect(notOffered(only, view, tables).get("right")).toMatch(/^Nobody could move with /);
  });

  test("a mummy tile that is too dear, or of no use", () => {
    const told = scenes
      .filter(({ decision }) => decision.question.name === "mummy_tile")
      .flatMap(({ decision, view }) => [...notOffered(decision, view, tables).values()]);
    told.forEach(expectWords);
    expect(told).toContain("All +4: it costs 4 talismans.");
    expect(told).toContain("Swap a scarab: it would do nothing now.");
  });
});

describe("one's character", () => {
  const asks = (round: number) => {
    const view = sceneOf("play").view;
    const power = view.players.map(() => "plunder");
    const modules = { ...view.modules, characters: { power } };
    return prompt({ ...view, round, modules }, tables).why;
  };

  test("is introduced in the first round, and then no more", () => {
    expect(asks(1)).toBe(
      "Your character: Plunder. You score 1 point more for each treasure tile that you take.",
    );
    expect(asks(2)).toBeNull();
  });
});

describe("options, exactly", () => {
  const words = (question: string, text: string) => {
    const { seat, view, decision } = sceneOf(question);
    const option = decision.options.find((one) => written(one) === text);
    if (!option) throw new Error(`${text} is not offered at ${question}`);
    return optionWords(option, view, tables, seat);
  };

  test.each([
    [
      "take",
      "key",
      "Key",
      "Take a key. One key lets one adventurer into the tomb chamber and stays there. A key left at the end scores 1 point.",
    ],
    ["reroll", "no", "Keep it", "Keep it."],
    ["second", "no", "Just 3+", "Add no card: move 3."],
    ["mummy_tile", "no", "Not now", "You keep your talismans."],
    ["play", "left", "3+", "Play the 3+ from the left end."],
  ])("%s %s", (question, text, label, sentence) => {
    expect(words(question, text)).toMatchObject({ label, text: sentence });
  });

  test("the sentence of a card to take says what the card does", () => {
    const { seat, view, decision } = sceneOf("take");
    const option = decision.options.find(({ verb }) => verb === "horus");
    if (!option) throw new Error("no card is offered");
    const card = view.horus[(option.number ?? 1) - 1] ?? "";
    const { text } = optionWords(option, view, tables, seat);
    expect(text).toContain(cardAbout(tables, card).about);
  });

  test.each([
    [3, "next to an end of your hand"],
    [4, "middle of your hand, in place of the card you would draw"],
  ])("a card to take goes, with %s others in the hand, to the %s", (others, where) => {
    const { seat, view, decision } = sceneOf("take");
    const option = decision.options.find(({ verb }) => verb === "horus");
    if (!option) throw new Error("no card is offered");
    const players = view.players.map((player) => ({ ...player, hand: Array(others).fill("1") }));
    const { label, text } = optionWords(option, { ...view, players }, tables, seat);
    expect(text).toContain(where);
    expect(text.startsWith(`${label}: `)).toBe(true);
  });

  test("a label that says all is not said twice", () => {
    expect(saysMore(words("reroll", "no"))).toBe(false);
    expect(saysMore(words("mummy_tile", "no"))).toBe(true);
  });

  test("a card that goes elsewhere is shown where it would be", () => {
    expect(rearranged(["a", "b", "c", "d"], 1, 2)).toEqual(["a", "c", "b", "d"]);
    expect(rearranged(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
    const { view, decision } = sceneOf("side");
    const goes = decision.options.map((option) => moved(option, view.question));
    const [left, right] = goes;
    expect(left?.to).toBe(left?.from);
    expect(right?.to).toBe((left?.from ?? 0) + 1);
  });

  test("a second card tells the sum", () => {
    const { seat, view, decision } = scene("second");
    const sum = (card: string): string => {
      const players = view.players.map((player) => ({ ...player, hand: [card, "1", "1", "2"] }));
      const left = decision.options.find(({ verb }) => verb === "left");
      return left ? optionWords(left, { ...view, players }, tables, seat).text : "";
    };
    expect(sum("2")).toBe("Add the 2 from the left end: 5 in all.");
    expect(sum("+-1")).toBe("Add the ±1 from the left end: 2 or 4 in all.");
    expect(sum("die")).toBe("Add the die card from the left end: 3 and the roll.");
  });

  test("a place in the hand shows the hand", () => {
    const { view, decision, seat } = scene("move_card_to");
    const option = decision.options[0];
    const hand = view.players[seat]?.hand.length ?? 0;
    const text = option ? optionWords(option, view, tables, seat).text : "";
    expect(text.match(/\[.+?\]/g)).toHaveLength(1);
    expect(text.split(" · ")).toHaveLength(hand);
  });
});

test("several ways lead to a place: it is asked which", () => {
  const picked = (place: number | null): string | null => whichWay({ place, fitting: [] }, tables);
  expect(picked(10)).toBe("Which way to 10?");
  expect(picked(tables.chamber)).toBe("Which way into the tomb chamber?");
  expect(picked(null)).toBeNull();
});

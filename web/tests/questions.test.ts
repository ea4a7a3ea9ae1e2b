import { describe, expect, test } from "vitest";
import type { GameEvent, ViewJson } from "../src/protocol";
import { lastActor } from "../src/state/lastmoves";
import { Choice } from "../src/state/choice.svelte";
import { optionWords, wayTab } from "../src/words/options";
import { subjectOf } from "../src/words/subject";
import { moved } from "./happens";
import { asks, expectWords, scene, scenes, tables, written } from "./words";

/** A Horus card that no tile brings. */
const QUIET = asks("take", { things: ["horus1"], quiet: "quiet" });

/** The choice of somebody who is asked what a scene asks. */
function choosing(question: string): Choice {
  const { seat, view, decision, ways } = scene(question);
  const choice = new Choice();
  choice.ask(seat, decision, view.players[seat]?.places);
  choice.ways = ways;
  return choice;
}

describe("what a question is about is seen on the board", () => {
  const PLACES: Readonly<Record<string, readonly number[]>> = {
    spare: [1],
    read_temple: [10],
    wake: [28],
  };
  const FIGURES: Readonly<Record<string, readonly number[]>> = { wake: [2], raise: [1, 2, 3] };
  const questions = [...new Set(scenes.map(({ decision }) => decision.question.name))];

  test.each(questions)("%s", (question) => {
    expect(subjectOf(scene(question).view)).toEqual({
      places: PLACES[question] ?? [],
      adventurers: FIGURES[question] ?? [],
    });
  });

  test("what is taken comes from the tile of the last one that acted", () => {
    const { view } = scene("take");
    expect(subjectOf(view, 0).places).toEqual([5]);
    const quiet: ViewJson = { ...view, question: QUIET };
    expect(subjectOf(quiet, 0).places).toEqual([]);
  });

  test("who acted last", () => {
    const walk = moved(1, 2, 0, 3);
    const chose = { event: "adventurer_chosen", seat: 1, adventurer: 4 } as const;
    const turn = { event: "turn_started", seat: 1 } as GameEvent;
    expect(lastActor([walk, chose, { ...walk, seat: 0 }], 1)).toBe(4);
    expect(lastActor([chose, walk], 1)).toBe(2);
    expect(lastActor([walk, turn], 1)).toBeNull();
    expect(lastActor([], 1)).toBeNull();
  });

  test("a question from outside is about nothing known", () => {
    const view: ViewJson = { ...scene("play").view, question: asks("sing", { adventurer: 9 }) };
    expect(subjectOf(view)).toEqual({ places: [], adventurers: [] });
  });
});

describe("an adventurer is chosen on the board", () => {
  test.each([
    ["act", [4, 21, 31]],
    ["raise", [17, 18, 21]],
  ])("%s: where they are", (question, places) => {
    const choice = choosing(question);
    expect(choice.walks).toBe(true);
    expect(choice.marks.map(({ place }) => place)).toEqual(places);
  });

  test("who would rise has a sign for it", () => {
    const { view, ways } = scene("raise");
    expect(new Set(ways.map((way) => wayTab(way, view, tables).sign))).toEqual(new Set(["rises"]));
  });

  test("by its place, or by itself", () => {
    expect(choosing("raise").pickPlace(21)?.options.map(written)).toEqual(["a3"]);
    expect(choosing("raise").pickAdventurer(2)).toBe(21);
  });

  test("who moves still says where to", () => {
    const choice = choosing("move");
    expect(choice.marks.map(({ place }) => place)).toEqual([1, 3]);
    expect(choice.pickAdventurer(0)).toBeNull();
  });

  test("questions without anybody to choose have buttons", () => {
    for (const question of ["spare", "wake", "take", "reroll", "collect", "read_temple"])
      expect(choosing(question).walks, question).toBe(false);
  });
});

describe("buttons have few words", () => {
  const MOST = 100;

  test.each(["take", "take_several", "mummy_tile"])("%s", (question) => {
    for (const { seat, view, decision } of scenes.filter(
      (one) => one.decision.question.name === question,
    ))
      for (const option of decision.options) {
        const { text, brief = text } = optionWords(option, view, tables, seat);
        expectWords(brief);
        expect(brief.length, brief).toBeLessThan(MOST);
      }
  });

  test("a Horus card says how far the mummy walks, where there is one", () => {
    const { seat, view, decision } = scene("take");
    const [horus] = decision.options.filter(({ verb }) => verb === "horus");
    if (!horus) throw new Error("no Horus card is offered");
    const said = (modules: readonly string[], question = view.question): string =>
      optionWords(
        horus,
        { ...view, question },
        { ...tables, modules: modules as typeof tables.modules },
        seat,
      ).brief ?? "";
    expect(said(["mummy"])).toBe("One adventurer moves 1 to 4 tiles. The mummy walks 1 tile.");
    expect(said([])).toBe("One adventurer moves 1 to 4 tiles.");
    expect(said(["mummy"], QUIET)).toBe("One adventurer moves 1 to 4 tiles.");
  });
});

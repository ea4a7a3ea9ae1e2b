// A hint: which way it is about, and what it says.

import { describe, expect, test } from "vitest";
import { lessonOf, ME, tables } from "../src/learn/lessons";
import type { OptionRating } from "../src/protocol";
import hintWords, { rivalOf } from "../src/table/hint";
import { Choice } from "../src/state/choice.svelte";
import { written } from "./words";

const [scene] = (await lessonOf("treasure")).scenes;
/** The id of an option of the scene. */
const idOf = (text: string): number =>
  scene!.ways.flatMap(({ options }) => options).find((one) => written(one) === text)!.id;
const rated = (text: string, chance: number | null = null): OptionRating => ({
  id: idOf(text),
  chance,
  margin: null,
  visits: 9,
});

function asked(): Choice {
  const choice = new Choice();
  choice.ask(ME, scene!.decision);
  choice.ways = scene!.ways;
  return choice;
}

const ends = [rated("left", 0.56), rated("right", 0.5)];
const moves = [rated("a1+2", 0.57), rated("a2+2", 0.54)];
const said = (choice: Choice) => hintWords(choice, scene!.view, tables, ["Ada", "Teo"]);

describe("a hint", () => {
  test("on a whole gesture is about one way, which is shown", () => {
    const choice = asked();
    choice.advise({ options: ends, then: [moves] });
    const advised = scene!.ways.filter((way) => choice.isAdvised(way));
    expect(advised.map(({ options }) => options.map(written))).toEqual([["left", "a1+2"]]);
    expect([choice.end, choice.pointed]).toEqual(["left", advised[0]]);
    expect(choice.advisedPlaces).toEqual([6]);
  });

  test("on the first answer alone is about no way, if several begin so", () => {
    const choice = asked();
    choice.advise({ options: ends, then: [] });
    expect(scene!.ways.some((way) => choice.isAdvised(way))).toBe(false);
    expect([choice.advised, choice.pointed, choice.advisedPlaces]).toEqual([
      idOf("left"),
      null,
      [],
    ]);
  });

  test("goes with the question", () => {
    const choice = asked();
    choice.advise({ options: ends, then: [moves] });
    choice.ask(ME, null);
    expect([choice.advised, choice.advisedPlaces, said(choice)]).toEqual([null, [], null]);
  });

  test("says card, way and what comes nearest", () => {
    const choice = asked();
    choice.advise({ options: ends, then: [moves] });
    const { what, why } = said(choice)!;
    expect(what).toMatch(/^Advice: Play the 2 from the left end\. From 4 to 6: you need one more/);
    expect(why).toBe("Chance to win: about 57%. Next best, about 54%: Move from 3 to 5, 2 tiles.");
  });

  test.each([
    [0.001, "less than 1%"],
    [0.02, "about 2%"],
    [0.98, "about 98%"],
    [0.999, "more than 99%"],
  ])("a chance of %f is %s: nothing is sure", (chance, words) => {
    const choice = asked();
    choice.advise({ options: [rated("left", chance)], then: [] });
    expect(said(choice)!.why).toBe(`Chance to win: ${words}.`);
  });

  test("does not claim a difference where there is none", () => {
    const choice = asked();
    choice.advise({ options: [rated("left", 0.5), rated("right", 0.506)], then: [moves] });
    expect(said(choice)!.why).toMatch(/about 50%\. About as good: Play .* from the right end\.$/);
    choice.advise({ options: [rated("left")], then: [] });
    expect(said(choice)!.why).toBe("");
  });
});

test("of all questions of a gesture that counts which was the closest", () => {
  expect(rivalOf([])).toBeNull();
  expect(rivalOf([[rated("left")], [rated("a1+2", 0.4)]])).toBeNull();
  expect(rivalOf([ends, moves])).toMatchObject({ at: 1, id: idOf("a2+2") });
  expect(rivalOf([ends, [rated("a1+2", 0.7), rated("a2+2", 0.6)]])).toMatchObject({ at: 0 });
});

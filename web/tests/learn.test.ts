// The first game: its lessons fit the client and have all their texts.

import { describe, expect, it } from "vitest";
import learn from "../src/i18n/en/learn";
import { Course, STEPS, turns } from "../src/learn/course.svelte";
import { lessonOf, lessons as names, ME, places, tables } from "../src/learn/lessons";
import { Timeline } from "../src/state/timeline";
import { narrate } from "../src/words/events";

const texts: Readonly<Record<string, string>> = learn;
const lessons = await Promise.all(names.map(lessonOf));
const scenes = lessons.flatMap((lesson) => lesson.scenes);

describe("each scene", () => {
  it.each(scenes)("$name has a goal among its ways", ({ decision, ways, goals }) => {
    expect(goals.length).toBeGreaterThan(0);
    for (const { way } of goals) {
      const first = ways[way]?.answers[0];
      expect(decision.options.map(({ id }) => id)).toContain(first);
    }
  });

  it.each(lessons)("of $name begins where the events before it lead to", ({ scenes }) => {
    scenes.slice(1).forEach(({ view }, at) => {
      const before = scenes[at]!;
      expect(new Timeline(before.view, before.goals[0]!.events).last).toEqual(view);
    });
  });

  it.each(scenes)("$name is shown turn by turn", ({ goals }) => {
    for (const { events } of goals) {
      const parts = turns(events);
      expect(parts.flatMap(([from, to]) => events.slice(from, to))).toEqual(events);
      expect(parts.length).toBe(events.filter(({ event }) => event === "turn_started").length + 1);
    }
  });

  it.each(scenes)("$name says what there is and what to do", ({ name, ways, goals }) => {
    expect(texts[`learn.${name}.say`]).toBeTruthy();
    expect(texts[`learn.${name}.do`]).toBeTruthy();
    expect(name + (texts[`learn.${name}.other`] ? " answers" : "")).toBe(
      name + (goals.length < ways.length ? " answers" : ""),
    );
  });
});

describe("each lesson", () => {
  it.each(lessons)("$name has a title and an end", ({ name }) => {
    expect(texts[`learn.${name}.title`]).toBeTruthy();
    expect(texts[`learn.${name}.done`]).toBeTruthy();
  });

  it("ends with the adventurers where the counting has them", () => {
    const { view, goals } = lessons.at(-1)!.scenes.at(-1)!;
    const { last } = new Timeline(view, goals[0]!.events);
    expect(last.players[ME]!.places).toEqual(places);
  });

  it("explains every source of points", () => {
    for (const source of tables.sources) expect(texts[`learn.count.${source}`]).toBeTruthy();
  });
});

describe("the course", () => {
  const goalOf = (course: Course) => course.scene!.ways[course.scene!.goals[0]!.way]!;

  const at = async (step: number): Promise<Course> => {
    const course = new Course(() => 0);
    await course.begin(step);
    return course;
  };

  it("goes from lesson to lesson to the counting", async () => {
    const course = await at(0);
    for (const lesson of lessons) {
      expect(course.lesson).toBe(lesson);
      for (const scene of lesson.scenes) {
        expect(course.scene).toBe(scene);
        expect(course.choice.ways).toBe(scene.ways);
        expect(course.play(goalOf(course))).toBe(true);
        course.settle();
      }
      expect(course.phase).toBe("done");
      expect(course.playback.view).toBe(course.timeline?.last);
      await course.begin(course.step! + 1);
    }
    expect(course.step).toBe(STEPS - 1);
    expect(course.lesson).toBeNull();
  });

  it("can tell what happened, also once the next question is asked", async () => {
    const course = await at(2);
    course.play(goalOf(course));
    course.settle();
    const [line] = narrate(course.timeline!, { tables, names: ["Ann", "Teo"], me: ME });
    expect(line!.text).toMatch(/^You play the 2, move from 4 to 6/);
  });

  it("stays where it is when something else is chosen", async () => {
    const course = await at(1);
    const { scene } = course;
    const other = scene!.ways.find((_, at) => scene!.goals.every(({ way }) => way !== at))!;
    expect(course.play(other)).toBe(false);
    expect([course.tries, course.phase, course.scene]).toEqual([1, "asked", scene]);
    expect(course.playback.view).toBe(scene!.view);
    expect(course.play(goalOf(course))).toBe(true);
    expect([course.tries, course.phase]).toEqual([0, "watching"]);
  });

  it("always knows which card lies on top of the discard pile", async () => {
    for (const step of lessons.keys()) {
      const course = await at(step);
      for (const { view } of lessons[step]!.scenes) {
        expect(course.playback.view).toBe(view);
        const kinds = Object.keys(view.piles["discard"]!.kinds);
        if (kinds.length > 0) expect(kinds).toContain(course.discarded);
        else expect(course.discarded).toBeNull();
        course.play(goalOf(course));
        course.settle();
      }
    }
  });

  it("starts a lesson from its first scene again", async () => {
    const course = await at(2);
    course.play(goalOf(course));
    course.settle();
    expect(course.scene).toBe(lessons[2]!.scenes[1]);
    await course.begin(2);
    expect(course.scene).toBe(lessons[2]!.scenes[0]);
    expect(course.choice.seat).toBe(ME);
  });

  it("knows when it shows another position than before", async () => {
    const course = await at(0);
    expect(course.jumps).toBe(false);
    await course.begin(2);
    expect(course.jumps).toBe(true);
    course.play(goalOf(course));
    course.settle();
    expect(course.jumps).toBe(false);
  });

  it("never leaves the steps there are", async () => {
    expect((await at(99)).step).toBe(STEPS - 1);
    expect((await at(-3)).step).toBe(0);
  });

  it("is nowhere until the first lesson has come, then where somebody wanted to go last", async () => {
    const course = new Course(() => 0);
    expect([course.step, course.lesson]).toEqual([null, null]);
    await Promise.all([course.begin(3), course.begin(STEPS - 1), course.begin(1)]);
    expect([course.step, course.lesson]).toEqual([1, lessons[1]]);
  });
});

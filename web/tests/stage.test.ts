import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, ViewForm } from "../src/protocol";
import { foldAll } from "../src/state/fold";
import { LONGEST } from "../src/state/steps";
import { GLIMPSE, Stage } from "../src/table/stage.svelte";
import { game } from "./games";

const { tables, told } = game("two");
const start = told[0]?.view as ViewForm;

const walk: GameEvent = {
  event: "adventurer_moved",
  seat: 0,
  adventurer: 0,
  from: 0,
  to: 5,
  how: "walk",
};
const rolled: GameEvent = { event: "die_rolled", seat: 0, face: 4 };

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(speed = 1, behind = Infinity): Stage {
  const stage = new Stage(
    () => speed,
    () => behind,
  );
  stage.jump(start);
  return stage;
}

function tell(stage: Stage, ...events: GameEvent[]): ViewForm {
  const before = truth.get(stage) ?? start;
  const view = foldAll(before, events, tables);
  truth.set(stage, view);
  stage.show(events, view, tables);
  return view;
}
const truth = new WeakMap<Stage, ViewForm>();

/** How long it takes until nothing moves any more. */
async function timeTaken(stage: Stage): Promise<number> {
  const from = performance.now();
  while (stage.busy) await vi.advanceTimersByTimeAsync(1);
  return performance.now() - from;
}

const place = (stage: Stage): number | undefined => stage.view?.players[0]?.places[0];

describe("a stage", () => {
  it("shows a step, and has it behind it then", async () => {
    const stage = begin();
    const view = tell(stage, walk);
    expect(stage.busy).toBe(true);
    expect(stage.step?.kind).toBe("walk");
    expect(stage.ahead).toBe(1);
    expect(place(stage)).toBe(0);
    await vi.advanceTimersByTimeAsync(stage.step?.duration ?? 0);
    expect(stage.view).toBe(view);
    expect([stage.step, stage.busy, stage.ahead]).toEqual([null, false, 0]);
  });

  it("is as fast as one likes", async () => {
    const times = [];
    for (const speed of [0.5, 1, 2]) {
      const stage = begin(speed);
      tell(stage, rolled);
      times.push(await timeTaken(stage));
    }
    expect(times).toEqual([1000, 500, 250]);
  });

  it("has what arrives in the position from the beginning of its step", () => {
    const stage = begin();
    tell(stage, { event: "tile_laid", pile: "cobra", space: 3, tile: "joker" });
    expect(stage.step?.kind).toBe("reveal");
    expect(stage.view?.tiles[3]).toBe("joker");
    expect(stage.ahead).toBe(0);
  });

  it("goes to the end when it is skipped, whatever is still to come", async () => {
    const stage = begin();
    tell(stage, walk, rolled);
    const view = tell(stage, { ...walk, from: 5, to: 7 });
    const cuts = stage.cuts;
    stage.skip();
    expect(stage.view).toBe(view);
    expect([stage.step, stage.busy, stage.ahead]).toEqual([null, false, 0]);
    expect(stage.cuts).toBe(cuts + 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(stage.view).toBe(view);
  });

  it("goes on with what comes right after a jump", async () => {
    const stage = begin();
    tell(stage, walk);
    stage.skip();
    const view = tell(stage, rolled);
    expect(stage.step?.kind).toBe("roll");
    expect(await timeTaken(stage)).toBe(500);
    expect(stage.view).toBe(view);
  });

  it("is never further behind than it may be, however much is told", async () => {
    for (const speed of [0.5, 1, 2]) {
      const stage = begin(speed, LONGEST);
      let at = 0;
      for (let i = 0; i < 60; i++) {
        const to = ((at + 3) % 40) + 1;
        tell(stage, rolled, { ...walk, from: at, to });
        at = to;
        await vi.advanceTimersByTimeAsync(20);
      }
      expect(await timeTaken(stage)).toBeLessThanOrEqual(LONGEST);
      expect(place(stage)).toBe(at);
      expect(stage.view).toBe(truth.get(stage));
    }
  });

  it("shows at once what comes while nobody looks, and what is left when one looks away", () => {
    const stage = begin();
    page.hidden = true;
    const first = tell(stage, walk);
    expect([stage.busy, stage.view]).toEqual([false, first]);
    page.hidden = false;
    const second = tell(stage, rolled, { ...walk, from: 5, to: 9 });
    expect(stage.busy).toBe(true);
    page.dispatchEvent(new Event("visibilitychange"));
    expect([stage.busy, stage.view]).toEqual([false, second]);
  });

  it("shows a position without events at once, such as one that was taken back", async () => {
    const stage = begin();
    tell(stage, walk);
    stage.show(null, start, tables);
    expect([stage.busy, stage.step, stage.view, stage.ahead]).toEqual([false, null, start, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(stage.view).toBe(start);
  });

  it("lets one see for a while what has jumped", async () => {
    const stage = begin(0);
    const view = tell(stage, walk);
    expect([stage.busy, stage.view]).toEqual([false, view]);
    expect(stage.glimpse.flatMap(({ walks }) => walks)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(GLIMPSE / 2);
    tell(stage, { ...walk, from: 5, to: 6 });
    expect(stage.glimpse.flatMap(({ walks }) => walks)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(GLIMPSE / 2);
    expect(stage.glimpse.flatMap(({ walks }) => walks)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(GLIMPSE / 2);
    expect(stage.glimpse).toEqual([]);
  });
});

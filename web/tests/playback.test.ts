import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, ViewJson } from "../src/protocol";
import { LONGEST } from "../src/state/steps";
import { GLIMPSE, Playback } from "../src/motion/playback.svelte";
import { Timeline } from "../src/state/timeline";
import { game } from "./games";
import { happens, moved } from "./happens";

const { told } = game("two");
const start = told[0]?.view as ViewJson;

const walk = moved(0, 0, 0, 5);
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

function begin(speed = 1, behind = Infinity): Playback {
  const playback = new Playback(
    () => speed,
    () => behind,
  );
  playback.jump(start);
  return playback;
}

function tell(playback: Playback, ...events: GameEvent[]): ViewJson {
  const before = truth.get(playback) ?? new Timeline(start);
  const timeline = before.followedBy(happens(before.last, events).events);
  truth.set(playback, timeline);
  playback.show(timeline, before.length);
  return timeline.last;
}
const truth = new WeakMap<Playback, Timeline>();

/** How long it takes until nothing moves any more. */
async function timeTaken(playback: Playback): Promise<number> {
  const from = performance.now();
  while (playback.busy) await vi.advanceTimersByTimeAsync(1);
  return performance.now() - from;
}

const place = (playback: Playback): number | undefined => playback.view?.players[0]?.places[0];

describe("a playback", () => {
  it("shows a step, and has it behind it then", async () => {
    const playback = begin();
    const view = tell(playback, walk);
    expect(playback.busy).toBe(true);
    expect(playback.step?.kind).toBe("walk");
    expect(playback.ahead).toBe(1);
    expect(place(playback)).toBe(0);
    await vi.advanceTimersByTimeAsync(playback.step?.duration ?? 0);
    expect(playback.view).toBe(view);
    expect([playback.step, playback.busy, playback.ahead]).toEqual([null, false, 0]);
  });

  it("is as fast as one likes", async () => {
    const times = [];
    for (const speed of [0.5, 1, 2]) {
      const playback = begin(speed);
      tell(playback, rolled);
      times.push(await timeTaken(playback));
    }
    expect(times).toEqual([1000, 500, 250]);
  });

  it("has what arrives in the position from the beginning of its step", () => {
    const playback = begin();
    tell(playback, { event: "tile_laid", pile: "cobra", space: 3, tile: "joker" });
    expect(playback.step?.kind).toBe("reveal");
    expect(playback.view?.tiles[3]).toBe("joker");
    expect(playback.ahead).toBe(0);
  });

  it("goes to the end when it is skipped, whatever is still to come", async () => {
    const playback = begin();
    tell(playback, walk, rolled);
    const view = tell(playback, { ...walk, from: 5, to: 7 });
    const cuts = playback.cuts;
    playback.skip();
    expect(playback.view).toBe(view);
    expect([playback.step, playback.busy, playback.ahead]).toEqual([null, false, 0]);
    expect(playback.cuts).toBe(cuts + 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.view).toBe(view);
  });

  it("goes on with what comes right after a jump", async () => {
    const playback = begin();
    tell(playback, walk);
    playback.skip();
    const view = tell(playback, rolled);
    expect(playback.step?.kind).toBe("roll");
    expect(await timeTaken(playback)).toBe(500);
    expect(playback.view).toBe(view);
  });

  it("is never further behind than it may be, however much is told", async () => {
    for (const speed of [0.5, 1, 2]) {
      const playback = begin(speed, LONGEST);
      let at = 0;
      for (let i = 0; i < 60; i++) {
        const to = ((at + 3) % 40) + 1;
        tell(playback, rolled, { ...walk, from: at, to });
        at = to;
        await vi.advanceTimersByTimeAsync(20);
      }
      expect(await timeTaken(playback)).toBeLessThanOrEqual(LONGEST);
      expect(place(playback)).toBe(at);
      expect(playback.view).toBe(truth.get(playback)?.last);
    }
  });

  it("shows at once what comes while nobody looks, and what is left when one looks away", () => {
    const playback = begin();
    page.hidden = true;
    const first = tell(playback, walk);
    expect([playback.busy, playback.view]).toEqual([false, first]);
    page.hidden = false;
    const second = tell(playback, rolled, { ...walk, from: 5, to: 9 });
    expect(playback.busy).toBe(true);
    page.dispatchEvent(new Event("visibilitychange"));
    expect([playback.busy, playback.view]).toEqual([false, second]);
  });

  it("shows a position without events at once, such as one that was taken back", async () => {
    const playback = begin();
    tell(playback, walk);
    playback.show(new Timeline(start), null);
    expect([playback.busy, playback.step, playback.ahead]).toEqual([false, null, 0]);
    expect(playback.view).toBe(start);
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.view).toBe(start);
  });

  it("lets one see for a while what has jumped", async () => {
    const playback = begin(0);
    const view = tell(playback, walk);
    expect([playback.busy, playback.view]).toEqual([false, view]);
    expect(playback.glimpse.flatMap(({ walks }) => walks)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(GLIMPSE / 2);
    tell(playback, { ...walk, from: 5, to: 6 });
    expect(playback.glimpse.flatMap(({ walks }) => walks)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(GLIMPSE / 2);
    expect(playback.glimpse.flatMap(({ walks }) => walks)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(GLIMPSE / 2);
    expect(playback.glimpse).toEqual([]);
  });
});

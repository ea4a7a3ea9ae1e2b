import { describe, expect, it } from "vitest";
import { figuresOf, inFront } from "../src/board/figures";
import { appearances, moves, type Move } from "../src/board/motion";
import { centreOfPlace } from "../src/board/geometry";
import { piles } from "../src/board/spots";
import { cuesAtOnce, cuesOf } from "../src/motion/cues";
import { flightsOf, rollsOf, turnsOf, type Flight } from "../src/motion/flights";
import { pathOf, seenAt, type Find, type Rect } from "../src/motion/frames";
import type { GameEvent, TablesJson, ViewJson } from "../src/protocol";
import { arrives, steps, type Step } from "../src/state/steps";
import { sameCards } from "../src/table/held";
import { SOUNDS } from "../src/ui/synth";
import { game, games, type Game } from "./games";
import { happens, moved } from "./happens";

const COLOURS = ["red", "green", "blue", "yellow", "purple"] as const;
const { tables, told } = game("two");
const view = told[0]?.view as ViewJson;

const TREASURE: GameEvent = {
  ...{ event: "treasure_taken", seat: 1, space: 3, tile: "vase1", points: 1 },
};

interface Shown {
  readonly step: Step;
  readonly before: ViewJson;
  readonly after: ViewJson;
}

/** Every step of a game, with the positions before and after it. */
function shown(one: Game): readonly Shown[] {
  let after = one.timeline.at(0);
  return one.told.flatMap(({ from, to }) =>
    steps(one.timeline, from, to).map((step): Shown => {
      const before = after;
      after = step.after;
      return { step, before, after };
    }),
  );
}

function movesIn({ step, before, after }: Shown, forms: TablesJson): readonly Move[] {
  return moves(
    step,
    figuresOf(arrives(step) ? after : before, forms, COLOURS),
    figuresOf(after, forms, COLOURS),
    forms,
  );
}

function step(events: readonly GameEvent[]): Step {
  const found = steps(happens(view, events)).filter(({ duration }) => duration > 0);
  expect(found).toHaveLength(1);
  return found[0] as Step;
}

/** Where a transform `translate(x, y) … translate(-u, -v)` brings the point u, v. */
function goal(frame: Keyframe | undefined): readonly number[] {
  const match = /^translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(String(frame?.["transform"]));
  return [Number(match?.[1]), Number(match?.[2])];
}

describe("what moves on the board", () => {
  it.each(games())("$name: only by transform and opacity, within its step", (one) => {
    let count = 0;
    for (const scene of shown(one)) {
      for (const { frames, duration, delay = 0 } of movesIn(scene, one.tables)) {
        count += 1;
        expect(duration + delay).toBeLessThanOrEqual(scene.step.duration);
        expect(Math.min(duration, delay)).toBeGreaterThanOrEqual(0);
        for (const frame of frames) {
          const { offset: _, ...rest } = frame;
          expect(["transform", "opacity"]).toEqual(expect.arrayContaining(Object.keys(rest)));
          expect(JSON.stringify(frame)).not.toMatch(/NaN|undefined|Infinity/);
        }
      }
    }
    expect(count).toBeGreaterThan(60);
  });

  it.each(games())("$name: ends where the position has it", (one) => {
    for (const scene of shown(one)) {
      const after = figuresOf(scene.after, one.tables, COLOURS);
      for (const { what, frames } of movesIn(scene, one.tables)) {
        const figure = after.find(({ id }) => what === `figure ${id}`);
        if (!figure) continue;
        const [x, y] = figure.at;
        const middle = figure.look === "plain" ? y - 21 * figure.scale : y;
        const [seenX, seenY] = goal(frames.at(-1));
        expect(seenX).toBeCloseTo(x, 0);
        expect(seenY).toBeCloseTo(middle, 0);
      }
    }
  });

  it("figures that stay do not move", () => {
    const still = step([{ event: "die_rolled", seat: 0, face: 4 }]);
    const figures = figuresOf(view, tables, COLOURS);
    expect(moves(still, figures, figures, tables)).toEqual([]);
  });

  it.each(["fallen", "active"] as const)("up to three %s stand for themselves", (status) => {
    const there = (each: number): number[] => {
      const players = view.players.slice(0, 2).map((player) => ({
        ...player,
        statuses: player.statuses.map((_, i) => (i < each ? status : "lying")),
        places: player.places.map((place, i) => (i < each ? 9 : place)),
      }));
      players[1]!.statuses[1] = "lying";
      const figures = figuresOf({ ...view, players }, tables, COLOURS);
      return figures.flatMap(({ look, count }) => (look === "lying" ? [] : count)).toSorted();
    };
    expect(there(2)).toEqual([1, 1, 1]);
    expect(there(3)).toEqual([0, 0, 0, 2, 3]); // of four and more one for each colour, counted
  });

  it("who walks is drawn over the others", () => {
    const figures = figuresOf(view, tables, COLOURS);
    const first = figures[0]?.id ?? "";
    expect(inFront(figures, new Set()).map(({ id }) => id)).toEqual(figures.map(({ id }) => id));
    const ordered = inFront(figures, new Set([first]));
    expect(ordered.at(-1)?.id).toBe(first);
    expect(ordered).toHaveLength(figures.length);
  });

  it("pieces that jump only fade", () => {
    const walk = step([moved(0, 0, 0, 3)]);
    const [move] = appearances(walk);
    expect(move?.what).toBe("figure 0-0");
    expect(move?.duration).toBe(120);
    expect(move?.frames.flatMap(Object.keys)).toEqual(["opacity", "opacity"]);
  });

  it("a fallen adventurer lies on its side in the end", () => {
    const all = games().flatMap((one) =>
      shown(one)
        .filter((scene) => scene.step.kind === "fall")
        .map((scene) => movesIn(scene, one.tables)),
    );
    expect(all.length).toBeGreaterThan(0);
    for (const found of all) {
      expect(
        found.some(({ frames }) => /rotate\(-90deg\)/.test(String(frames.at(-1)?.["transform"]))),
      ).toBe(true);
    }
  });
});

describe("what flies", () => {
  const at = { tables, hand: 0 };
  const only = (events: readonly GameEvent[], table = at): Flight => {
    const [flight] = flightsOf(step(events), table);
    expect(flight).toBeDefined();
    return flight as Flight;
  };

  it("a treasure, on an arc from its place to its number in the ledger", () => {
    const flight = only([TREASURE]);
    expect(flight.arc).toBe(true);
    expect(flight.from).toMatchObject({ on: "board", at: centreOfPlace(tables, 3) });
    expect(flight.to).toMatchObject({ on: "page", anchors: ["seat-1-vase", "seat-1"] });
    expect(flight.fades).toBe(true);
  });

  it("a key without a known place, from the supply", () => {
    const { box } = piles(tables.symbols).find(({ name }) => name === "keys")!;
    const { from } = only([{ event: "key_taken", seat: 0 }]);
    expect(from).toMatchObject({
      on: "board",
      at: [box.x + box.width / 2, box.y + box.height / 2],
    });
  });

  it("a card from the end of my hand to the pile, from the row of others", () => {
    const last = (view.players[0]?.hand.length ?? 0) - 1;
    const mine = only([{ event: "card_played", seat: 0, end: "right", card: "3" }]);
    expect(mine.from).toMatchObject({ anchors: [`slot-${last}`, "seat-0"] });
    expect(mine.hides).toBe(`slot-${last}`);
    const { box } = piles(tables.symbols).find(({ name }) => name === "discard")!;
    expect(mine.to).toMatchObject({ at: [box.x + box.width / 2, box.y + box.height / 2] });
    const other = only([{ event: "card_played", seat: 1, end: "left", card: "3" }]);
    expect(other.from).toMatchObject({ anchors: ["seat-1"] });
    expect(other.hides).toBeNull();
    const watched = only([{ event: "card_played", seat: 0, end: "left", card: "3" }], {
      tables,
      hand: 1,
    });
    expect(watched.from).toMatchObject({ anchors: ["seat-0"] });
  });

  it("a card into the middle of the hand, where it is then", () => {
    const drawn: GameEvent = { event: "card_drawn", seat: 0, slot: 2, pile: "draw", card: "4" };
    const flight = only([drawn]);
    expect(flight.to).toMatchObject({ anchors: ["slot-2", "seat-0"], width: null });
    expect(flight.hides).toBe("slot-2");
    expect(arrives(step([drawn]))).toBe(true);
  });

  it("a temple tile from its pile, and it turns over then", () => {
    const [flight] = flightsOf(
      step([{ event: "tile_laid", pile: "cobra", space: 3, tile: "joker" }]),
      at,
    );
    expect(flight?.art).toEqual({ kind: "back", pile: "cobra" });
    expect(flight?.during[1]).toBeLessThan(1);
  });

  it("cards of the Horus board turn over where they are opened", () => {
    expect(turnsOf(step([{ event: "horus_card_revealed", level: 1, card: "h2:1-4" }]))).toEqual([
      "horus-1",
    ]);
  });

  it("a die tells its number and who has thrown it", () => {
    expect(rollsOf(step([{ event: "die_rolled", seat: 1, face: 5 }]))).toEqual([
      { number: 5, seat: 1 },
    ]);
  });

  it.each(games())("$name: every flight has a time within its step", (one) => {
    let count = 0;
    for (const { step: each } of shown(one)) {
      for (const { during } of flightsOf(each, { tables: one.tables, hand: one.seat })) {
        const [from, to] = during;
        count += 1;
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(1);
      }
    }
    expect(count).toBeGreaterThan(60);
  });
});

describe("where a flight is on the screen", () => {
  const screen: Rect = { left: 0, top: 0, width: 1000, height: 800 };
  const rects: Readonly<Record<string, Rect>> = {
    board: { left: 10, top: 20, width: 494, height: 494 },
    "seat-1": { left: 700, top: 100, width: 24, height: 34 },
    "slot-0": { left: 600, top: 900, width: 60, height: 84 },
  };
  const find: Find = (anchor) => rects[anchor] ?? null;

  it("the board is scaled", () => {
    const seen = seenAt({ on: "board", at: [494, 494], width: 92 }, find, screen);
    expect(seen).toEqual({ x: 257, y: 267, width: 46 });
  });

  it("of a larger board only a part is seen", () => {
    const large: Find = (anchor) =>
      anchor === "frame"
        ? { left: 0, top: 100, width: 400, height: 400 }
        : { left: -300, top: 100, width: 988, height: 988 };
    const spot = { on: "board", at: [900, 200], width: 92 } as const;
    expect(seenAt(spot, large, screen)).toEqual({ x: 388, y: 300, width: 92 });
  });

  it("the first anchor that is seen counts, and nothing leaves the screen", () => {
    const anchors = ["seat-1-vase", "seat-1"];
    expect(seenAt({ on: "page", anchors, width: 22 }, find, screen)).toEqual({
      x: 712,
      y: 117,
      width: 22,
    });
    const slot = seenAt({ on: "page", anchors: ["slot-0"], width: null }, find, screen);
    expect(slot).toEqual({ x: 630, y: 788, width: 60 });
    expect(seenAt({ on: "page", anchors: ["nowhere"], width: 1 }, find, screen)).toBeNull();
  });

  it("an arc goes up on its way, from one to the other", () => {
    const base = { art: { kind: "token", token: "key" }, during: [0, 1], hides: null } as const;
    const from = { x: 100, y: 400, width: 50 };
    const to = { x: 500, y: 400, width: 25 };
    const place = { on: "board", at: [0, 0], width: 1 } as const;
    const flight: Flight = { ...base, from: place, to: place, arc: true, fades: true };
    const { width, frames } = pathOf(flight, from, to, 1);
    expect(width).toBe(50);
    expect(goal(frames[0])).toEqual([75, 375]);
    expect(goal(frames.at(-1))).toEqual([475, 375]);
    expect(goal(frames[4])).toEqual([275, 275]);
    expect(frames.at(-1)).toMatchObject({ opacity: 0.2 });
    const straight = pathOf({ ...flight, arc: false, fades: false }, from, to, 1).frames;
    expect(goal(straight[4])).toEqual([275, 375]);
    expect(straight.at(-1)).toMatchObject({ opacity: 1 });
  });
});

describe("which card is which", () => {
  const keys = (hand: ReturnType<typeof sameCards>): number[] => hand.map(({ key }) => key);

  it("when one is played, the others stay; when one is drawn, it is new", () => {
    const five = sameCards([], ["1", "2", "2", "3", "1"]);
    expect(new Set(keys(five)).size).toBe(5);
    const four = sameCards(five, ["2", "2", "3", "1"]);
    expect(keys(four)).toEqual(keys(five).slice(1));
    const again = sameCards(four, ["2", "2", "4", "3", "1"]);
    expect(keys(again).toSpliced(2, 1)).toEqual(keys(four));
    expect(keys(four)).not.toContain(again[2]?.key);
  });

  it("no key is there twice", () => {
    const all = sameCards(sameCards([], ["1", "1", "1"]), ["1", "1", "1", "1"]);
    expect(new Set(keys(all)).size).toBe(4);
    expect(sameCards(all, [])).toEqual([]);
  });
});

describe("sounds", () => {
  it("are all shorter than 600 milliseconds", () => {
    for (const strokes of Object.values(SOUNDS)) {
      expect(strokes.length).toBeGreaterThan(0);
      for (const { at, length, loud, swell = 0 } of strokes) {
        expect(at + length).toBeLessThanOrEqual(0.6);
        expect(swell).toBeLessThan(length);
        expect(loud).toBeLessThanOrEqual(1);
      }
    }
  });

  it("a walk ticks at each step, within its time", () => {
    const walk = step([moved(0, 0, 0, 4)]);
    const cues = cuesOf(walk);
    expect(cues.map(({ sound }) => sound)).toEqual(["step", "step", "step", "step"]);
    expect(cues.at(-1)?.at).toBeCloseTo(walk.duration / 1000);
  });

  it("several treasures at once are heard once; a few sounds tell what was shown at once", () => {
    const twice = step([TREASURE, { ...TREASURE, space: 4 }]);
    expect(cuesOf(twice)).toEqual([{ sound: "treasure", at: 0 }]);
    const all = games().flatMap((one) => shown(one).map((scene) => scene.step));
    expect(cuesAtOnce(all)).toHaveLength(3);
    expect(new Set(all.flatMap((one) => cuesOf(one).map(({ sound }) => sound)))).toEqual(
      new Set(["step", "treasure", "key", "reveal", "die", "shuffle", "chamber"]),
    );
  });
});

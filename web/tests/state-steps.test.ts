import { describe, expect, it } from "vitest";
import type { GameEvent, ViewJson } from "../src/protocol";
import { LONGEST, steps, type Step } from "../src/state/steps";
import { game, games } from "./games";
import { happens, moved } from "./happens";

const { told } = game("two");
const view = told[0]?.view as ViewJson;

function kinds(list: readonly Step[]): string[] {
  return list.map((step) => step.kind);
}

const walk = (adventurer: number, from: number, to: number, seat = 0): GameEvent =>
  moved(seat, adventurer, from, to);

describe("the steps of a real game", () => {
  it.each(games())("$name: have every event once, in order, and end at the view", (one) => {
    for (const { events, from, to, view: wanted } of one.told) {
      const list = steps(one.timeline, from, to);
      expect(list.flatMap((step) => step.events)).toEqual(events);
      let count = from;
      for (const step of list) {
        count += step.events.length;
        expect(step.after).toBe(one.timeline.at(count));
      }
      if (list.length > 0) expect(list.at(-1)?.after).toBe(wanted);
    }
  });

  it.each(games())("$name: are never in the way for long", (one) => {
    let shown = 0;
    for (const { from, to } of one.told) {
      const list = steps(one.timeline, from, to);
      const total = list.reduce((sum, step) => sum + step.duration, 0);
      expect(total).toBeLessThanOrEqual(LONGEST);
      for (const step of list) {
        if (step.kind === "walk") expect(step.duration).toBeLessThanOrEqual(700);
        expect(step.duration > 0).toBe(step.kind !== "quiet");
        shown += step.duration > 0 ? 1 : 0;
      }
    }
    expect(shown).toBeGreaterThan(50);
  });

  it.each(games())("$name: figures walk from where they are to where they are then", (one) => {
    let seen = one.timeline.at(0);
    for (const { from: start, to: end } of one.told) {
      for (const step of steps(one.timeline, start, end)) {
        const next = step.after;
        for (const { seat, adventurer, from, to, passed } of step.walks) {
          expect([where(seen, seat, adventurer), where(next, seat, adventurer)]).toEqual([
            from,
            to,
          ]);
          expect(passed.at(-1)).toBe(to);
        }
        seen = next;
      }
    }
  });

  function where(position: ViewJson, seat: number | null, adventurer: number): unknown {
    if (seat === null) return position.modules["mummy"]?.["mummy"];
    return position.players[seat]?.places[adventurer];
  }

  it("are of every kind", () => {
    const all = games().flatMap((one) =>
      one.told.flatMap(({ from, to }) => kinds(steps(one.timeline, from, to))),
    );
    const wanted = ["card", "draw", "fall", "horus", "pickup", "quiet", "reveal", "shuffle"];
    expect(new Set(all)).toEqual(
      new Set([...wanted, "rise", "roll", "score", "throw", "tunnel", "walk"]),
    );
  });
});

describe("a step", () => {
  it("of a walk takes as long as there are tiles on the way", () => {
    const tiles = view.tiles.map((_, place) => ([2, 5, 6].includes(place) ? "vase1" : null));
    const position = { ...view, tiles };
    const [step] = steps(happens(position, [walk(0, 0, 6)]));
    expect(step).toMatchObject({ kind: "walk", duration: 270 });
    expect(step?.walks).toEqual([
      { seat: 0, adventurer: 0, from: 0, to: 6, passed: [2, 5, 6], jumps: false },
    ]);
    const [back] = steps(happens(position, [walk(0, 6, 2)]));
    expect(back?.walks[0]?.passed).toEqual([5, 2]);
  });

  it("of a long walk is cut short", () => {
    const tiles = view.tiles.map((_, place) => (place > 0 ? "vase1" : null));
    expect(steps(happens({ ...view, tiles }, [walk(0, 0, 20)]))[0]?.duration).toBe(700);
  });

  it("has all adventurers that walk at once", () => {
    const list = steps(happens(view, [walk(0, 0, 1), walk(1, 0, 1)]));
    expect(list.map((step) => step.walks.length)).toEqual([2]);
    const one = steps(happens(view, [walk(0, 0, 1), walk(0, 1, 2)]));
    expect(one.map((step) => step.walks.length)).toEqual([1, 1]);
    const two = steps(happens(view, [walk(0, 0, 1), walk(1, 0, 1, 1)]));
    expect(two.map((step) => step.walks.length)).toEqual([1, 1]);
  });

  it("tells what is taken from where, and whose it is", () => {
    const list = steps(
      happens(view, [
        walk(0, 0, 3),
        { event: "treasure_taken", seat: 0, space: 3, tile: "vase1", points: 1 },
        { event: "tile_laid", pile: "cobra", space: 3, tile: "joker" },
        { event: "joker_taken", seat: 0 },
      ]),
    );
    expect(kinds(list)).toEqual(["walk", "pickup", "reveal", "pickup"]);
    expect(list.slice(1).map((step) => step.things)).toEqual([
      [{ what: "treasure", tile: "vase1", place: 3, seat: 0 }],
      [{ what: "tile", tile: "joker", place: 3, pile: "cobra" }],
      [{ what: "token", token: "joker", place: 3, seat: 0 }],
    ]);
  });

  it("tells of a key only where the tile is known that brings it", () => {
    const [key] = steps(happens(view, [{ event: "key_taken", seat: 1 }]));
    expect(key?.things).toEqual([{ what: "token", token: "key", place: null, seat: 1 }]);
    const chose: GameEvent = { event: "adventurer_chosen", seat: 1, adventurer: 0 };
    const at = {
      ...view,
      players: view.players.map((one) => ({ ...one, places: [9, 0, 0, 0, 0] })),
    };
    const list = steps(happens(at, [chose, { event: "key_taken", seat: 1 }]));
    expect(list.at(-1)?.things).toEqual([{ what: "token", token: "key", place: 9, seat: 1 }]);
  });

  it("of another's unseen card needs no time", () => {
    const drawn = { event: "card_drawn", seat: 1, slot: 2, pile: "draw" } as const;
    expect(kinds(steps(happens(view, [{ ...drawn, card: null }])))).toEqual(["quiet"]);
    expect(kinds(steps(happens(view, [{ ...drawn, card: "3" }])))).toEqual(["draw"]);
  });

  it("raises who is freed from a statue while somebody walks past", () => {
    const freed: GameEvent = { event: "adventurer_released", seat: 0, adventurer: 2, statue: 0 };
    const list = steps(happens(view, [walk(0, 0, 7), freed]));
    expect(kinds(list)).toEqual(["walk"]);
    expect(list[0]?.things).toEqual([
      { what: "adventurer", status: "released", adventurer: 2, seat: 0 },
    ]);
  });
});

describe("the mummy", () => {
  const three = game("three");

  it("walks, and whoever it meets falls", () => {
    const position = three.told[0]?.view as ViewJson;
    const events: GameEvent[] = [
      { event: "mummy_walked", seat: 1, from: 40, to: 38 },
      { event: "adventurer_fell", seat: 0, adventurer: 1 },
      { event: "adventurer_fell", seat: 2, adventurer: 0 },
    ];
    const list = steps(happens(position, events));
    expect(kinds(list)).toEqual(["shuffle", "fall"]);
    expect(list[0]).toMatchObject({
      duration: 280,
      walks: [{ seat: null, from: 40, to: 38, passed: [39, 38] }],
    });
    expect(list[1]?.things).toHaveLength(2);
  });

  it("is only put down at the beginning", () => {
    const position = three.timeline.at(0);
    const event: GameEvent = { event: "mummy_placed", space: 40 };
    expect(kinds(steps(happens(position, [event])))).toEqual(["quiet"]);
  });
});

describe("after a long time away", () => {
  it.each(games())("$name: only the last turns are shown", (one) => {
    const [first, last] = [one.told[0]!.to, one.told.at(-1)!.from];
    const events = one.timeline.events.slice(first, last);
    const list = steps(one.timeline, first, last);
    const [quiet, ...rest] = list;
    expect(quiet).toMatchObject({ kind: "quiet", duration: 0 });
    const turns = rest
      .flatMap((step) => step.events)
      .filter(({ event }) => event === "turn_started");
    expect(turns.length).toBeLessThanOrEqual(3);
    expect(rest.some((step) => step.kind === "card")).toBe(true);
    expect(list.flatMap((step) => step.events)).toEqual(events);
    expect(rest.reduce((sum, step) => sum + step.duration, 0)).toBeLessThanOrEqual(LONGEST);
  });
});

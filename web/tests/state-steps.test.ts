import { describe, expect, it } from "vitest";
import type { GameEvent, ViewForm } from "../src/protocol";
import { begin } from "../src/state/begin";
import { foldAll } from "../src/state/fold";
import { LONGEST, steps, type Step } from "../src/state/steps";
import { game, games, plain } from "./games";

const { tables, told } = game("two");
const view = told[0]?.view as ViewForm;

function kinds(list: readonly Step[]): string[] {
  return list.map((step) => step.kind);
}

function walk(adventurer: number, from: number, to: number, seat = 0): GameEvent {
  return { event: "adventurer_moved", seat, adventurer, from, to, how: "walk" };
}

describe("the steps of a real game", () => {
  it.each(games())("$name: have every event once, in order, and end at the view", (one) => {
    let seen = one.view;
    for (const { events, view: wanted } of one.told) {
      const list = steps(seen, events, one.tables);
      expect(list.flatMap((step) => step.events)).toEqual(events);
      seen = list.reduce((before, step) => foldAll(before, step.events, one.tables), seen);
      if (wanted !== null) expect(plain(seen)).toEqual(wanted);
    }
  });

  it.each(games())("$name: are never in the way for long", (one) => {
    let seen = one.view;
    let shown = 0;
    for (const { events } of one.told) {
      const list = steps(seen, events, one.tables);
      const total = list.reduce((sum, step) => sum + step.duration, 0);
      expect(total).toBeLessThanOrEqual(LONGEST);
      for (const step of list) {
        if (step.kind === "walk") expect(step.duration).toBeLessThanOrEqual(700);
        expect(step.duration > 0).toBe(step.kind !== "quiet");
        shown += step.duration > 0 ? 1 : 0;
      }
      seen = foldAll(seen, events, one.tables);
    }
    expect(shown).toBeGreaterThan(50);
  });

  it.each(games())("$name: figures walk from where they are to where they are then", (one) => {
    let seen = one.view;
    for (const { events } of one.told) {
      for (const step of steps(seen, events, one.tables)) {
        const next = foldAll(seen, step.events, one.tables);
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

  function where(position: ViewForm, seat: number | null, adventurer: number): unknown {
    if (seat === null) return position.modules["mummy"]?.["mummy"];
    return position.players[seat]?.places[adventurer];
  }

  it("are of every kind", () => {
    const all = games().flatMap((one) => {
      let seen = one.view;
      return one.told.flatMap(({ events }) => {
        const list = steps(seen, events, one.tables);
        seen = foldAll(seen, events, one.tables);
        return kinds(list);
      });
    });
    const wanted = ["card", "draw", "fall", "horus", "mummy", "pickup", "quiet", "reveal"];
    expect(new Set(all)).toEqual(
      new Set([...wanted, "rise", "roll", "score", "throw", "tunnel", "walk"]),
    );
  });
});

describe("a step", () => {
  it("of a walk takes as long as there are tiles on the way", () => {
    const tiles = view.tiles.map((_, place) => ([2, 5, 6].includes(place) ? "vase1" : null));
    const position = { ...view, tiles };
    const [step] = steps(position, [walk(0, 0, 6)], tables);
    expect(step).toMatchObject({ kind: "walk", duration: 270 });
    expect(step?.walks).toEqual([
      { seat: 0, adventurer: 0, from: 0, to: 6, passed: [2, 5, 6], jumps: false },
    ]);
    const [back] = steps(position, [walk(0, 6, 2)], tables);
    expect(back?.walks[0]?.passed).toEqual([5, 2]);
  });

  it("of a long walk is cut short", () => {
    const tiles = view.tiles.map((_, place) => (place > 0 ? "vase1" : null));
    expect(steps({ ...view, tiles }, [walk(0, 0, 20)], tables)[0]?.duration).toBe(700);
  });

  it("has all adventurers that walk at once", () => {
    const list = steps(view, [walk(0, 0, 1), walk(1, 0, 1)], tables);
    expect(list.map((step) => step.walks.length)).toEqual([2]);
    const one = steps(view, [walk(0, 0, 1), walk(0, 1, 2)], tables);
    expect(one.map((step) => step.walks.length)).toEqual([1, 1]);
    const two = steps(view, [walk(0, 0, 1), walk(1, 0, 1, 1)], tables);
    expect(two.map((step) => step.walks.length)).toEqual([1, 1]);
  });

  it("tells what is taken from where, and whose it is", () => {
    const list = steps(
      view,
      [
        walk(0, 0, 3),
        { event: "treasure_taken", seat: 0, space: 3, tile: "vase1", points: 1 },
        { event: "tile_laid", pile: "cobra", space: 3, tile: "joker" },
        { event: "joker_taken", seat: 0 },
      ],
      tables,
    );
    expect(kinds(list)).toEqual(["walk", "pickup", "reveal", "pickup"]);
    expect(list.slice(1).map((step) => step.things)).toEqual([
      [{ what: "treasure", tile: "vase1", place: 3, seat: 0 }],
      [{ what: "tile", tile: "joker", place: 3, pile: "cobra" }],
      [{ what: "joker", place: 3, seat: 0 }],
    ]);
  });

  it("tells of a key only where the tile is known that brings it", () => {
    const [key] = steps(view, [{ event: "key_taken", seat: 1 }], tables);
    expect(key?.things).toEqual([{ what: "key", place: null, seat: 1 }]);
    const chose: GameEvent = { event: "adventurer_chosen", seat: 1, adventurer: 0 };
    const at = {
      ...view,
      players: view.players.map((one) => ({ ...one, places: [9, 0, 0, 0, 0] })),
    };
    const list = steps(at, [chose, { event: "key_taken", seat: 1 }], tables);
    expect(list.at(-1)?.things).toEqual([{ what: "key", place: 9, seat: 1 }]);
  });

  it("of another's unseen card needs no time", () => {
    const drawn = { event: "card_drawn", seat: 1, slot: 2, pile: "draw" } as const;
    expect(kinds(steps(view, [{ ...drawn, card: null }], tables))).toEqual(["quiet"]);
    expect(kinds(steps(view, [{ ...drawn, card: "3" }], tables))).toEqual(["draw"]);
  });

  it("raises who is freed from a statue while somebody walks past", () => {
    const freed: GameEvent = { event: "adventurer_released", seat: 0, adventurer: 2, statue: 0 };
    const list = steps(view, [walk(0, 0, 7), freed], tables);
    expect(kinds(list)).toEqual(["walk"]);
    expect(list[0]?.things).toEqual([
      { what: "adventurer", status: "released", adventurer: 2, seat: 0 },
    ]);
  });
});

describe("the mummy", () => {
  const three = game("three");

  it("walks, and whoever it meets falls", () => {
    const position = three.told[0]?.view as ViewForm;
    const events: GameEvent[] = [
      { event: "mummy_walked", seat: 1, from: 40, to: 38 },
      { event: "adventurer_fell", seat: 0, adventurer: 1 },
      { event: "adventurer_fell", seat: 2, adventurer: 0 },
    ];
    const list = steps(position, events, three.tables);
    expect(kinds(list)).toEqual(["mummy", "fall"]);
    expect(list[0]).toMatchObject({
      duration: 280,
      walks: [{ seat: null, from: 40, to: 38, passed: [39, 38] }],
    });
    expect(list[1]?.things).toHaveLength(2);
  });

  it("is only put down at the beginning", () => {
    const position = begin(three.tables, null);
    const event: GameEvent = { event: "mummy_placed", space: 40 };
    expect(kinds(steps(position, [event], three.tables))).toEqual(["quiet"]);
  });
});

describe("after a long time away", () => {
  it.each(games())("$name: only the last turns are shown", (one) => {
    const events = one.told.slice(1, -1).flatMap((part) => part.events);
    const start = one.told[0]?.view as ViewForm;
    const list = steps(start, events, one.tables);
    const [first, ...rest] = list;
    expect(first).toMatchObject({ kind: "quiet", duration: 0 });
    const turns = rest
      .flatMap((step) => step.events)
      .filter(({ event }) => event === "turn_started");
    expect(turns.length).toBeLessThanOrEqual(3);
    expect(rest.some((step) => step.kind === "card")).toBe(true);
    expect(list.flatMap((step) => step.events)).toEqual(events);
    expect(rest.reduce((sum, step) => sum + step.duration, 0)).toBeLessThanOrEqual(LONGEST);
  });
});

import { describe, expect, it } from "vitest";
import type { DatumForm, GameEvent, TablesForm, ViewForm } from "../src/protocol";
import { begin } from "../src/state/begin";
import { fold, foldAll } from "../src/state/fold";
import { game, games, plain } from "./games";

function freeze<T>(form: T): T {
  if (typeof form === "object" && form !== null && !Object.isFrozen(form)) {
    Object.freeze(form);
    for (const part of Object.values(form)) freeze(part);
  }
  return form;
}

describe("before anything has happened", () => {
  it.each(games())("$name: the view comes from the tables", ({ name, seat, tables, view }) => {
    expect(begin(tables, seat, name === "three")).toEqual(view);
  });
});

describe("a game followed by its events", () => {
  it.each(games())("$name: has every view that the server tells", (one) => {
    freeze(one.tables);
    let view = freeze(one.view);
    let seen = 0;
    one.told.forEach((told, number) => {
      view = foldAll(view, told.events, one.tables);
      freeze(view); // nothing that follows may change it
      if (told.view === null) return;
      expect({ number, view: plain(view) }).toEqual({ number, view: told.view });
      seen += 1;
    });
    expect(seen).toBeGreaterThan(10);
  });

  it.each(games())("$name: can be followed from any view", (one) => {
    const starts = one.told.flatMap((told, at) => (told.view === null ? [] : [{ told, at }]));
    for (const { told, at } of starts.slice(0, -1)) {
      const next = starts.find((other) => other.at > at);
      if (told.view === null || next === undefined) continue;
      const between = one.told.slice(at + 1, next.at + 1).flatMap(({ events }) => events);
      const view = plain(foldAll(told.view, between, one.tables)) as ViewForm;
      const wanted = next.told.view as ViewForm;
      // Which pile an unseen card came from is not in a view: only these counts may be off.
      expect({ ...view, piles: sizes(view) }).toEqual({ ...wanted, piles: sizes(wanted) });
    }
  });

  function sizes(view: ViewForm): Record<string, number> {
    return Object.fromEntries(Object.entries(view.piles).map(([name, pile]) => [name, pile.size]));
  }
});

describe("one event", () => {
  const { tables, told } = game("two");
  const view = told[0]?.view as ViewForm;

  it("leaves the view as it is where it is not known", () => {
    const event = { event: "from_the_future", seat: 0 } as unknown as GameEvent;
    expect(fold(view, event, tables)).toBe(view);
  });

  it("leaves alone what it does not concern", () => {
    const next = fold(view, { event: "key_taken", seat: 1 }, tables);
    expect(next.players[1]?.keys).toBe((view.players[1]?.keys ?? 0) + 1);
    expect(next.supply.keys).toBe(view.supply.keys - 1);
    expect(next.players[0]).toBe(view.players[0]);
    expect(next.piles).toBe(view.piles);
    expect(next.tiles).toBe(view.tiles);
  });

  it("queues extra turns and takes them from the queue", () => {
    const granted = foldAll(
      view,
      [
        { event: "extra_turn_granted", seat: 1 },
        { event: "extra_turn_granted", seat: 0 },
      ],
      tables,
    );
    expect(granted.extra_turns).toEqual([1, 0]);
    const turn = fold(granted, { event: "turn_started", seat: 1, extra: 1 }, tables);
    expect(turn).toMatchObject({ turn: 1, regular: view.regular, extra_turns: [0] });
  });

  it("keeps points hidden until they are scored", () => {
    const hidden = begin(tables, 0, true);
    const scored = fold(hidden, { event: "points_scored", seat: 1, points: 3 }, tables);
    expect(scored.players[1]?.score).toBeNull();
    const ended = foldAll(
      scored,
      [
        { event: "game_ended", reason: "tomb" },
        { event: "final_points", seat: 1, source: "play", points: 3 },
        { event: "final_points", seat: 1, source: "keys", points: 5 },
      ],
      tables,
    );
    expect(ended.players[1]?.score).toBe(3);
  });
});

describe("the data of a module from outside", () => {
  const secret: DatumForm = {
    module: "oracle",
    name: "sign",
    size: 1,
    per_seat: true,
    hidden: true,
    kinds: [null, "ibis", "ram"],
  };
  const marks: DatumForm = {
    module: "oracle",
    name: "marks",
    size: 2,
    per_seat: true,
    hidden: false,
    kinds: null,
  };
  const tables: TablesForm = {
    ...game("two").tables,
    modules: ["oracle"],
    piles: { signs: { ibis: 1, ram: 1 } },
    data: [secret, marks],
  };
  const view = begin(tables, 0);

  it("lies by seat and number where the tables say", () => {
    expect(view.modules).toEqual({
      oracle: {
        sign: [null, null],
        marks: [
          [0, 0],
          [0, 0],
        ],
      },
    });
  });
});

describe("the data of our modules", () => {
  const { tables } = game("three");
  const view = begin(tables, 0);

  it("counts talismans, and treasures that are turned over", () => {
    const { modules } = foldAll(
      view,
      [
        { event: "mummy_placed", space: 40 },
        { event: "talismans_taken", seat: 2, count: 2 },
        { event: "treasures_turned", seat: 1 },
      ],
      tables,
    );
    const all = tables.module_tables["mummy"]?.["talismans"] as number;
    expect(modules["mummy"]).toMatchObject({ talismans: [0, 0, 2], supply: all - 2 });
    expect(modules["characters"]?.["turned"]).toEqual([0, 1, 0]);
  });

  it("shuffles the used tiles into the pile", () => {
    const full = {
      ...view,
      piles: {
        mummy_tiles: { size: 1, kinds: { pairs: 1 } },
        mummy_discards: { size: 3, kinds: { pairs: 1, scarab: 2 } },
      },
    };
    expect(fold(full, { event: "mummy_tiles_reshuffled" }, tables).piles).toEqual({
      mummy_tiles: { size: 4, kinds: { pairs: 2, scarab: 2 } },
      mummy_discards: { size: 0, kinds: {} },
    });
  });

  it("tells a seat which scarabs it put back, and others how many", () => {
    const taken = { event: "scarab_taken", seat: 0 } as const;
    const returned = { event: "scarab_returned", seat: 0 } as const;
    const own = foldAll(
      view,
      [
        { ...taken, scarab: "2" },
        { ...returned, scarab: "2" },
      ],
      tables,
    );
    expect(own.modules["mummy"]?.["gone"]).toEqual([1, 0, 0]);
    const kinds = (own.modules["mummy"]?.["gone_scarabs"] as (number[] | null)[])[0];
    expect(kinds?.slice(0, 3)).toEqual([0, 1, 0]);
    const start = begin(tables, 1);
    const others = foldAll(
      start,
      [
        { ...taken, scarab: null },
        { ...returned, scarab: null },
      ],
      tables,
    );
    expect(others.modules["mummy"]).toMatchObject({
      gone: [1, 0, 0],
      gone_scarabs: start.modules["mummy"]?.["gone_scarabs"],
    });
  });
});

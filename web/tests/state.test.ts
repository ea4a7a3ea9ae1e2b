// Following a game: what events change in a view, its checksum, and the views that all share.

import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/protocol";
import { apply } from "../src/state/apply";
import { checksum, crc32 } from "../src/state/checksum";
import { foreseen } from "../src/state/foreseen";
import { Timeline } from "../src/state/timeline";
import { game, games } from "./games";
import { scenes } from "./words";

function freeze<T>(form: T): T {
  if (typeof form === "object" && form !== null && !Object.isFrozen(form)) {
    Object.freeze(form);
    for (const part of Object.values(form)) freeze(part);
  }
  return form;
}

describe("a game followed by what its events change", () => {
  it.each(games())("$name: has every view of the engine", ({ timeline, told, end }) => {
    freeze(timeline.at(0));
    for (const { to, checksum: right } of told) {
      const view = freeze(timeline.at(to)); // nothing that follows may change it
      expect({ to, checksum: checksum(view) }).toEqual({ to, checksum: right });
    }
    expect(told.length).toBeGreaterThan(10);
    expect(timeline.last).toEqual(end);
  });

  it.each(games())("$name: no event changes what it leaves as it is", ({ timeline }) => {
    for (const [at, event] of timeline.events.entries()) {
      if (event.changes === undefined) expect(timeline.at(at + 1)).toBe(timeline.at(at));
      else expect(checksum(timeline.at(at + 1))).not.toBe(checksum(timeline.at(at)));
    }
  });
});

describe("changes", () => {
  const view = game("two").told[0]!.view;

  it("replace parts and share the rest", () => {
    const next = apply(view, {
      "players/1/keys": 3,
      "players/1/jokers": 1,
      supply: { keys: 0, jokers: 2 },
    });
    expect(next.players[1]).toEqual({ ...view.players[1], keys: 3, jokers: 1 });
    expect(next.supply).toEqual({ keys: 0, jokers: 2 });
    expect(next.players[0]).toBe(view.players[0]);
    expect(next.players[1]?.hand).toBe(view.players[1]?.hand);
    expect(next.piles).toBe(view.piles);
    expect(next.tiles).toBe(view.tiles);
    expect(Array.isArray(next.players)).toBe(true);
    expect(view.players[1]?.keys).not.toBe(3);
  });

  it("may be none", () => {
    expect(apply(view, undefined)).toBe(view);
    expect(apply(view, {})).toBe(view);
  });

  it("are followed for modules and events that are not known here", () => {
    const event = {
      event: "oracle_spoke",
      seat: 0,
      changes: { "modules/oracle/signs": ["ibis", null] },
    } as unknown as GameEvent;
    const start = { ...view, modules: { oracle: { signs: [null, null] } } };
    expect(new Timeline(start, [event]).last.modules).toEqual({
      oracle: { signs: ["ibis", null] },
    });
  });
});

describe("a checksum", () => {
  it("is made of CRC-32", () => {
    expect(crc32("123456789")).toBe(0xcbf43926);
    expect(crc32("")).toBe(0);
    expect(crc32("é")).toBe(crc32(String.fromCharCode(0xe9)));
  });

  it("notices a change anywhere, but not the order of keys", () => {
    const { view } = game("five").told[1]!;
    const sum = checksum(view);
    const others = [
      { ...view, round: view.round + 1 },
      { ...view, tiles: view.tiles.with(3, view.tiles[4]!) },
      apply(view, { "players/2/hand": ["1"] }),
      apply(view, { "modules/mummy/mummy": 7 }),
      apply(view, { "piles/discard": { size: 1, kinds: { "1": 1 } } }),
    ];
    for (const other of others) expect(checksum(other)).not.toBe(sum);
    const turned = Object.fromEntries(Object.entries(view).reverse()) as unknown as typeof view;
    expect(checksum(turned)).toBe(sum);
  });
});

describe("a timeline", () => {
  const { timeline } = game("two");

  it("works out each view once", () => {
    const again = new Timeline(timeline.at(0), timeline.events);
    const end = again.last;
    expect(again.at(again.length)).toBe(end);
    expect(again.followedBy([]).last).toBe(end);
    expect(again.at(40)).toBe(again.followedBy([], 57).at(40));
  });

  it("goes on, and goes on differently after something was taken back", () => {
    const half = new Timeline(timeline.at(0), timeline.events.slice(0, 60));
    const whole = half.followedBy(timeline.events.slice(60));
    expect(whole.last).toEqual(timeline.last);
    expect(half.length).toBe(60);
    const back = whole.followedBy(timeline.events.slice(30, 50), 30);
    expect(back.length).toBe(50);
    expect(back.last).toEqual(timeline.at(50));
  });

  it("goes on from another view where the server says so", () => {
    const half = new Timeline(timeline.at(0), timeline.events.slice(0, 60));
    const wrong = half.endingAt({ ...half.last, round: 99 });
    expect(wrong.at(59)).toBe(half.at(59));
    expect(wrong.followedBy(timeline.events.slice(60, 61)).last.round).toBe(99);
    expect(wrong.endingAt(half.last).followedBy(timeline.events.slice(60)).last).toEqual(
      timeline.last,
    );
  });

  it("never leaves the events that there are", () => {
    expect(timeline.at(-1)).toBe(timeline.at(0));
    expect(timeline.at(99999)).toBe(timeline.last);
  });
});

it("what a way leads to is worked out once", () => {
  for (const { view, ways } of scenes)
    for (const way of ways) expect(foreseen(way, view)).toBe(foreseen(way, view));
});

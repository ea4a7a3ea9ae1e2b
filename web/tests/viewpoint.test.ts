import { expect, test } from "vitest";
import { Viewpoint } from "../src/table/viewpoint.svelte";
import type { GameState } from "../src/table/state.svelte";

type Kind = "person" | "bot";

/** A game as far as viewpoint look at it: who sits where, and who is asked. */
function game(seats: readonly number[], kinds: readonly Kind[]) {
  const room = {
    phase: "playing",
    asked: 0 as number | null,
    seats: kinds.map((kind) => ({ kind })),
  };
  const state = { seats, room };
  return { viewpoint: new Viewpoint(state as unknown as GameState), room };
}

test("two at one screen: the last move is seen, then a guard is up", () => {
  const { viewpoint, room } = game([0, 1], ["person", "person"]);
  viewpoint.follow();
  expect([viewpoint.seat, viewpoint.guarded]).toEqual([0, true]);
  viewpoint.confirm(0);
  room.asked = 1;
  viewpoint.follow();
  expect([viewpoint.seat, viewpoint.guarded, viewpoint.next]).toEqual([0, false, 1]);
  viewpoint.handOver();
  expect([viewpoint.seat, viewpoint.guarded, viewpoint.next]).toEqual([1, true, null]);
});

test("a move that is taken back before the device goes on leaves it where it is", () => {
  const { viewpoint, room } = game([0, 1], ["person", "person"]);
  viewpoint.follow();
  viewpoint.confirm(0);
  room.asked = 1;
  viewpoint.follow();
  room.asked = 0;
  viewpoint.follow();
  viewpoint.handOver();
  expect([viewpoint.seat, viewpoint.guarded]).toEqual([0, false]);
});

test("while only others play nobody is named, and nobody can say to be there", () => {
  const { viewpoint, room } = game([0, 2], ["person", "bot", "person"]);
  room.asked = 1;
  viewpoint.follow();
  expect(viewpoint.guard).toBe("for anybody");
  viewpoint.confirm(0);
  expect(viewpoint.guarded).toBe(true);
  room.asked = 2;
  viewpoint.follow();
  expect([viewpoint.seat, viewpoint.guard, viewpoint.next]).toEqual([2, "for the seat", null]);
  viewpoint.confirm(0);
  expect(viewpoint.guarded).toBe(true);
  viewpoint.confirm(2);
  expect(viewpoint.guarded).toBe(false);
});

test("who was named is not there yet and another is asked: only that one is let in", () => {
  const { viewpoint, room } = game([0, 1], ["person", "person"]);
  viewpoint.follow();
  room.asked = 1;
  viewpoint.follow();
  viewpoint.handOver();
  viewpoint.confirm(0);
  expect([viewpoint.seat, viewpoint.guarded]).toEqual([1, true]);
  viewpoint.confirm(1);
  expect(viewpoint.guarded).toBe(false);
});

test("somebody alone needs no guard, and a spectator has no hand", () => {
  const alone = game([0], ["person", "bot"]);
  alone.viewpoint.follow();
  expect([alone.viewpoint.seat, alone.viewpoint.guarded]).toEqual([0, false]);
  const looking = game([], ["person", "bot"]);
  looking.viewpoint.follow();
  expect([looking.viewpoint.seat, looking.viewpoint.guarded]).toEqual([null, false]);
});

test("at the end nothing is hidden any more", () => {
  const { viewpoint, room } = game([0, 1], ["person", "person"]);
  viewpoint.follow();
  room.phase = "over";
  room.asked = null;
  viewpoint.follow();
  expect(viewpoint.guarded).toBe(false);
});

import { expect, test } from "vitest";
import { Eyes } from "../src/table/eyes.svelte";
import type { Session } from "../src/table/session.svelte";

type Kind = "person" | "bot";

/** A game as far as eyes look at it: who sits where, and who is asked. */
function game(seats: readonly number[], kinds: readonly Kind[]) {
  const room = {
    phase: "playing",
    asked: 0 as number | null,
    seats: kinds.map((kind) => ({ kind })),
  };
  const session = { seats, room };
  return { eyes: new Eyes(session as unknown as Session), room, session };
}

test("two at one screen: the last move is seen, then a guard is up", () => {
  const { eyes, room } = game([0, 1], ["person", "person"]);
  eyes.follow();
  expect([eyes.seat, eyes.guarded]).toEqual([0, true]);
  eyes.confirm(0);
  room.asked = 1;
  eyes.follow();
  expect([eyes.seat, eyes.guarded, eyes.next]).toEqual([0, false, 1]);
  eyes.handOver();
  expect([eyes.seat, eyes.guarded, eyes.next]).toEqual([1, true, null]);
});

test("a move that is taken back before the device goes on leaves it where it is", () => {
  const { eyes, room } = game([0, 1], ["person", "person"]);
  eyes.follow();
  eyes.confirm(0);
  room.asked = 1;
  eyes.follow();
  room.asked = 0;
  eyes.follow();
  eyes.handOver();
  expect([eyes.seat, eyes.guarded]).toEqual([0, false]);
});

test("while only others play nobody is named, and nobody can say to be there", () => {
  const { eyes, room } = game([0, 2], ["person", "bot", "person"]);
  room.asked = 1;
  eyes.follow();
  expect(eyes.guard).toBe("for anybody");
  eyes.confirm(0);
  expect(eyes.guarded).toBe(true);
  room.asked = 2;
  eyes.follow();
  expect([eyes.seat, eyes.guard, eyes.next]).toEqual([2, "for the seat", null]);
  eyes.confirm(0);
  expect(eyes.guarded).toBe(true);
  eyes.confirm(2);
  expect(eyes.guarded).toBe(false);
});

test("who was named is not there yet and another is asked: only that one is let in", () => {
  const { eyes, room } = game([0, 1], ["person", "person"]);
  eyes.follow();
  room.asked = 1;
  eyes.follow();
  eyes.handOver();
  eyes.confirm(0);
  expect([eyes.seat, eyes.guarded]).toEqual([1, true]);
  eyes.confirm(1);
  expect(eyes.guarded).toBe(false);
});

test("somebody alone needs no guard, and a spectator has no hand", () => {
  const alone = game([0], ["person", "bot"]);
  alone.eyes.follow();
  expect([alone.eyes.seat, alone.eyes.guarded]).toEqual([0, false]);
  const looking = game([], ["person", "bot"]);
  looking.eyes.follow();
  expect([looking.eyes.seat, looking.eyes.guarded]).toEqual([null, false]);
});

test("at the end nothing is hidden any more", () => {
  const { eyes, room } = game([0, 1], ["person", "person"]);
  eyes.follow();
  room.phase = "over";
  room.asked = null;
  eyes.follow();
  expect(eyes.guarded).toBe(false);
});

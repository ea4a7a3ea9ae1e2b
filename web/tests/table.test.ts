// Small parts of the table: what is new in the hand, what was discarded, where to look.

import { expect, test } from "vitest";
import type { GameEvent } from "../src/protocol";
import { discardedLast } from "../src/state/discarded";
import { sameCards, type Held } from "../src/table/held";
import { inMidst, outOfSight } from "../src/table/zoom";

const news = (hand: readonly Held[]): (string | null)[] =>
  hand.flatMap(({ card, isNew }) => (isNew ? card : []));

test("a card is new from the draw until the next one is played", () => {
  const dealt = sameCards([], ["1", "2", "3", "4", "5"]);
  expect(news(dealt)).toEqual([]);
  const played = sameCards(dealt, ["2", "3", "4", "5"]);
  const drawn = sameCards(played, ["2", "3", "die", "4", "5"]);
  expect(news(drawn)).toEqual(["die"]);
  expect(news(sameCards(drawn, ["2", "3", "die", "4"]))).toEqual([]);
});

test("playing and drawing at once marks the card that was drawn", () => {
  const dealt = sameCards([], ["1", "2", "3", "4", "5"]);
  expect(news(sameCards(dealt, ["2", "3", "die", "4", "5"]))).toEqual(["die"]);
});

test("cards that are moved or taken back are not new", () => {
  const dealt = sameCards([], ["1", "2", "3", "4", "5"]);
  expect(news(sameCards(dealt, ["1", "3", "2", "4", "5"]))).toEqual([]);
  const played = sameCards(dealt, ["2", "3", "4", "5"]);
  expect(news(sameCards(played, ["1", "2", "3", "4", "5"]))).toEqual([]);
});

test("the card discarded last lies on top until the pile is shuffled", () => {
  const played: GameEvent = { event: "card_played", seat: 0, end: "left", card: "4" };
  const discarded: GameEvent = { event: "card_discarded", seat: 1, slot: 0, card: "die" };
  const rolled: GameEvent = { event: "die_rolled", seat: 0, face: 3 };
  expect(discardedLast([])).toBeNull();
  expect(discardedLast([discarded, played, rolled])).toBe("4");
  expect(discardedLast([played, discarded])).toBe("die");
  expect(discardedLast([played, { event: "discards_shuffled" }])).toBeNull();
});

test("of several places one looks at that in their midst", () => {
  const points = [[0, 0], [100, 0], [40, 10]] as const; // prettier-ignore
  expect(inMidst(points)).toEqual([40, 10]);
  expect(inMidst([])).toEqual([494, 494]);
});

test("of places that are all out of sight one looks at the nearest", () => {
  const points = [[100, 10], [10, 190]] as const; // prettier-ignore
  expect(outOfSight(points, [50, 50], [40, 40])).toEqual([100, 10]);
  expect(outOfSight(points, [50, 50], [60, 60])).toBeNull();
  expect(outOfSight([], [50, 50], [60, 60])).toBeNull();
});

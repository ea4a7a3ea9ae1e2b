// Which card of a hand is which, while others come and go.

export interface Held {
  readonly card: string | null;
  /** The same as long as it is held. */
  readonly key: number;
  /** Whether it was drawn since I last played. */
  readonly isNew: boolean;
}

let last = 0;

/** A hand after some cards in one place of it were taken, added or exchanged. */
export function sameCards(
  before: readonly Held[],
  hand: readonly (string | null)[],
): readonly Held[] {
  const least = Math.min(before.length, hand.length);
  let front = 0;
  while (front < least && before[front]?.card === hand[front]) front += 1;
  let back = 0;
  while (
    back < least - front &&
    before[before.length - 1 - back]?.card === hand[hand.length - 1 - back]
  )
    back += 1;
  const count = (cards: readonly (string | null)[], card: string | null): number =>
    cards.filter((one) => one === card).length;
  const held = before.map((one) => one.card);
  const more = (card: string | null): number => count(hand, card) - count(held, card);
  const played = front + back < before.length;
  return hand.map((card, i) => {
    const old =
      i < front
        ? before[i]
        : i >= hand.length - back
          ? before[i - hand.length + before.length]
          : undefined;
    if (old) return { ...old, isNew: old.isNew && !played };
    // what is drawn comes into the middle; at an end lies what was taken back
    const inside = before.length > 0 && i > 0 && i < hand.length - 1;
    return { card, key: ++last, isNew: inside && more(card) > 0 };
  });
}

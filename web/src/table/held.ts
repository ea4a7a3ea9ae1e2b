// Which card of a hand is which, while others come and go.

export interface Held {
  readonly card: string | null;
  /** The same as long as it is held. */
  readonly key: number;
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
  return hand.map((card, i) => {
    const old =
      i < front
        ? before[i]
        : i >= hand.length - back
          ? before[i - hand.length + before.length]
          : undefined;
    return { card, key: old?.key ?? ++last };
  });
}

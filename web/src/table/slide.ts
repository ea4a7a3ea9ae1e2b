// Things in a row that make room for others are seen to move.

const DURATION = 160; // milliseconds
const EASING = "cubic-bezier(.2,.8,.2,1)";

/** How far from the left each thing of a row lies. */
export function leftsIn(row: Element | undefined): ReadonlyMap<Element, number> {
  return new Map(
    [...(row?.children ?? [])].map((thing) => [thing, thing.getBoundingClientRect().left]),
  );
}

/** Let the things of a row come from where they were; new ones are just there. */
export function slideFrom(before: ReadonlyMap<Element, number>, row: Element | undefined): void {
  if (before.size === 0) return;
  for (const [thing, left] of leftsIn(row)) {
    const way = (before.get(thing) ?? left) - left;
    if (way === 0) continue;
    const frames = [{ translate: `${way}px` }, { translate: "0" }];
    thing.animate(frames, { duration: DURATION, easing: EASING });
  }
}

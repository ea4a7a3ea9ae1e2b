// Round values that a stepper goes through.

/** Return the next stop above or below a value; the value itself where there is none. */
export function stepped(value: number, stops: readonly number[], way: 1 | -1): number {
  const next =
    way === 1 ? stops.find((stop) => stop > value) : stops.findLast((stop) => stop < value);
  return next ?? value;
}

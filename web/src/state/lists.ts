/** A list with another value at a place; a place that it does not have changes nothing. */
export function withAt<T>(list: readonly T[], place: number, value: T): readonly T[] {
  return list.map((one, at) => (at === place ? value : one));
}

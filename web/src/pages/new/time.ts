// Times on a clock.

export const TURN_STOPS = [
  15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1800, 3600, 21_600, 43_200, 86_400,
];
/** In minutes. */
export const GAME_STOPS = [
  5, 10, 15, 20, 25, 30, 45, 60, 90, 120, 180, 360, 720, 1440, 2880, 4320, 10_080,
];

/** In seconds, for bots. */
export const PACE_STOPS = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

export type TimeUnit = "day" | "hour" | "minute" | "second";

const UNITS: readonly (readonly [TimeUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Return a time as numbers of days, hours, minutes and seconds, without those that are zero. */
export function partsOfTime(seconds: number): (readonly [TimeUnit, number])[] {
  let left = Math.round(seconds);
  return UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count > 0 ? [[unit, count] as const] : [];
  });
}

/** Return a time in words of the language, such as "1 min 30 sec". */
export function timeInWords(seconds: number, language: string): string {
  return partsOfTime(seconds)
    .map(([unit, count]) =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count),
    )
    .join(" ");
}

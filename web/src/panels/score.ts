// How the points came about: by source, and in the course of the game.

import type { GameEvent, ResultJson } from "../protocol";

/** Points by seat before a turn, at the end of play, or when a source was counted. */
export interface Moment {
  /** Of that turn, or the last one. */
  readonly round: number;
  readonly points: readonly number[];
  /** How many events had happened. */
  readonly events: number;
  /** What is counted in it, at the end; null while the game is played. */
  readonly source: string | null;
}

/** What is on the score track already. */
export const IN_PLAY = "play";

/** The points in play before each turn, then with each source that is counted at the end. */
export function scoreOverGame(
  events: readonly GameEvent[],
  players: number,
  result: Pick<ResultJson, "points" | "by_source"> | null,
  sources: readonly string[],
): Moment[] {
  const points = new Array<number>(players).fill(0);
  const moments: Moment[] = [];
  let round = 1;
  const keep = (at: number, source: string | null = null): void =>
    void moments.push({ round, points: [...points], events: at, source });
  events.forEach((event, at) => {
    if (event.event === "round_started") round = event.round;
    else if (event.event === "turn_started") keep(at);
    else if (event.event === "treasure_taken" || event.event === "points_scored") {
      points[event.seat] = (points[event.seat] ?? 0) + event.points;
    }
  });
  if (moments.length === 0) return [];
  result?.by_source.forEach((one, seat) => (points[seat] = one[IN_PLAY] ?? 0));
  keep(events.length, result ? IN_PLAY : null);
  for (const source of result ? scoringSources(result, sources) : []) {
    if (source === IN_PLAY) continue;
    result?.by_source.forEach((one, seat) => {
      points[seat] = (points[seat] ?? 0) + (one[source] ?? 0);
    });
    keep(events.length, source);
  }
  return moments;
}

/** The moment that one sees after so many events: at the end everything is counted. */
export function momentAt(moments: readonly Moment[], events: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.events <= events),
  );
}

/** The sources by which somebody scored, in the order of the table. */
export function scoringSources(
  result: Pick<ResultJson, "by_source">,
  sources: readonly string[],
): string[] {
  const all = new Set([...sources, ...result.by_source.flatMap((one) => Object.keys(one))]);
  return [...all].filter((source) => result.by_source.some((one) => (one[source] ?? 0) !== 0));
}

/** The place of a seat from 1 on; those who share one count for it together. */
export function placeOf(result: ResultJson, seat: number): number {
  let place = 1;
  for (const group of result.ranking) {
    if (group.includes(seat)) return place;
    place += group.length;
  }
  return place;
}

/** Steps for an axis from 0 up to at least `most`: round numbers, about five of them. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => most / one <= 5) ?? 200;
  const list: number[] = [];
  for (let value = 0; value < most + step; value += step) list.push(value);
  return list;
}

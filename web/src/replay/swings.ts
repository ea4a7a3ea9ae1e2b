// Win chances over the game, from opinions on single decisions.

import type { Opinion, RatedOption } from "../protocol";
import type { Stop } from "./course";

/** What a bot thought of a seat's chances when that seat had decided. */
export interface Point {
  readonly stop: number;
  readonly seat: number;
  /** With what was played. */
  readonly chance: number;
  /** With the best that could be played. */
  readonly best: number;
}

/** The option that was chosen; null if the bot does not speak of it. */
export function givenOf(opinion: Opinion): RatedOption | null {
  return opinion.options.find((option) => option.id === opinion.given) ?? null;
}

/** All points that are known, in the order of the game. */
export function pointsOf(opinions: ReadonlyMap<number, Opinion>, stops: readonly Stop[]): Point[] {
  return stops.flatMap(({ mark }, stop): Point[] => {
    const opinion = mark === null ? undefined : opinions.get(mark.answers);
    if (!opinion) return [];
    const best = opinion.options[0]?.chance ?? null;
    const chance = givenOf(opinion)?.chance ?? best;
    if (best === null || chance === null) return [];
    return [{ stop, seat: opinion.seat, chance, best: Math.max(best, chance) }];
  });
}

/** A change that was large. */
export interface Swing {
  readonly stop: number;
  readonly seat: number;
  /** The chance before, or with the best. */
  readonly from: number;
  readonly to: number;
}

/** Smaller ones are noise. */
const WORTH_TELLING = 0.02;

/** Decisions that cost most, compared with the best that was possible. */
export function misses(points: readonly Point[], most: number): Swing[] {
  return largest(
    points.map(({ stop, seat, chance, best }) => ({ stop, seat, from: best, to: chance })),
    most,
  );
}

/** Where a seat's chances changed most since its decision before, by luck or by the others. */
export function swings(points: readonly Point[], most: number): Swing[] {
  const before = new Map<number, Point>();
  const found = points.flatMap((point): Swing[] => {
    const last = before.get(point.seat);
    before.set(point.seat, point);
    if (!last) return [];
    return [{ stop: point.stop, seat: point.seat, from: last.chance, to: point.chance }];
  });
  return largest(found, most);
}

function largest(found: readonly Swing[], most: number): Swing[] {
  const change = ({ from, to }: Swing): number => Math.abs(to - from);
  return found
    .filter((one) => change(one) >= WORTH_TELLING)
    .sort((a, b) => change(b) - change(a))
    .slice(0, most);
}

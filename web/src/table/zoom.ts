// Where to look first on an enlarged board.

import { BOARD, centreOfPlace } from "../board/geometry";
import type { TablesJson } from "../protocol";
import { settings } from "../ui/settings.svelte";

type Point = readonly [number, number];

/** Of several points the one in their midst. */
export function inMidst(points: readonly Point[]): Point {
  const mean = (at: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[at], 0) / Math.max(1, points.length);
  return nearest(points, [mean(0), mean(1)]) ?? [BOARD / 2, BOARD / 2];
}

function nearest(points: readonly Point[], [x, y]: Point): Point | undefined {
  const far = ([a, b]: Point): number => Math.hypot(a - x, b - y);
  return [...points].sort((a, b) => far(a) - far(b))[0];
}

/** Of points the one nearest to the middle of what is seen; null where one of them is seen. */
export function outOfSight(points: readonly Point[], middle: Point, half: Point): Point | null {
  const isSeen = (point: Point): boolean =>
    ([0, 1] as const).every((at) => Math.abs(point[at] - middle[at]) < half[at]);
  return points.some(isSeen) ? null : (nearest(points, middle) ?? null);
}

/** Scroll a box with the enlarged board so that a place in the midst of some is in its middle. */
function lookAt(box: HTMLElement, tables: TablesJson, places: readonly number[]): void {
  goTo(box, inMidst(places.map((place) => centreOfPlace(tables, place))), "auto");
}

/** Scroll such a box only where none of some places is seen: to the nearest of them. */
function lookFor(box: HTMLElement, tables: TablesJson, places: readonly number[]): void {
  const unit = BOARD / box.scrollWidth;
  const half: Point = [(box.clientWidth / 2) * unit, (box.clientHeight / 2) * unit];
  const middle: Point = [box.scrollLeft * unit + half[0], box.scrollTop * unit + half[1]];
  const points = places.map((place) => centreOfPlace(tables, place));
  const next = outOfSight(points, middle, half);
  if (next) goTo(box, next, settings.still ? "auto" : "smooth");
}

function goTo(box: HTMLElement, [x, y]: Point, behavior: ScrollBehavior): void {
  box.scrollTo({
    left: (x / BOARD) * box.scrollWidth - box.clientWidth / 2,
    top: (y / BOARD) * box.scrollHeight - box.clientHeight / 2,
    behavior,
  });
}

export default { lookAt, lookFor };

// Where to look first on an enlarged board.

import { BOARD, centreOfPlace } from "../board/geometry";
import type { TablesForm } from "../protocol";

/** Of several points the one in their midst. */
export function inMidst(points: readonly (readonly [number, number])[]): readonly [number, number] {
  const mean = (at: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[at], 0) / Math.max(1, points.length);
  const [x, y] = [mean(0), mean(1)];
  const far = ([a, b]: readonly [number, number]): number => Math.hypot(a - x, b - y);
  return [...points].sort((a, b) => far(a) - far(b))[0] ?? [BOARD / 2, BOARD / 2];
}

/** Scroll a box with the enlarged board so that a place in the midst of some is in its middle. */
export function lookAt(box: HTMLElement, tables: TablesForm, places: readonly number[]): void {
  const [x, y] = inMidst(places.map((place) => centreOfPlace(tables, place)));
  box.scrollTo({
    left: (x / BOARD) * box.scrollWidth - box.clientWidth / 2,
    top: (y / BOARD) * box.scrollHeight - box.clientHeight / 2,
  });
}

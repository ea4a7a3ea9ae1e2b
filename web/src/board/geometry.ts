// Where everything lies on the drawn board: a square of 988 units with a spiral of 44 cells.

import type { TablesJson } from "../protocol";

/** x, y: to the right and down. */
export type Point = readonly [x: number, y: number];
export type Direction = Point;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Path = Pick<TablesJson, "chamber" | "statues">;

export const BOARD = 988;
export const MARGIN = 30;
export const PITCH = 116;
export const TILE = 92;

const LEGS: readonly (readonly [dx: number, dy: number, cells: number])[] = [
  [1, 0, 7],
  [0, 1, 7],
  [-1, 0, 7],
  [0, -1, 6],
  [1, 0, 6],
  [0, 1, 5],
  [-1, 0, 5],
];

/** Column and row of each cell, in walking order; the first is the stairs. */
const CELLS: readonly Point[] = (() => {
  const cells: Point[] = [[0, 0]];
  let [x, y] = [0, 0];
  for (const [dx, dy, count] of LEGS) {
    for (let i = 0; i < count; i++) cells.push([(x += dx), (y += dy)]);
  }
  return cells;
})();

export const LAST_CELL = CELLS.length - 1;

/** The cells of each straight stretch: a corner belongs to the stretch that leads to it. */
const STRETCHES: readonly (readonly [first: number, last: number])[] = (() => {
  let first = 1;
  return LEGS.map(([, , count]): readonly [number, number] => {
    const stretch = [first, first + count - 1] as const;
    first += count;
    return stretch;
  });
})();

/** The last cell of the outer ring: from there on the wall around the centre is at the right. */
const LAST_OUTER = 27;

function column(cell: number): Point {
  return CELLS[Math.min(Math.max(cell, 0), LAST_CELL)] as Point;
}

function between(from: number, to: number): Direction {
  const [a, b] = [column(from), column(to)];
  return [b[0] - a[0], b[1] - a[1]];
}

const right = ([dx, dy]: Direction): Direction => [negative(dy), dx];
const left = ([dx, dy]: Direction): Direction => [dy, negative(dx)];
const negative = (value: number): number => (value === 0 ? 0 : -value);
const shift = ([x, y]: Point, [dx, dy]: Direction, by: number): Point => [x + dx * by, y + dy * by];

// --- cells ----------------------------------------------------------------------------------------

/** The cell of the stairs (place 0) or of a space; for the tomb chamber the cell before its door. */
export function cellOfPlace(tables: Path, place: number): number {
  const passed = tables.statues.filter((after) => after < place).length;
  return Math.min(place + passed, LAST_CELL);
}

/** The cell of a statue, counted from 0. */
export function cellOfStatue(tables: Path, statue: number): number {
  return (tables.statues[statue] ?? 0) + statue + 1;
}

export type Thing =
  | { readonly kind: "stairs" }
  | { readonly kind: "space"; readonly place: number }
  | { readonly kind: "statue"; readonly statue: number };

/** What a cell is. */
export function thingAt(tables: Path, cell: number): Thing {
  if (cell === 0) return { kind: "stairs" };
  const cells = tables.statues.map((_, statue) => cellOfStatue(tables, statue));
  const statue = cells.indexOf(cell);
  if (statue >= 0) return { kind: "statue", statue };
  return { kind: "space", place: cell - cells.filter((one) => one < cell).length };
}

/** At which statue an adventurer lies at first: one at each, in turn; null if it stands. */
export function statueOf(
  { adventurers }: Pick<TablesJson, "adventurers">,
  adventurer: number,
): number | null {
  if (adventurers[adventurer] !== "lying") return null;
  return adventurers.slice(0, adventurer).filter((status) => status === "lying").length;
}

export function centre(cell: number): Point {
  const [x, y] = column(cell);
  return [MARGIN + (x + 0.5) * PITCH, MARGIN + (y + 0.5) * PITCH];
}

/** Where a figure that has entered the tomb chamber is led. */
export const CHAMBER_SPOT: Point = [262, 560];
const DOOR: Point = [centre(LAST_CELL)[0], 660];

export function centreOfPlace(tables: Path, place: number): Point {
  return place >= tables.chamber ? CHAMBER_SPOT : centre(cellOfPlace(tables, place));
}

/** The direction in which one comes into a cell. */
export function directionIn(cell: number): Direction {
  return cell <= 0 ? directionOut(0) : between(cell - 1, cell);
}

/** The direction in which one leaves a cell; from the last one through the door. */
export function directionOut(cell: number): Direction {
  return cell >= LAST_CELL ? [0, -1] : between(cell, cell + 1);
}

/** Where the number of a space is carved: before it, at the side of the outer wall. */
export function numberAt(tables: Path, place: number): Point {
  const cell = cellOfPlace(tables, place);
  const way = directionIn(cell);
  return shift(shift(centre(cell), way, -PITCH / 2), left(way), 33);
}

// --- ways -----------------------------------------------------------------------------------------

/** From a cell towards the wall between the rings, on the stretch that starts there. */
function innerSide(cell: number): Direction {
  const start = Math.min(cell, LAST_CELL - 1);
  const along = directionOut(start);
  return start < LAST_OUTER ? right(along) : left(along);
}

/** A point beside a cell, towards the wall between the rings; at corners on both lines. */
export function lane(cell: number, offset: number): Point {
  const [before, after] = [innerSide(Math.max(cell - 1, 0)), innerSide(cell)];
  const beside = shift(centre(cell), after, offset);
  return before[0] === after[0] ? beside : shift(beside, before, offset);
}

/** A walk along the corridor, forwards or backwards, `offset` beside its middle. */
export function route(tables: Path, from: number, to: number, offset = 0): readonly Point[] {
  if (from > to) return route(tables, to, from, offset).toReversed();
  const points: Point[] = [];
  const last = cellOfPlace(tables, to);
  for (let cell = cellOfPlace(tables, from); cell <= last; cell++) points.push(lane(cell, offset));
  if (from >= tables.chamber) return [CHAMBER_SPOT];
  return to >= tables.chamber ? [...points, DOOR, CHAMBER_SPOT] : points;
}

/** `M x y L x y …` for the `d` of a path. */
export function polyline(points: readonly Point[]): string {
  return points.length === 0 ? "" : `M${points.map((point) => point.join(" ")).join("L")}`;
}

/** The angle of a direction in degrees, 0 to the right, 90 down. */
export function angle([dx, dy]: Direction): number {
  return (Math.atan2(dy, dx) * 180) / Math.PI;
}

// --- walls and marks ------------------------------------------------------------------------------

/** Away from the wall between the rings: there the values and symbols are. */
function wallSide(cell: number): Direction {
  const along = directionIn(cell);
  return cell <= LAST_OUTER ? left(along) : right(along);
}

const atEdge = (cell: number, [dx, dy]: Direction): boolean => {
  const [x, y] = shift(column(cell), [dx, dy], 1);
  return x < 0 || y < 0 || x > 7 || y > 7;
};

export interface Sign<T> {
  readonly at: Point;
  readonly sign: T;
}

/** The temple symbols on the wall, each beside its space. */
export function reliefs(
  tables: Path & Pick<TablesJson, "symbols">,
): readonly (Sign<string> & { readonly place: number })[] {
  return tables.symbols.flatMap((sign, place) => {
    if (sign === null || place >= tables.chamber) return [];
    const cell = cellOfPlace(tables, place);
    const side = wallSide(cell);
    return [{ at: shift(centre(cell), side, atEdge(cell, side) ? 67 : 61), sign, place }];
  });
}

/** The values on the wall: one on each stretch for each run of places that are worth the same. */
export function wallValues(
  tables: Path & Pick<TablesJson, "place_points">,
): readonly Sign<number>[] {
  const signs: Sign<number>[] = [{ at: [20, centre(0)[1]], sign: tables.place_points[0] ?? 0 }];
  for (const [first, last] of STRETCHES) {
    for (const run of runs(tables, first, last)) {
      const cell = Math.floor((run.first + run.last - 1) / 2);
      const side = wallSide(run.last);
      const gap = shift(centre(cell), between(cell, cell + 1), PITCH / 2);
      signs.push({ at: shift(gap, side, atEdge(cell, side) ? 68 : 58), sign: run.value });
    }
  }
  return signs;
}

function runs(
  tables: Path & Pick<TablesJson, "place_points">,
  first: number,
  last: number,
): readonly { first: number; last: number; value: number }[] {
  const found: { first: number; last: number; value: number }[] = [];
  for (let cell = first; cell <= last; cell++) {
    const thing = thingAt(tables, cell);
    if (thing.kind !== "space") continue;
    const value = tables.place_points[thing.place] ?? 0;
    const run = found.at(-1);
    if (run?.value === value) run.last = cell;
    else found.push({ first: cell, last: cell, value });
  }
  return found;
}

/** The middle of the tab that says what the ways of a side do at a place. */
export function tabAt(tables: Path, place: number, side: "left" | "plain" | "right"): Point {
  const [x, y] = centreOfPlace(tables, place);
  // at different heights, so that the tabs of neighbours do not meet in the gap between them
  if (side === "plain") return [x, y - 55];
  return side === "left" ? [x - 55, y - 7] : [x + 55, y + 31];
}

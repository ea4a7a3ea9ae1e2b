// Where every figure stands: all adventurers of all seats, each with a place of its own on the board.

import type { RoomForm, TablesForm, ViewForm } from "../protocol";
import {
  BOARD,
  CHAMBER_SPOT,
  cellOfPlace,
  cellOfStatue,
  centre,
  statueOf,
  type Point,
} from "./geometry";

export type Look = "plain" | "mine" | "selected" | "fallen" | "lying";

export interface Figure {
  /** The same for the same adventurer, whatever happens: `seat-adventurer`. */
  readonly id: string;
  readonly seat: number;
  readonly adventurer: number;
  readonly place: number;
  readonly at: Point;
  readonly scale: number;
  readonly look: Look;
  /** How many this figure stands for, from four on a place on; 1 if only for itself. */
  readonly count: number;
  /** Another figure of the same player stands for it. */
  readonly hidden: boolean;
}

const FOOT = 52; // below the middle of a tile
const MOST_SIDE_BY_SIDE = 3;

/** Positions of so many figures side by side, around 0. */
function sideBySide(count: number): number[] {
  const step = count <= 3 ? 30 : count === 4 ? 24 : 20;
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
}

interface Who {
  readonly seat: number;
  readonly adventurer: number;
  readonly fallen: boolean;
}

/** All figures, in the order in which they are drawn. */
export function figuresOf(view: ViewForm, tables: TablesForm, me: number | null): Figure[] {
  const standing = new Map<number, Who[]>();
  const figures: Figure[] = [];
  view.players.forEach((player, seat) => {
    player.statuses.forEach((status, adventurer) => {
      const place = player.places[adventurer] ?? 0;
      if (status === "lying") {
        figures.push(lying(view, tables, seat, adventurer));
      } else if (status === "inside") {
        figures.push(inside(view, tables, seat, adventurer));
      } else {
        const who = { seat, adventurer, fallen: status === "fallen" };
        standing.set(place, [...(standing.get(place) ?? []), who]);
      }
    });
  });
  for (const [place, who] of standing) figures.push(...group(tables, place, who, me));
  return figures.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** Up to three side by side; from four on one figure per player, with a number. */
function group(
  tables: TablesForm,
  place: number,
  who: readonly Who[],
  me: number | null,
): Figure[] {
  const [x, y] = centre(cellOfPlace(tables, place));
  const columns =
    who.length <= MOST_SIDE_BY_SIDE
      ? who.map((one) => [one])
      : Object.values(Object.groupBy(who, (one) => one.seat));
  const scale = columns.length > MOST_SIDE_BY_SIDE ? 0.86 : 1;
  const offsets = sideBySide(columns.length);
  return columns.flatMap((column, i) =>
    (column ?? []).map(({ seat, adventurer, fallen }, nth): Figure => ({
      id: `${seat}-${adventurer}`,
      seat,
      adventurer,
      place,
      at: [x + (offsets[i] ?? 0), y + FOOT - (fallen ? 14 : 0)],
      scale,
      look: fallen ? "fallen" : seat === me ? "mine" : "plain",
      count: nth === 0 ? (column?.length ?? 1) : 1,
      hidden: nth > 0,
    })),
  );
}

/** Sleepers lie in front of their statue, in two rows. */
function lying(view: ViewForm, tables: TablesForm, seat: number, adventurer: number): Figure {
  const adventurers = view.players[seat]?.places.length ?? 5;
  const statue = statueOf(tables, adventurer, adventurers) ?? 0;
  const [x, y] = centre(cellOfStatue(tables, statue));
  const sleepers = view.players.flatMap((player, other) =>
    player.statuses[adventurer] === "lying" ? [other] : [],
  );
  const nth = sleepers.indexOf(seat);
  const inFirstRow = Math.min(sleepers.length, 3);
  const row = nth < 3 ? 0 : 1;
  const columns = row === 0 ? inFirstRow : sleepers.length - 3;
  const column = row === 0 ? nth : nth - 3;
  const step = columns <= 2 ? 42 : 30;
  return {
    id: `${seat}-${adventurer}`,
    seat,
    adventurer,
    place: -1,
    at: [x + (column - (columns - 1) / 2) * step, y + 36 - row * 20],
    scale: columns <= 2 ? 0.72 : 0.6,
    look: "lying",
    count: 1,
    hidden: false,
  };
}

/** Those in the tomb: a winner of a sarcophagus stands in it, the others before the winged sun. */
function inside(view: ViewForm, tables: TablesForm, seat: number, adventurer: number): Figure {
  const arrived = view.players.flatMap((player, other) =>
    player.statuses.flatMap((status, one) => (status === "inside" ? [`${other}-${one}`] : [])),
  );
  const nth = arrived.indexOf(`${seat}-${adventurer}`);
  const [x, y] = CHAMBER_SPOT;
  const offsets = sideBySide(Math.min(arrived.length, 5));
  return {
    id: `${seat}-${adventurer}`,
    seat,
    adventurer,
    place: tables.chamber,
    at: [x + (offsets[nth % 5] ?? 0), y + 20 + Math.floor(nth / 5) * 46],
    scale: 1,
    look: "plain",
    count: 1,
    hidden: false,
  };
}

/** A point in percent of the board, for elements that lie over it. */
export function percent(value: number): string {
  return `${(value / BOARD) * 100}%`;
}

// Where every figure stands: all adventurers of all seats, each with a place of its own on the board.

import type { Colour, Status, TablesJson, ViewJson } from "../protocol";
import { cellOfPlace, cellOfStatue, centre, statueOf, type Point } from "./geometry";
import { chamberSpots, fallenSpots, lyingSpots, spots, stairSpots, type Spot } from "./spots";

export interface Figure {
  /** The same for the same adventurer, whatever happens: `seat-adventurer`. */
  readonly id: string;
  readonly seat: number;
  readonly adventurer: number;
  readonly colour: Colour;
  readonly at: Point;
  readonly scale: number;
  readonly look: "plain" | "fallen" | "lying";
  /** How many it stands for, from four on a place on; 0 where another one stands for it. */
  readonly count: number;
}

/** So many on a place stand there one by one. */
const ALONE = 3;

interface Who {
  readonly seat: number;
  readonly adventurer: number;
  readonly status: Status;
  readonly place: number;
  readonly colour: Colour;
}

/** All figures, in the order in which they are drawn. */
export function figuresOf(
  view: ViewJson,
  tables: TablesJson,
  colours: readonly Colour[],
): readonly Figure[] {
  const everybody = view.players.flatMap((player, seat) =>
    player.statuses.map((status, adventurer): Who => {
      const place = player.places[adventurer] ?? 0;
      return { seat, adventurer, status, place, colour: colours[seat] ?? "red" };
    }),
  );
  const spot = spotOf(tables);
  const groups = new Map<string, Who[]>();
  for (const who of everybody) groups.set(spot(who), [...(groups.get(spot(who)) ?? []), who]);
  return [...groups.values()]
    .flatMap((who) => together(who, view, tables))
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** The same figures, those who walk drawn last, over all others. */
export function inFront(
  figures: readonly Figure[],
  walking: ReadonlySet<string>,
): readonly Figure[] {
  if (walking.size === 0) return figures;
  const walks = ({ id }: Figure): boolean => walking.has(id);
  return [...figures.filter((one) => !walks(one)), ...figures.filter(walks)];
}

/** Those who share a spot have the same text. */
function spotOf(tables: TablesJson): (who: Who) => string {
  return ({ status, adventurer, place }) => {
    switch (status) {
      case "lying":
        return `lying ${statueOf(tables, adventurer)}`;
      case "inside":
        return "inside";
      case "fallen":
        return `fallen ${place}`;
      default:
        return place === 0 ? `stairs ${status}` : `place ${place}`;
    }
  };
}

function together(who: readonly Who[], view: ViewJson, tables: TablesJson): Figure[] {
  const { status, place, adventurer } = who[0] as Who;
  switch (status) {
    case "lying": {
      const at = centre(cellOfStatue(tables, statueOf(tables, adventurer) ?? 0));
      return who.map((one, i) => figure(one, at, lyingSpots(who.length)[i], "lying"));
    }
    case "inside": {
      const seats = who.map((one) => one.seat);
      const places = chamberSpots(seats, view.sarcophagi);
      return who.map((one, i) => figure(one, [0, 0], places[i], "plain"));
    }
    case "fallen":
      return counted(who, tables, fallenSpots, "fallen");
    default:
      return counted(
        who,
        tables,
        place === 0 ? (n) => stairSpots(n, status === "released") : spots,
        "plain",
      );
  }
}

/** Each for itself; from four on one figure of each colour stands for all of it. */
function counted(
  who: readonly Who[],
  tables: TablesJson,
  arrange: (n: number) => readonly Spot[],
  look: Figure["look"],
): Figure[] {
  const at = centre(cellOfPlace(tables, who[0]?.place ?? 0));
  if (who.length <= ALONE)
    return who.map((one, i) => figure(one, at, arrange(who.length)[i], look));
  const seats = [...new Set(who.map(({ seat }) => seat))];
  const places = arrange(seats.length);
  return who.map((one) => {
    const all = who.filter(({ seat }) => seat === one.seat);
    const count = one === all[0] ? all.length : 0;
    return { ...figure(one, at, places[seats.indexOf(one.seat)], look), count };
  });
}

function figure(
  { seat, adventurer, colour }: Who,
  [x, y]: Point,
  spot: Spot | undefined,
  look: Figure["look"],
): Figure {
  return {
    id: `${seat}-${adventurer}`,
    seat,
    adventurer,
    colour,
    at: [x + (spot?.x ?? 0), y + (spot?.y ?? 0)],
    scale: spot?.scale ?? 1,
    look,
    count: 1,
  };
}

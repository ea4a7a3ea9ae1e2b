// The view of a table on which nothing has happened yet, for following a game from its start.

import type { DatumForm, PlayerForm, TablesForm, ViewForm } from "../protocol";

/** Piles of which nothing is ever gone; views do not tell them. */
const NOT_TOLD: readonly string[] = ["die", "first"];

/** As a seat sees it (null: as everybody does); others' points may be hidden from it. */
export function begin(tables: TablesForm, seat: number | null, hideScores = false): ViewForm {
  const seats = Array.from({ length: tables.players }, (_, at) => at);
  return {
    round: 0,
    first: 0,
    turn: 0,
    regular: 0,
    asked: null,
    question: "",
    doing: [],
    players: seats.map((at) => player(tables, hideScores && at !== seat)),
    tiles: Array.from({ length: tables.chamber + 1 }, () => null),
    horus: Array.from({ length: tables.horus_piles }, () => null),
    piles: piles(tables),
    supply: { keys: tables.keys, jokers: tables.jokers },
    sarcophagi: tables.sarcophagi.map(() => null),
    extra_turns: [],
    modules: modules(tables, seat),
  };
}

function player(tables: TablesForm, hidesScore: boolean): PlayerForm {
  return {
    places: tables.adventurers.map(() => 0),
    statuses: tables.adventurers,
    hand: [],
    keys: 0,
    jokers: 0,
    treasures: Object.fromEntries(tables.treasure_types.map((type) => [type, 0])),
    scarabs: 0,
    scarab_values: [],
    score: hidesScore ? null : 0,
  };
}

function piles(tables: TablesForm): ViewForm["piles"] {
  const told = Object.entries(tables.piles).filter(([name]) => !NOT_TOLD.includes(name));
  return Object.fromEntries(
    told.map(([name, kinds]) => {
      const size = Object.values(kinds).reduce((sum, number) => sum + number, 0);
      return [name, { size, kinds }];
    }),
  );
}

function modules(tables: TablesForm, seat: number | null): ViewForm["modules"] {
  const found: Record<string, Record<string, unknown>> = {};
  for (const module of tables.modules) found[module] = {};
  for (const datum of tables.data) {
    (found[datum.module] ??= {})[datum.name] = untouched(datum, tables.players, seat);
  }
  return found;
}

/** A datum of the table, or of one seat, with nothing in it. */
function emptyDatum({ size, kinds }: DatumForm): unknown {
  const nothing = kinds?.[0];
  const entry = nothing === undefined ? 0 : nothing;
  return size === 1 ? entry : Array.from({ length: size }, () => entry);
}

function untouched(datum: DatumForm, players: number, seat: number | null): unknown {
  if (!datum.per_seat) return datum.hidden ? null : emptyDatum(datum);
  return Array.from({ length: players }, (_, at) =>
    datum.hidden && at !== seat ? null : emptyDatum(datum),
  );
}

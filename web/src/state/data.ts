// The data of modules: numbers that events speak of by index, shown in a view by name.

import type { DatumForm, TablesForm, ViewForm } from "../protocol";
import { withAt } from "./lists";

/** What an index of an event means. */
export interface Spot {
  readonly datum: DatumForm;
  /** Whose it is, null for what is the table's. */
  readonly seat: number | null;
  /** Which of the numbers of the datum. */
  readonly at: number;
}

/** What the index of an event means; null if the tables do not know it. */
export function spotOf(tables: TablesForm, index: number): Spot | null {
  for (const datum of tables.data) {
    const at = index - datum.offset;
    const span = datum.size * (datum.per_seat ? tables.players : 1);
    if (at < 0 || at >= span) continue;
    const seat = datum.per_seat ? Math.floor(at / datum.size) : null;
    return { datum, seat, at: at % datum.size };
  }
  return null;
}

/** What a view shows for a number. */
export function shownAs(datum: DatumForm, value: number): string | number | null {
  const name = datum.kinds?.[value];
  return name === undefined ? value : name;
}

/** A datum of the table, or of one seat, with nothing in it. */
export function emptyDatum(datum: DatumForm): unknown {
  return datum.size === 1
    ? shownAs(datum, 0)
    : Array.from({ length: datum.size }, () => shownAs(datum, 0));
}

/** A view in which a number of a module is another; an index that is not known changes nothing. */
export function withNumber(
  view: ViewForm,
  tables: TablesForm,
  index: number,
  value: number,
): ViewForm {
  const spot = spotOf(tables, index);
  if (spot === null) return view;
  const { datum, seat } = spot;
  const kept = view.modules[datum.module]?.[datum.name];
  let next: unknown;
  if (seat === null) {
    next = replaced(spot, kept, value);
  } else {
    const seats = Array.isArray(kept) ? kept : Array.from({ length: tables.players }, () => null);
    next = withAt(seats, seat, replaced(spot, seats[seat], value));
  }
  const module = { ...view.modules[datum.module], [datum.name]: next };
  return { ...view, modules: { ...view.modules, [datum.module]: module } };
}

function replaced({ datum, at }: Spot, kept: unknown, value: number): unknown {
  const shown = shownAs(datum, value);
  if (datum.size === 1) return shown;
  const numbers = Array.isArray(kept) ? kept : (emptyDatum(datum) as unknown[]);
  return withAt(numbers, at, shown);
}

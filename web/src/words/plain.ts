// Events that say the same wherever they happen, as clauses.

import type { GameEvent, TablesForm } from "../protocol";
import type { Clause } from "./clause";
import { points } from "./lists";
import { mummyTileName } from "./modules";
import { onPlace } from "./places";
import { cardIn, cardName, pileName, tileName, tileTaken } from "./things";

type Values = Clause["values"];

export function own(
  seat: number,
  stem: string,
  values: Values = {},
  more: Partial<Clause> = {},
): Clause {
  return { seat, stem, values, places: [], who: [], ...more };
}

/** Something that nobody in particular does. */
export function free(stem: string, values: Values = {}, places: readonly number[] = []): Clause {
  return { seat: null, stem, values, places, who: [] };
}

/** What somebody gets or gives, and what does not depend on what came before; null for others. */
export function gained(event: GameEvent, tables: TablesForm): Clause | null {
  switch (event.event) {
    case "released":
      return own(event.seat, "wakes", {}, { count: 1, who: [event] });
    case "raised":
      return own(event.seat, "raises", {}, { count: 1, who: [event] });
    case "sarcophagus":
      return own(event.seat, "sarcophagus", { n: tables.sarcophagi[event.which] ?? 0 });
    case "treasure": {
      const values = { tile: tileTaken(tables, event.tile), points: points(event.points) };
      const { space, points: gain } = event;
      return own(event.seat, "treasure", values, { places: [space], gain });
    }
    case "scarab":
      return event.scarab === null
        ? own(event.seat, "scarab", {}, { count: 1 })
        : own(event.seat, "scarab_worth", { n: event.scarab });
    case "scarab_gone":
      return event.scarab === null
        ? own(event.seat, "gives_scarab")
        : own(event.seat, "gives_worth", { n: event.scarab });
    case "shown":
      return own(event.seat, "shows", {}, { list: Array<string>(event.count).fill(event.scarab) });
    case "points":
      return own(event.seat, "points", {}, { count: event.points, gain: event.points });
    case "granted":
    case "no_move":
      return own(event.seat, event.event);
    default:
      return null;
  }
}

/** Keys, cards, tiles and piles: what happens of them before the first round is the set-up. */
export function afterSetUp(event: GameEvent, tables: TablesForm): Clause | null {
  switch (event.event) {
    case "key":
    case "joker":
      return own(event.seat, event.event, {}, { count: 1 });
    case "horus_taken":
      return own(event.seat, "takes_card", { card: cardIn(tables, event.card) });
    case "dealt":
    case "drawn":
      return event.card === null
        ? null
        : own(event.seat, "draws", {}, { list: [cardIn(tables, event.card)] });
    case "discarded":
      return own(event.seat, "discards", {}, { list: [cardIn(tables, event.card)] });
    case "opened":
      return free("opened", { card: cardName(tables, event.card) });
    case "shuffled":
      return free("shuffled");
    case "laid": {
      const values = { on: onPlace(tables, event.space), tile: tileName(tables, event.tile) };
      return free("light", values, [event.space]);
    }
    case "turned":
      return event.pile === "mummy_tiles"
        ? free("new_mummy_tile", { tile: mummyTileName(event.kind) })
        : free("turned", { kind: event.kind, pile: pileName(event.pile) });
    case "put":
      return event.pile === "mummy_discards"
        ? null
        : free("put", { kind: event.kind, pile: pileName(event.pile) });
    case "renewed":
      return free("renewed", { pile: pileName(event.pile) });
    case "secret_drawn":
    case "secret_put":
      return own(event.seat, event.event, { pile: pileName(event.pile) });
    default:
      return null;
  }
}

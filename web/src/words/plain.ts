// Events that say the same wherever they happen, as clauses.

import type { GameEvent, TablesJson } from "../protocol";
import type { Clause } from "./clause";
import { points } from "./lists";
import { onPlace } from "./places";
import { cardIn, cardName, tileName, tileTaken } from "./things";

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
export function gained(event: GameEvent, tables: TablesJson): Clause | null {
  switch (event.event) {
    case "adventurer_released":
      return own(event.seat, "wakes", {}, { count: 1, who: [event] });
    case "adventurer_raised":
      return own(event.seat, "raises", {}, { count: 1, who: [event] });
    case "sarcophagus_taken":
      return own(event.seat, "sarcophagus", { n: tables.sarcophagi[event.sarcophagus] ?? 0 });
    case "treasure_taken": {
      const values = { tile: tileTaken(tables, event.tile), points: points(event.points) };
      const { space, points: gain } = event;
      return own(event.seat, "treasure", values, { places: [space], gain });
    }
    case "scarab_taken":
      return event.scarab === null
        ? own(event.seat, "scarab", {}, { count: 1 })
        : own(event.seat, "scarab_worth", { n: event.scarab });
    case "scarab_returned":
      return event.scarab === null
        ? own(event.seat, "gives_scarab")
        : own(event.seat, "gives_worth", { n: event.scarab });
    case "scarabs_revealed":
      return own(event.seat, "shows", {}, { list: Array<string>(event.count).fill(event.scarab) });
    case "points_scored":
      return own(event.seat, "points", {}, { count: event.points, gain: event.points });
    case "extra_turn_granted":
      return own(event.seat, "granted");
    case "treasures_turned":
      return own(event.seat, "turns_over");
    default:
      return null;
  }
}

/** Keys, cards, tiles and piles: what happens of them before the first round is the set-up. */
export function afterSetUp(event: GameEvent, tables: TablesJson): Clause | null {
  switch (event.event) {
    case "key_taken":
      return own(event.seat, "key", {}, { count: 1 });
    case "joker_taken":
      return own(event.seat, "joker", {}, { count: 1 });
    case "horus_card_taken":
      return own(event.seat, "takes_card", { card: cardIn(tables, event.card) });
    case "card_dealt":
    case "card_drawn":
      return event.card === null
        ? null
        : own(event.seat, "draws", {}, { list: [cardIn(tables, event.card)] });
    case "card_discarded":
      return own(event.seat, "discards", {}, { list: [cardIn(tables, event.card)] });
    case "horus_card_revealed":
      return free("opened", { card: cardName(tables, event.card) });
    case "discards_shuffled":
      return free("shuffled");
    case "tile_laid": {
      const values = { on: onPlace(tables, event.space), tile: tileName(tables, event.tile) };
      return free("light", values, [event.space]);
    }
    default:
      return null;
  }
}

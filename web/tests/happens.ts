// Events made up for tests, with what the server would say that they change.

import type { AdventurerMovedEvent, GameEvent, ViewJson } from "../src/protocol";
import { apply, type Changes } from "../src/state/apply";
import { Timeline } from "../src/state/timeline";

/** A game that goes on from a view by events, of which changes are found as far as tests need them. */
export function happens(view: ViewJson, events: readonly GameEvent[]): Timeline {
  let before = view;
  const changing = events.map((event) => {
    const changes = event.changes ?? changesOf(event, before);
    before = apply(before, changes);
    return { ...event, changes };
  });
  return new Timeline(view, changing);
}

/** An adventurer that comes from one place to another. */
export function moved(
  seat: number,
  adventurer: number,
  from: number,
  to: number,
  how: AdventurerMovedEvent["how"] = "walk",
): AdventurerMovedEvent {
  return { event: "adventurer_moved", seat, adventurer, from, to, how };
}

function changesOf(event: GameEvent, view: ViewJson): Changes {
  const seat = "seat" in event ? (event.seat ?? 0) : 0;
  const player = view.players[seat]!;
  const path = (field: string): string => `players/${seat}/${field}`;
  switch (event.event) {
    case "round_started":
      return { round: event.round };
    case "turn_started":
      return { turn: seat };
    case "card_played": {
      const played = event.end === "left" ? 0 : player.hand.length - 1;
      return { [path("hand")]: player.hand.toSpliced(played, 1) };
    }
    case "card_drawn":
    case "card_dealt":
      return { [path("hand")]: player.hand.toSpliced(event.slot, 0, event.card) };
    case "adventurer_moved":
      return { [path("places")]: player.places.with(event.adventurer, event.to) };
    case "adventurer_released":
      return { [path("statuses")]: player.statuses.with(event.adventurer, "released") };
    case "adventurer_fell":
      return { [path("statuses")]: player.statuses.with(event.adventurer, "fallen") };
    case "adventurer_raised":
      return { [path("statuses")]: player.statuses.with(event.adventurer, "active") };
    case "tile_laid":
      return { [`tiles/${event.space}`]: event.tile };
    case "treasure_taken":
      return { [`tiles/${event.space}`]: null };
    case "key_taken":
      return { [path("keys")]: player.keys + 1 };
    default:
      return {};
  }
}

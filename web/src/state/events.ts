// What is seen of each event.

import { MODULE_MOTIONS } from "../modules/motion";
import type { GameEvent, Status, ViewJson } from "../protocol";
import { DURATIONS, LONGEST_WALK, pickedUp, seen, STEP, stops, type Motion } from "./motion";

/** What is seen of an event in a view; null where it needs no time of its own. */
export function motionOf(event: GameEvent, view: ViewJson, standing: number | null): Motion | null {
  switch (event.event) {
    case "adventurer_moved":
      return moved(event, view);
    case "adventurer_fell":
      return changed("fall", event, "fallen");
    case "adventurer_raised":
      return changed("rise", event, "active");
    case "adventurer_released":
      return changed("rise", event, "released");
    case "card_played":
    case "card_discarded": {
      const { seat, card } = event;
      const last = (view.players[seat]?.hand.length ?? 1) - 1;
      const slot = event.event === "card_discarded" ? event.slot : event.end === "right" ? last : 0;
      return seen("card", { what: "played", card, slot, seat });
    }
    case "card_dealt":
    case "card_drawn": {
      const { seat, card, slot } = event;
      return card === null ? null : seen("draw", { what: "gained", card, slot, seat });
    }
    case "horus_card_taken": {
      const { seat, level, card, slot } = event;
      return seen("horus", { what: "horus", level, card, slot, seat });
    }
    case "horus_card_revealed":
      return seen("reveal", {
        what: "horus",
        level: event.level,
        card: event.card,
        slot: null,
        seat: null,
      });
    case "tile_laid":
      return seen("reveal", {
        what: "tile",
        tile: event.tile,
        place: event.space,
        pile: event.pile,
      });
    case "die_rolled":
      return seen("roll", { what: "die", number: event.face, seat: event.seat });
    case "treasure_taken": {
      const { seat, tile, space } = event;
      return seen("pickup", { what: "treasure", tile, place: space, seat });
    }
    case "key_taken":
      return pickedUp("key", event.seat, standing);
    case "joker_taken":
      return pickedUp("joker", event.seat, standing);
    case "scarab_taken":
      return pickedUp("scarab", event.seat, standing);
    case "sarcophagus_taken":
      return seen("pickup", { what: "sarcophagus", which: event.sarcophagus, seat: event.seat });
    case "key_spent":
      return seen("pickup", { what: "key_spent", seat: event.seat });
    case "points_scored":
      return seen("score", { what: "points", points: event.points, seat: event.seat });
    default:
      return fromModules(event, view, standing);
  }
}

function changed(
  kind: "fall" | "rise",
  { seat, adventurer }: { readonly seat: number; readonly adventurer: number },
  status: Status,
): Motion {
  return seen(kind, { what: "adventurer", status, adventurer, seat });
}

function moved(event: Extract<GameEvent, { event: "adventurer_moved" }>, view: ViewJson): Motion {
  const { seat, adventurer, from, to, how } = event;
  const walks = how === "walk" || how === "join";
  const passed = walks ? stops(view, from, to) : [to];
  const walk = { seat, adventurer, from, to, passed, jumps: !walks };
  if (walks) {
    return { kind: "walk", duration: Math.min(STEP * passed.length, LONGEST_WALK), walks: [walk] };
  }
  const kind = how === "tunnel" ? "tunnel" : "throw";
  return { kind, duration: DURATIONS[kind], walks: [walk] };
}

function fromModules(event: GameEvent, view: ViewJson, standing: number | null): Motion | null {
  for (const motion of MODULE_MOTIONS) {
    const shown = motion(event, view, standing);
    if (shown !== null) return shown;
  }
  return null;
}

// How the mummy walks, and what else is seen of its module.

import type { GameEvent, ViewJson } from "../../protocol";
import { LONGEST_WALK, pickedUp, seen, stops, type Motion } from "../../state/motion";

const STEP = 140;

export function motionOf(event: GameEvent, view: ViewJson, standing: number | null): Motion | null {
  switch (event.event) {
    case "mummy_walked": {
      const { from, to } = event;
      const passed = stops(view, from, to);
      return {
        kind: "shuffle",
        duration: Math.min(STEP * passed.length, LONGEST_WALK),
        walks: [{ seat: null, adventurer: 0, piece: "mummy", from, to, passed, jumps: false }],
      };
    }
    case "mummy_tile_revealed":
      return seen("reveal", { what: "turned", anchor: `mummy-tile-${event.slot}` });
    case "wake_up_rolled":
      return seen("roll", { what: "die", number: event.face, seat: event.seat });
    case "talismans_taken":
      return pickedUp("talisman", event.seat, standing);
    default:
      return null;
  }
}

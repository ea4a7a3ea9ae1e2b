// What on the board a question is about that is not answered there.

import type { ViewForm } from "../protocol";
import { asking, countAt } from "./doing";

export interface Subject {
  readonly places: readonly number[];
  /** Adventurers of the seat that is asked. */
  readonly adventurers: readonly number[];
}

const NOTHING: Subject = { places: [], adventurers: [] };

export function subjectOf(view: ViewForm): Subject {
  const frame = asking(view);
  const player = view.players[view.asked ?? view.turn];
  switch (frame.name) {
    case "spare":
    case "read_temple": {
      const place = player?.places[countAt(frame, 0) ?? -1];
      return place === undefined ? NOTHING : { ...NOTHING, places: [place] };
    }
    case "wake":
    case "raise":
      return {
        ...NOTHING,
        adventurers: (player?.statuses ?? []).flatMap((status, i) =>
          status === "fallen" ? i : [],
        ),
      };
    default:
      return NOTHING;
  }
}

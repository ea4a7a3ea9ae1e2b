// What on the board a question is about that is not answered there.

import type { ViewForm } from "../protocol";
import { asking, countAt } from "./doing";

export interface Subject {
  readonly places: readonly number[];
  /** Adventurers of the seat that is asked. */
  readonly adventurers: readonly number[];
}

/** `acting` is the adventurer that walked or was chosen last, as far as it is known. */
export function subjectOf(view: ViewForm, acting: number | null = null): Subject {
  const frame = asking(view);
  const player = view.players[view.asked ?? view.turn];
  const placesOf = (adventurers: readonly number[]): readonly number[] => [
    ...new Set(adventurers.flatMap((adventurer) => player?.places[adventurer] ?? [])),
  ];
  switch (frame.name) {
    case "spare":
    case "read_temple":
      return { places: placesOf([countAt(frame, 0) ?? -1]), adventurers: [] };
    case "take": {
      const fromTile = !frame.args.includes("quiet");
      return { places: fromTile ? placesOf([acting ?? -1]) : [], adventurers: [] };
    }
    case "wake":
    case "raise": {
      const adventurers = (player?.statuses ?? []).flatMap((status, i) =>
        status === "fallen" ? i : [],
      );
      // to raise one of them is answered on the board, where their places are marked
      return { places: frame.name === "wake" ? placesOf(adventurers) : [], adventurers };
    }
    default:
      return { places: [], adventurers: [] };
  }
}

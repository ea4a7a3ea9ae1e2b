// What on the board a question is about that is not answered there.

import type { ViewJson } from "../protocol";
import { hasFlag, numberIn } from "./question";

export interface Subject {
  readonly places: readonly number[];
  /** Adventurers of the seat that is asked. */
  readonly adventurers: readonly number[];
}

/** `acting` is the adventurer that walked or was chosen last, as far as it is known. */
export function subjectOf(view: ViewJson, acting: number | null = null): Subject {
  const { question } = view;
  const player = view.players[view.asked ?? view.turn];
  const placesOf = (adventurers: readonly number[]): readonly number[] => [
    ...new Set(adventurers.flatMap((adventurer) => player?.places[adventurer] ?? [])),
  ];
  switch (question?.name) {
    case "spare":
    case "read_temple":
      return { places: placesOf([numberIn(question, "adventurer")]), adventurers: [] };
    case "take": {
      const fromTile = !hasFlag(question, "quiet", "quiet");
      return { places: fromTile ? placesOf([acting ?? -1]) : [], adventurers: [] };
    }
    case "wake":
    case "raise": {
      const adventurers = (player?.statuses ?? []).flatMap((status, i) =>
        status === "fallen" ? i : [],
      );
      // to raise one of them is answered on the board, where their places are marked
      return { places: question.name === "wake" ? placesOf(adventurers) : [], adventurers };
    }
    default:
      return { places: [], adventurers: [] };
  }
}

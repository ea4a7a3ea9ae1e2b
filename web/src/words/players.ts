// How players are called: by the name they sit under, bots by their level, else by their colour.

import { maybe } from "../i18n/index.svelte";
import type { Level, SeatForm } from "../protocol";

/** All levels of bots, from the weakest to the strongest. */
export const LEVELS = ["tourist", "pupil", "explorer", "scholar", "vizier", "pharaoh"] as const;
/** The level of a bot that takes somebody's place, unless another is chosen. */
export const USUAL_LEVEL: Level = "explorer";

export function levelName(level: string): string {
  return maybe(`level.${level}.name`) ?? level;
}

export function colourName(colour: string): string {
  return maybe(`colour.${colour}`) ?? colour;
}

export function nameOf({ name, level, colour }: SeatForm): string {
  return name || (level ? levelName(level) : colourName(colour));
}

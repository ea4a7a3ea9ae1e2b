// How players are called: by the name they sit under, bots by their level, else by their colour.

import { maybe } from "../i18n/index.svelte";
import type { Level, SeatJson } from "../protocol";

/** All levels of bots, from the weakest to the strongest. */
export const LEVELS = ["tourist", "pupil", "explorer", "scholar", "vizier", "pharaoh"] as const;
/** The level of a bot that takes somebody's place, unless another is chosen. */
export const USUAL_LEVEL: Level = "explorer";

export function levelName(level: string): string {
  return maybe(`level.${level}.name`) ?? level;
}

/** What a bot's level can be chosen from. */
export const levelOptions = (): readonly { value: Level; label: string }[] =>
  LEVELS.map((value) => ({ value, label: levelName(value) }));

export function colourName(colour: string): string {
  return maybe(`colour.${colour}`) ?? colour;
}

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for a sentence: one that is written from right to left does not turn what is around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

export function nameOf({ name, level, colour }: SeatJson): string {
  return isolated(name || (level ? levelName(level) : colourName(colour)));
}

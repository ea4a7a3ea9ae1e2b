// Sounds, where somebody wants them: what makes them is only loaded then.

import { settings } from "./settings.svelte";

export type Sound = "turn" | "step" | "treasure" | "key" | "reveal" | "die" | "shuffle" | "chamber";

/** A sound, and in how many seconds. */
export interface Cue {
  readonly sound: Sound;
  readonly at: number;
}

/** Let sounds be heard, if they are wanted and this browser allows it. */
export function sound(cues: readonly Cue[]): void {
  if (cues.length === 0 || !settings.sound || settings.volume === 0) return;
  if (!navigator.userActivation.hasBeenActive) return; // browsers want a click before
  const { volume } = settings;
  import("./synth").then(
    ({ play }) => play(cues, volume),
    () => undefined, // without the line there is no sound, and nothing is lost by that
  );
}

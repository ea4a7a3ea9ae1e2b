// What is heard of a step; nothing that could not be seen as well.

import type { Step } from "../state/steps";
import type { Thing } from "../state/motion";
import type { Cue, Sound } from "../ui/sound";

/** Steps of a walk beyond that are not heard. */
const MOST_TICKS = 8;
/** Where everything is shown at once, so many sounds follow each other, so far apart. */
const MOST_AT_ONCE = 3;
const APART = 0.18;

/** The sounds of a step, each with its time in seconds. */
export function cuesOf(step: Step): readonly Cue[] {
  const seconds = step.duration / 1000;
  const found: Cue[] = [];
  for (const { seat, passed, jumps } of step.walks) {
    if (seat === null) found.push({ sound: "shuffle", at: 0 });
    else if (jumps) found.push({ sound: "step", at: seconds });
    else {
      const ticks = Math.min(passed.length, MOST_TICKS);
      for (let i = 1; i <= ticks; i++) found.push({ sound: "step", at: (seconds * i) / ticks });
    }
  }
  const things = new Set(step.things.map(soundOf));
  things.delete(null); // the rest has a sound of its own, several at once have one
  for (const sound of things) if (sound !== null) found.push({ sound, at: 0 });
  return found;
}

/** What is heard of steps that are shown at once. */
export function cuesAtOnce(steps: readonly Step[]): readonly Cue[] {
  const sounds = new Set(steps.flatMap((step) => cuesOf(step).map(({ sound }) => sound)));
  return [...sounds].slice(-MOST_AT_ONCE).map((sound, i) => ({ sound, at: i * APART }));
}

function soundOf(thing: Thing): Sound | null {
  switch (thing.what) {
    case "treasure":
    case "points":
      return "treasure";
    case "token":
      return thing.token === "key" ? "key" : "treasure";
    case "key_spent":
      return "key";
    case "sarcophagus":
      return "chamber";
    case "tile":
    case "turned":
    case "horus":
      return "reveal";
    case "die":
      return "die";
    default:
      return null;
  }
}

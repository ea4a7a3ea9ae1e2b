// From events to what is shown one after the other.

import type { GameEvent, ViewJson } from "../protocol";
import { motionOf } from "./events";
import type { Motion, StepKind, Thing, Walk } from "./motion";
import type { Timeline } from "./timeline";

/** Something that is shown at once: it is seen to happen, then the view is the one after it. */
export interface Step {
  readonly kind: StepKind;
  readonly events: readonly GameEvent[];
  /** The view after its events. */
  readonly after: ViewJson;
  /** In milliseconds. */
  readonly duration: number;
  readonly walks: readonly Walk[];
  readonly things: readonly Thing[];
}

/** Nothing is in the way for longer than that, in milliseconds. */
export const LONGEST = 1000;

/** Whole turns that are shown where several have passed unseen. */
const TURNS_SHOWN = 2;

/** What several of can be seen at the same time. */
const TOGETHER: ReadonlySet<StepKind> = new Set<StepKind>([
  "card",
  "draw",
  "fall",
  "pickup",
  "reveal",
  "rise",
  "score",
]);

/** Something comes to where it is seen from then on: the view after it is shown first. */
const ARRIVING: ReadonlySet<StepKind> = new Set<StepKind>(["draw", "horus", "reveal"]);

/** Whether the view has a step behind it already while it is shown. */
export function arrives(step: Step): boolean {
  return ARRIVING.has(step.kind);
}

const QUIET: Motion = { kind: "quiet", duration: 0 };

/** What is shown of the events from one to another; each is in one of the steps, in order. */
export function steps(timeline: Timeline, from = 0, to = timeline.length): readonly Step[] {
  const events = timeline.events.slice(from, to);
  const start = firstShown(events);
  const found: Step[] =
    start > 0 ? [stepOf(QUIET, events.slice(0, start), timeline.at(from + start))] : [];
  const standing = new Map<number, number>(); // by seat: where it was active last
  events.forEach((event, at) => {
    const after = timeline.at(from + at + 1);
    const seat = "seat" in event ? event.seat : null;
    const place = seat === null ? null : (standing.get(seat) ?? null);
    if (at >= start) add(found, event, motionOf(event, timeline.at(from + at), place), after);
    if (event.event === "adventurer_moved" || event.event === "adventurer_chosen") {
      const stands = after.players[event.seat]?.places[event.adventurer];
      if (stands !== undefined) standing.set(event.seat, stands);
    }
  });
  return fitted(found);
}

/** Where the events begin that are shown; of many turns it is only the last ones. */
function firstShown(events: readonly GameEvent[]): number {
  const turns = events.flatMap((event, at) => (event.event === "turn_started" ? [at] : []));
  return turns.at(-TURNS_SHOWN - 1) ?? 0;
}

/** Add an event to the last step if it can be seen together with it, or as a step of its own. */
function add(found: Step[], event: GameEvent, motion: Motion | null, after: ViewJson): void {
  const last = found.at(-1);
  if (last === undefined || (motion !== null && !joins(last, motion))) {
    found.push(stepOf(motion ?? QUIET, [event], after));
    return;
  }
  found[found.length - 1] = {
    kind: last.kind,
    events: [...last.events, event],
    after,
    duration: Math.max(last.duration, motion?.duration ?? 0),
    walks: [...last.walks, ...(motion?.walks ?? [])],
    things: [...last.things, ...(motion?.things ?? [])],
  };
}

function joins(last: Step, { kind, walks = [] }: Motion): boolean {
  if (last.kind === "walk" && kind === "rise") return true; // by walking past a statue
  if (last.kind !== kind) return false;
  if (TOGETHER.has(kind)) return true;
  const isOther = (walk: Walk): boolean =>
    last.walks.every((one) => one.seat === walk.seat && one.adventurer !== walk.adventurer);
  return kind === "walk" && walks.every(isOther);
}

function stepOf(
  { kind, duration, walks = [], things = [] }: Motion,
  events: readonly GameEvent[],
  after: ViewJson,
): Step {
  return { kind, events, after, duration, walks, things };
}

/** Shorten all steps alike where they take longer together than they may. */
export function fitted(found: readonly Step[], most = LONGEST): readonly Step[] {
  const total = found.reduce((sum, step) => sum + step.duration, 0);
  if (total <= most) return found;
  return found.map((step) => ({
    ...step,
    duration: Math.floor((step.duration * most) / total),
  }));
}

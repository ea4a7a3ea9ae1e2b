// The questions that one gesture answers, one after the other.

import type { OptionJson, ViewJson, WayJson } from "../protocol";
import { foreseen } from "../state/foreseen";

export interface Step {
  readonly option: OptionJson;
  /** The position at which it is asked. */
  readonly view: ViewJson;
}

/** What is asked on a way and how it is answered there. */
export function stepsOf(way: WayJson, view: ViewJson): readonly Step[] {
  const timeline = foreseen(way, view);
  const asked = way.events.flatMap((event, at) =>
    event.event === "question_asked" && event.seat !== null ? timeline.at(at + 1) : [],
  );
  const views = [view, ...asked];
  return way.options.flatMap((option, at): Step[] => {
    const then = views[at];
    return then ? [{ option, view: then }] : [];
  });
}

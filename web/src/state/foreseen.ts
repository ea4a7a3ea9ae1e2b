// What would happen on a way to answer, from the view in which it is asked.

import type { ViewJson, WayJson } from "../protocol";
import { Timeline } from "./timeline";

const known = new WeakMap<WayJson, Timeline>();

/** The events of a way, and the view after each of them. */
export function foreseen(way: WayJson, view: ViewJson): Timeline {
  let timeline = known.get(way);
  if (timeline?.at(0) !== view) known.set(way, (timeline = new Timeline(view, way.events)));
  return timeline;
}

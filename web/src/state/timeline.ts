// A game as it goes on: its events, and the view after each of them, worked out once.

import type { GameEvent, ViewJson } from "../protocol";
import { apply } from "./apply";

export class Timeline {
  /** After none, one, two … events, as far as anybody has asked. */
  private readonly views: ViewJson[];

  /** `start` is the view before the first event. */
  constructor(
    start: ViewJson,
    readonly events: readonly GameEvent[] = [],
    views: readonly ViewJson[] = [start],
  ) {
    this.views = [...views];
  }

  get length(): number {
    return this.events.length;
  }

  /** The view after so many events. */
  at(count: number): ViewJson {
    const wanted = Math.max(0, Math.min(count, this.length));
    for (let done = this.views.length; done <= wanted; done += 1)
      this.views.push(apply(this.views[done - 1]!, this.events[done - 1]!.changes));
    return this.views[wanted]!;
  }

  /** The view after all events. */
  get last(): ViewJson {
    return this.at(this.length);
  }

  /** What has become of the game; `since` so many events those that were there are gone. */
  followedBy(events: readonly GameEvent[], since = this.length): Timeline {
    const kept = this.events.slice(0, since);
    return new Timeline(this.at(0), [...kept, ...events], this.views.slice(0, since + 1));
  }

  /** The same events, at the end of which the view is another one than they say. */
  endingAt(view: ViewJson): Timeline {
    this.at(this.length);
    return new Timeline(this.at(0), this.events, [...this.views.slice(0, -1), view]);
  }
}

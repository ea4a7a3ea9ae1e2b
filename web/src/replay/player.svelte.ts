// Where one is in a replay, and how it goes on: by steps, by turns, or by itself.

import type { ReplayJson } from "../protocol";
import { Playback } from "../motion/playback.svelte";
import { turnsOf, type Turn } from "../state/turns";
import { settings } from "../ui/settings.svelte";
import { stopOfNextTurn, stopOfTurnBefore, stopsOf, timelineOf, turnAt, type Stop } from "./course";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a position is looked at while it plays by itself, in milliseconds. */
const LOOKED_AT = 900;

/** Whether a replay is that of a running game, with the same eyes, some time later. */
function isLater(replay: ReplayJson, before: ReplayJson): boolean {
  const runs = before.room.phase === "playing" && replay.eyes === before.eyes;
  return runs && replay.events.length > before.events.length;
}

export class Player {
  stop = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  replay = $state.raw<ReplayJson>();
  stops = $state.raw<readonly Stop[]>([]);
  turns = $state.raw<readonly Turn[]>([]);
  readonly playback = new Playback(() => (settings.still ? 0 : this.speed * (settings.speed || 1)));

  readonly last = $derived(Math.max(0, this.stops.length - 1));
  readonly turn = $derived(turnAt(this.turns, this.stop));
  /** How many events have happened. */
  readonly events = $derived(this.stops[this.stop]?.events ?? 0);

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show another replay of the same game, at the same place; who was at the end goes along. */
  take(replay: ReplayJson): void {
    const before = this.replay;
    const goesOn = before !== undefined && this.stop === this.last && isLater(replay, before);
    this.replay = replay;
    this.stops = stopsOf(replay);
    this.turns = turnsOf(
      replay.events,
      replay.marks.map(({ event }) => event),
    );
    if (!goesOn) {
      this.jump(this.stop);
      return;
    }
    this.stop = this.last;
    this.playback.show(timelineOf(replay), before.events.length);
  }

  /** Go to a stop at once, and stay there. */
  go(stop: number): void {
    this.pause();
    this.jump(stop);
  }

  private jump(stop: number): void {
    this.stop = Math.max(0, Math.min(this.last, stop));
    if (this.replay) this.playback.jump(timelineOf(this.replay).at(this.events));
  }

  /** The first stop at which so many events have happened. */
  stopAfter(events: number): number {
    const found = this.stops.findIndex((stop) => stop.events >= events);
    return found < 0 ? this.last : found;
  }

  /** Go on by a decision, see what happens, and stay there. */
  next(): void {
    this.pause();
    this.advance();
  }

  private advance(): void {
    if (this.stop >= this.last || !this.replay) return;
    const from = this.events;
    if (this.playback.busy) this.jump(this.stop); // who hurries sees the last step done
    this.stop += 1;
    this.playback.show(timelineOf(this.replay), from, this.events);
  }

  previous(): void {
    this.go(this.stop - 1);
  }

  nextTurn(): void {
    this.go(stopOfNextTurn(this.turns, this.stop, this.last));
  }

  previousTurn(): void {
    this.go(stopOfTurnBefore(this.turns, this.stop));
  }

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.stop >= this.last) this.jump(0);
    this.playing = true;
    this.advance();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Wait a little, then go on; to be called when nothing moves any more. Returns how to stop it. */
  lookAndGoOn(): () => void {
    if (this.stop >= this.last) {
      this.playing = false;
      return () => undefined;
    }
    this.timer = setTimeout(() => this.advance(), LOOKED_AT / this.speed);
    return () => clearTimeout(this.timer);
  }
}

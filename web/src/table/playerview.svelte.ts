// A table as somebody sees it: what has happened is shown step by step, then the question is open.

import { untrack } from "svelte";
import { t } from "../i18n/index.svelte";
import { lastActor, lastMoves } from "../state/lastmoves";
import { isLastRound } from "../state/lastround";
import { LONGEST } from "../state/steps";
import { notices } from "../ui/notices.svelte";
import { settings } from "../ui/settings.svelte";
import { sound } from "../ui/sound";
import { GameLog } from "../words/log";
import { Choice } from "../state/choice.svelte";
import { seatNames } from "./names";
import { Playback } from "../motion/playback.svelte";
import type { GameState } from "./state.svelte";
import { Viewpoint } from "./viewpoint.svelte";

/** How long one looks at what one has drawn before the device is handed over, in milliseconds. */
const HAND_OVER = 1200;

/** Belongs to a component, whose effects it makes. */
export class PlayerView {
  readonly viewpoint: Viewpoint;
  readonly playback = new Playback(
    () => (settings.still || settings.text ? 0 : settings.speed),
    // nothing is in the way of my answer for longer than a second
    (view) => (view.asked !== null && view.asked === this.viewpoint.seat ? LONGEST : 2 * LONGEST),
  );
  readonly choice = new Choice();
  private readonly log = new GameLog();

  readonly tables = $derived.by(() => this.state.tables!);
  readonly room = $derived.by(() => this.state.room!);
  readonly me = $derived.by(() => this.viewpoint.seat);
  readonly part = $derived.by(() => this.state.parts.get(this.me) ?? null);
  private readonly timeline = $derived.by(() => this.state.timelines.get(this.me) ?? null);
  readonly view = $derived.by(() => this.playback.view ?? this.timeline?.last ?? null);
  readonly names = $derived(seatNames(this.room));
  /** How many of the events have been shown. */
  private readonly count = $derived((this.timeline?.length ?? 0) - this.playback.ahead);
  /** Of what has happened, what has been shown. */
  readonly shown = $derived(this.timeline?.events.slice(0, this.count) ?? []);
  readonly lines = $derived.by(() => {
    const context = { names: this.names, me: this.me, tables: this.tables };
    return this.timeline ? this.log.lines(this.timeline, context, this.count) : [];
  });
  readonly trails = $derived(lastMoves(this.shown));
  readonly acting = $derived(this.me === null ? null : lastActor(this.shown, this.me));
  private readonly isLast = $derived(
    this.view !== null && this.room.phase === "playing" && isLastRound(this.view),
  );

  constructor(private readonly state: GameState) {
    this.viewpoint = new Viewpoint(state);
    $effect(() => this.follow());
    $effect(() => this.handOver());
    $effect(() => this.open());
    $effect(() => this.foresee());
    this.callToTurn();
    this.announceLastRound();
  }

  private follow(): () => void {
    untrack(() => {
      this.viewpoint.follow();
      this.jump();
    });
    return this.state.onNews((news) => {
      const before = this.viewpoint.seat;
      this.viewpoint.follow();
      const mine = news.find(({ seat }) => seat === this.viewpoint.seat);
      if (mine && mine.seat === before) this.playback.show(mine.timeline, mine.from);
      else if (mine) this.playback.jump(mine.timeline.last);
    });
  }

  private jump(): void {
    if (this.timeline) this.playback.jump(this.timeline.last);
  }

  /** At one screen: whoever has moved sees what came of it, then the next one takes over. */
  private handOver(): (() => void) | undefined {
    if (this.viewpoint.next === null || this.playback.busy) return;
    const timer = setTimeout(() => {
      this.viewpoint.handOver();
      this.jump();
    }, HAND_OVER);
    return () => clearTimeout(timer);
  }

  private asked = -1; // after how many answers the open question came

  /** A new question is opened once everything before it was shown. */
  private open(): void {
    const { choice, me, part, playback, viewpoint } = this;
    const decision = playback.busy || viewpoint.guarded ? null : (part?.decision ?? null);
    const { answers } = untrack(() => this.room);
    if (answers === this.asked && untrack(() => choice.isOpen(me ?? 0, decision))) return;
    this.asked = answers;
    const places = untrack(() => this.timeline)?.last.players[me ?? -1]?.places;
    choice.ask(me ?? 0, decision, places);
  }

  /** Where each way leads is shown as soon as the server has told it. */
  private foresee(): void {
    const { choice, me } = this;
    const ways = me === null ? undefined : this.state.previews.get(me);
    if (ways && choice.decision !== null && choice.ways !== ways) choice.ways = ways;
  }

  /** A sound, where somebody wants one, when it becomes my turn and all before it was shown. */
  private callToTurn(): void {
    let others = true; // whether somebody else was asked since
    $effect(() => {
      const isBots = this.room.seats[this.me ?? -1]?.kind === "bot";
      if (this.me === null || this.room.asked !== this.me || isBots) others = true;
      else if (others && !this.playback.busy) {
        others = false;
        untrack(() => sound([{ sound: "turn", at: 0 }]));
      }
    });
  }

  /** Once, as soon as it is seen, and not over the result: this round is the last one. */
  private announceLastRound(): void {
    let told = untrack(() => this.isLast);
    let notice = 0;
    $effect(() => {
      if (this.isLast && !told) notice = untrack(() => notices.add(t("table.last_round_now")));
      told = this.isLast;
    });
    $effect(() => {
      if (this.room.phase !== "playing" && !this.playback.busy) untrack(() => notices.drop(notice));
    });
  }
}

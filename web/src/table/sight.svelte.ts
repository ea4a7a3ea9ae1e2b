// A table as somebody sees it: what has happened is shown step by step, then the question is open.

import { untrack } from "svelte";
import { t } from "../i18n/index.svelte";
import { RefusedError } from "../net/api";
import { lastActor, lastMoves } from "../state/lastmoves";
import { isLastRound } from "../state/lastround";
import { LONGEST } from "../state/steps";
import { notices, notify } from "../ui/notices.svelte";
import { problemText } from "../ui/problems";
import { settings } from "../ui/settings.svelte";
import { sound } from "../ui/sound";
import { Choice } from "./choice.svelte";
import { Eyes } from "./eyes.svelte";
import { seatNames } from "./names";
import type { Session } from "./session.svelte";
import { Stage } from "./stage.svelte";
import { Telling } from "./telling";

/** How long one looks at what one has drawn before the device is handed over, in milliseconds. */
const HAND_OVER = 1200;

/** Belongs to a component, whose effects it makes. */
export class Sight {
  readonly eyes: Eyes;
  readonly stage = new Stage(
    () => (settings.still || settings.text ? 0 : settings.speed),
    // nothing is in the way of my answer for longer than a second
    (view) => (view.asked !== null && view.asked === this.eyes.seat ? LONGEST : 2 * LONGEST),
  );
  readonly choice = new Choice();
  private readonly telling = new Telling();
  private news = $state(0); // counts them, since the history is a plain map

  readonly tables = $derived.by(() => this.session.tables!);
  readonly room = $derived.by(() => this.session.room!);
  readonly me = $derived.by(() => this.eyes.seat);
  readonly part = $derived.by(() => this.session.parts.get(this.me) ?? null);
  readonly view = $derived.by(() => this.stage.view ?? this.part?.view ?? null);
  readonly names = $derived(seatNames(this.room));
  private readonly history = $derived.by(
    () => (void this.news, this.session.history.get(this.me) ?? []),
  );
  /** Of what has happened, what has been shown. */
  readonly shown = $derived(
    this.stage.ahead === 0 ? this.history : this.history.slice(0, -this.stage.ahead),
  );
  readonly lines = $derived(
    this.telling.tell(this.shown, { names: this.names, me: this.me, tables: this.tables }),
  );
  readonly trails = $derived(lastMoves(this.shown));
  readonly acting = $derived(this.me === null ? null : lastActor(this.shown, this.me));
  private readonly isLast = $derived(
    this.view !== null && this.room.phase === "playing" && isLastRound(this.view),
  );

  constructor(private readonly session: Session) {
    this.eyes = new Eyes(session);
    $effect(() => this.follow());
    $effect(() => this.handOver());
    $effect(() => this.open());
    this.callToTurn();
    this.announceLastRound();
  }

  private follow(): () => void {
    untrack(() => {
      this.eyes.follow();
      if (this.part?.view) this.stage.jump(this.part.view);
    });
    return this.session.onNews((news) => {
      const before = this.eyes.seat;
      this.eyes.follow();
      this.news += 1;
      const mine = news.find((one) => one.part.seat === this.eyes.seat);
      if (!mine || !this.session.tables) return;
      if (this.eyes.seat === before) {
        this.stage.show(mine.events, mine.part.view, this.session.tables);
      } else if (mine.part.view) this.stage.jump(mine.part.view);
    });
  }

  /** At one screen: whoever has moved sees what came of it, then the next one takes over. */
  private handOver(): (() => void) | undefined {
    if (this.eyes.next === null || this.stage.busy) return;
    const timer = setTimeout(() => {
      this.eyes.handOver();
      if (this.part?.view) this.stage.jump(this.part.view);
    }, HAND_OVER);
    return () => clearTimeout(timer);
  }

  private asked = -1; // after how many answers the open question came

  /** A new question: ask the server where each way leads. */
  private open(): void {
    const { choice, me, part, session } = this;
    const decision = this.stage.busy || this.eyes.guarded ? null : (part?.decision ?? null);
    const { answers } = untrack(() => this.room);
    if (answers === this.asked && untrack(() => choice.isOpen(me ?? 0, decision))) return;
    this.asked = answers;
    choice.ask(me ?? 0, decision, part?.view?.players[me ?? -1]?.places);
    if (decision === null || me === null) return;
    session
      .look(me)
      .then(({ ways }) => {
        if (choice.decision === decision) choice.ways = ways;
      })
      .catch((error: unknown) => {
        if (choice.decision === decision) choice.ways = []; // the options alone will do
        if (error instanceof RefusedError && error.code !== "stale") notify(problemText(error));
      });
  }

  /** A sound, where somebody wants one, when it becomes my turn and all before it was shown. */
  private callToTurn(): void {
    let others = true; // whether somebody else was asked since
    $effect(() => {
      const isBots = this.room.seats[this.me ?? -1]?.kind === "bot";
      if (this.me === null || this.room.asked !== this.me || isBots) others = true;
      else if (others && !this.stage.busy) {
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
      if (this.room.phase !== "playing" && !this.stage.busy) untrack(() => notices.drop(notice));
    });
  }
}

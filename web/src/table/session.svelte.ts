// The line to a game: coming in, asking, hearing, and what to do when any of it fails.

import { RefusedError, isReachable } from "../net/api";
import { gamePage } from "../net/base";
import { forgetFreed, knownTokens, redeemOnce, takeFromAddress } from "../net/entry";
import { Line, type LineState, type Wish } from "../net/line";
import { renew } from "../net/renew";
import {
  addToken,
  helloTokens,
  isKept,
  isToken,
  keepAsWatcher,
  keepToken,
  remember,
  remembered,
} from "../net/seats";
import type {
  Bye,
  Granted,
  ProposalForm,
  RoomForm,
  ServerMessage,
  Update,
  Welcome,
} from "../protocol";
import { Wishes, type Reply } from "./wishes";

interface Waiting {
  readonly resolve: (answer: Reply) => void;
  readonly reject: (error: RefusedError) => void;
}

/** `unknown`: no token for the game; `gone`: the game or the seat is no longer ours. */
export type Presence = "unknown" | "entering" | "here" | "gone";

/** Why there is no line, where more is known than that. */
export type Trouble =
  | "too_many"
  | "too_often"
  | "stopping"
  | "blocked"
  | "outdated"
  | "not_known"
  | "unavailable"
  | "damaged";

const PAUSE = 2000;
const UNKNOWN_PAUSE = 8000; // before asking again for a game that the server does not know
const LONG = 800; // ms after which somebody would wonder whether they have answered
const MANY_FAILURES = 3;

export class Session extends Wishes {
  line = $state<LineState>("connecting");
  presence = $state<Presence>("entering");
  trouble = $state<Trouble | null>(null);
  /** The answers that are long on their way, or wait for the line to come back. */
  held = $state.raw<readonly string[] | null>(null);
  /** Whether a seat was just given to me, which nobody has said yet. */
  isGranted = false;
  /** Whether I am back at a seat where a bot stood in, which nobody has said yet. */
  isBack = $state(false);
  farewell = $state<Bye["reason"] | "not_known" | null>(null);
  /** The seat that I have said is mine, as long as that is not decided. */
  claimed = $state<number | null>(null);

  /** How many answers there were before each gesture that can be taken back. */
  private gestures: number[] = [];
  private wire: Line | null = null;
  /** What to come with where the server knows only some of my tokens. */
  private known: readonly string[] | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private answering: Promise<void> | null = null;
  private hasLeft = false;
  private readonly greeted = new Set<() => void>();

  /** Take the token out of the address, and connect. */
  async enter(): Promise<void> {
    addEventListener("hashchange", this.again);
    await this.takeToken();
    if (this.hasLeft) return;
    const [token] = helloTokens(this.game);
    if (token !== undefined) {
      // Where nothing is remembered the address has to, or the seat is lost with the page.
      if (!isKept()) history.replaceState(null, "", gamePage(this.game, token));
      this.connect();
    } else if (this.presence === "entering") this.presence = "unknown";
  }

  leave(): void {
    this.hasLeft = true;
    this.waiting.clear(); // nobody is left to be told
    removeEventListener("hashchange", this.again);
    this.hangUp();
  }

  /** Another link of the same game was opened in this tab. */
  private readonly again = async (): Promise<void> => {
    if (!(await this.takeToken()) || this.hasLeft) return;
    if (helloTokens(this.game).length === 0) return; // which has been said
    this.hangUp();
    this.room = null; // of the new seat nothing is known yet
    this.presence = "entering";
    this.connect();
  };

  private hangUp(): void {
    this.wire?.end();
    this.wire = null;
    this.giveUp(new RefusedError("no_line", "the line was hung up"));
  }

  /** Take a token from the address bar; returns whether there was one. */
  private async takeToken(): Promise<boolean> {
    const found = takeFromAddress();
    if (found === null) return false;
    const { token, once } = found;
    if (token !== null) {
      if (isToken(token)) addToken(this.game, token);
      else if (helloTokens(this.game).length === 0) this.sayGone();
    }
    if (once !== null) await this.redeem(once);
    return true;
  }

  private sayGone(): void {
    this.presence = "gone";
    this.farewell = "not_known";
  }

  // --- what can be asked for --------------------------------------------------------------------

  /** Answer what is asked; a second answer while one is on its way is not sent. */
  answer(seat: number, answers: readonly string[]): Promise<void> {
    this.answering ??= this.bring(seat, answers).finally(() => (this.answering = null));
    return this.answering;
  }

  /** Send an answer; if the line breaks send it again, unless it had arrived. */
  private async bring(seat: number, answers: readonly string[]): Promise<void> {
    if (!this.parts.get(seat)?.can_undo) this.gestures = [];
    this.gestures.push(this.room?.answers ?? 0);
    const position = (): string =>
      JSON.stringify([this.room?.answers, this.parts.get(seat)?.decision]);
    const before = position();
    do {
      const long = setTimeout(() => (this.held = answers), LONG);
      try {
        await this.ask({ type: "answer", version: this.version, seat, answers });
        return;
      } catch (error) {
        if (!(error instanceof RefusedError) || error.code !== "no_line") {
          this.gestures.pop();
          throw error;
        }
      } finally {
        clearTimeout(long);
        this.held = null;
      }
      this.held = answers;
      await new Promise<void>((resolve) => this.greeted.add(resolve));
      this.held = null;
    } while (position() === before);
  }

  /** Take back the last gesture: all answers that were given by it. */
  async undo(seat: number): Promise<void> {
    const before = this.gestures.pop() ?? Infinity;
    do await this.ask({ type: "undo", version: this.version, seat });
    while (this.parts.get(seat)?.can_undo && (this.room?.answers ?? 0) > before);
  }

  protected ask(wish: Wish): Promise<Reply> {
    const id = this.wire?.say(wish) ?? null;
    if (id === null) return Promise.reject(new RefusedError("no_line", "there is no line"));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  // --- what is heard ----------------------------------------------------------------------------

  private connect(): void {
    this.line = "connecting";
    this.wire = new Line(this.game, {
      tokens: () => this.known ?? helloTokens(this.game),
      version: () => this.room?.version ?? null,
      heard: (message) => this.hear(message),
      state: (state) => this.turn(state),
      failed: (times) => void this.wonder(times),
    });
  }

  private turn(state: LineState): void {
    this.line = state;
    if (state === "open") this.trouble = null;
    else this.giveUp(new RefusedError("no_line", "the line broke"));
  }

  /** Nothing that is waited for will be answered. */
  private giveUp(error: RefusedError): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  /** The line cannot be opened: is the server away, or does something keep us from it? */
  private async wonder(times: number): Promise<void> {
    if (times % MANY_FAILURES !== 0) return;
    const reachable = await isReachable();
    if (this.line === "lost" && !this.hasLeft) this.trouble = reachable ? "blocked" : null;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.greet(message);
        break;
      case "update":
        this.noteReturn(message);
        this.take(message.room, message.parts, message.by);
        this.followClaim(message.room);
        break;
      case "done":
      case "hint":
      case "outlook":
        this.waiting.get(message.id)?.resolve(message);
        this.waiting.delete(message.id);
        break;
      case "refused":
        this.refuse(message.id, new RefusedError(message.code, message.text, message.wait));
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "presence":
        this.notePresence(message);
        break;
      case "devices":
        this.devices = { ...this.devices, [message.seat]: message.count };
        break;
      case "granted":
        this.sitDown(message);
        break;
      case "claiming":
        this.claimed = message.seat;
        remember(message.game, (entry) => {
          entry.claim = { seat: message.seat, token: message.token };
        });
        break;
      case "lost":
        this.seats = this.seats.filter((seat) => seat !== message.seat);
        if (this.room?.phase === "waiting") forgetFreed(this.game).catch(() => undefined);
        break;
      case "bye":
        if (!message.again) {
          this.presence = "gone";
          this.farewell = message.reason;
        }
        break;
    }
  }

  /** A seat has become mine. */
  private own(token: string): void {
    keepToken(this.game, "seat", token);
    this.claimed = null;
  }

  /** It has become mine on this line. */
  private sitDown({ seat, token }: Granted): void {
    this.own(token);
    if (this.room?.phase === "waiting") {
      this.seats = [...this.seats, seat].sort();
      this.role = "seats";
      return;
    }
    this.hangUp();
    this.room = null; // of what the seat has seen nothing is known yet
    this.isGranted = true;
    this.connect();
  }

  /** Sort out the tokens by what the server says that they are good for. */
  private sortTokens({ seats, room }: Welcome): void {
    const { claim, spectator } = remembered(this.game);
    if (seats.length === 0 && spectator === null) keepAsWatcher(this.game);
    if (claim === null) return;
    const isDead = this.known?.includes(claim.token) === false; // the server knows the game, not it
    this.claimed = isDead ? null : claim.seat;
    if (seats.includes(claim.seat)) this.own(claim.token);
    else this.followClaim(room);
  }

  /** The server gives a seat back to who comes in, where a bot stood in for them. */
  private noteReturn({ room, by }: Update): void {
    if (by === null || !this.seats.includes(by) || this.seats.length > 1) return;
    const before = this.room?.seats[by];
    if (before?.stand_in && room.seats[by]?.kind === "person") this.isBack = true;
  }

  /** Forget a claim of mine when nothing has come of it. */
  private followClaim({ proposals }: RoomForm): void {
    const isMine = (one: ProposalForm): boolean =>
      one.what === "claim" && one.whose === this.claimed;
    if (remembered(this.game).claim === null || proposals.some(isMine)) return;
    this.claimed = null;
    remember(this.game, (entry) => (entry.claim = null));
  }

  private greet(welcome: Welcome): void {
    this.presence = "here";
    this.sortTokens(welcome);
    this.known = null;
    this.learn(welcome);
    for (const resolve of this.greeted) resolve();
    this.greeted.clear();
  }

  private refuse(id: number | null, error: RefusedError): void {
    if (id !== null && this.waiting.has(id)) {
      this.waiting.get(id)?.reject(error);
      this.waiting.delete(id);
      return;
    }
    switch (error.code) {
      case "not_known":
        this.hangUp();
        void this.sortOut();
        break;
      case "malformed":
        if (id !== null) this.sayOutdated();
        break;
      case "too_often": // which message was not read is not told
        this.giveUp(error);
        if (this.line !== "open") this.trouble = error.code;
        break;
      case "too_many":
      case "stopping":
        this.trouble = error.code;
        break;
      case "unavailable":
      case "damaged":
        if (this.line !== "open") this.trouble = error.code;
        break;
    }
  }

  /** The server does not understand our greeting: it speaks another version. */
  private sayOutdated(): void {
    this.hangUp();
    this.line = "ended";
    this.trouble = "outdated";
    void renew();
  }

  /** The server does not know some token: come with those that it knows, as soon as it does. */
  private async sortOut(): Promise<void> {
    const isStill = (): boolean => this.wire === null && !this.hasLeft; // no other link was opened
    do {
      try {
        this.known = await knownTokens(this.game);
        if (this.known.length > 0) break;
        if (isStill()) this.trouble = "not_known";
      } catch {
        // They could not be looked at.
      }
      await pause(this.trouble === "not_known" ? UNKNOWN_PAUSE : PAUSE);
    } while (isStill());
    if (isStill()) this.connect();
  }

  private async redeem(once: string): Promise<void> {
    this.line = "connecting";
    try {
      await redeemOnce(this.game, once);
    } catch (error) {
      if (error instanceof RefusedError && error.code === "no_line" && !this.hasLeft) {
        this.line = "lost";
        await pause();
        return this.redeem(once); // it is good for one time, and that was none
      }
      if (helloTokens(this.game).length === 0) this.sayGone();
    }
  }
}

const pause = (ms = PAUSE): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

// The connection to a game: coming in, asking, and what to do when any of it fails.

import { RefusedError, isReachable } from "../net/api";
import { gamePage } from "../net/base";
import { knownTokens, redeemOnce, takeFromAddress } from "../net/entry";
import { Line, type LineState, type Command } from "../net/line";
import { renew } from "../net/renew";
import { addToken, helloTokens, isKept, isToken } from "../net/seats";
import type { Bye, Done, Hint, ServerMessage, Snapshot } from "../protocol";

/** What is answered to a request. */
export type Reply = Done | Hint | Snapshot;

/** Send a message; returns what is answered to it. Raises `RefusedError`. */
export type Request = (command: Command) => Promise<Reply>;

interface Waiting {
  readonly resolve: (answer: Reply) => void;
  readonly reject: (error: RefusedError) => void;
}

/** Who is behind a connection. */
export interface Receiver {
  /** The version of the room that is known; null if nothing is. */
  version(): number | null;
  /** A message that is no reply. */
  heard(message: ServerMessage): void;
  /** What comes next is of another seat: forget what was known. */
  forget(): void;
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
const MANY_FAILURES = 3;

export class Connection {
  line = $state<LineState>("connecting");
  presence = $state<Presence>("entering");
  trouble = $state<Trouble | null>(null);
  farewell = $state<Bye["reason"] | "not_known" | null>(null);

  private wire: Line | null = null;
  /** What to come with where the server knows only some of my tokens. */
  private known: readonly string[] | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private hasLeft = false;
  private readonly greeted = new Set<() => void>();

  constructor(
    private readonly game: string,
    private readonly receiver: Receiver,
  ) {}

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
    this.presence = "entering";
    this.restart();
  };

  /** Come in again with another token: of its seat nothing is known yet. */
  restart(): void {
    this.hangUp();
    this.receiver.forget();
    this.connect();
  }

  readonly request: Request = (command) => {
    const id = this.wire?.say(command) ?? null;
    if (id === null) return Promise.reject(new RefusedError("no_line", "there is no line"));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  };

  /** Wait for the next welcome. */
  greeting(): Promise<void> {
    return new Promise((resolve) => this.greeted.add(resolve));
  }

  /** Whether the server has just said that it does not know a token of mine. */
  isRejected(token: string): boolean {
    return this.known?.includes(token) === false;
  }

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

  private connect(): void {
    this.line = "connecting";
    this.wire = new Line(this.game, {
      tokens: () => this.known ?? helloTokens(this.game),
      version: () => this.receiver.version(),
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
        this.presence = "here";
        this.receiver.heard(message);
        this.known = null;
        for (const resolve of this.greeted) resolve();
        this.greeted.clear();
        break;
      case "done":
      case "hint":
      case "snapshot":
        this.waiting.get(message.id)?.resolve(message);
        this.waiting.delete(message.id);
        break;
      case "refused":
        this.refuse(message.id, new RefusedError(message.code, message.text, message.wait));
        break;
      case "bye":
        if (message.again) break;
        this.presence = "gone";
        this.farewell = message.reason;
        break;
      default:
        this.receiver.heard(message);
    }
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

// A line to a game that mends itself: says hello with what it has, and comes back when it breaks.

import { PROTOCOL, type ClientMessage, type ServerMessage } from "../protocol";
import { socketAddress } from "./base";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING = 25_000;
const SILENCE = 10_000; // after a question: then the line is dead, though nobody has said so
const ANSWERED_AT_ONCE: ReadonlySet<string> = new Set(["hello", "answer", "ping"]);

export type LineState = "connecting" | "open" | "lost" | "ended";

type Unnumbered<M> = M extends { readonly id: number } ? Omit<M, "id"> : never;
/** What is said, without its number. */
export type Command = Unnumbered<ClientMessage>;

export interface Listener {
  /** What to come with. */
  tokens(): readonly string[];
  /** The version that is known already. */
  version(): number | null;
  heard(message: ServerMessage): void;
  state(state: LineState): void;
  /** The server did not even pick up, so many times in a row. */
  failed(times: number): void;
}

export class Line {
  private socket: WebSocket | null = null;
  private number = 0;
  private wait = FIRST_WAIT;
  private over = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly again = (): void => this.reopen();
  private readonly cut = (): void => this.drop();

  constructor(
    private readonly game: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.again);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.again);
    this.open();
  }

  /** Say something; returns the number under which it is answered, null if there is no line. */
  say(command: Command): number | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    const id = ++this.number;
    this.socket.send(JSON.stringify({ ...command, id }));
    if (ANSWERED_AT_ONCE.has(command.type)) this.expect();
    return id;
  }

  /** Hang up; nothing is heard any more. */
  end(): void {
    const { socket } = this;
    this.over = true;
    this.socket = null;
    removeEventListener("online", this.again);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.again);
    clearTimeout(this.timer);
    this.rest();
    socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(socketAddress(this.game));
    let opened = false;
    this.socket = socket;
    socket.addEventListener("open", () => {
      opened = true;
      this.failures = 0;
      this.say({
        type: "hello",
        protocol: PROTOCOL,
        tokens: this.listener.tokens(),
        version: this.listener.version(),
        history: true, // all of it, where the server does not know the version
      });
    });
    socket.addEventListener("message", (event) => {
      if (socket === this.socket) this.take(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.socket) return;
      this.lost();
      if (!opened && !this.over) this.listener.failed(++this.failures);
    });
  }

  private take(message: ServerMessage): void {
    clearTimeout(this.silence);
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.rest();
      this.pinging = setInterval(() => this.say({ type: "ping" }), PING);
    }
    if (message.type === "bye" && !message.again) this.over = true;
    this.listener.heard(message);
    if (message.type === "welcome") this.listener.state("open");
  }

  /** What was just said is answered at once by whoever is still there. */
  private expect(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(this.cut, SILENCE);
  }

  private rest(): void {
    clearInterval(this.pinging);
    clearTimeout(this.silence);
  }

  /** Give up a line that may be dead, without waiting for a farewell that never comes. */
  private drop(): void {
    const socket = this.socket;
    if (socket === null || this.over) return;
    this.socket = null;
    socket.close();
    clearTimeout(this.timer);
    this.lost();
  }

  private lost(): void {
    this.rest();
    if (this.over) {
      this.listener.state("ended");
      return;
    }
    this.listener.state("lost");
    this.timer = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Do not wait when there is reason to hope: the network is back, or somebody looks again. */
  private reopen(): void {
    if (this.over || document.hidden) return;
    if (this.say({ type: "ping" }) !== null) return; // unless it died while nobody looked
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.open();
  }
}

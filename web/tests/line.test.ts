import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type LineState, type Listener } from "../src/net/line";
import type { ServerMessage } from "../src/protocol";

/** A socket whose other end is this test. */
class Socket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static all: Socket[] = [];
  readyState = Socket.CONNECTING;
  readonly sent: { type: string }[] = [];

  constructor() {
    super();
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  /** As in a browser, the farewell comes later. */
  close(): void {
    this.readyState = Socket.CLOSING;
  }

  pickUp(): void {
    this.readyState = Socket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  tell(message: object): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
}

const page = Object.assign(new EventTarget(), { hidden: false, baseURI: "http://luxor.test/" });
let states: LineState[];
let heard: ServerMessage[];
const listener: Listener = {
  tokens: () => ["token"],
  version: () => 7,
  heard: (message) => void heard.push(message),
  state: (state) => void states.push(state),
  failed: () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", new URL("http://luxor.test/games/g"));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  Socket.all = [];
  states = [];
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const types = (socket: Socket | undefined): string[] => socket?.sent.map(({ type }) => type) ?? [];

test("a greeting that is not answered is said again on a new line", () => {
  const line = new Line("g", listener);
  Socket.all[0]?.pickUp();
  expect(types(Socket.all[0])).toEqual(["hello"]);
  vi.advanceTimersByTime(11_000);
  expect(states).toEqual(["lost"]);
  expect(Socket.all).toHaveLength(2);
  Socket.all[1]?.pickUp();
  Socket.all[1]?.tell({ type: "welcome" });
  vi.advanceTimersByTime(11_000);
  expect(states).toEqual(["lost", "open"]);
  line.end();
});

test("all that has happened is asked for, in case the server does not know the version", () => {
  const line = new Line("g", listener);
  Socket.all[0]?.pickUp();
  expect(Socket.all[0]?.sent[0]).toMatchObject({ version: 7, history: true });
  line.end();
});

test("whoever looks again finds out whether the line still lives", () => {
  const line = new Line("g", listener);
  Socket.all[0]?.pickUp();
  Socket.all[0]?.tell({ type: "welcome" });
  page.dispatchEvent(new Event("visibilitychange"));
  expect(types(Socket.all[0])).toEqual(["hello", "ping"]);
  vi.advanceTimersByTime(11_000);
  expect(states).toEqual(["open", "lost"]);
  line.end();
});

test("a line that was hung up says and hears nothing any more", () => {
  const line = new Line("g", listener);
  Socket.all[0]?.pickUp();
  Socket.all[0]?.tell({ type: "welcome" });
  line.end();
  Socket.all[0]?.tell({ type: "chat" });
  Socket.all[0]?.dispatchEvent(new Event("close"));
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(["open"]);
  expect(heard.map(({ type }) => type)).toEqual(["welcome"]);
  expect(Socket.all).toHaveLength(1);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type LineState, type Listener } from "../src/net/line";
import type { ServerMessage } from "../src/protocol";
import { FakeSocket } from "./browser";

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
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", new URL("http://luxor.test/games/g"));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  FakeSocket.all = [];
  states = [];
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const types = (socket: FakeSocket | undefined): string[] =>
  socket?.sent.map(({ type }) => type) ?? [];

test("a greeting that is not answered is said again on a new line", () => {
  const line = new Line("g", listener);
  FakeSocket.all[0]?.pickUp();
  expect(types(FakeSocket.all[0])).toEqual(["hello"]);
  vi.advanceTimersByTime(11_000);
  expect(states).toEqual(["lost"]);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.all[1]?.pickUp();
  FakeSocket.all[1]?.tell({ type: "welcome" });
  vi.advanceTimersByTime(11_000);
  expect(states).toEqual(["lost", "open"]);
  line.end();
});

test("all that has happened is asked for, in case the server does not know the version", () => {
  const line = new Line("g", listener);
  FakeSocket.all[0]?.pickUp();
  expect(FakeSocket.all[0]?.sent[0]).toMatchObject({ version: 7, history: true });
  line.end();
});

test("whoever looks again finds out whether the line still lives", () => {
  const line = new Line("g", listener);
  FakeSocket.all[0]?.pickUp();
  FakeSocket.all[0]?.tell({ type: "welcome" });
  page.dispatchEvent(new Event("visibilitychange"));
  expect(types(FakeSocket.all[0])).toEqual(["hello", "ping"]);
  vi.advanceTimersByTime(11_000);
  expect(states).toEqual(["open", "lost"]);
  line.end();
});

test("a line that was hung up says and hears nothing any more", () => {
  const line = new Line("g", listener);
  FakeSocket.all[0]?.pickUp();
  FakeSocket.all[0]?.tell({ type: "welcome" });
  line.end();
  FakeSocket.all[0]?.tell({ type: "chat" });
  FakeSocket.all[0]?.dispatchEvent(new Event("close"));
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(["open"]);
  expect(heard.map(({ type }) => type)).toEqual(["welcome"]);
  expect(FakeSocket.all).toHaveLength(1);
});

// The store of a game: room and views are kept up to date by what is new, and never go astray.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Preview, RoomJson, SeatPart, Update, Welcome } from "../src/protocol";
import { checksum } from "../src/state/checksum";
import { Session } from "../src/table/session.svelte";
import { GameState, type News } from "../src/table/state.svelte";
import { FakeSocket, storage } from "./browser";
import { game } from "./games";

const { timeline, told } = game("two");
const SEAT = 0;

function part(from: number, to: number, more: Partial<SeatPart> = {}): SeatPart {
  return {
    seat: SEAT,
    since: from,
    start: from === 0 ? timeline.at(0) : null,
    events: timeline.events.slice(from, to),
    snapshot: null,
    decision: null,
    can_undo: false,
    checksum: checksum(timeline.at(to)),
    ...more,
  };
}

const room = { version: 1, phase: "playing", answers: 3, rematch: null, seats: [] };

function update(version: number, parts: SeatPart[], more: Partial<RoomJson> = {}): Update {
  return { type: "update", what: "answered", by: null, room: { version, ...more }, parts };
}

function begun(): GameState {
  const state = new GameState("g");
  state.update(update(1, [part(0, 60)], room as unknown as RoomJson));
  return state;
}

const preview = (version: number): Preview => ({ type: "preview", version, seat: SEAT, steps: [] });
const view = (state: GameState) => state.timelines.get(SEAT)?.last;

describe("the state of a game", () => {
  it("has no view before the game has begun", () => {
    const state = new GameState("g");
    state.update(
      update(1, [part(0, 0, { start: null, checksum: null })], room as unknown as RoomJson),
    );
    expect(state.timelines.get(SEAT)).toBeUndefined();
    state.update(update(2, [part(0, 60)]));
    expect(view(state)).toEqual(timeline.at(60));
  });

  it("merges what has changed in the room", () => {
    const state = begun();
    state.update(update(2, [], { answers: 4 }));
    expect(state.room).toEqual({ ...room, version: 2, answers: 4 });
  });

  it("tells what is new after how many events", () => {
    const state = begun();
    const heard: (readonly News[])[] = [];
    state.onNews((news) => heard.push(news));
    state.update(update(2, [part(60, 70)]));
    state.update(update(3, [part(50, 50, { snapshot: timeline.at(50) })])); // taken back
    state.update(update(4, [part(50, 55)]));
    expect(heard.map((news) => news.map(({ seat, from }) => [seat, from]))).toEqual([
      [[SEAT, 60]],
      [[SEAT, null]],
      [[SEAT, 50]],
    ]);
    expect(view(state)).toEqual(timeline.at(55));
  });

  it("shares the views before with what comes after", () => {
    const state = begun();
    const before = state.timelines.get(SEAT)!;
    void before.last; // as the board has it
    state.update(update(2, [part(60, 70)]));
    expect(state.timelines.get(SEAT)?.at(60)).toBe(before.last);
  });

  it("keeps previews until the question is answered, and none that come too late", () => {
    const state = begun();
    state.notePreview(preview(1));
    state.update(update(2, [], { proposals: [] }));
    expect(state.previews.get(SEAT)).toEqual([]);
    state.update(update(3, [part(60, 70)], { answers: 4 }));
    expect(state.previews.size).toBe(0);
    state.notePreview(preview(2));
    expect(state.previews.size).toBe(0);
    state.notePreview(preview(3));
    expect(state.previews.size).toBe(1);
  });

  it("drops previews after a break, though as many answers were given", () => {
    const state = begun();
    state.notePreview(preview(1));
    state.welcome({
      room: { ...room, version: 5 },
      parts: [part(60, 60)],
      tables: { plugins: {} },
      away: {},
    } as unknown as Welcome);
    expect(state.previews.size).toBe(0);
    state.notePreview(preview(4));
    expect(state.previews.size).toBe(0);
    state.notePreview(preview(5));
    expect(state.previews.size).toBe(1);
  });
});

describe("a view that has gone astray", () => {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("document", Object.assign(new EventTarget(), { baseURI: "http://x/" }));
    vi.stubGlobal("location", { origin: "http://x", href: "http://x/", hash: "", pathname: "/" });
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
    storage("localStorage");
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("is noticed, asked for once, and replaced", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const session = new Session("g");
    session.connection.restart();
    const socket = FakeSocket.all.at(-1)!;
    socket.readyState = FakeSocket.OPEN;
    socket.tell(update(1, [part(0, 60)], room as unknown as RoomJson));
    expect(socket.sent).toEqual([]);
    // the client loses the first of these events
    const events = timeline.events.slice(60, 80).map((event, at) => {
      return at === 0 ? { ...event, changes: { round: 99 } } : event;
    });
    socket.tell(update(2, [part(60, 80, { events })]));
    socket.tell(update(3, [part(80, 90)]));
    expect(view(session.state)).not.toEqual(timeline.at(90));
    expect(socket.sent).toMatchObject([{ type: "snapshot", seat: SEAT }]);
    expect(warn).toHaveBeenCalledTimes(1);
    const heard: (readonly News[])[] = [];
    session.state.onNews((news) => heard.push(news));
    const right = timeline.at(90);
    socket.tell({
      type: "snapshot",
      id: socket.sent[0]!.id,
      seat: SEAT,
      version: 3,
      since: 90,
      view: right,
      checksum: checksum(right),
    });
    await vi.waitFor(() => expect(view(session.state)).toEqual(right));
    expect(heard.map((news) => news.map(({ from }) => from))).toEqual([[null]]);
    socket.tell(update(4, [part(90, 100)]));
    expect(view(session.state)).toEqual(timeline.at(100));
    expect(socket.sent).toHaveLength(1);
  });
});

it("has events enough for these tests", () => expect(told.at(-1)!.to).toBeGreaterThan(100));

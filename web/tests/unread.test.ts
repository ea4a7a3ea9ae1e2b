import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatLine, GameSetup, RoomJson, SeatJson } from "../src/protocol";
import { storage } from "./browser";

const line = (number: number, seat: number | null): ChatLine => ({
  number,
  seat,
  text: "Hello",
  at: 0,
});

const GAME = "g";
const said = (lines: readonly ChatLine[], game = GAME) => ({
  game,
  state: { seats: [0], chat: lines },
});
const chat = [line(1, 1), line(2, 0), line(3, 1), line(4, null)];

/** The page as it is after it was loaded (again). */
async function load(): Promise<typeof import("../src/panels/unread.svelte")> {
  vi.resetModules();
  return import("../src/panels/unread.svelte");
}

beforeEach(() => void storage("sessionStorage"));

afterEach(() => vi.unstubAllGlobals());

test("what others have said is unread until it was read", async () => {
  const { markRead, unread } = await load();
  expect(unread(said(chat))).toBe(3);
  markRead(said(chat));
  expect(unread(said(chat))).toBe(0);
  expect(unread(said([...chat, line(5, 1), line(6, 0)]))).toBe(1);
  expect(unread(said(chat, "another"))).toBe(3);
});

test("after the page was loaded again only the new is unread", async () => {
  (await load()).markRead(said(chat));
  const { unread } = await load();
  expect(unread(said([...chat, line(5, 1)]))).toBe(1);
});

test("a list without its first lines counts as well", async () => {
  const { markRead, unread } = await load();
  markRead(said(chat));
  expect(unread(said([line(5, 1), line(6, 1)]))).toBe(2);
});

test("where nothing can be kept it is known as long as the page", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { markRead, unread } = await load();
  markRead(said(chat));
  expect(unread(said(chat))).toBe(0);
});

const table = (...kinds: SeatJson["kind"][]): RoomJson =>
  ({ seats: kinds.map((kind, seat) => ({ kind, seat })) }) as unknown as RoomJson;
const alone = {
  chat: [],
  seats: [0],
  spectators: 0,
  room: table("person", "bot"),
  setup: { chat: true } as GameSetup,
};

test.each([
  ["alone with bots", {}, false],
  ["at one screen", { seats: [0, 1], room: table("person", "person") }, false],
  ["looking on at bots", { seats: [], spectators: 1, room: table("bot", "bot") }, false],
  ["with another person", { room: table("person", "person") }, true],
  ["with one who is still to come", { room: table("person", "open") }, true],
  ["with one who has got up", { room: table("person", "away") }, true],
  ["with somebody who looks on", { spectators: 1 }, true],
  ["looking on with others", { seats: [], spectators: 2, room: table("bot", "bot") }, true],
  ["where something was said", { chat }, true],
  [
    "without a chat",
    { room: table("person", "person"), setup: { chat: false } as GameSetup },
    false,
  ],
])("%s: is there a chat?", async (_name, company, expected) => {
  const { hasChat } = await load();
  expect(hasChat({ ...alone, ...company })).toBe(expected);
});

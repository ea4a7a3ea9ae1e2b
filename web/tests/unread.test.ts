import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatForm, GameSetup, RoomForm, SeatForm } from "../src/protocol";

const line = (number: number, seat: number | null): ChatForm => ({
  number,
  seat,
  text: "Hello",
  at: 0,
});

const GAME = { game: "g", seats: [0] };
const chat = [line(1, 1), line(2, 0), line(3, 1), line(4, null)];

let kept: Map<string, string>;

/** The page as it is after it was loaded (again). */
async function load(): Promise<typeof import("../src/panels/unread.svelte")> {
  vi.resetModules();
  return import("../src/panels/unread.svelte");
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("what others have said is unread until it was read", async () => {
  const { markRead, unread } = await load();
  expect(unread({ ...GAME, chat })).toBe(3);
  markRead({ ...GAME, chat });
  expect(unread({ ...GAME, chat })).toBe(0);
  expect(unread({ ...GAME, chat: [...chat, line(5, 1), line(6, 0)] })).toBe(1);
  expect(unread({ ...GAME, game: "another", chat })).toBe(3);
});

test("after the page was loaded again only the new is unread", async () => {
  (await load()).markRead({ ...GAME, chat });
  const { unread } = await load();
  expect(unread({ ...GAME, chat: [...chat, line(5, 1)] })).toBe(1);
});

test("a list without its first lines counts as well", async () => {
  const { markRead, unread } = await load();
  markRead({ ...GAME, chat });
  expect(unread({ ...GAME, chat: [line(5, 1), line(6, 1)] })).toBe(2);
});

test("where nothing can be kept it is known as long as the page", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { markRead, unread } = await load();
  markRead({ ...GAME, chat });
  expect(unread({ ...GAME, chat })).toBe(0);
});

const table = (...kinds: SeatForm["kind"][]): RoomForm =>
  ({ seats: kinds.map((kind, seat) => ({ kind, seat })) }) as unknown as RoomForm;
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

import { expect, test, vi } from "vitest";
import { routesOf } from "../src/board/routes";
import { Choice } from "../src/state/choice.svelte";
import { glanced } from "../src/ui/glance";
import { addedAt, adventurerOf, endOf, type End, type Way } from "../src/state/way";
import { scene } from "./words";

/** Somebody who may play either end of the hand. */
function playing(): { choice: Choice; ways: readonly Way[] } {
  const { seat, view, decision, ways } = scene("play");
  const choice = new Choice();
  choice.ask(seat, decision, view.players[seat]?.places);
  choice.ways = ways;
  return { choice, ways };
}

const ENDS: readonly End[] = ["left", "right"];

test.each(ENDS)("the %s card shows its own ways and picks nothing", (end) => {
  const { choice, ways } = playing();
  const before = choice.shown;
  choice.look({ end });
  expect([...(choice.seen ?? [])]).toEqual(ways.filter((way) => endOf(way) === end));
  expect(choice.isPicked).toBe(false);
  expect(choice.fitting).toEqual(ways);
  expect(choice.shown.map(({ place }) => place)).toEqual(before.map(({ place }) => place));
  choice.look(null);
  expect(choice.seen).toBeNull();
});

test("an adventurer shows its ways, of the end that is picked if one is", () => {
  const { choice, ways } = playing();
  const adventurer = [...choice.movable][0] as number;
  choice.look({ adventurer });
  const own = ways.filter((way) => adventurerOf(way) === adventurer);
  expect(own.length).toBeGreaterThan(0);
  expect([...(choice.seen ?? [])]).toEqual(own);
  const end = endOf(own[0] as Way) as End;
  choice.pickEnd(end);
  expect([...(choice.seen ?? [])]).toEqual(own.filter((way) => endOf(way) === end));
});

test("what is looked at beside what is picked is marked as well", () => {
  const { choice } = playing();
  choice.pickEnd("left");
  expect(choice.shown.flatMap(({ right }) => right)).toEqual([]);
  choice.look({ end: "right" });
  expect(new Set(choice.shown.flatMap(({ right }) => right))).toEqual(
    new Set([...(choice.seen ?? [])].filter((way) => choice.spotOf(way) !== null)),
  );
  expect(choice.marks.flatMap(({ right }) => right)).toEqual([]);
});

test("a new question looks at nothing", () => {
  const { choice } = playing();
  choice.look({ end: "left" });
  choice.ask(choice.seat, null);
  expect(choice.seen).toBeNull();
});

test("routes are those of what is looked at, each once, or the one pointed at", () => {
  const { choice, ways } = playing();
  expect(routesOf(choice)).toEqual([]);
  choice.ways = [...ways, ...ways];
  choice.look({ end: "right" });
  const routes = routesOf(choice);
  expect(routes.length).toBeGreaterThan(0);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.every((way) => endOf(way) === "right")).toBe(true);
  choice.pointed = ways[0] as Way;
  expect(routesOf(choice)).toEqual([ways[0]]);
});

test("a pointer that moves looks, one that rests or a finger does not", () => {
  const look = vi.fn();
  const thing = Object.assign(new EventTarget(), { matches: (): boolean => false });
  const letGo = glanced(look)(thing as unknown as HTMLElement);
  const point = (type: string, pointerType = "mouse"): void =>
    void thing.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  point("pointerenter");
  point("pointermove", "touch");
  thing.dispatchEvent(new Event("focus")); // by a click
  expect(look).not.toHaveBeenCalled();
  point("pointermove");
  point("pointermove");
  expect(look.mock.calls).toEqual([[true]]);
  point("pointerleave");
  expect(look.mock.calls).toEqual([[true], [false]]);
  thing.matches = () => true;
  thing.dispatchEvent(new Event("focus"));
  letGo?.(); // what goes is no longer looked at
  expect(look.mock.calls.slice(2)).toEqual([[true], [false]]);
});

test("what loses the focus by being taken away is told of when it is gone", async () => {
  const look = vi.fn();
  const thing = Object.assign(new EventTarget(), { matches: () => true });
  glanced(look)(thing as unknown as HTMLElement);
  thing.dispatchEvent(new Event("focus"));
  thing.dispatchEvent(new Event("blur"));
  expect(look.mock.calls).toEqual([[true]]);
  await Promise.resolve();
  expect(look.mock.calls).toEqual([[true], [false]]);
});

test("a card that leads to no place of the board is played by picking it twice", () => {
  const { choice, ways } = playing();
  const [first] = ways.filter((way) => endOf(way) === "left") as [Way];
  const roll = { ...first, options: first.options.slice(0, 1), events: [] };
  choice.ways = [roll, ...ways.filter((way) => endOf(way) === "right")];
  expect(choice.pickEnd("left")).toBeNull();
  expect(choice.end).toBe("left");
  expect(choice.pickEnd("left")).toBe(roll);
  expect(choice.placelessOf("right")).toBeNull();
  choice.pickEnd("right");
  expect(choice.pickEnd("right")).toBeNull();
  expect(choice.end).toBeNull();
});

test("what plays no card is marked as neither end", () => {
  const { choice, ways } = playing();
  const walk = ways.find((way) => choice.spotOf(way) !== null) as Way;
  const alone = { ...walk, options: walk.options.slice(-1) };
  choice.ways = [alone];
  expect(choice.marks.map(({ left, plain }) => [left, plain])).toEqual([[[], [alone]]]);
});

test.each([
  ["left", "left", 1],
  ["left", "right", 4],
  ["right", "left", 0],
  ["right", "right", 3],
  ["left", "move", null],
  ["move", "left", null],
])("of %s and then %s the added card lies at %s", (first, second, place) => {
  const [way] = playing().ways;
  const option = (verb: string) => ({ ...way?.options[0], verb }) as Way["options"][number];
  expect(addedAt({ ...(way as Way), options: [option(first), option(second)] }, 5)).toBe(place);
});

// Ways to answer, as the server foresees them (`preview`), and what of them the table shows.

import type { GameEvent, OptionJson, TablesJson, ViewJson, WayJson } from "../protocol";

/** A chain of answers that one gesture gives, and what it leads to. */
export type Way = WayJson;

export type End = "left" | "right";

/** What a way is drawn like: the end of the hand that it plays, or plain where it plays none. */
export type Side = End | "plain";
export const SIDES: readonly Side[] = ["left", "plain", "right"];

/** The end of the hand that is played, null where none is. */
export function endOf(way: Way): End | null {
  const verb = way.options[0]?.verb;
  return verb === "left" || verb === "right" ? verb : null;
}

/** The place in a hand of so many cards of the card that is added to the end that is played. */
export function addedAt(way: Way, cards: number): number | null {
  const first = endOf(way);
  const second = way.options[1]?.verb;
  if (first === null || (second !== "left" && second !== "right")) return null;
  if (second === "left") return first === "left" ? 1 : 0;
  return cards - (first === "right" ? 2 : 1);
}

export function sideOf(way: Way): Side {
  return endOf(way) ?? "plain";
}

/** The option that says which adventurer moves how far, null where none does. */
export function moveOf(way: Way): OptionJson | null {
  return way.options.find((option) => option.verb === "move") ?? null;
}

/** The adventurer that is moved or chosen. */
export function adventurerOf(way: Way): number | null {
  return way.options.find((option) => option.adventurer !== undefined)?.adventurer ?? null;
}

/** Where the way leads to: the last place that an own adventurer comes to; null for nowhere. */
export function placeOf(way: Way, seat: number): number | null {
  const moved = movesOf(way, seat);
  return moved.at(-1)?.to ?? moveOf(way)?.to ?? null;
}

/** Where on the board a way is picked: where it leads to, or where the one stands who is chosen. */
export function spotOf(way: Way, seat: number, standing: readonly number[]): number | null {
  const one = way.options.find(({ verb }) => verb === "choose");
  const at = one === undefined ? null : (standing[one.adventurer ?? -1] ?? null);
  return one !== undefined && one === way.options[0] ? at : (placeOf(way, seat) ?? at);
}

/** The own walks, throws and tunnels of a way, in order. */
export function movesOf(
  way: Way,
  seat: number,
): Extract<GameEvent, { event: "adventurer_moved" }>[] {
  return way.events.filter(
    (event): event is Extract<GameEvent, { event: "adventurer_moved" }> =>
      event.event === "adventurer_moved" && event.seat === seat,
  );
}

/** What can be played: by place, the ways that lead there. */
export type Mark = { readonly place: number } & Readonly<Record<Side, readonly Way[]>>;

export function marksOf(ways: readonly Way[], spot: (way: Way) => number | null): Mark[] {
  const found = new Map<number, Record<Side, Way[]>>();
  for (const way of ways) {
    const place = spot(way);
    if (place === null) continue;
    let mark = found.get(place);
    if (!mark) found.set(place, (mark = { left: [], plain: [], right: [] }));
    mark[sideOf(way)].push(way);
  }
  return [...found]
    .map(([place, sides]) => ({ place, ...sides }))
    .sort((a, b) => a.place - b.place);
}

/** The card that a way plays. */
export function cardOf(way: Way, view: ViewJson, seat: number): string | null {
  const hand = view.players[seat]?.hand ?? [];
  const end = endOf(way);
  return end === null ? null : ((end === "left" ? hand[0] : hand.at(-1)) ?? null);
}

/** How far a way goes, as a short sign: "4", "−1", "+2". */
export function distanceOf(way: Way): string | null {
  const number = moveOf(way)?.number ?? null;
  if (number === null) return null;
  return number < 0 ? `−${-number}` : String(number);
}

const NUMBERS: ReadonlySet<string> = new Set(["number", "plus", "zero"]);

/** What a card to which another can be added counts, with the other; null where that is not sure. */
export function totalOf(way: Way, tables: TablesJson): number | null {
  const cards = way.events.flatMap((event) =>
    event.event === "card_played" ? (tables.cards[event.card ?? ""] ?? []) : [],
  );
  if (cards[0]?.family !== "plus") return null;
  if (way.options.some(({ verb }) => verb === "choose")) return 0; // it stays, and may act
  if (!cards.every(({ family }) => NUMBERS.has(family))) return null;
  return cards.reduce((sum, { value }) => sum + value, 0);
}

/** Whether two gestures are answered alike. */
export function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.join() === others.join();
}

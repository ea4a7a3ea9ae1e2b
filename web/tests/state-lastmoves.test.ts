import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/protocol";
import { lastMoves } from "../src/state/lastmoves";
import { games } from "./games";
import { moved } from "./happens";

function turn(seat: number): GameEvent {
  return { event: "turn_started", seat, extra: 0 };
}

/** As `seat-adventurer from-to, event`. */
const told = (events: readonly GameEvent[]): string[] =>
  lastMoves(events).map(
    ({ seat, adventurer, from, to, event }) => `${seat}-${adventurer} ${from}-${to}, ${event}`,
  );

describe("the last walks", () => {
  it.each<[string, GameEvent[], string[]]>([
    ["are none before anybody has moved", [turn(0), { event: "die_rolled", seat: 0, face: 3 }], []],
    [
      "are one for each player, the newest with the highest number",
      [turn(1), moved(1, 0, 0, 4), turn(0), moved(0, 1, 0, 2), turn(1), moved(1, 1, 0, 3)],
      ["0-1 0-2, 3", "1-1 0-3, 5"],
    ],
    [
      "go on where an adventurer is thrown or goes through a tunnel",
      [turn(0), moved(0, 0, 1, 4), moved(0, 0, 4, 6, "thrown"), moved(0, 0, 6, 20, "tunnel")],
      ["0-0 1-20, 3"],
    ],
    [
      "begin anew in the next turn",
      [turn(0), moved(0, 0, 1, 4), turn(0), moved(0, 0, 4, 6)],
      ["0-0 4-6, 3"],
    ],
    [
      "are those of the last adventurer where several have moved",
      [turn(0), moved(0, 0, 1, 4), moved(0, 1, 4, 5)],
      ["0-1 4-5, 2"],
    ],
  ])("%s", (_, events, wanted) => expect(told(events)).toEqual(wanted));

  it.each(games())("$name: end where the adventurers stand", ({ timeline, end }) => {
    const moves = lastMoves(timeline.events);
    expect(moves.map(({ seat }) => seat)).toEqual(end.players.map((_, seat) => seat));
    for (const { seat, adventurer, to } of moves) {
      expect(end.players[seat]?.places[adventurer]).toBe(to);
    }
  });
});

import { describe, expect, it } from "vitest";
import type { AdventurerMovedEvent, GameEvent } from "../src/protocol";
import { lastMoves } from "../src/state/lastmoves";
import { games } from "./games";

function moved(
  seat: number,
  adventurer: number,
  from: number,
  to: number,
  how: AdventurerMovedEvent["how"] = "walk",
): GameEvent {
  return { event: "adventurer_moved", seat, adventurer, from, to, how };
}

function turn(seat: number): GameEvent {
  return { event: "turn_started", seat, extra: 0 };
}

describe("the last walks", () => {
  it("are none before anybody has moved", () => {
    expect(lastMoves([turn(0), { event: "die_rolled", seat: 0, face: 3 }])).toEqual([]);
  });

  it("are one for each player, the newest with the highest number", () => {
    const events = [
      turn(1),
      moved(1, 0, 0, 4),
      turn(0),
      moved(0, 1, 0, 2),
      turn(1),
      moved(1, 1, 0, 3),
    ];
    expect(lastMoves(events)).toEqual([
      { seat: 0, adventurer: 1, from: 0, to: 2, event: 3 },
      { seat: 1, adventurer: 1, from: 0, to: 3, event: 5 },
    ]);
  });

  it("go on where an adventurer is thrown or goes through a tunnel", () => {
    const events = [
      turn(0),
      moved(0, 0, 1, 4),
      moved(0, 0, 4, 6, "thrown"),
      moved(0, 0, 6, 20, "tunnel"),
    ];
    expect(lastMoves(events)).toEqual([{ seat: 0, adventurer: 0, from: 1, to: 20, event: 3 }]);
  });

  it("begin anew in the next turn", () => {
    const events = [turn(0), moved(0, 0, 1, 4), turn(0), moved(0, 0, 4, 6)];
    expect(lastMoves(events)).toEqual([{ seat: 0, adventurer: 0, from: 4, to: 6, event: 3 }]);
  });

  it("are those of the last adventurer where several have moved", () => {
    const events = [turn(0), moved(0, 0, 1, 4), moved(0, 1, 4, 5)];
    expect(lastMoves(events)).toEqual([{ seat: 0, adventurer: 1, from: 4, to: 5, event: 2 }]);
  });

  it.each(games())("$name: end where the adventurers stand", ({ timeline, end }) => {
    const moves = lastMoves(timeline.events);
    expect(moves.map(({ seat }) => seat)).toEqual(end.players.map((_, seat) => seat));
    for (const { seat, adventurer, to } of moves) {
      expect(end.players[seat]?.places[adventurer]).toBe(to);
    }
  });
});

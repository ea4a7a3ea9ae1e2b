// The log of a game that goes on is the same as that of the whole game.

import { expect, test } from "vitest";
import type { GameEvent } from "../src/protocol";
import { Telling } from "../src/table/telling";
import { narrate } from "../src/words/events";
import { NAMES, game } from "./games";

test.each(NAMES)("the log of a game that goes on: %s", (name) => {
  const { tables, seat, view, told } = game(name);
  const names = Array.from({ length: tables.players }, (_, i) => `Player ${i + 1}`);
  const context = { tables, names, me: seat };
  const whole = { ...context, view };
  const telling = new Telling();
  const events: GameEvent[] = [];
  for (const step of told.slice(0, 100)) {
    events.push(...step.events);
    const lines = telling.tell([...events], context).map((line) => line.text);
    expect(lines).toEqual(narrate(events, whole).map((line) => line.text));
  }
  const fewer = events.slice(0, Math.floor(events.length / 2));
  expect(telling.tell(fewer, context).map((line) => line.text)).toEqual(
    narrate(fewer, whole).map((line) => line.text),
  );
});

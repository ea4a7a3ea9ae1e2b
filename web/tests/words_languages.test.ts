// What is put together from parts can be read in every language: logs, ways, options, positions.

import { describe, expect, test } from "vitest";
import { LANGUAGES, speak, type Language } from "../src/i18n/index.svelte";
import { narrate } from "../src/words/events";
import { optionWords, wayWords } from "../src/words/options";
import { handWords, pathWords, playersWords, situationWords } from "../src/words/position";
import { notOffered, prompt } from "../src/words/questions";
import { waitingFor } from "../src/words/waiting";
import { polyglot } from "./browser";
import { games } from "./games";
import { expectWords, names, scenes, tables } from "./words";

polyglot();

/** The lines of all games, for somebody at the table and for those who look on. */
function logs(): string[] {
  return games().flatMap(({ seat, tables: these, timeline }) =>
    narrate(timeline, { tables: these, names, me: seat }).map(({ text }) => text),
  );
}

function questions(): string[] {
  return scenes.flatMap(({ seat, view, decision, ways }) => {
    const { text, why } = prompt(view, tables);
    return [
      text,
      ...(why === null ? [] : [why]),
      waitingFor(view.question?.name ?? "", "Ann"),
      ...decision.options.flatMap((option) => {
        const words = optionWords(option, view, tables, seat);
        return [words.label, words.text];
      }),
      ...ways.map((way) => wayWords(way, view, tables, seat, names)),
      ...notOffered(decision, view, tables).values(),
    ];
  });
}

function positions(): string[] {
  return scenes.flatMap(({ seat, view }) => {
    const context = { tables, names, me: seat };
    return [
      ...situationWords(view, context, "4"),
      ...handWords(view, tables, seat),
      ...playersWords(view, context),
      ...pathWords(view, context),
    ];
  });
}

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  test.each([
    ["logs", logs],
    ["questions", questions],
    ["positions", positions],
  ])("%s can be read", async (_, texts) => {
    await speak(language);
    const told = texts();
    expect(told.length).toBeGreaterThan(200);
    told.forEach(expectWords);
  });
});

// What a strong bot would do, in sentences: all of the gesture, and how much better that is.

import { percent, t } from "../i18n/index.svelte";
import type { OptionRating, TablesJson, ViewJson } from "../protocol";
import { optionWords, stepsOf, wayWords } from "../words/options";
import type { Choice } from "../state/choice.svelte";
import { endOf, moveOf } from "../state/way";

export interface HintText {
  readonly what: string;
  /** The chance to win, and what would be the next best; empty where the bot does not say. */
  readonly why: string;
}

/** From so little on the next best is worse. */
const LITTLE = 0.01;

interface Rival {
  /** At which question of the gesture. */
  readonly at: number;
  readonly best: number;
  readonly second: number;
  readonly id: number;
}

export default function hintWords(
  choice: Choice,
  view: ViewJson,
  tables: TablesJson,
  names: readonly string[],
): HintText | null {
  const { decision, seat, hint } = choice;
  const option = decision?.options.find(({ id }) => id === choice.advised);
  if (!decision || !option || !hint) return null;
  const words = optionWords(option, view, tables, seat).text;
  const way = choice.ways?.find((one) => choice.isAdvised(one));
  const goes = way && (way.answers.length > 1 || moveOf(way));
  const whole = goes ? wayWords(way, view, tables, seat, names) : null;
  const said = whole === null ? [words] : way && endOf(way) ? [words, whole] : [whole];
  return { what: t("hand.advice", { what: said.join(" ") }), why: why(choice, view, tables) };
}

/** "About 40 %"; never 0 or 100 %, since nothing is sure before the end. */
export function chanceWords(chance: number): string {
  if (chance < LITTLE) return t("chance.low", { chance: percent(LITTLE) });
  if (chance > 1 - LITTLE) return t("chance.high", { chance: percent(1 - LITTLE) });
  return t("chance.about", { chance: percent(chance) });
}

function why(choice: Choice, view: ViewJson, tables: TablesJson): string {
  const { seat } = choice;
  const rival = rivalOf(choice.hint ?? []);
  const chance = rival?.best ?? choice.hint?.[0]?.[0]?.chance ?? null;
  if (chance === null) return "";
  const said = t("hand.advice_chance", { chance: chanceWords(chance) });
  const prefix = choice.gesture.slice(0, rival?.at ?? 0);
  const other = choice.ways?.find(({ answers }) =>
    [...prefix, rival?.id].every((id, i) => answers[i] === id),
  );
  const step = other && stepsOf(other, view)[prefix.length];
  if (!rival || !step) return said;
  const what = optionWords(step.option, step.view, tables, seat).text;
  const next =
    rival.best - rival.second < LITTLE
      ? t("hand.advice_equal", { what })
      : t("hand.advice_next", { chance: chanceWords(rival.second), what });
  return `${said} ${next}`;
}

/** What comes nearest to the best, of all questions of the gesture. */
export function rivalOf(hint: readonly (readonly OptionRating[])[]): Rival | null {
  const rivals = hint.flatMap(([first, ...others], at): Rival[] => {
    const best = first?.chance ?? null;
    if (best === null) return [];
    return others.flatMap(({ chance, id }) =>
      chance === null ? [] : { at, best, second: chance, id },
    );
  });
  return rivals.sort((a, b) => a.best - a.second - (b.best - b.second))[0] ?? null;
}

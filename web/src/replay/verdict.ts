// What the bot thinks of a decision in a sentence.

import { percent, t } from "../i18n/index.svelte";
import type { Opinion, RatedOption } from "../protocol";
import { givenOf } from "./swings";

/** Below that a difference says nothing. */
const CLOSE = 0.01;

/** What was played, compared with the best; `said` is an option in words. */
export function verdictWords(
  opinion: Opinion,
  said: (option: RatedOption) => string,
): string | null {
  const best = opinion.options[0];
  const given = givenOf(opinion);
  if (!best || !given || opinion.options.length < 2) return null;
  if (best.id === given.id) return t("replay.verdict_best");
  if (best.chance === null || given.chance === null) return null;
  if (best.chance - given.chance < CLOSE) return t("replay.verdict_close");
  return t("replay.verdict_worse", {
    best: said(best),
    chance: percent(given.chance),
    high: percent(best.chance),
  });
}

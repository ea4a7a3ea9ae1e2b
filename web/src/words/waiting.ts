// Who is waited for, and for what.

import { maybe, t } from "../i18n/index.svelte";

/** Whom the others wait for: "Teo is choosing a card"; who is not there (`state`) chooses nothing. */
export function waitingFor(question: string, name: string, state = ""): string {
  return (
    maybe(`wait.${state}`, { name }) ??
    maybe(`wait.${question}`, { name }) ??
    t("wait.other", { name })
  );
}

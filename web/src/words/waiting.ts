// Who is waited for, and for what.

import { maybe, t } from "../i18n/index.svelte";

/** Whom the others wait for: "Teo is choosing a card". */
export function waitingFor(question: string, name: string): string {
  return maybe(`wait.${question}`, { name }) ?? t("wait.other", { name });
}

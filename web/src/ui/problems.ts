// Why something was refused, in words.

import { maybe, t } from "../i18n/index.svelte";
import { RefusedError } from "../net/api";

/** Return a sentence about what went wrong, in the language of the page: the server speaks English. */
export function problemText(error: unknown): string {
  if (!(error instanceof RefusedError)) return t("problem.fault");
  return maybe(`problem.${error.code}`) ?? t("problem.fault");
}

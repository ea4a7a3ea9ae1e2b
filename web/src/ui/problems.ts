// Why something was refused, in words.

import { maybe, t } from "../i18n/index.svelte";
import { RefusedError } from "../net/api";

/** Return a sentence about what went wrong. */
export function problemText(error: unknown): string {
  if (!(error instanceof RefusedError)) return t("problem.fault");
  const words = maybe(`problem.${error.code}`) ?? error.message;
  // What the server did not understand only its own (English) text can explain.
  return error.code === "malformed" ? t("common.bracket", { a: words, b: error.message }) : words;
}

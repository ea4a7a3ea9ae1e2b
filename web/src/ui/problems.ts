// Why something was refused, in words.

import { maybe, t } from "../i18n/index.svelte";
import { RefusedError } from "../net/api";

/** Return a sentence about what went wrong, in the language of the page: the server speaks English. */
export function problemText(error: unknown): string {
  if (!(error instanceof RefusedError)) return t("problem.fault");
  if (error.code === "not_now" && error.wait !== null) {
    const [minutes, seconds] = [Math.floor(error.wait / 60), error.wait % 60];
    return t("problem.wait", { time: `${minutes}:${String(seconds).padStart(2, "0")}` });
  }
  return maybe(`problem.${error.code}`) ?? t("problem.fault");
}

/** Whether it is the name that is refused, so that the field is marked. */
export function isAboutName(error: unknown): error is RefusedError {
  return error instanceof RefusedError && /^(bad_name|name_taken)$/.test(error.code);
}

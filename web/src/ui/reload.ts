// Loading the page again, and what nobody else has caught.

import { t } from "../i18n/index.svelte";
import { isReachable } from "../net/api";
import { isNotLoaded, renew } from "../net/renew";
import { notices, notify } from "./notices.svelte";

/** Load the page again, but not into nothing: who is offline keeps what is here. */
export async function loadAgain(): Promise<void> {
  if (await isReachable()) location.reload();
  else notify(t("problem.no_line"));
}

/** Whether something is written that would be lost with the page. */
function isWritten(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(":read-write");
  return [...fields].some(({ value }) => value !== "");
}

/** Tell of a failure; what could not be loaded is told until the page is loaded again. */
export async function tell(error: unknown): Promise<void> {
  if (!(error instanceof Error)) return; // browsers complain of trifles without an error
  if (!isNotLoaded(error)) notify(t("trouble.odd"));
  else if (isWritten() || !(await renew())) notices.lacks = true;
}

/** Say in words that something went wrong that was not expected. */
export function tellFaults(): void {
  addEventListener("error", (event) => void tell(event.error));
  addEventListener("unhandledrejection", (event) => void tell(event.reason));
}

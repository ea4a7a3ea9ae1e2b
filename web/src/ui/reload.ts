// Loading the page again, and what nobody else has caught.

import { t } from "../i18n/index.svelte";
import { isReachable } from "../net/api";
import { isNotLoaded, renew } from "../net/renew";
import { notify } from "./notices.svelte";

/** Load the page again, but not into nothing: who is offline keeps what is here. */
export async function loadAgain(): Promise<void> {
  if (await isReachable()) location.reload();
  else notify(t("problem.no_line"));
}

async function tell(error: unknown): Promise<void> {
  if (!(error instanceof Error)) return; // browsers complain of trifles without an error
  const isMissing = isNotLoaded(error);
  if (isMissing && (await renew())) return;
  notify(t(isMissing ? "trouble.not_loaded" : "trouble.odd"));
}

/** Say in words that something went wrong that was not expected. */
export function tellFaults(): void {
  addEventListener("error", (event) => void tell(event.error));
  addEventListener("unhandledrejection", (event) => void tell(event.reason));
}

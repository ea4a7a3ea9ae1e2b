// Why there is no line to a game, in words.

import { t } from "../i18n/index.svelte";
import type { Trouble } from "./session.svelte";

export function troubleText(trouble: Trouble): string {
  if (trouble === "unavailable" || trouble === "damaged") return t(`problem.${trouble}`);
  return t(`trouble.${trouble}`);
}

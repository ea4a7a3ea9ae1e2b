// Why there is no line to a game, in words.

import { t } from "../i18n/index.svelte";
import type { Trouble } from "./connection.svelte";

export function troubleText(trouble: Trouble): string {
  switch (trouble) {
    case "outdated":
      return t("trouble.outdated");
    case "unavailable":
    case "damaged":
      return t(`problem.${trouble}`);
    default:
      return t(`table.${trouble}`);
  }
}

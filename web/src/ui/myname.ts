import { t } from "../i18n/index.svelte";
import { settings } from "./settings.svelte";

/** Under which name I sit down. */
export function myName(): string {
  return settings.name || t("settings.name_default");
}

// Names and explanations of the modules.

import { maybe, t } from "../i18n/index.svelte";
import { aboutOf, type About } from "./about";
import { capital } from "./lists";
import { spelled } from "./plugins";

export function moduleName(module: string): string {
  return maybe(`module.${module}`) ?? capital(spelled(module));
}

export function moduleAbout(module: string): About {
  const about = maybe(`module.about.${module}`) ?? t("module.about.other");
  return aboutOf(`module.${module}`, moduleName(module), about);
}

import { t } from "../../i18n/index.svelte";
import type { ModuleOptions } from "../options";
import { characterAbout, characterOf } from "./words";

export const CHARACTERS: ModuleOptions = {
  introduction: (view, seat) => {
    const power = characterOf(view, seat);
    if (power === null) return null;
    const { name, about } = characterAbout(power);
    return t("why.character", { name, about });
  },
};

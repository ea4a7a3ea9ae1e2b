import { t } from "../../i18n/index.svelte";
import type { ModulePosition } from "../position";
import { characterAbout, characterOf } from "./words";

export const CHARACTERS: ModulePosition = {
  trait: (view, seat) => {
    const power = characterOf(view, seat);
    return power === null ? null : t("position.character", { name: characterAbout(power).name });
  },
};

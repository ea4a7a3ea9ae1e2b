// Equipment in words.

import { t } from "../../i18n/index.svelte";
import type { ModuleWords } from "../words";

export const EQUIPMENT: ModuleWords = {
  // It brings numbers of its own, beside kinds of cards that nobody else has.
  card: (tables, name) => {
    const cards = tables.module_tables["equipment"]?.["cards"];
    if (typeof cards !== "object" || cards === null || !(name in cards)) return null;
    const isNumber = tables.cards[name]?.family === "number";
    return { kind: t("card.kind.equipment"), thing: isNumber ? "card.equipment" : null };
  },
};

// What the module asks, and what can be answered, in words.

import { maybe, t } from "../../i18n/index.svelte";
import type { OptionJson, TablesJson, ViewJson } from "../../protocol";
import { either, semicolons } from "../../words/lists";
import type { OptionText } from "../../words/option";
import type { ModuleOptions } from "../options";
import { openTiles, talismans, tileOf, tilePrice } from "./data";
import { effectOf, mummyTileAbout, mummyTileName } from "./words";

/** What the roll that raises the fallen brings: "1 or 2: one of them rises …". */
function wakeOutcomes(tables: TablesJson): string[] {
  const table = tables.module_tables["mummy"]?.["wake_up"];
  if (typeof table !== "object" || table === null) return [];
  return Object.entries(table as Readonly<Record<string, readonly number[]>>).flatMap(
    ([outcome, faces]) => maybe(`wake.${outcome}`, { faces: either(faces.map(String)) }) ?? [],
  );
}

function option(asked: OptionJson, view: ViewJson, tables: TablesJson): OptionText | null {
  const name = tileOf(asked, view);
  if (name === null) return null;
  const about = mummyTileAbout(tables, name);
  const price = about.kind ?? "";
  const { stem, n } = effectOf(name);
  return {
    label: price ? t("option.mummy_tile", { tile: about.name, price }) : about.name,
    text: t("option.mummy_tile.about", { tile: about.name, price, about: about.about }),
    brief: maybe(`brief.tile.${stem}`, { n }) ?? about.about,
  };
}

/** Why open tiles are not for sale. */
function notOffered(
  question: string,
  offered: ReadonlySet<string>,
  view: ViewJson,
  seat: number,
  tables: TablesJson,
): [string, string][] {
  if (question !== "mummy_tile") return [];
  const open = openTiles(view);
  const sold = new Set(open.filter((_, i) => offered.has(`tile${i + 1}`)));
  return open.flatMap((name, i): [string, string][] => {
    if (name === null || sold.has(name)) return [];
    const tile = mummyTileName(name);
    const n = tilePrice(tables, name) ?? 0;
    const dear = n > (talismans(view, seat) ?? 0);
    const why = dear
      ? t("missing.mummy_tile_price", { tile, n })
      : t("missing.mummy_tile", { tile });
    return [[`tile${i + 1}`, why]];
  });
}

export const MUMMY: ModuleOptions = {
  option,
  topic: (asked, view) => {
    const name = tileOf(asked, view);
    return name === null ? null : `mummy_tile ${name}`;
  },
  drawnEyes: (n) => t("brief.mummy", { n }),
  questionValues: (view, seat, tables) => {
    const name = view.question?.name;
    if (name === "wake") return { outcomes: semicolons(wakeOutcomes(tables)) };
    return name === "mummy_tile" ? { n: talismans(view, seat) ?? 0 } : null;
  },
  unsaid: "mummy_tile",
  notOffered,
};

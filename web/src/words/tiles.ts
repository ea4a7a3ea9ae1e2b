// Names and explanations of tiles, treasures and cards. All numbers come from the tables of the
// game, since editions differ; what is not known goes by its own name.

import { maybe, t } from "../i18n/index.svelte";
import { fromModules, type ModuleCard } from "../modules/words";
import type { TablesJson, TileJson } from "../protocol";
import { aboutOf, type About } from "./about";
import { capital } from "./lists";
import { ownWords, spelled } from "./plugins";

// --- tiles ----------------------------------------------------------------------------------

export function tileValues(tile: TileJson): Readonly<Record<string, string | number>> {
  const { type = "", eyes = [] } = tile;
  return {
    n: tile.value,
    low: eyes[0] ?? "",
    high: eyes.at(-1) ?? "",
    type: maybe(`treasure.${type}`) ?? capital(type),
  };
}

/** "Vase, 3 points", "Horus tile, 2 eyes"; otherwise what its module calls it. */
export function tileName(tables: TablesJson, name: string): string {
  const tile = tables.tiles[name];
  const known = tile && maybe(`tile.name.${tile.family}`, tileValues(tile));
  return known ?? ownWords("tile", name) ?? capital(spelled(name));
}

/** A treasure as what somebody takes: "a vase". */
export function tileTaken(tables: TablesJson, name: string): string {
  const type = tables.tiles[name]?.type;
  return maybe(`treasure.a.${type ?? ""}`) ?? spelled(type ?? name);
}

export function treasureName(type: string): string {
  return maybe(`treasure.${type}`) ?? capital(spelled(type));
}

// --- cards ----------------------------------------------------------------------------------

/** What is printed on a card: "4", "±1", "All 2"; null is a card that one may not see. */
export function cardName(tables: TablesJson, name: string | null): string {
  if (name === null) return t("card.hidden");
  const card = tables.cards[name];
  const known = card && maybe(`card.name.${card.family}`, { value: card.value });
  return known ?? ownWords("card", name) ?? spelled(name);
}

/** A card within a sentence: "4", "the die card", "the Horus card “1–4”". */
export function cardIn(tables: TablesJson, name: string | null): string {
  if (name === null) return t("card.in.unknown");
  const card = cardName(tables, name);
  const form = tables.cards[name];
  if (form && form.eyes > 0) return t("card.in.horus", { card });
  return maybe(`card.in.${form?.family ?? ""}`) ?? t("card.in.plain", { card });
}

/** What kind of card it is: "Horus card, 2 eyes". */
export function cardKind(tables: TablesJson, name: string): string | null {
  const card = tables.cards[name];
  if (!card) return null;
  if (card.eyes > 0) return t("card.kind.horus", { n: card.eyes });
  return moduleCard(tables, name)?.kind ?? t("card.kind.starter");
}

function moduleCard(tables: TablesJson, name: string): ModuleCard | undefined {
  return fromModules((words) => words.card?.(tables, name))[0];
}

export function cardAbout(tables: TablesJson, name: string): About {
  const card = tables.cards[name];
  if (!card) return aboutOf("card", name, t("card.about.other"));
  const about =
    ownWords("about", name) ??
    maybe(`card.about.${card.family}`, { n: card.value }) ??
    t("card.about.other");
  const thing = moduleCard(tables, name)?.thing ?? `card.${card.family}`;
  return aboutOf(thing, cardName(tables, name), about, cardKind(tables, name));
}

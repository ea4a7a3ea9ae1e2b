// What lies before a player: a column each in the ledger, a line each in a player's details.

import { t } from "../i18n/index.svelte";
import { counts } from "../modules/words";
import type { TablesJson, ViewJson } from "../protocol";
import { setsSoFar } from "../state/counts";
import { commas } from "../words/lists";
import { treasureName } from "../words/things";

export interface Item {
  /** The treasure, `set`, or the thing; also its icon and where its pieces fly to. */
  readonly name: string;
  /** What explains it, see src/explain/topics.ts. */
  readonly topic: string;
  readonly label: string;
  readonly n: number;
  /** What they are worth, where the number does not say it. */
  readonly worth?: string | undefined;
}

/** What a player has besides points, in the order of the ledger. */
export function itemsOf(view: ViewJson, tables: TablesJson, seat: number): readonly Item[] {
  const player = view.players[seat];
  if (!player) return [];
  const { sets, points } = setsSoFar(player, tables);
  const thing = (name: string, label: string, n: number, worth?: string): Item => {
    return { name, topic: `thing ${name}`, label, n, worth };
  };
  const values = commas((player.scarab_values ?? []).map(String));
  const scarabs = values && t("panels.scarabs_worth", { n: player.scarabs, values });
  return [
    ...tables.treasure_types.map((name) => ({
      name,
      topic: `treasure ${name}`,
      label: treasureName(name),
      n: player.treasures[name] ?? 0,
    })),
    thing("set", t("panels.sets"), sets, t("panels.sets_worth", { n: sets, points })),
    thing("joker", t("panels.jokers"), player.jokers),
    thing("scarab", t("panels.scarabs"), player.scarabs, scarabs || undefined),
    thing("key", t("panels.keys"), player.keys),
    ...counts(view, seat).map(({ thing: name, label, n }) => thing(name, label, n)),
  ];
}

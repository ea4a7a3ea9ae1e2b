// What modules from other packages bring: their own words where they have some, otherwise names.

import { bringWords, maybe } from "../i18n/index.svelte";
import type { GameEvent, PluginJson, TablesJson, ViewJson } from "../protocol";
import type { Clause } from "./clause";
import { colon, commas } from "./lists";

type Plugins = Readonly<Record<string, PluginJson>>;

/** A name of the engine as players read it: "key messenger". */
export function spelled(name: string): string {
  return name.replaceAll("_", " ");
}

/** What a module itself says about a thing of a kind (docs/modules.md); null where it says nothing. */
export function ownWords(kind: string, name: string): string | null {
  return maybe(`own.${kind}.${name}`);
}

/** Have the words of modules at hand, before anything of them is shown. */
export function learnPlugins(plugins: Plugins): void {
  for (const [name, { title, words }] of Object.entries(plugins)) {
    const own = Object.entries(words).map(([key, text]) => [`own.${key}`, text]);
    bringWords({
      ...Object.fromEntries(own),
      [`module.${name}`]: title,
      ...(words["about"] !== undefined && { [`module.about.${name}`]: words["about"] }),
    });
  }
}

export interface Datum {
  readonly label: string;
  readonly value: string;
  /** What the value means, where the module explains it. */
  readonly about: string | null;
}

/** What modules keep for a seat, or for the table (null), as far as the view shows it. */
export function pluginData(view: ViewJson, tables: TablesJson, seat: number | null): Datum[] {
  return Object.entries(tables.plugins).flatMap(([module, { seat_data }]) =>
    Object.entries(view.modules[module] ?? {}).flatMap(([name, kept]): Datum[] => {
      if (seat_data.includes(name) !== (seat !== null)) return [];
      const value: unknown = seat !== null && Array.isArray(kept) ? kept[seat] : kept;
      const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== null);
      if (values.length === 0) return [];
      const text = commas(values.map((one) => spelled(String(one))));
      const about = ownWords("about", String(values[0]));
      return [{ label: ownWords("data", name) ?? spelled(name), value: text, about }];
    }),
  );
}

/** The same as one text for each: "errand: potter (2 points for each vase)". */
export function pluginFacts(view: ViewJson, tables: TablesJson, seat: number | null): string[] {
  return pluginData(view, tables, seat).map(({ label, value, about }) =>
    colon(label, about === null ? value : `${value} (${about})`),
  );
}

/** What an event of such a module says; null for other events. */
export function pluginClause(event: GameEvent, tables: TablesJson): Clause | null {
  const name: string = event.event;
  if (!Object.values(tables.plugins).some(({ events }) => events.includes(name))) return null;
  const { seat = null, ...fields } = event as { readonly seat?: number | null };
  const known = Object.entries(fields)
    .filter(([field, value]) => field !== "event" && field !== "changes" && value !== null)
    .map(([, value]) => spelled(String(value)));
  const own = ownWords("event", name);
  const what = own ?? spelled(name);
  const values = { what: known.length > 0 ? colon(what, commas(known)) : what };
  const clause = { seat, stem: "other", values, places: [], who: [] };
  if (seat === null || own !== null) return clause;
  return { ...clause, seat: null, stem: "other_of", values: { ...values, whose: seat } };
}

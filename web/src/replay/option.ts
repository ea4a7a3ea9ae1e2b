// An option that the bot judges, in words: what is done, and where that leads.

import type { RatedOption, TablesJson, ViewJson } from "../protocol";
import { optionWords, wayWords } from "../words/options";

export interface OptionSaid {
  readonly text: string;
  /** Where a card led to, or can only lead to. */
  readonly then: string | null;
}

/** What an option is, as the one who decides is told at the table; of a card also what comes of it, where that is known. */
export function optionSaid(
  option: RatedOption,
  view: ViewJson,
  tables: TablesJson,
  seat: number,
  names: readonly string[],
): OptionSaid {
  const { text } = optionWords(option, view, tables, seat);
  const way = option.way && wayWords(option.way, view, tables, seat, names);
  if (way === null || way === text) return { text, then: null };
  const isCard = option.verb === "left" || option.verb === "right";
  return isCard ? { text, then: way } : { text: way, then: null };
}

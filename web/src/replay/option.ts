// An option that the bot judges, in words: what is done, and where that leads.

import type { RatedOption, TablesForm, ViewForm } from "../protocol";
import { optionWords, wayWords } from "../words/options";

export interface OptionSaid {
  readonly text: string;
  /** Where a card led to, or can only lead to. */
  readonly then: string | null;
}

/** What an option is, as the one who decides is told at the table; of a card also what comes of it, where that is known. */
export function optionSaid(
  option: RatedOption,
  question: string,
  view: ViewForm,
  tables: TablesForm,
  seat: number,
  names: readonly string[],
): OptionSaid {
  const { text } = optionWords(option, { question }, view, tables, seat);
  const way = option.way && wayWords(option.way, { ...view, question }, tables, seat, names);
  if (way === null || way === text) return { text, then: null };
  const isCard = option.verb === "left" || option.verb === "right";
  return isCard ? { text, then: way } : { text: way, then: null };
}

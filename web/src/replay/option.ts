// An option that the bot judges, in words: what is done, and where that leads.

import type { GameEvent, RatedOption, TablesForm, ViewForm } from "../protocol";
import { optionWords, wayWords } from "../words/options";

/** Questions whose half-done work a view of folded events does not tell: the event does. */
const ARGUMENT: Readonly<Record<string, (value: number) => string>> = {
  second: String,
  reroll: String,
  side: (slot) => `slot${slot + 1}`,
  move_card_to: (slot) => `slot${slot + 1}`,
};

/** A position with what is half done in it, as far as the words of options need it. */
export function withDoing(view: ViewForm, asked: GameEvent | undefined): ViewForm {
  if (asked?.event !== "asked") return view;
  const value = asked.stack.at(-1)?.[2];
  const write = ARGUMENT[asked.question];
  if (value === undefined || !write) return view;
  return { ...view, doing: [`${asked.question} p${(asked.seat ?? 0) + 1} ${write(value)}`] };
}

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

// An option of an opinion is only its text, such as `a2+3`: here it gets its parts and its words.

import { t } from "../i18n/index.svelte";
import type { GameEvent, OptionForm, TablesForm, Verb, ViewForm } from "../protocol";
import { optionWords } from "../words/options";
import { onPlace } from "../words/places";

const MOVE = /^a([1-5])([+-]\d+)?$/;
const NUMBERED = /^(horus|slot|tile|give)(\d+)$/;

/** The parts of an option, as its text tells them. Where a move ends is not told. */
export function optionOf(id: number, text: string): OptionForm {
  const option = { id, text, adventurer: null, number: null, to: null };
  const move = MOVE.exec(text);
  if (move) {
    const adventurer = Number(move[1]) - 1;
    if (move[2] === undefined) return { ...option, verb: "choose", adventurer };
    return { ...option, verb: "move", adventurer, number: Number(move[2]) };
  }
  const numbered = NUMBERED.exec(text);
  if (numbered) return { ...option, verb: numbered[1] as Verb, number: Number(numbered[2]) };
  return { ...option, verb: text as Verb };
}

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

/** An option as a sentence. */
export function sentence(
  option: OptionForm,
  question: string,
  view: ViewForm,
  tables: TablesForm,
  seat: number,
): string {
  if (option.verb !== "move") return optionWords(option, { question }, view, tables, seat).text;
  const on = onPlace(tables, view.players[seat]?.places[option.adventurer ?? 0] ?? 0);
  const n = option.number ?? 0;
  return n < 0 ? t("replay.move_back", { on }) : t("replay.move", { n, on });
}

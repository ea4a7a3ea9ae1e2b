// The questions that one gesture answers, one after the other.

import type { OptionForm, TablesForm, ViewForm, WayForm } from "../protocol";
import { fold } from "../state/fold";
import { withDoing } from "./doing";

export interface Step {
  readonly question: string;
  readonly option: OptionForm;
  /** The position at which it is asked. */
  readonly view: ViewForm;
}

/** What is asked on a way and how it is answered there. */
export function stepsOf(way: WayForm, view: ViewForm, tables: TablesForm): readonly Step[] {
  const [first, ...others] = way.options;
  const steps: Step[] = first ? [{ question: view.question, option: first, view }] : [];
  let now = view;
  for (const event of way.events) {
    now = fold(now, event, tables);
    if (event.event !== "question_asked" || event.seat === null) continue;
    const option = others.shift();
    if (option) steps.push({ question: event.question, option, view: withDoing(now, event) });
  }
  return steps;
}

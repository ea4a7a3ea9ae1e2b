// What is half done, as a view tells it: a frame is a name, a seat and up to three arguments,
// such as "second p1 2" or "move_card_to p2 slot3".

import type { GameEvent, ViewForm } from "../protocol";

export interface Frame {
  readonly name: string;
  readonly args: readonly string[];
}

/** The frame that asks. */
export function asking(view: ViewForm): Frame {
  const [name = "", , ...args] = (view.doing.at(-1) ?? "").split(" ");
  return { name, args };
}

/** An argument that is a plain number; 0 goes without saying and is left out. */
export function numberAt(frame: Frame, index: number): number {
  return Number(frame.args[index] ?? 0) || 0;
}

/** An argument such as "slot3" or "a2", counted from 0 on; null if it is none. */
export function countAt(frame: Frame, index: number): number | null {
  const match = /^(?:slot|tile|a)(\d)$/.exec(frame.args[index] ?? "");
  return match ? Number(match[1]) - 1 : null;
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
  if (asked?.event !== "question_asked") return view;
  const value = asked.stack.at(-1)?.[2];
  const write = ARGUMENT[asked.question];
  if (value === undefined || !write) return view;
  return { ...view, doing: [`${asked.question} p${(asked.seat ?? 0) + 1} ${write(value)}`] };
}

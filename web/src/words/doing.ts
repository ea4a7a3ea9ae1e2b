// What is half done, as a view tells it: a frame is a name, a seat and up to three arguments,
// such as "second p1 2" or "move_card_to p2 slot3".

import type { ViewForm } from "../protocol";

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

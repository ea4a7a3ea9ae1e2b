// The data of modules, changed: a new view that shares what has stayed.

import type { ViewForm } from "../protocol";
import { withAt } from "./lists";

type Data = Readonly<Record<string, unknown>>;

/** A view in which some data of a module are others; a game without the module stays as it is. */
export function withData(view: ViewForm, module: string, change: (data: Data) => Data): ViewForm {
  const data = view.modules[module];
  if (data === undefined) return view;
  return { ...view, modules: { ...view.modules, [module]: { ...data, ...change(data) } } };
}

/** A list of data with another entry. */
export function replacedAt(list: unknown, at: number, entry: unknown): readonly unknown[] {
  return withAt(list as readonly unknown[], at, entry);
}

/** A list of numbers, one of them so much higher. */
export function raisedAt(list: unknown, at: number, more: number): readonly unknown[] {
  const numbers = list as readonly number[];
  return withAt(numbers, at, (numbers[at] ?? 0) + more);
}

/** Where something is in a list of data. */
export function foundAt(list: unknown, entry: unknown): number {
  return (list as readonly unknown[]).indexOf(entry);
}

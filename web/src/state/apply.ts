// A view after what an event changes in it: by path, what is there from then on.

import type { ViewJson } from "../protocol";

export type Changes = Readonly<Record<string, unknown>>;

/** The view with the changed parts; everything else is shared with the view before. */
export function apply(view: ViewJson, changes: Changes | undefined): ViewJson {
  let next: unknown = view;
  const fresh = new Set<unknown>(); // what was copied here and may be written to
  for (const [path, value] of Object.entries(changes ?? {}))
    next = withPart(next, path.split("/"), value, fresh);
  return next as ViewJson;
}

type Node = Record<string, unknown>;

function withPart(
  node: unknown,
  [key = "", ...rest]: readonly string[],
  value: unknown,
  fresh: Set<unknown>,
): unknown {
  let copy = node as Node;
  if (!fresh.has(node)) {
    copy = (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node;
    fresh.add(copy);
  }
  copy[key] = rest.length === 0 ? value : withPart(copy[key], rest, value, fresh);
  return copy;
}

// The signs within a text: *important*, [words|target] for a link, {name} for a number.
// A target is a section, a ruling such as `ruling-m5`, or a page such as `/about`.

export interface Run {
  readonly text: string;
  readonly strong?: boolean;
  readonly target?: string;
}

const SIGNS = /\*([^*]+)\*|\[([^|\]]+)\|([^\]]+)\]/g;

/** Return the runs of a text, each all plain, all important, or all one link. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(SIGNS)) {
    if (match.index > at) runs.push({ text: text.slice(at, match.index) });
    const [whole, strong, words, target] = match;
    if (strong !== undefined) runs.push({ text: strong, strong: true });
    else if (words !== undefined && target !== undefined) runs.push({ text: words, target });
    at = match.index + whole.length;
  }
  if (at < text.length) runs.push({ text: text.slice(at) });
  return runs;
}

/** Return a text without its signs, as it is read and searched. */
export function plainOf(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join("");
}

/** Return the targets of the links of a text. */
export function targetsOf(text: string): string[] {
  return runsOf(text).flatMap((run) => run.target ?? []);
}

// Which parts of a text are marked because they were looked for.

import { runsOf, type Run } from "./inline";
import { rangesOf } from "./terms";

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

export interface MarkedRun extends Omit<Run, "text"> {
  readonly pieces: readonly Piece[];
}

/** Return the runs of a text, each cut where a mark begins or ends. */
export function markedRuns(text: string, words: readonly string[]): MarkedRun[] {
  const runs = runsOf(text);
  const ranges = rangesOf(runs.map((run) => run.text).join(""), words);
  let start = 0;
  return runs.map(({ text: part, ...rest }) => {
    const end = start + part.length;
    const pieces: Piece[] = [];
    let at = start;
    for (const [from, to] of ranges) {
      const low = Math.max(from, start);
      const high = Math.min(to, end);
      if (low >= high) continue;
      if (low > at) pieces.push({ text: part.slice(at - start, low - start), marked: false });
      pieces.push({ text: part.slice(low - start, high - start), marked: true });
      at = high;
    }
    if (at < end) pieces.push({ text: part.slice(at - start), marked: false });
    start = end;
    return { ...rest, pieces };
  });
}

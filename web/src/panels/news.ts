// What a log has gained since it was read aloud: whole lines, and what came to those begun.

import { t } from "../i18n/index.svelte";
import { parts, type Clause, type Names } from "../words/clause";
import type { LogLine } from "../words/events";

export interface News {
  readonly text: string;
  /** To be said at once: one's turn, a fall, the end. */
  readonly urgent: boolean;
}

/** Everything that is in the log now and was not before, in its order; null: nothing. */
export function newsOf(
  before: readonly LogLine[],
  now: readonly LogLine[],
  context: Names,
): News | null {
  const news = gained(before, now);
  if (news.length === 0) return null;
  const told = news.flatMap(({ line, clauses }) =>
    clauses.length > 0 ? parts(clauses, context).map(({ text }) => text) : heading(line),
  );
  const urgent = news.some(({ line, clauses }) =>
    clauses.length > 0 ? clauses.some(({ alarm }) => alarm) : line.matters,
  );
  return { text: told.join(" "), urgent };
}

/** So many lines are told again of what others did. */
const AGAIN = 4;

/** What who comes to a table that asks something hears first; null: nothing is asked. */
export function opening(
  lines: readonly LogLine[],
  context: { me: number | null; asks: string | null; handedOver: boolean },
): News | null {
  const { me, asks, handedOver } = context;
  if (asks === null) return null;
  const mine = lines.findLastIndex(({ kind, seat }) => kind === "play" && seat === me);
  const since = lines.slice(mine + 1).filter(({ kind }) => kind !== "turn");
  const told = handedOver ? since.slice(-AGAIN).map(heading) : [];
  return { text: [...told, t("line.turn"), asks].join(" "), urgent: true };
}

/** A round is a heading to the eye; to the ear it is a sentence. */
function heading({ kind, seat, text }: LogLine): string {
  return kind === "round" && seat === null ? t("line.stop", { text }) : text;
}

/** Lines with what is new in them; a heading is new as a whole, and has no clauses. */
export function gained(
  before: readonly LogLine[],
  now: readonly LogLine[],
): { line: LogLine; clauses: readonly Clause[] }[] {
  return now.flatMap((line, i) => {
    const known = before[i];
    if (known === line) return [];
    const clauses = without(line.clauses, known?.clauses ?? []);
    const isNew = line.clauses.length > 0 ? clauses.length > 0 : known?.kind !== line.kind;
    return isNew ? { line, clauses } : [];
  });
}

/** The clauses that are not among those known; of what is counted, how much more it is. */
function without(clauses: readonly Clause[], known: readonly Clause[]): Clause[] {
  const left = [...known];
  return clauses.flatMap((clause) => {
    const at = left.findIndex((other) => begins(other, clause));
    if (at < 0) return [clause];
    const [same] = left.splice(at, 1);
    return same ? more(clause, same) : [];
  });
}

/** Whether a clause says what a known one did, and perhaps more. */
function begins(known: Clause, clause: Clause): boolean {
  const listed = (known.list ?? []).every((item, i) => item === clause.list?.[i]);
  return listed && says(known) === says(clause);
}

function says({ seat, stem, values }: Clause): string {
  return JSON.stringify([seat, stem, values]);
}

function more(clause: Clause, known: Clause): Clause[] {
  const count = (clause.count ?? 0) - (known.count ?? 0);
  const list = clause.list?.slice(known.list?.length ?? 0) ?? [];
  if (count <= 0 && list.length === 0) return [];
  const rest: Clause = { ...clause };
  if (clause.count !== undefined) rest.count = count;
  if (clause.list) rest.list = list;
  return [rest];
}

// A clause: what one or a few events say, and how clauses become sentences.

import { maybe, t } from "../i18n/index.svelte";
import { capital, counted, joined } from "./lists";

export interface Who {
  readonly seat: number;
  readonly adventurer: number;
}

/** What happened, before it is put into words, so that equal ones can still be counted. */
export interface Clause {
  /** Who does it; null where something happens by itself. */
  readonly seat: number | null;
  /** The key in the catalogue: `event.STEM`. */
  stem: string;
  values: Readonly<Record<string, string | number>>;
  /** How often; the parameter `n`, for those that are counted. */
  count?: number;
  /** What is listed, for those that list things. */
  list?: string[];
  readonly places: readonly number[];
  readonly who: readonly Who[];
  /** How an adventurer came along. */
  readonly movement?: boolean;
  /** Whoever is concerned wants to hear of it at once. */
  readonly alarm?: boolean;
  /** Whether it does not tell how the game goes on. */
  readonly minor?: boolean;
  /** Points that are scored with it. */
  gain?: number;
}

/** What seats are called, and which of them is the reader. */
export interface Names {
  readonly names: readonly (string | null)[];
  readonly me: number | null;
}

export function nameOf(context: Names, seat: number): string {
  return context.names[seat] ?? t("line.name_unknown", { n: seat + 1 });
}

/** Adventurers that move alike have a verb of their own: "move 2 adventurers from 3 to 5". */
function alike(clause: Clause): Clause[] {
  const moves = clause.movement && clause.list ? counted(clause.list) : [];
  if (moves.every(([, times]) => times === 1)) return [clause];
  const alone = moves.flatMap(([way, times]) => (times === 1 ? way : []));
  const together = moves.flatMap(([way, times]): Clause[] => {
    if (times === 1) return [];
    const values = { way, n: times };
    return [{ seat: clause.seat, stem: "moves_several", values, places: [], who: [] }];
  });
  return [...(alone.length > 0 ? [{ ...clause, list: alone }] : []), ...together];
}

function does(clause: Clause, context: Names): string {
  const values: Record<string, string | number> = { ...clause.values };
  if (clause.list) {
    values["list"] = joined(clause.list);
    values["n"] = clause.list.length;
  }
  if (clause.count !== undefined) values["n"] = clause.count;
  const key = `event.${clause.stem}`;
  const whose = clause.seat ?? values["whose"];
  if (whose === undefined) return maybe(key, values) ?? "";
  if (typeof whose === "number" && whose !== context.me) values["name"] = nameOf(context, whose);
  return maybe(`${key}.${whose === context.me ? "you" : "they"}`, values) ?? "";
}

/** Clauses of one doer, joined, without a full stop; `within` a sentence, no capital. */
function told(clauses: readonly Clause[], context: Names, within: boolean): string {
  const seat = clauses[0]?.seat ?? null;
  const what = joined(
    clauses.flatMap((clause) => alike(clause).map((one) => does(one, context))).filter(Boolean),
  );
  if (!what) return "";
  if (seat === null) return within ? what : capital(what);
  if (seat !== context.me) return t("line.they", { name: nameOf(context, seat), does: what });
  return t(within ? "line.you_within" : "line.you", { does: what });
}

type Joins = (group: readonly Clause[], next: Clause) => boolean;

/** Clauses of the same doer that follow each other, and each thing that just happens alone. */
function grouped(clauses: readonly Clause[], joins: Joins = () => true): Clause[][] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    const same = last && clause.seat !== null && last[0]?.seat === clause.seat;
    if (same && joins(last, clause)) last.push(clause);
    else groups.push([clause]);
  }
  return groups;
}

/** One text for each run of clauses of the same doer, and for each thing that just happens. */
export function runs(clauses: readonly Clause[], context: Names, within = false): string[] {
  return grouped(clauses)
    .map((group) => told(group, context, within))
    .filter(Boolean);
}

/** A sentence that stands by itself. */
export interface Part {
  readonly text: string;
  /** Whether it is of little interest to others. */
  readonly minor: boolean;
}

/** What does not tell how the game goes on. */
const MINOR = new Set(["moves_card", "draws", "opened", "shuffled"]);
const isMinor = ({ stem, minor }: Clause): boolean => minor === true || MINOR.has(stem);
/** More than so many clauses in a sentence are hard to follow. */
const MOST = 4;

/** The clauses as short sentences, one below the other. */
export function parts(clauses: readonly Clause[], context: Names): Part[] {
  const groups = grouped(
    clauses,
    (group, next) => group.length < MOST && group.every(isMinor) === isMinor(next),
  );
  return groups.flatMap((group) => {
    const text = told(group, context, false);
    return text ? { text: t("line.stop", { text }), minor: group.every(isMinor) } : [];
  });
}

/** The clauses as sentences. */
export function sentences(clauses: readonly Clause[], context: Names): string {
  return runs(clauses, context)
    .map((text) => t("line.stop", { text }))
    .join(" ");
}

/** Add a clause, or count it to the one before if that says the same. */
export function add(clauses: Clause[], next: Clause): void {
  const last = clauses.at(-1);
  const same =
    last?.stem === next.stem &&
    last.seat === next.seat &&
    last.values["whose"] === next.values["whose"] &&
    last.values["on"] === next.values["on"];
  if (!last || !same || (next.count === undefined && !next.list)) {
    clauses.push(next);
    return;
  }
  const merged: Clause = {
    ...last,
    places: [...last.places, ...next.places],
    who: [...last.who, ...next.who],
  };
  if (next.gain !== undefined) merged.gain = (last.gain ?? 0) + next.gain;
  if (next.count !== undefined) merged.count = (last.count ?? 0) + next.count;
  if (next.list) merged.list = [...(last.list ?? []), ...next.list];
  clauses[clauses.length - 1] = merged;
}

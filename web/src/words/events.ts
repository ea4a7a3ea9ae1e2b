// The log: what happened, in sentences, a line for each turn or part of a turn.

import { maybe, t } from "../i18n/index.svelte";
import type { GameEvent } from "../protocol";
import type { Timeline } from "../state/timeline";
import { nameOf, parts, sentences, type Clause, type Names, type Part, type Who } from "./clause";
import { joined, points } from "./lists";
import { moduleName } from "./modules";
import type { AskContext } from "./questions";
import { Teller } from "./teller";

export interface LogLine {
  /** Lines of kind *turn* say that it is the reader's: they are heard, and seen elsewhere. */
  readonly kind: "play" | "round" | "turn" | "extra" | "end";
  /** Whom it is about. */
  readonly seat: number | null;
  readonly round: number;
  readonly text: string;
  /** The same in short sentences, to be read by eye. */
  readonly parts: readonly Part[];
  /** What it is made of, so that what is new in it can be told; none in headings. */
  readonly clauses: readonly Clause[];
  /** Points that this seat scores. */
  readonly gain: number;
  readonly places: readonly number[];
  readonly adventurers: readonly Who[];
  /** To be announced at once: turns, rounds, falls, the end. */
  readonly matters: boolean;
}

/** What some events of a game say, one line for each turn among them. */
export function narrate(
  timeline: Timeline,
  context: AskContext,
  from = 0,
  to = timeline.length,
): LogLine[] {
  const narrator = new Narrator(context, new Teller(context.tables, timeline.at(from)));
  return narrator.tell(timeline, from, to);
}

class Narrator {
  readonly #teller: Teller;
  readonly #context: AskContext;
  readonly #lines: LogLine[] = [];
  readonly #scores: { seat: number; source: string; points: number }[] = [];

  constructor(context: AskContext, teller: Teller) {
    this.#context = context;
    this.#teller = teller;
  }

  tell(timeline: Timeline, from: number, to: number): LogLine[] {
    timeline.events.slice(from, to).forEach((event, at) => {
      const heading = headingOf(event, this.#context);
      if (heading !== undefined) this.#close();
      if (event.event === "final_points") this.#scores.push(event);
      this.#teller.tell(event, timeline.at(from + at + 1));
      if (heading) this.#add(heading);
    });
    this.#close();
    this.#score();
    return this.#lines;
  }

  #add(line: Heading): void {
    const { round } = this.#teller.view;
    this.#lines.push({
      seat: null,
      round,
      parts: [{ text: line.text, minor: false }],
      clauses: [],
      gain: 0,
      places: [],
      adventurers: [],
      matters: false,
      ...line,
    });
  }

  /** End the line of what was told so far. */
  #close(): void {
    const clauses: Clause[] = this.#teller.take();
    if (!clauses.length) return;
    const seat = clauses.find((clause) => clause.seat !== null)?.seat ?? this.#teller.view.turn;
    const own = clauses.filter((clause) => clause.seat === seat);
    this.#add({
      kind: "play",
      seat,
      text: sentences(clauses, this.#context),
      parts: parts(clauses, this.#context),
      clauses,
      gain: own.reduce((sum, { gain = 0 }) => sum + gain, 0),
      places: [...new Set(clauses.flatMap((clause) => clause.places))],
      adventurers: clauses.flatMap((clause) =>
        clause.who.map(({ seat, adventurer }) => ({ seat, adventurer })),
      ),
      matters: clauses.some((clause) => clause.alarm),
    });
  }

  /** What everybody has in the end, and from where. */
  #score(): void {
    const seats = [...new Set(this.#scores.map((score) => score.seat))];
    for (const seat of seats) {
      const own = this.#scores.filter((score) => score.seat === seat);
      const total = own.reduce((sum, score) => sum + score.points, 0);
      const sources = joined(
        own.map(
          ({ source, points: n }) =>
            maybe(`line.source.${source}`, { n }) ??
            t("line.source.other", { source: moduleName(source), n }),
        ),
      );
      const values = { name: nameOf(this.#context, seat), points: points(total), sources };
      const you = seat === this.#context.me;
      const text = you ? t("line.score.you", values) : t("line.score.they", values);
      this.#add({ kind: "end", seat, text, matters: true });
    }
  }
}

type Heading = Partial<LogLine> & Pick<LogLine, "kind" | "text">;

/** The line of their own that some events begin; null where it is not worth one. */
function headingOf(event: GameEvent, context: Names): Heading | null | undefined {
  switch (event.event) {
    case "first_player_chosen": {
      const { seat } = event;
      return { kind: "round", seat, text: whoever("first", seat, context) };
    }
    case "round_started":
      return { kind: "round", text: t("line.round", { n: event.round }), matters: true };
    case "turn_started": {
      const { seat, extra } = event;
      if (extra)
        return { kind: "extra", seat, text: whoever("extra", seat, context), matters: true };
      if (seat !== context.me) return null;
      return { kind: "turn", seat, text: t("line.turn"), matters: true };
    }
    case "game_ended": {
      const text = maybe(`line.ended.${event.reason}`) ?? t("line.ended.other");
      return { kind: "end", text, matters: true };
    }
    default:
      return undefined;
  }
}

function whoever(what: string, seat: number, context: Names): string {
  const form = seat === context.me ? "you" : "they";
  return maybe(`line.${what}.${form}`, { name: nameOf(context, seat) }) ?? "";
}

// What decided a game: a few facts, drawn from its numbers alone.

import type { GameEvent, PlayerJson, ResultJson } from "../protocol";
import { inTomb } from "../state/counts";
import { turnsOf } from "../state/turns";
import { IN_PLAY, type Moment } from "./score";

/** A turn that one can see again, by its number in the replay. */
interface When {
  readonly round: number;
  readonly turn: number | null;
}

export type Fact =
  /** Between the first and the next. */
  | { readonly kind: "shared"; readonly seats: readonly number[]; readonly points: number }
  | { readonly kind: "resigned"; readonly winner: number }
  | { readonly kind: "tie_break"; readonly winner: number; readonly next: number }
  | {
      readonly kind: "source";
      readonly winner: number;
      readonly next: number;
      readonly lead: number;
      readonly source: string;
      readonly mine: number;
      readonly theirs: number;
    }
  /** When the winner went ahead of all others for good. */
  | ({ readonly kind: "ahead"; readonly winner: number } & When)
  | {
      readonly kind: "counted";
      readonly winner: number;
      readonly source: string;
      /** Who was ahead when play ended, and by how much; null if nobody was. */
      readonly before: { readonly seat: number; readonly lead: number } | null;
    }
  | ({ readonly kind: "best"; readonly seat: number; readonly points: number } & When)
  /** Where the reader, who has not won, was better than all others. */
  | { readonly kind: "own"; readonly source: string; readonly points: number }
  /** Who came into the tomb chamber before all others. */
  | ({ readonly kind: "first"; readonly seat: number } & When)
  /** Adventurers in the tomb chamber: those of the seat that has most, and of the next. */
  | {
      readonly kind: "tomb";
      readonly all: number;
      /** null where several have as many. */
      readonly seat: number | null;
      readonly most: number;
      readonly next: number;
    };

export interface Game {
  readonly result: ResultJson;
  readonly sources: readonly string[];
  readonly events: readonly GameEvent[];
  /** The score over the game. */
  readonly moments: readonly Moment[];
  readonly players: readonly Pick<PlayerJson, "statuses">[];
  /** Who gave up. */
  readonly gone: readonly number[];
}

/** So many are read with pleasure. */
const MOST = 4;

/** What is worth telling about a game, to one of its players or to somebody else (null). */
export function storyOf(game: Game, me: number | null): Fact[] {
  const winner = soleWinner(game);
  const facts = [
    difference(game),
    winner === null ? null : turningPoint(game, winner),
    bestTurn(game, winner),
    ownBest(game, me),
    tomb(game),
  ];
  return facts.filter((fact) => fact !== null).slice(0, MOST);
}

const pointsOf = ({ result }: Game, seat: number): number => result.points[seat] ?? 0;
const from = ({ result }: Game, seat: number, source: string): number =>
  result.by_source[seat]?.[source] ?? 0;

function soleWinner({ result }: Game): number | null {
  const [first] = result.ranking;
  return first?.length === 1 ? (first[0] ?? null) : null;
}

function difference(game: Game): Fact | null {
  const [first, second] = game.result.ranking;
  const winner = first?.[0];
  const next = second?.[0];
  if (!first || winner === undefined) return null;
  if (first.length > 1) return { kind: "shared", seats: first, points: pointsOf(game, winner) };
  if (next === undefined) return null;
  if (game.gone.includes(next)) return { kind: "resigned", winner };
  const lead = pointsOf(game, winner) - pointsOf(game, next);
  if (lead <= 0) return { kind: "tie_break", winner, next };
  const gain = (source: string): number => from(game, winner, source) - from(game, next, source);
  const source = game.sources.reduce((best, one) => (gain(one) > gain(best) ? one : best));
  const [mine, theirs] = [from(game, winner, source), from(game, next, source)];
  return { kind: "source", winner, next, lead, source, mine, theirs };
}

/**
 * When the winner went ahead for good: of everybody, also of those who gave up, since table and
 * chart show their points too. Those cannot be what the count decided, though.
 */
function turningPoint(game: Game, winner: number): Fact | null {
  const { moments } = game;
  const rivals = game.result.points.map((_, seat) => seat).filter((seat) => seat !== winner);
  const staying = rivals.filter((seat) => !game.gone.includes(seat));
  const ahead = ({ points }: Moment, seat: number): number =>
    (points[seat] ?? 0) - (points[winner] ?? 0);
  const lastOf = (seats: readonly number[]): number =>
    moments.findLastIndex((one) => seats.some((seat) => ahead(one, seat) >= 0));
  const last = lastOf(rivals);
  const [before, after] = [moments[last], moments[last + 1]];
  if (!before || !after) return null;
  if (before.source === null) return { kind: "ahead", winner, ...when(game, before.events) };
  if (after.source === null || last !== lastOf(staying)) return null;
  const end = moments.find(({ source }) => source === IN_PLAY) ?? before;
  const leads = rivals.map((seat) => ({ seat, lead: ahead(end, seat) }));
  const lead = Math.max(...leads.map((one) => one.lead));
  const leaders = leads.filter((one) => one.lead === lead);
  const leader = lead > 0 && leaders.length === 1 ? (leaders[0] ?? null) : null;
  return { kind: "counted", winner, source: after.source, before: leader };
}

/** The turn in which most was scored; of several the winner's, or the latest. */
function bestTurn(game: Game, winner: number | null): Fact | null {
  const gains: { seat: number; points: number; at: number }[] = [];
  let at: number | null = null;
  game.events.forEach((event, place) => {
    if (event.event === "turn_started") at = place;
    if (at === null || (event.event !== "treasure_taken" && event.event !== "points_scored"))
      return;
    const { seat, points } = event;
    const gain = gains.find((one) => one.at === at && one.seat === seat);
    if (gain) gain.points += points;
    else gains.push({ seat, points, at });
  });
  const most = Math.max(...gains.map(({ points }) => points));
  const best = gains.filter(({ points }) => points > 0 && points === most);
  const told = best.findLast(({ seat }) => seat === winner) ?? best.at(-1);
  if (!told) return null;
  return { kind: "best", seat: told.seat, points: told.points, ...when(game, told.at) };
}

/** Which turn began with an event. */
function when({ events }: Game, at: number): When {
  const asked = events.flatMap((event, place) =>
    event.event === "question_asked" && event.seat !== null ? [place + 1] : [],
  );
  const turn = turnsOf(events, asked).find(({ stop }) => (asked[stop] ?? 0) > at);
  const round = events.findLast((event, place) => place <= at && event.event === "round_started");
  return { round: round?.event === "round_started" ? round.round : 1, turn: turn?.number ?? null };
}

function ownBest(game: Game, me: number | null): Fact | null {
  if (me === null || game.gone.includes(me) || game.result.ranking[0]?.includes(me)) return null;
  const others = game.result.points.map((_, seat) => seat).filter((seat) => seat !== me);
  const margin = (source: string): number =>
    from(game, me, source) - Math.max(...others.map((seat) => from(game, seat, source)));
  const source = game.sources.reduce((best, one) => (margin(one) > margin(best) ? one : best));
  return margin(source) > 0 ? { kind: "own", source, points: from(game, me, source) } : null;
}

function tomb(game: Game): Fact {
  const { players, events } = game;
  const counts = players.map(({ statuses }, seat) => ({ seat, n: inTomb({ statuses }) }));
  const [first, second] = counts.toSorted((a, b) => b.n - a.n);
  const [most, next] = [first?.n ?? 0, second?.n ?? 0];
  const entry = events.findIndex(({ event }) => event === "sarcophagus_taken");
  const entered = events[entry];
  if (most > 0 && most === next && entered?.event === "sarcophagus_taken") {
    const turn = events.findLastIndex(({ event }, at) => at < entry && event === "turn_started");
    return { kind: "first", seat: entered.seat, ...when(game, turn) };
  }
  return {
    kind: "tomb",
    all: counts.reduce((sum, { n }) => sum + n, 0),
    seat: most > next ? (first?.seat ?? null) : null,
    most,
    next,
  };
}

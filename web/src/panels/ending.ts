// The end of a game in sentences: to somebody who played, or to whoever looks on.

import { maybe, t } from "../i18n/index.svelte";
import type { ResultJson, RoomJson } from "../protocol";
import { colourName } from "../words/players";
import { sourceName } from "../words/things";
import { listedNames, seatName } from "../table/names";
import { storyOf, type Fact, type Game } from "./story";
import { besides, isAmong } from "./winner";

function whoGaveUp(room: RoomJson): number[] {
  return room.seats.flatMap(({ seat, resigned }) => (resigned ? [seat] : []));
}

/** Whether a seat has lost by the clock. */
const isLate = (room: RoomJson, seat: number): boolean => room.seats[seat]?.timed_out ?? false;

/** Why the game is over. */
export function reasonText(result: ResultJson, room: RoomJson, me: number | null): string {
  if (result.reason !== "resigned") return maybe(`panels.reason.${result.reason}`) ?? "";
  const gone = whoGaveUp(room);
  const told: string[] = [];
  if (me !== null && gone.includes(me))
    told.push(t(isLate(room, me) ? "ending.time_up_you" : "ending.gave_up_you"));
  const others = gone.filter((seat) => seat !== me);
  const late = others.filter((seat) => isLate(room, seat));
  if (late.length > 0) told.push(t("ending.time_up", { names: listedNames(room, late) }));
  const rest = others.filter((seat) => !isLate(room, seat));
  if (rest.length > 0)
    told.push(t("ending.gave_up", { n: rest.length, names: listedNames(room, rest) }));
  return told.join(" ");
}

/** A fact in words, with the turn in which one can see it. */
export interface Told {
  readonly kind: Fact["kind"];
  readonly text: string;
  readonly turn: number | null;
}

/** A game that is over, as the reader has followed it; what decided it. */
export function storyWords(
  game: Omit<Game, "gone">,
  room: RoomJson,
  me: number | null,
): readonly Told[] {
  return storyOf({ ...game, gone: whoGaveUp(room) }, me).map((fact) => ({
    kind: fact.kind,
    text: factText(fact, room, me),
    turn: "turn" in fact ? fact.turn : null,
  }));
}

/** A source within a sentence: "in play", "keys". */
export function sourceIn(source: string): string {
  return maybe(`ending.source.${source}`) ?? sourceName(source);
}

/** Bots may be called alike: then their colour tells them apart. */
function distinctName(room: RoomJson, seat: number | null): string {
  const name = seatName(room, seat);
  const alike = room.seats.filter((other) => seatName(room, other.seat) === name);
  const colour = alike.length > 1 && seat !== null ? room.seats[seat]?.colour : undefined;
  if (colour === undefined) return name;
  return t("common.bracket", { a: name, b: colourName(colour) });
}

function factText(fact: Fact, room: RoomJson, me: number | null): string {
  const name = (seat: number): string => distinctName(room, seat);
  switch (fact.kind) {
    case "shared": {
      const values = { names: besides(room, fact.seats, me), points: fact.points };
      return isAmong(fact.seats, me)
        ? t("ending.decided.shared_you", values)
        : t("ending.decided.shared", values);
    }
    case "resigned":
      return between(
        whoGaveUp(room).every((seat) => isLate(room, seat)) ? "late" : "resigned",
        fact.winner,
        null,
        {},
        room,
        me,
      );
    case "tie_break":
      return between("tie_break", fact.winner, fact.next, {}, room, me);
    case "source": {
      const { winner, next, lead, mine, theirs } = fact;
      const values = { n: lead, mine, theirs, source: sourceIn(fact.source) };
      return between("source", winner, next, values, room, me);
    }
    case "ahead":
      return between("ahead", fact.winner, null, { round: fact.round }, room, me);
    case "counted": {
      const settled = t("ending.decided.counted", { source: sourceIn(fact.source) });
      if (fact.before === null) return settled;
      const { seat, lead } = fact.before;
      return `${between("behind", fact.winner, seat, { n: lead }, room, me)} ${settled}`;
    }
    case "best": {
      const values = { n: fact.points, round: fact.round };
      return fact.seat === me
        ? t("ending.decided.best_you", values)
        : t("ending.decided.best", { ...values, name: name(fact.seat) });
    }
    case "own":
      return t("ending.decided.own", { n: fact.points, source: sourceIn(fact.source) });
    case "first":
      return fact.seat === me
        ? t("ending.tomb.first_you", { round: fact.round })
        : t("ending.tomb.first", { round: fact.round, name: name(fact.seat) });
    case "tomb":
      return tombText(fact, name, me);
  }
}

/** A sentence about the winner and another seat, either of which may be the reader. */
function between(
  what: string,
  winner: number,
  next: number | null,
  values: Readonly<Record<string, string | number>>,
  room: RoomJson,
  me: number | null,
): string {
  const whose = winner === me ? "_you" : me !== null && next === me ? "_them" : "";
  const names = { winner: distinctName(room, winner), next: distinctName(room, next) };
  return maybe(`ending.decided.${what}${whose}`, { ...values, ...names }) ?? "";
}

function tombText(
  { all, seat, most, next }: Extract<Fact, { kind: "tomb" }>,
  name: (seat: number) => string,
  me: number | null,
): string {
  if (all === 0) return t("ending.tomb.none");
  if (seat === null) return t("ending.tomb.all", { n: all });
  const isMine = seat === me;
  if (next === 0) {
    return isMine
      ? t("ending.tomb.only_you", { n: most })
      : t("ending.tomb.only", { n: most, name: name(seat) });
  }
  return isMine
    ? t("ending.tomb.most_you", { n: most, next })
    : t("ending.tomb.most", { n: most, next, name: name(seat) });
}

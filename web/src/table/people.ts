// What happens to those at a table, told from how the room was and how it is now.

import { maybe, t } from "../i18n/index.svelte";
import type { ProposalJson, RoomJson, SeatJson } from "../protocol";
import { isolated } from "../words/players";
import { seatName } from "./names";

/** Somebody who is told: their seats, several where people share a screen, none for who looks on. */
export type Mine = readonly number[];

/** What others, chance or the clock have done to people, a sentence each; `by` is the seat that did it. */
export function peopleNews(
  before: RoomJson,
  room: RoomJson,
  by: number | null,
  mine: Mine,
): string[] {
  if (before.phase !== room.phase) return []; // the end tells more
  const seats = room.phase === "playing" ? room.seats : [];
  const told = [
    ...before.proposals.map((one) => outcome(one, before, room, by, mine)),
    ...seats.map((one) => change(before.seats[one.seat], one, before, room, mine)),
  ];
  return told.filter((text) => text !== null);
}

/** What came of a proposal that waits no longer. */
function outcome(
  proposal: ProposalJson,
  before: RoomJson,
  room: RoomJson,
  by: number | null,
  mine: Mine,
): string | null {
  const { what, to, whose } = proposal;
  if (room.proposals.some((one) => one.proposal === proposal.proposal)) return null;
  const seat = whose === null ? undefined : room.seats[whose];
  const past = whose === null ? undefined : before.seats[whose];
  if (seat?.kind !== past?.kind || seat?.resigned !== past?.resigned) return null; // told of the seat
  if (seat?.reclaimed && !past?.reclaimed) return null;
  if (what === "rematch" && room.rematch !== null) return null;
  if (what === "take_back" && room.answers === to) return t("people.taken_back");
  if (what === "take_back" && room.answers !== before.answers) return t("people.lapsed");
  const isOwn = whose !== null && mine.includes(whose) && mine.length === 1;
  if (what === "bot" && by !== null && by === whose)
    return isOwn ? null : t("people.still_here", { name: seatName(room, whose) });
  if (by === null) return t("people.lapsed"); // it ended while the line was broken
  // who looks on and asked has gone
  const isWithdrawn = by === proposal.by || (what === "take_over" && by === whose);
  const name = proposal.name === null ? seatName(room, proposal.by) : isolated(proposal.name);
  if (mine.includes(by)) return null; // who did it knows
  if (isWithdrawn) return t("people.withdrawn", { name });
  const values = { who: seatName(room, by), name, whose: seatName(before, whose) };
  return maybe(`people.refused.${what}`, values) ?? t("people.refused.other", values);
}

/** What has become of a seat. */
function change(
  past: SeatJson | undefined,
  { seat, kind, resigned, timed_out, reclaimed, name }: SeatJson,
  before: RoomJson,
  room: RoomJson,
  mine: Mine,
): string | null {
  if (!past) return null;
  if (reclaimed && !past.reclaimed && !mine.includes(seat))
    return t("people.reclaimed", { name: seatName(room, seat) });
  if (past.kind === kind && past.resigned === resigned) return null;
  const isMine = mine.includes(seat);
  const isMe = isMine && mine.length === 1;
  const who = { name: seatName(before, seat) };
  if (timed_out && resigned) return isMe ? t("people.time_lost_you") : t("people.time_lost", who);
  if (timed_out) return isMe ? t("people.time_up_you") : t("people.time_up", who);
  if (kind === "bot" && !resigned) return isMe ? t("people.bot_you") : t("people.bot", who);
  if (isMine) return null; // who did it knows
  if (resigned) return t("people.gave_up", who);
  if (kind === "away") return t("line.stop", { text: t("wait.away", who) });
  if (past.kind === "away") return t("people.back", who);
  if (past.name === name) return t("people.again", who);
  return t("people.took_over", { name: seatName(room, seat), whose: who.name });
}

/** Who of the others should be there, but is not connected. */
export function missing(room: RoomJson, connected: readonly number[], mine: Mine): number[] {
  if (room.phase !== "playing") return [];
  return room.seats.flatMap(({ seat, kind, resigned }) =>
    kind === "person" && !resigned && !mine.includes(seat) && !connected.includes(seat) ? seat : [],
  );
}

/** How long somebody may be gone without a word in milliseconds: a page takes its time to come again. */
export const PATIENCE = 10_000;

/** Tells of those who are gone for longer than a moment, and when they are back. */
export class Patience {
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private readonly gone = new Set<number>();

  constructor(private readonly tell: (seat: number, isBack: boolean) => void) {}

  /** Who is missing now; `here` are those who are connected. */
  see(seats: readonly number[], here: readonly number[]): void {
    for (const [seat, timer] of this.timers)
      if (!seats.includes(seat)) {
        clearTimeout(timer);
        this.timers.delete(seat);
      }
    for (const seat of this.gone)
      if (!seats.includes(seat)) {
        this.gone.delete(seat);
        if (here.includes(seat)) this.tell(seat, true);
      }
    for (const seat of seats)
      if (!this.timers.has(seat) && !this.gone.has(seat))
        this.timers.set(
          seat,
          setTimeout(() => this.miss(seat), PATIENCE),
        );
  }

  /** Those who were missing when one came are no news. */
  know(seats: readonly number[]): void {
    for (const seat of seats) this.gone.add(seat);
  }

  private miss(seat: number): void {
    this.timers.delete(seat);
    this.gone.add(seat);
    this.tell(seat, false);
  }

  /** My own line is broken, or I leave: nothing is known of others. */
  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}

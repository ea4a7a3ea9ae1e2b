// Another game at the same table.

import { remember } from "../net/seats";
import type { ProposalForm, RoomForm, SeatForm } from "../protocol";
import { go } from "../router.svelte";
import type { Session } from "../table/session.svelte";

export function rematchOf(room: RoomForm): ProposalForm | null {
  return room.proposals.find(({ what }) => what === "rematch") ?? null;
}

/** Whether the consent of a seat counts: somebody is there who has not given up. */
function hasSay(session: Session, { seat, kind, resigned }: SeatForm): boolean {
  return kind === "person" && !resigned && session.connected.includes(seat);
}

/** Whether somebody else at the table has to agree. */
export function hasToAsk(session: Session, room: RoomForm): boolean {
  return room.seats.some((one) => hasSay(session, one) && !session.seats.includes(one.seat));
}

/** Who is for it: whoever asked, and whose consent counts and was given. */
export function agreedTo(session: Session, room: RoomForm, proposal: ProposalForm): number[] {
  return room.seats.flatMap((one) => {
    const isFor = hasSay(session, one) && !proposal.waits_for.includes(one.seat);
    return isFor || one.seat === proposal.by ? [one.seat] : [];
  });
}

/** Games after which this page has asked for another one. */
const wanted = new Set<string>();

/** Want another game, with all seats that this browser has. */
export async function wantRematch(session: Session): Promise<void> {
  const first = session.seats[0];
  if (first === undefined) return;
  wanted.add(session.game);
  await session.propose(first, "rematch");
  for (const seat of session.seats) {
    const proposal = session.room && rematchOf(session.room);
    if (proposal?.waits_for.includes(seat)) await session.vote(seat, proposal.proposal, true);
  }
}

/** Sit down at the next game under the same names. */
export function keepNames(session: Session, next: string): void {
  remember(next, (entry) => {
    for (const seat of session.seats) {
      const name = session.room?.seats[seat]?.name;
      if (name) entry.names[seat] ??= name;
    }
  });
}

/** Who is there and was asked has agreed when the next game begins: they go there together. */
export function followRematch(session: Session): () => void {
  let before = session.room?.rematch ?? null;
  return session.onNews(() => {
    const { room, seats } = session;
    const next = room?.rematch ?? null;
    const agreed = seats.some((seat) => room?.seats[seat] && hasSay(session, room.seats[seat]));
    if (next !== null && before === null && (agreed || wanted.has(session.game))) {
      keepNames(session, next);
      go(`games/${next}`);
    }
    before = next;
  });
}

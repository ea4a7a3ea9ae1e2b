// Another game at the same table.

import { remember } from "../net/seats";
import type { ProposalJson, RoomJson, SeatJson } from "../protocol";
import { go } from "../router.svelte";
import type { Session } from "../table/session.svelte";

export function rematchOf(room: RoomJson): ProposalJson | null {
  return room.proposals.find(({ what }) => what === "rematch") ?? null;
}

/** Whether the consent of a seat counts: somebody is there who has not given up. */
function hasSay(session: Session, { seat, kind, resigned }: SeatJson): boolean {
  return kind === "person" && !resigned && session.state.connected.includes(seat);
}

/** Whether somebody else at the table has to agree. */
export function hasToAsk(session: Session, room: RoomJson): boolean {
  return room.seats.some((one) => hasSay(session, one) && !session.state.seats.includes(one.seat));
}

/** Who is for it: whoever asked, and whose consent counts and was given. */
export function agreedTo(session: Session, room: RoomJson, proposal: ProposalJson): number[] {
  return room.seats.flatMap((one) => {
    const isFor = hasSay(session, one) && !proposal.waits_for.includes(one.seat);
    return isFor || one.seat === proposal.by ? [one.seat] : [];
  });
}

/** Games after which this page has asked for another one. */
const wanted = new Set<string>();

/** Want another game, with all seats that this browser has. */
export async function wantRematch(session: Session): Promise<void> {
  const first = session.state.seats[0];
  if (first === undefined) return;
  wanted.add(session.game);
  await session.commands.propose(first, "rematch");
  for (const seat of session.state.seats) {
    const proposal = session.state.room && rematchOf(session.state.room);
    if (proposal?.waits_for.includes(seat))
      await session.commands.vote(seat, proposal.proposal, true);
  }
}

/** Sit down at the next game under the same names. */
export function keepNames(session: Session, next: string): void {
  remember(next, (entry) => {
    for (const seat of session.state.seats) {
      const name = session.state.room?.seats[seat]?.name;
      if (name) entry.names[seat] ??= name;
    }
  });
}

/** Who is there and was asked has agreed when the next game begins: they go there together. */
export function followRematch(session: Session): () => void {
  let before = session.state.room?.rematch ?? null;
  return session.state.onNews(() => {
    const { room, seats } = session.state;
    const next = room?.rematch ?? null;
    const agreed = seats.some((seat) => room?.seats[seat] && hasSay(session, room.seats[seat]));
    if (next !== null && before === null && (agreed || wanted.has(session.game))) {
      keepNames(session, next);
      go(`games/${next}`);
    }
    before = next;
  });
}

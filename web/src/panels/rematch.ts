// Another game at the same table.

import { go } from "../router.svelte";
import type { ProposalForm, RoomForm } from "../protocol";
import type { Session } from "../table/session.svelte";

export function rematchOf(room: RoomForm): ProposalForm | null {
  return room.proposals.find(({ what }) => what === "rematch") ?? null;
}

/** Whether somebody else at the table is there and has to agree. */
export function hasToAsk(session: Session, room: RoomForm): boolean {
  return room.seats.some(
    ({ seat, kind }) =>
      kind === "person" && session.connected.includes(seat) && !session.seats.includes(seat),
  );
}

/** Want another game, with all seats that this browser has. */
export async function wantRematch(session: Session): Promise<void> {
  const first = session.seats[0];
  if (first === undefined) return;
  await session.propose(first, "rematch");
  for (const seat of session.seats) {
    const proposal = session.room && rematchOf(session.room);
    if (proposal?.waits_for.includes(seat)) await session.vote(seat, proposal.proposal, true);
  }
}

/** Who is there and was asked has agreed when the next game begins: they go there together. */
export function followRematch(session: Session): () => void {
  let before = session.room?.rematch ?? null;
  return session.onNews(() => {
    const next = session.room?.rematch ?? null;
    if (next !== null && before === null && session.seats.length > 0) go(`games/${next}`);
    before = next;
  });
}

// What is told about a player beside the name.

import { maybe, t } from "../i18n/index.svelte";
import type { RoomJson, ViewJson } from "../protocol";
import { inTomb } from "../state/counts";

export type SeatState =
  | "to_move"
  | "choosing"
  | "thinking"
  | "away"
  | "offline"
  | "resigned"
  | "late"
  | "open"
  | "at_rest";

/** Who is not there comes before what they are to do: the others want to know why it takes long. */
export function seatState(
  room: RoomJson,
  view: Pick<ViewJson, "asked" | "turn"> | null,
  seat: number,
  me: number | null,
  connected: readonly number[] | null,
): SeatState {
  const form = room.seats[seat];
  if (!form) return "at_rest";
  if (form.resigned) return form.timed_out ? "late" : "resigned";
  if (form.kind === "open" || form.kind === "away") return form.kind;
  if (form.kind === "person" && connected !== null && !connected.includes(seat)) return "offline";
  if (room.phase !== "playing" || view?.asked !== seat) return "at_rest";
  if (form.kind === "bot") return "thinking";
  return seat === me && view.turn === seat ? "to_move" : "choosing";
}

/** Whether they are not there, though they should be. */
export const isGone = (state: SeatState): boolean => state === "away" || state === "offline";

/** The state in words; for somebody at rest the size of the hand. */
export function stateText(state: SeatState, view: ViewJson, seat: number): string {
  const n = view.players[seat]?.hand.length ?? 0;
  return maybe(`panels.state.${state}`) ?? t("panels.cards", { n });
}

/** The same, and who is in the tomb. */
export function statusText(state: SeatState, view: ViewJson, seat: number): string {
  const player = view.players[seat];
  if (!player) return "";
  const n = inTomb(player);
  const tomb = n > 0 ? [t("panels.tomb", { n })] : [];
  return [stateText(state, view, seat), ...tomb].join(" · ");
}

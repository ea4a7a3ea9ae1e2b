// Who has won, in a sentence.

import { t } from "../i18n/index.svelte";
import type { ResultJson, RoomJson } from "../protocol";
import { listedNames, seatName } from "../table/names";

/** The others of some seats, by name. */
export function besides(room: RoomJson, seats: readonly number[], me: number | null): string {
  return listedNames(
    room,
    seats.filter((seat) => seat !== me),
  );
}

export const isAmong = (seats: readonly number[], me: number | null): boolean =>
  me !== null && seats.includes(me);

export function winnerText(result: ResultJson, room: RoomJson, me: number | null): string {
  const first = result.ranking[0] ?? [];
  if (first.length > 1) {
    const names = besides(room, first, me);
    return isAmong(first, me) ? t("panels.shared_you", { names }) : t("panels.shared", { names });
  }
  const winner = first[0];
  if (winner === undefined) return t("panels.result");
  return winner === me ? t("panels.you_win") : t("panels.wins", { name: seatName(room, winner) });
}

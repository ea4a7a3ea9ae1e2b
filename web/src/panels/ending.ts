// The end of a game in sentences.

import { maybe, t } from "../i18n/index.svelte";
import type { ResultForm, RoomForm } from "../protocol";
import { sourceName } from "../words/things";
import { seatName, seatNames } from "./names";
import { whatDecided } from "./score";

export function winnerText(result: ResultForm, room: RoomForm, me: number | null): string {
  const first = result.ranking[0] ?? [];
  if (first.length > 1) return t("panels.shared", { names: seatNames(room, first) });
  const winner = first[0];
  if (winner === undefined) return t("panels.result");
  return winner === me ? t("panels.you_win") : t("panels.wins", { name: seatName(room, winner) });
}

export function reasonText(result: ResultForm): string {
  return maybe(`panels.reason.${result.reason}`) ?? "";
}

/** What made the difference, from the numbers alone. */
export function decidedText(
  result: ResultForm,
  sources: readonly string[],
  room: RoomForm,
): string {
  const it = whatDecided(result, sources);
  const name = (seat: number): string => seatName(room, seat);
  switch (it.kind) {
    case "alone":
      return "";
    case "shared":
      return t("panels.decided.shared", { names: seatNames(room, it.seats), points: it.points });
    case "resigned":
      return t("panels.decided.resigned", { winner: name(it.winner) });
    case "tie_break":
      return t("panels.decided.tie_break", { winner: name(it.winner), next: name(it.next) });
    case "source":
      return t("panels.decided.source", {
        n: it.lead,
        winner: name(it.winner),
        next: name(it.next),
        source: sourceName(it.source),
        mine: it.mine,
        theirs: it.theirs,
      });
  }
}

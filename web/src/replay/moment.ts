// Where one is in a game, and what happens there, in words.

import { t } from "../i18n/index.svelte";
import type { MarkJson, ReplayJson } from "../protocol";
import { winnerText } from "../panels/winner";
import { waitingFor } from "../words/waiting";
import type { Turn } from "../state/turns";

/** "Turn 12 of 48, round 6"; null: after the last one. */
export function whereWords(turn: Turn | null, turns: number): string {
  if (turn === null) return t("replay.where_end", { turns });
  return t("replay.where", { turn: turn.number, turns, round: turn.round });
}

/** What is decided by whom, or that nothing is any more. */
export function whatWords(
  replay: ReplayJson,
  mark: MarkJson | null,
  names: readonly string[],
): string {
  if (mark !== null) {
    const asked = replay.events[mark.event - 1];
    return waitingFor(
      asked?.event === "question_asked" ? asked.question : "",
      names[mark.seat] ?? "",
    );
  }
  if (replay.room.phase === "playing") return t("replay.now");
  if (replay.room.result) return winnerText(replay.room.result, replay.room, null);
  return replay.room.phase === "aborted" ? t("replay.aborted") : t("replay.end");
}

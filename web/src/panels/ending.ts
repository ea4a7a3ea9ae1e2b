// The end of a game in sentences: to somebody who played, or to whoever looks on.

import { maybe, t } from "../i18n/index.svelte";
import type { ResultForm, RoomForm } from "../protocol";
import { sourceName } from "../words/things";
import { listedNames, seatName } from "../table/names";
import { whatDecided } from "./score";
import { besides, isAmong } from "./winner";

function whoGaveUp(room: RoomForm): number[] {
  return room.seats.flatMap(({ seat, resigned }) => (resigned ? [seat] : []));
}

/** Why the game is over. */
export function reasonText(result: ResultForm, room: RoomForm, me: number | null): string {
  if (result.reason !== "resigned") return maybe(`panels.reason.${result.reason}`) ?? "";
  const gone = whoGaveUp(room);
  const others = gone.filter((seat) => seat !== me);
  const told: string[] = [];
  if (isAmong(gone, me)) told.push(t("ending.gave_up_you"));
  if (others.length > 0)
    told.push(t("ending.gave_up", { n: others.length, names: listedNames(room, others) }));
  return told.join(" ");
}

/** What made the difference, from the numbers alone. */
export function decidedText(
  result: ResultForm,
  sources: readonly string[],
  room: RoomForm,
  me: number | null,
): string {
  const it = whatDecided(result, sources, whoGaveUp(room));
  if (it.kind === "alone") return "";
  if (it.kind === "shared") {
    const values = { names: besides(room, it.seats, me), points: it.points };
    return isAmong(it.seats, me)
      ? t("ending.decided.shared_you", values)
      : t("ending.decided.shared", values);
  }
  const next = it.kind === "resigned" ? null : it.next;
  const whose = it.winner === me ? "_you" : me !== null && next === me ? "_them" : "";
  const values: Record<string, string | number> = {
    winner: seatName(room, it.winner),
    next: seatName(room, next),
  };
  if (it.kind === "source") {
    const { lead, mine, theirs } = it;
    Object.assign(values, { n: lead, mine, theirs, source: sourceName(it.source) });
  }
  return maybe(`ending.decided.${it.kind}${whose}`, values) ?? "";
}

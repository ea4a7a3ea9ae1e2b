// Why something cannot be used now.

import { t } from "../i18n/index.svelte";
import { notOffered } from "../words/questions";
import type { Context } from "./topics";

/** Why a card of my hand cannot be played; null if it can, or where nobody plays. */
export function whyNotCard(place: number, cards: number, context: Context): string | null {
  const { asked, view, tables } = context;
  if (asked === null) return null;
  const end = place === 0 ? "left" : place === cards - 1 ? "right" : null;
  if (end === null) return t("explain.why.middle");
  const { decision } = asked;
  if (decision === null) return t("explain.why.turn");
  if (decision.options.some(({ verb }) => verb === end)) return null;
  return notOffered(decision, view, tables).get(end) ?? t("explain.why.first");
}

/** Why an adventurer cannot be moved by me now; its status may say so already. */
export function whyNotFigure(seat: number, adventurer: number, context: Context): string | null {
  const { asked, view, names, me } = context;
  if (asked === null || me === null) return null;
  if (seat !== me) return t("explain.why.theirs", { name: names[seat] ?? "" });
  if (view.players[seat]?.statuses[adventurer] !== "active") return null;
  if (asked.decision === null) return t("explain.why.turn");
  return asked.movable.has(adventurer) ? null : t("explain.why.stuck");
}

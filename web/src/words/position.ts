// The position in words, for the text mode: situation, hand, players; the path is in path.ts.

import { maybe, t } from "../i18n/index.svelte";
import type { SeatState } from "./status";
import { setsSoFar } from "../state/counts";
import type { PlayerJson, SeatJson, TablesJson, ViewJson } from "../protocol";
import { nameOf } from "./clause";
import { colon, commas, joined, points, semicolons } from "./lists";
import { fromPositions } from "../modules/position";
import { isLastRound } from "../state/lastround";
import { onPlace } from "./places";
import { pluginFacts } from "./plugins";
import { prompt, type AskContext } from "./questions";
import { waitingFor } from "./waiting";
import { cardIn, cardName, pileName } from "./things";

export { pathWords } from "./path";

/** A reader at a table where people come and go. */
export interface TableContext extends AskContext {
  readonly seats?: readonly {
    readonly kind: SeatJson["kind"];
    readonly state: SeatState;
    readonly stand_in?: boolean;
    readonly reclaimed?: boolean;
  }[];
}

function whoever(what: string, seat: number, context: AskContext, n = 0): string {
  const form = seat === context.me ? "you" : "they";
  return maybe(`position.${what}.${form}`, { name: nameOf(context, seat), n }) ?? "";
}

/**
 * Round, turn, what is asked, and what lies open for everybody: a sentence each. `discarded` is the
 * card on top of the discard pile, where it is known.
 */
export function situationWords(
  view: ViewJson,
  context: TableContext,
  discarded: string | null,
): string[] {
  const { tables } = context;
  const told = [t("position.round", { n: view.round }), whoever("turn", view.turn, context)];
  if (isLastRound(view)) told.push(t("position.last_round"));
  if (view.asked === context.me && view.asked !== null) told.push(prompt(view, tables).text);
  else if (view.asked !== null) {
    const state = context.seats?.[view.asked]?.state;
    const text = waitingFor(view.question?.name ?? "", nameOf(context, view.asked), state);
    told.push(t("line.stop", { text }));
  }
  for (const seat of new Set(view.extra_turns)) {
    const n = view.extra_turns.filter((other) => other === seat).length;
    told.push(whoever("extra", seat, context, n));
  }
  told.push(...fromPositions((module) => module.piece?.(view, tables)?.where));
  const cards = view.horus.map((name, i) => {
    const none = view.piles[`horus${i + 1}`]?.size === 0;
    const down = t(none ? "position.horus_none" : "position.horus_down");
    const card = name === null ? down : cardName(tables, name);
    return t("position.horus_card", { n: i + 1, card });
  });
  told.push(t("position.horus", { cards: semicolons(cards) }));
  told.push(...fromPositions((module) => module.situation?.(view, tables)).flat());
  for (const text of pluginFacts(view, tables, null)) told.push(t("line.stop", { text }));
  view.sarcophagi.forEach((owner, i) => {
    const n = tables.sarcophagi[i] ?? 0;
    told.push(
      owner === null ? t("position.sarcophagus", { n }) : whoever("sarcophagus", owner, context, n),
    );
  });
  told.push(
    t("position.supply", {
      ...view.supply,
      scarabs: view.piles["scarabs"]?.size ?? 0,
      draw: view.piles["draw"]?.size ?? 0,
    }),
    discardWords(view, tables, discarded),
  );
  const symbols = new Set(tables.symbols.filter((symbol) => symbol !== null));
  const temples = [...symbols].map((symbol) => {
    const n = view.piles[symbol]?.size ?? 0;
    return maybe(`position.temple.${symbol}`, { n }) ?? colon(pileName(symbol), String(n));
  });
  if (temples.length) told.push(t("position.temples", { piles: commas(temples) }));
  return told;
}

function discardWords(view: ViewJson, tables: TablesJson, top: string | null): string {
  const n = view.piles["discard"]?.size ?? 0;
  if (n === 0) return t("position.discard_none");
  if (top === null) return t("position.discard_unseen", { n });
  return t("position.discard", { n, card: cardIn(tables, top) });
}

/** The cards of a hand from left to right, the two playable ends named. */
export function handWords(view: ViewJson, tables: TablesJson, seat: number): string[] {
  const hand = view.players[seat]?.hand ?? [];
  return hand.map((name, i) => {
    const card = cardIn(tables, name);
    if (i === 0) return t("position.card_left", { card });
    if (i === hand.length - 1) return t("position.card_right", { card });
    return t("position.card", { place: i + 1, card });
  });
}

/** What lies before each player, a sentence each. */
export function playersWords(view: ViewJson, context: TableContext): string[] {
  return view.players.map((_, seat) => playerWords(view, seat, context));
}

/** Whether somebody sits there, where that is not as usual, and whether the seat was given anew. */
function presence(seat: number, { seats }: TableContext): string[] {
  const { kind, state, stand_in, reclaimed } = seats?.[seat] ?? {};
  const mark = reclaimed ? [t("panels.reclaimed")] : [];
  switch (state) {
    case "away":
    case "offline":
    case "resigned":
    case "late":
      return [t(`panels.state.${state}`), ...mark];
    default:
      if (kind !== "bot") return mark;
      return [t(stand_in ? "panels.stand_in" : "panels.bot"), ...mark];
  }
}

function playerWords(view: ViewJson, seat: number, context: TableContext): string {
  const player = view.players[seat];
  if (!player) return "";
  const sets = setsSoFar(player, context.tables);
  const facts = [
    ...presence(seat, context),
    player.score === null ? t("position.score_hidden") : t("position.score", { n: player.score }),
    t("position.cards", { n: player.hand.length }),
    t("position.keys", { n: player.keys }),
    t("position.jokers", { n: player.jokers }),
    scarabs(player),
    ...fromPositions((module) => module.count?.(view, seat)),
    treasures(player),
    ...(sets.sets === 0 ? [] : [t("position.sets", { n: sets.sets, points: points(sets.points) })]),
    ...fromPositions((module) => module.trait?.(view, seat)),
    ...pluginFacts(view, context.tables, seat),
    t("position.adventurers", { places: adventurers(player, context) }),
  ];
  const name = seat === context.me ? t("position.player.you") : nameOf(context, seat);
  return t("position.player", { name, facts: commas(facts) });
}

function scarabs(player: PlayerJson): string {
  const n = player.scarabs;
  if (!player.scarab_values?.length) return t("position.scarabs", { n });
  return t("position.scarab_values", { n, values: joined(player.scarab_values.map(String)) });
}

function treasures(player: PlayerJson): string {
  const held = Object.entries(player.treasures).filter(([, n]) => n > 0);
  if (!held.length) return t("position.no_treasures");
  return commas(
    held.map(
      ([type, n]) =>
        maybe(`treasure.count.${type}`, { n }) ?? t("treasure.count.other", { type, n }),
    ),
  );
}

function adventurers(player: PlayerJson, { tables }: AskContext): string {
  const count = (status: string) => player.statuses.filter((other) => other === status).length;
  const standing = new Map<string, number>();
  player.places.forEach((place, i) => {
    const on = onPlace(tables, place);
    const at = maybe(`position.at.${player.statuses[i] ?? ""}`, { on });
    if (at !== null) standing.set(at, (standing.get(at) ?? 0) + 1);
  });
  const told = [...standing].map(([on, n]) => (n > 1 ? t("position.several", { n, on }) : on));
  if (count("lying")) told.push(t("position.asleep", { n: count("lying") }));
  if (count("inside")) told.push(t("position.inside", { n: count("inside") }));
  return joined(told);
}

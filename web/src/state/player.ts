// What lies before a player, changed: a new player that shares what has stayed.

import type { PlayerForm, Status, ViewForm } from "../protocol";
import { withAt } from "./lists";

/** By card of the hand: the pile it came from, null where that is not known. */
const ORIGINS = Symbol("origins");

/** The scarabs that are known of a seat some of whose scarabs are not. */
const SEEN = Symbol("seen");

/**
 * A player with what a view does not tell, but is needed to follow a game further. It is there
 * where the events were followed from the start, and nobody else sees it.
 */
interface Traced extends PlayerForm {
  readonly [ORIGINS]?: readonly (string | null)[];
  readonly [SEEN]?: readonly number[];
}

/** A view in which `change` has been done to one player. */
export function withPlayer(
  view: ViewForm,
  seat: number,
  change: (player: PlayerForm) => PlayerForm,
): ViewForm {
  return {
    ...view,
    players: view.players.map((player, at) => (at === seat ? change(player) : player)),
  };
}

export function withStatus(player: PlayerForm, adventurer: number, status: Status): PlayerForm {
  return { ...player, statuses: withAt(player.statuses, adventurer, status) };
}

export function withPlace(player: PlayerForm, adventurer: number, place: number): PlayerForm {
  return { ...player, places: withAt(player.places, adventurer, place) };
}

/** Points in play; where the table hides them, they stay hidden. */
export function withPoints(player: PlayerForm, points: number): PlayerForm {
  return player.score === null ? player : { ...player, score: player.score + points };
}

// --- cards ---------------------------------------------------------------------------------------

function originsOf(player: Traced): readonly (string | null)[] {
  return player[ORIGINS] ?? player.hand.map(() => null);
}

/** Put a card (null: one that is not seen) from a pile into a hand, so that it stands at `slot`. */
export function withCard(
  player: PlayerForm,
  slot: number,
  card: string | null,
  origin: string | null,
): PlayerForm {
  const traced: Traced = {
    ...player,
    hand: player.hand.toSpliced(slot, 0, card),
    [ORIGINS]: originsOf(player).toSpliced(slot, 0, origin),
  };
  return traced;
}

export function withoutCard(player: PlayerForm, slot: number): PlayerForm {
  const traced: Traced = {
    ...player,
    hand: player.hand.toSpliced(slot, 1),
    [ORIGINS]: originsOf(player).toSpliced(slot, 1),
  };
  return traced;
}

/** The pile that a card of the hand came from, null where that is not known. */
export function originOf(player: PlayerForm, slot: number): string | null {
  return originsOf(player)[slot] ?? null;
}

/** From now on the cards of one pile count as cards of another. */
export function withOrigins(player: PlayerForm, from: string, to: string): PlayerForm {
  const origins = originsOf(player);
  if (!origins.includes(from)) return player;
  const traced: Traced = {
    ...player,
    [ORIGINS]: origins.map((origin) => (origin === from ? to : origin)),
  };
  return traced;
}

// --- scarabs -------------------------------------------------------------------------------------

/** The scarabs of a player that are known. */
export function scarabsSeen(player: Traced): readonly number[] {
  return player.scarab_values ?? player[SEEN] ?? [];
}

/** So many scarabs, and those of them that are known; a view tells the values only if all are. */
export function withScarabs(
  player: PlayerForm,
  scarabs: number,
  seen: readonly number[],
): PlayerForm {
  const values = seen.toSorted((a, b) => a - b);
  const traced: Traced = {
    ...player,
    scarabs,
    scarab_values: values.length === scarabs ? values : null,
    [SEEN]: values,
  };
  return traced;
}

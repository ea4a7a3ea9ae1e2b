// Following a game by its events: a view and what happens next give the next view.
//
// It is the server's own rule (src/luxor/core/fold.py), on the forms that a client is told. Only
// `doing` cannot be had from events, which tell what is half done as numbers: it is empty then.

import type { DealtEvent, DrawnEvent, GameEvent, TablesForm, ViewForm } from "../protocol";
import { shownAs, spotOf, withNumber } from "./data";
import { withAt } from "./lists";
import {
  addToKinds,
  addToPile,
  DISCARD,
  horusPile,
  likelyOrigin,
  renewDraw,
  renewPile,
  SCARABS,
} from "./piles";
import {
  originOf,
  scarabsSeen,
  withCard,
  withoutCard,
  withPlace,
  withPlayer,
  withPoints,
  withScarabs,
  withStatus,
} from "./player";

type Kind = GameEvent["event"];
type Of<K extends Kind> = Extract<GameEvent, { event: K }>;
type Fold<K extends Kind> = (view: ViewForm, event: Of<K>, tables: TablesForm) => ViewForm;

/** What stands for a number that this seat may not know. */
const UNKNOWN = -1;

/** The view after an event; one that is not known here leaves it as it is. */
export function fold(view: ViewForm, event: GameEvent, tables: TablesForm): ViewForm {
  if (!Object.hasOwn(FOLDS, event.event)) return view;
  const follow: (view: ViewForm, event: never, tables: TablesForm) => ViewForm = FOLDS[event.event];
  return follow(view, event as never, tables);
}

/** The view after several events. */
export function foldAll(
  view: ViewForm,
  events: readonly GameEvent[],
  tables: TablesForm,
): ViewForm {
  return events.reduce((before, event) => fold(before, event, tables), view);
}

const nothing = (view: ViewForm): ViewForm => view;

/** A card that is not seen stays among the unseen of its pile. */
function gainCard(view: ViewForm, { seat, slot, pile, card }: DealtEvent | DrawnEvent): ViewForm {
  const next = addToPile(view, pile, -1, card);
  return withPlayer(next, seat, (player) => withCard(player, slot, card, pile));
}

/** A card goes to the discard pile; if it was not seen, it leaves the unseen of its pile. */
function loseCard(view: ViewForm, seat: number, slot: number, card: string): ViewForm {
  const player = view.players[seat];
  if (player === undefined) return view;
  let next = withPlayer(view, seat, (one) => withoutCard(one, slot));
  if (player.hand[slot] === null) {
    const origin = originOf(player, slot) ?? likelyOrigin(view, card);
    if (origin !== null) next = addToPile(next, origin, 0, card, -1);
  }
  return addToPile(next, DISCARD, 1, card);
}

function withSupply(view: ViewForm, what: "keys" | "jokers", number: number): ViewForm {
  return { ...view, supply: { ...view.supply, [what]: view.supply[what] + number } };
}

/** A seat shows how many scarabs of a kind it has: those not seen so far leave the unseen. */
const shown: Fold<"shown"> = (view, { seat, scarab, count }) => {
  const player = view.players[seat];
  if (player === undefined) return view;
  const value = Number(scarab);
  const seen = scarabsSeen(player);
  const others = seen.filter((one) => one !== value);
  const more = count - (seen.length - others.length);
  const values = [...others, ...Array.from({ length: count }, () => value)];
  const next = withPlayer(view, seat, (one) => withScarabs(one, one.scarabs, values));
  return addToPile(next, SCARABS, 0, scarab, -more);
};

/** What a hidden number of a module stands for in a pile, where that has a name. */
function secretKind(tables: TablesForm, index: number, value: number): string | null {
  const spot = spotOf(tables, index);
  const name = spot === null || value === UNKNOWN ? null : shownAs(spot.datum, value);
  return typeof name === "string" ? name : null;
}

const FOLDS: { readonly [K in Kind]: Fold<K> } = {
  first: (view, { seat }) => ({ ...view, first: seat }),
  dealt: gainCard,
  laid: (view, { pile, space, tile }) => {
    const next = pile === null ? view : addToPile(view, pile, -1, tile);
    return { ...next, tiles: withAt(next.tiles, space, tile) };
  },
  opened: (view, { level, card }) => ({
    ...addToPile(view, horusPile(level), -1, card),
    horus: withAt(view.horus, level, card),
  }),
  round: (view, { number }) => ({
    ...view,
    round: number,
    regular: view.first,
    players: view.players.map((player) =>
      player.statuses.includes("released")
        ? {
            ...player,
            statuses: player.statuses.map((status) => (status === "released" ? "active" : status)),
          }
        : player,
    ),
  }),
  turn: (view, { seat, extra }) =>
    extra
      ? { ...view, turn: seat, extra_turns: view.extra_turns.slice(1) }
      : { ...view, turn: seat, regular: seat },
  played: (view, { seat, end, card }) => {
    const last = (view.players[seat]?.hand.length ?? 1) - 1;
    return loseCard(view, seat, end === "right" ? last : 0, card);
  },
  could_move: nothing,
  rolled: nothing,
  moved: (view, { seat, adventurer, to }, tables) =>
    withPlayer(view, seat, (player) => {
      const next = withPlace(player, adventurer, to);
      return to === tables.chamber ? withStatus(next, adventurer, "inside") : next;
    }),
  released: (view, { seat, adventurer }) =>
    withPlayer(view, seat, (player) => withStatus(player, adventurer, "released")),
  key_laid: (view, { seat }) =>
    withPlayer(view, seat, (player) => ({ ...player, keys: player.keys - 1 })),
  sarcophagus: (view, { seat, which }) => ({
    ...view,
    sarcophagi: withAt(view.sarcophagi, which, seat),
  }),
  treasure: (view, { seat, space, tile, points }, tables) => {
    const type = tables.tiles[tile]?.type ?? tile;
    const next = withPlayer(view, seat, (player) => ({
      ...withPoints(player, points),
      treasures: addToKinds(player.treasures, { [type]: 1 }),
    }));
    return { ...next, tiles: withAt(next.tiles, space, null) };
  },
  key: (view, { seat }) =>
    withPlayer(withSupply(view, "keys", -1), seat, (player) => ({
      ...player,
      keys: player.keys + 1,
    })),
  joker: (view, { seat }) =>
    withPlayer(withSupply(view, "jokers", -1), seat, (player) => ({
      ...player,
      jokers: player.jokers + 1,
    })),
  scarab: (view, { seat, scarab }) =>
    withPlayer(addToPile(view, SCARABS, -1, scarab), seat, (player) => {
      const seen = scarabsSeen(player);
      const values = scarab === null ? seen : [...seen, Number(scarab)];
      return withScarabs(player, player.scarabs + 1, values);
    }),
  horus_taken: (view, { seat, level, card, slot }) =>
    withPlayer({ ...view, horus: withAt(view.horus, level, null) }, seat, (player) =>
      withCard(player, slot, card, horusPile(level)),
    ),
  drawn: gainCard,
  shuffled: renewDraw,
  no_move: nothing,
  // Points that were hidden are told by `scored`, but only where there are some.
  ended: (view) => ({
    ...view,
    players: view.players.map((player) =>
      player.score === null ? { ...player, score: 0 } : player,
    ),
  }),
  shown,
  scored: (view, { seat, source, points }) =>
    source === "play" ? withPlayer(view, seat, (player) => ({ ...player, score: points })) : view,
  asked: (view, { seat, question }) => ({ ...view, asked: seat, question, doing: [] }),
  granted: (view, { seat }) => ({ ...view, extra_turns: [...view.extra_turns, seat] }),
  data: (view, { index, value }, tables) => withNumber(view, tables, index, value),
  secret: (view, { index, value }, tables) =>
    value === UNKNOWN ? view : withNumber(view, tables, index, value),
  able: nothing,
  chose: nothing,
  fell: (view, { seat, adventurer }) =>
    withPlayer(view, seat, (player) => withStatus(player, adventurer, "fallen")),
  raised: (view, { seat, adventurer }) =>
    withPlayer(view, seat, (player) => withStatus(player, adventurer, "active")),
  points: (view, { seat, points }) =>
    withPlayer(view, seat, (player) => withPoints(player, points)),
  turned: (view, { pile, kind }) => addToPile(view, pile, -1, kind),
  put: (view, { pile, kind }) => addToPile(view, pile, 1, kind),
  renewed: (view, { pile, from_pile }) => renewPile(view, pile, from_pile),
  card_moved: (view, { seat, slot, to }) =>
    withPlayer(view, seat, (player) =>
      withCard(withoutCard(player, slot), to, player.hand[slot] ?? null, originOf(player, slot)),
    ),
  discarded: (view, { seat, slot, card }) => loseCard(view, seat, slot, card),
  scarab_gone: (view, { seat, scarab }) =>
    withPlayer(view, seat, (player) => {
      const seen = scarabsSeen(player);
      const at = scarab === null ? -1 : seen.indexOf(Number(scarab));
      return withScarabs(player, player.scarabs - 1, at < 0 ? seen : seen.toSpliced(at, 1));
    }),
  secret_drawn: (view, { index, pile, value }, tables) => {
    const next = addToPile(view, pile, -1, secretKind(tables, index, value));
    return value === UNKNOWN ? next : withNumber(next, tables, index, value);
  },
  secret_put: (view, { index, pile, value }, tables) => {
    const next = addToPile(view, pile, 1, secretKind(tables, index, value));
    return value === UNKNOWN ? next : withNumber(next, tables, index, 0);
  },
};

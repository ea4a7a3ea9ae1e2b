// Following a game by its events: a view and what happens next give the next view.
//
// It is the server's own rule (src/luxor/core/fold.py), on the forms that a client is told. Only
// `doing` cannot be had from events, which tell what is half done as numbers: it is empty then.

import type { CardDealtEvent, CardDrawnEvent, GameEvent, TablesForm, ViewForm } from "../protocol";
import { foundAt, raisedAt, replacedAt, withData } from "./data";
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
function gainCard(
  view: ViewForm,
  { seat, slot, pile, card }: CardDealtEvent | CardDrawnEvent,
): ViewForm {
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
const scarabsRevealed: Fold<"scarabs_revealed"> = (view, { seat, scarab, count }) => {
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

/** Move talismans from the supply to a seat; a negative count puts them back. */
function moveTalismans(view: ViewForm, seat: number, count: number): ViewForm {
  return withData(view, "mummy", ({ talismans, supply }) => ({
    talismans: raisedAt(talismans, seat, count),
    supply: Number(supply) - count,
  }));
}

/** Note whether the seat has used or declined a mummy tile in this turn. */
function withTilesDone(view: ViewForm, done: number): ViewForm {
  return withData(view, "mummy", () => ({ done }));
}

function withOpenTile(view: ViewForm, slot: number, tile: string | null): ViewForm {
  return withData(view, "mummy", ({ open }) => ({ open: replacedAt(open, slot, tile) }));
}

/** Count a scarab that a seat put back into the box; kinds are in the order of the pile. */
function withGone(
  gone: unknown,
  seat: number,
  scarab: string,
  tables: TablesForm,
): readonly unknown[] {
  const kind = Object.keys(tables.piles[SCARABS] ?? {}).indexOf(scarab);
  const own = (gone as readonly unknown[])[seat];
  return replacedAt(gone, seat, raisedAt(own, kind, 1));
}

/** Change the list of spaces with a face-down tile; 0 marks a free entry. */
function withCovered(view: ViewForm, before: number, after: number): ViewForm {
  return withData(view, "sceptres", ({ under }) => ({
    under: replacedAt(under, foundAt(under, before), after),
  }));
}

const FOLDS: { readonly [K in Kind]: Fold<K> } = {
  first_player_chosen: (view, { seat }) => ({ ...view, first: seat }),
  card_dealt: gainCard,
  tile_laid: (view, { pile, space, tile }) => {
    const next = pile === null ? view : addToPile(view, pile, -1, tile);
    return { ...next, tiles: withAt(next.tiles, space, tile) };
  },
  horus_card_revealed: (view, { level, card }) => ({
    ...addToPile(view, horusPile(level), -1, card),
    horus: withAt(view.horus, level, card),
  }),
  round_started: (view, { round }) => ({
    ...view,
    round,
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
  turn_started: (view, { seat, extra }) =>
    withTilesDone(
      extra
        ? { ...view, turn: seat, extra_turns: view.extra_turns.slice(1) }
        : { ...view, turn: seat, regular: seat },
      0,
    ),
  card_played: (view, { seat, end, card }) => {
    const last = (view.players[seat]?.hand.length ?? 1) - 1;
    return loseCard(view, seat, end === "right" ? last : 0, card);
  },
  could_move: nothing,
  could_move_secretly: nothing,
  die_rolled: nothing,
  adventurer_moved: (view, { seat, adventurer, to }, tables) =>
    withPlayer(view, seat, (player) => {
      const next = withPlace(player, adventurer, to);
      return to === tables.chamber ? withStatus(next, adventurer, "inside") : next;
    }),
  adventurer_released: (view, { seat, adventurer }) =>
    withPlayer(view, seat, (player) => withStatus(player, adventurer, "released")),
  key_spent: (view, { seat }) =>
    withPlayer(view, seat, (player) => ({ ...player, keys: player.keys - 1 })),
  sarcophagus_taken: (view, { seat, sarcophagus }) => ({
    ...view,
    sarcophagi: withAt(view.sarcophagi, sarcophagus, seat),
  }),
  treasure_taken: (view, { seat, space, tile, points }, tables) => {
    const type = tables.tiles[tile]?.type ?? tile;
    const next = withPlayer(view, seat, (player) => ({
      ...withPoints(player, points),
      treasures: addToKinds(player.treasures, { [type]: 1 }),
    }));
    return { ...next, tiles: withAt(next.tiles, space, null) };
  },
  key_taken: (view, { seat }) =>
    withPlayer(withSupply(view, "keys", -1), seat, (player) => ({
      ...player,
      keys: player.keys + 1,
    })),
  joker_taken: (view, { seat }) =>
    withPlayer(withSupply(view, "jokers", -1), seat, (player) => ({
      ...player,
      jokers: player.jokers + 1,
    })),
  scarab_taken: (view, { seat, scarab }) =>
    withPlayer(addToPile(view, SCARABS, -1, scarab), seat, (player) => {
      const seen = scarabsSeen(player);
      const values = scarab === null ? seen : [...seen, Number(scarab)];
      return withScarabs(player, player.scarabs + 1, values);
    }),
  horus_card_taken: (view, { seat, level, card, slot }) =>
    withPlayer({ ...view, horus: withAt(view.horus, level, null) }, seat, (player) =>
      withCard(player, slot, card, horusPile(level)),
    ),
  card_drawn: gainCard,
  discards_shuffled: renewDraw,
  nothing_happened: nothing,
  // Points that were hidden are told by `final_points`, but only where there are some.
  game_ended: (view) => ({
    ...view,
    players: view.players.map((player) =>
      player.score === null ? { ...player, score: 0 } : player,
    ),
  }),
  scarabs_revealed: scarabsRevealed,
  final_points: (view, { seat, source, points }) =>
    source === "play" ? withPlayer(view, seat, (player) => ({ ...player, score: points })) : view,
  question_asked: (view, { seat, question }) => ({ ...view, asked: seat, question, doing: [] }),
  extra_turn_granted: (view, { seat }) => ({ ...view, extra_turns: [...view.extra_turns, seat] }),
  adventurer_chosen: nothing,
  adventurer_fell: (view, { seat, adventurer }) =>
    withPlayer(view, seat, (player) => withStatus(player, adventurer, "fallen")),
  adventurer_raised: (view, { seat, adventurer }) =>
    withPlayer(view, seat, (player) => withStatus(player, adventurer, "active")),
  points_scored: (view, { seat, points }) =>
    withPlayer(view, seat, (player) => withPoints(player, points)),
  card_moved: (view, { seat, slot, to }) =>
    withPlayer(view, seat, (player) =>
      withCard(withoutCard(player, slot), to, player.hand[slot] ?? null, originOf(player, slot)),
    ),
  card_discarded: (view, { seat, slot, card }) => loseCard(view, seat, slot, card),

  // --- the mummy ---
  mummy_placed: (view, { space }, { module_tables }) =>
    withData(view, "mummy", () => ({
      mummy: space,
      supply: module_tables["mummy"]?.["talismans"],
    })),
  talismans_dealt: (view, { seat, count }) => moveTalismans(view, seat, count),
  mummy_walked: (view, { to }) => withData(view, "mummy", () => ({ mummy: to })),
  talismans_taken: (view, { seat, count }) => moveTalismans(view, seat, count),
  mummy_tiles_offered: (view) => withTilesDone(view, 1),
  mummy_tile_used: (view, { seat, price }) => moveTalismans(view, seat, -price),
  mummy_tile_discarded: (view, { slot, tile }) =>
    withOpenTile(addToPile(view, "mummy_discards", 1, tile), slot, null),
  mummy_tiles_reshuffled: (view) => renewPile(view, "mummy_tiles", "mummy_discards"),
  mummy_tile_revealed: (view, { slot, tile }) =>
    withOpenTile(addToPile(view, "mummy_tiles", -1, tile), slot, tile),
  wake_up_rolled: (view, { outcome }) =>
    outcome === "all_and_go_on" ? view : withTilesDone(view, 1),
  scarab_returned: (view, { seat, scarab }, tables) => {
    const next = withPlayer(view, seat, (player) => {
      const seen = scarabsSeen(player);
      const at = scarab === null ? -1 : seen.indexOf(Number(scarab));
      return withScarabs(player, player.scarabs - 1, at < 0 ? seen : seen.toSpliced(at, 1));
    });
    return withData(next, "mummy", ({ gone, gone_scarabs }) => ({
      gone: raisedAt(gone, seat, 1),
      gone_scarabs: scarab === null ? gone_scarabs : withGone(gone_scarabs, seat, scarab, tables),
    }));
  },

  // --- sceptres ---
  covered_tile_laid: (view, { space }) => withCovered(view, 0, space),
  covered_tile_turned: (view, { space }) => withCovered(view, space, 0),

  // --- characters ---
  character_drawn: (view, { seat, character }) =>
    withData(addToPile(view, "characters", -1, character), "characters", ({ power }) => ({
      power: replacedAt(power, seat, character),
    })),
  power_used: nothing,
  treasures_turned: (view, { seat }) =>
    withData(view, "characters", ({ turned }) => ({ turned: raisedAt(turned, seat, 1) })),
  power_bound: (view, { seat, yes }) =>
    yes === null
      ? view
      : withData(view, "characters", ({ bound }) => ({ bound: replacedAt(bound, seat, yes) })),
};

// Places, cards, tiles, options and events in words. Everything comes from what the server told.

export function placeName(tables, place) {
  if (place === 0) return "the stairs";
  return place === tables.chamber ? "the tomb chamber" : `t${place}`;
}

const CARD_FAMILIES = {
  die: () => "die",
  range: ({ value }) => `1 to ${value}`,
  range_die: () => "1 to the roll",
  all: ({ value }) => `all move ${value}`,
  last: () => "last to second last",
  fewer: ({ value }) => `${value}, one fewer needed`,
  adjusted_die: () => "die, then one more or less",
};

export function cardName(tables, name) {
  if (name === null) return "hidden";
  const card = tables.cards[name];
  const words = card && CARD_FAMILIES[card.family]?.(card);
  const plain = words ?? name.replace("+-", "±");
  return card?.eyes ? `${plain} (${"◉".repeat(card.eyes)})` : plain;
}

const TILE_FAMILIES = {
  treasure: ({ type, value, needs }) => `${type} ${value} (needs ${needs})`,
  horus: ({ value }) => `Horus ${"◉".repeat(value)}`,
  osiris: ({ value }) => `Osiris +${value}`,
  scarab: () => "scarab",
  joker: () => "joker",
  joker_or_scarab: () => "joker or scarab",
  favour: ({ value }) => `favour ${value}/${value + 1}`,
  tunnel: () => "tunnel",
};

export function tileName(tables, name) {
  if (name === null) return "";
  const tile = tables.tiles[name];
  return (tile && TILE_FAMILIES[tile.family]?.(tile)) ?? name.replaceAll("_", " ");
}

const adventurer = (number) => `a${number + 1}`;

export const QUESTIONS = {
  play: "Play the card at the left or at the right end of your hand.",
  move: "Which adventurer moves, and how far?",
  act: "All have moved. Whose tile does its action?",
  spare: "This treasure can be taken with one adventurer fewer. Take it?",
  take: "What do you take?",
  wake: "Roll to raise your fallen adventurers?",
  raise: "One of your fallen adventurers rises. Which one?",
  mummy_tile: "Use one of the open mummy tiles?",
  move_card: "Which card of your hand goes to another place?",
  move_card_to: "Where in your hand does it go?",
  give_scarab: "Which of your scarabs goes back? You take a new one for it.",
  discard: "Which card do you discard? You take an open Horus card for it.",
  take_several: "What do you take?",
  rearmost: "How far does your rearmost adventurer move?",
  second: "Add another end card?",
  side: "Where does the new card go?",
  reroll: "Roll once more?",
  use_power: "Only your character's power allows a move. Use it?",
  instead: "Your character may play the card as one tile forward. For whom?",
  read_temple: "Your character may do the action of the tile that came to light. Do it?",
  collect: "Turn over a vase, a statue and a piece of jewellery for an extra turn?",
};

export function questionWords(question) {
  return QUESTIONS[question] ?? `Decide: ${question.replaceAll("_", " ")}.`;
}

const OPTION_WORDS = {
  left: (_, view, tables, me, question) =>
    question === "play" || question === "second"
      ? `Left card: ${cardName(tables, me.hand[0])}` : "To the left",
  right: (_, view, tables, me, question) =>
    question === "play" || question === "second"
      ? `Right card: ${cardName(tables, me.hand.at(-1))}` : "To the right",
  move: (option, view, tables) => {
    const tile = tileName(tables, view.tiles[option.to] ?? null);
    const where = placeName(tables, option.to) + (tile ? `: ${tile}` : "");
    return `${adventurer(option.adventurer)} goes ${option.number} to ${where}`;
  },
  choose: (option, view, tables, me) => {
    const place = me.places[option.adventurer];
    return `${adventurer(option.adventurer)} on ${placeName(tables, place)}`;
  },
  key: () => "A key",
  joker: () => "A joker",
  scarab: () => "A scarab",
  horus: (option, view, tables) => {
    const card = view.horus[option.number - 1] ?? null;
    return `The Horus card ${card === null ? option.number : cardName(tables, card)}`;
  },
  yes: () => "Yes",
  no: () => "No",
  slot: (option, view, tables, me) => {
    const card = me.hand[option.number - 1] ?? null;
    return `Place ${option.number}: ${cardName(tables, card)}`;
  },
  tile: (option, view) => {
    const open = view.modules.mummy?.open ?? [];
    const name = open[option.number - 1];
    return `Tile ${option.number}${name ? `: ${name.replaceAll("_", " ")}` : ""}`;
  },
  give: (option) => `The one worth ${option.number}`,
};

export function optionWords(option, decision, view, tables, seat) {
  const words = OPTION_WORDS[option.verb];
  const me = view.players[seat];
  return words ? words(option, view, tables, me, decision.question) : option.text;
}

const WAYS = { walk: "went", thrown: "was thrown", tunnel: "went through a tunnel", join: "joined" };
const REASONS = {
  tomb: "two adventurers are in the tomb chamber",
  standstill: "nobody could move for a whole round",
  round_limit: "it has lasted too long",
  resigned: "everybody else has given up",
};

const EVENT_WORDS = {
  first: (e, { who }) => `${who(e.seat)} begins.`,
  round: (e) => ({ round: `Round ${e.number}` }),
  turn: (e, { who }) => (e.extra ? `${who(e.seat)} has an extra turn.` : null),
  played: (e, { who, card }) => `${who(e.seat)} played ${card(e.card)}.`,
  rolled: (e, { who }) => `${who(e.seat)} rolled ${e.number}.`,
  moved: (e, { who, place }) =>
    `${who(e.seat)}: ${adventurer(e.adventurer)} ${WAYS[e.how]} from ${place(e.from)} to ${place(e.to)}.`,
  released: (e, { who }) => `${who(e.seat)}: ${adventurer(e.adventurer)} is free.`,
  key_laid: (e, { who }) => `${who(e.seat)} used a key.`,
  sarcophagus: (e, { who }) => `${who(e.seat)} took a sarcophagus.`,
  treasure: (e, { who, tile }) => `${who(e.seat)} took ${tile(e.tile)} for ${e.points}.`,
  key: (e, { who }) => `${who(e.seat)} took a key.`,
  joker: (e, { who }) => `${who(e.seat)} took a joker.`,
  scarab: (e, { who }) =>
    `${who(e.seat)} took a scarab${e.scarab === null ? "" : ` worth ${e.scarab}`}.`,
  horus_taken: (e, { who, card }) => `${who(e.seat)} took the Horus card ${card(e.card)}.`,
  drawn: (e, { who, card }) =>
    e.card === null ? `${who(e.seat)} drew a card.` : `${who(e.seat)} drew ${card(e.card)}.`,
  shuffled: () => "The discards were shuffled.",
  no_move: (e, { who }) => `${who(e.seat)} could not move.`,
  ended: (e) => `The game is over: ${REASONS[e.reason] ?? e.reason}.`,
  fell: (e, { who }) => `${who(e.seat)}: ${adventurer(e.adventurer)} fell.`,
  raised: (e, { who }) => `${who(e.seat)}: ${adventurer(e.adventurer)} stood up.`,
  points: (e, { who }) => `${who(e.seat)}: ${e.points} points.`,
  discarded: (e, { who, card }) => `${who(e.seat)} discarded ${card(e.card)}.`,
  scarab_gone: (e, { who }) => `${who(e.seat)} gave a scarab back.`,
  scored: (e, { who }) => `${who(e.seat)} scored ${e.points} for ${e.source}.`,
};

// Returns a sentence, {round: TEXT} for a heading, or null if there is nothing to tell.
export function eventWords(event, tables, who) {
  return EVENT_WORDS[event.event]?.(event, {
    who,
    place: (number) => placeName(tables, number),
    card: (name) => cardName(tables, name),
    tile: (name) => tileName(tables, name),
  }) ?? null;
}

export function endWords(reason) {
  return REASONS[reason] ?? reason;
}

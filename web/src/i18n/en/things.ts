// What things are called and what they do: tiles, cards, places, piles, what one can own.
// The things of the modules are in things_modules.ts.

export const things = {
  // --- treasures ---
  "treasure.vase": "Vase",
  "treasure.statue": "Statue treasure",
  "treasure.jewellery": "Jewellery",
  "treasure.sceptre": "Sceptre",
  "treasure.a.vase": "a vase",
  "treasure.a.statue": "a statue treasure",
  "treasure.a.jewellery": "a piece of jewellery",
  "treasure.a.sceptre": "a sceptre",
  "treasure.count.vase": { one: "{n} vase", other: "{n} vases" },
  "treasure.count.statue": { one: "{n} statue treasure", other: "{n} statue treasures" },
  "treasure.count.jewellery": {
    one: "{n} piece of jewellery",
    other: "{n} pieces of jewellery",
  },
  "treasure.count.sceptre": { one: "{n} sceptre", other: "{n} sceptres" },
  "treasure.count.other": "{n} × {type}",

  // --- tiles ---
  "tile.name.treasure": { one: "{type}, {n} point", other: "{type}, {n} points" },
  "tile.name.horus": { one: "Horus tile, {n} eye", other: "Horus tile, {n} eyes" },
  "tile.name.osiris": "Osiris {n}",
  "tile.name.scarab": "Scarab tile",
  "tile.name.joker": "Joker tile",
  "tile.name.joker_or_scarab": "Joker-or-scarab tile",
  "tile.name.favour": "Favour of Horus, {low} or {high} eyes",
  "tile.name.tunnel": "Tunnel",

  // --- cards ---
  "card.name.number": "{value}",
  "card.name.step": "±{value}",
  "card.name.die": "Die",
  "card.name.range": "1–{value}",
  "card.name.range_die": "1–die",
  "card.name.all": "All {value}",
  "card.name.last": "Last to second last",
  "card.name.fewer": "{value}, one fewer",
  "card.name.zero": "{value}",
  "card.name.plus": "{value}+",
  "card.name.adjusted_die": "Die ±1",
  "card.in.plain": "the {card}",
  "card.in.die": "the die card",
  "card.in.adjusted_die": "the die ±1 card",
  "card.in.horus": "the Horus card “{card}”",
  "card.in.unknown": "a card",
  "card.hidden": "Hidden card",
  "card.kind.starter": "Starter card",
  "card.kind.horus": { one: "Horus card, {n} eye", other: "Horus card, {n} eyes" },
  "card.kind.equipment": "Equipment card",
  "card.about.number": {
    one: "Move one adventurer exactly {n} tile towards the tomb chamber.",
    other: "Move one adventurer exactly {n} tiles towards the tomb chamber.",
  },
  "card.about.step":
    "Move one adventurer one tile forward or one tile back. Backwards never reaches the stairs.",
  "card.about.die":
    "Roll the die, then move one adventurer exactly that many tiles. If nobody can, nobody moves.",
  "card.about.range": "Choose a number from 1 to {n} and move one adventurer that many tiles.",
  "card.about.range_die":
    "Roll the die, then choose a number from 1 to the roll and move one adventurer that many tiles.",
  "card.about.all": {
    one: "All your active adventurers move {n} tile, the one nearest the tomb chamber first. Then one of those that moved does the action of its tile.",
    other:
      "All your active adventurers move {n} tiles, the one nearest the tomb chamber first. Then one of those that moved does the action of its tile.",
  },
  "card.about.last":
    "Your last adventurer joins your next one ahead of it and does the action there. With nobody ahead it may follow one of yours into the tomb chamber, for a key.",
  "card.about.fewer": {
    one: "Move one adventurer exactly {n} tile. If it ends on a treasure, you may take it with one adventurer fewer than it needs.",
    other:
      "Move one adventurer exactly {n} tiles. If it ends on a treasure, you may take it with one adventurer fewer than it needs.",
  },
  "card.about.zero":
    "One adventurer stays where it is and may do the action of its tile. You may always play it while an adventurer is active, and you never have to.",
  "card.about.plus":
    "Move one adventurer {n}, or add another end card, left or right (no Horus card), and move the sum. The first card you gain then goes next to an end, as you like.",
  "card.about.adjusted_die":
    "Roll the die and move one adventurer that many tiles, one more or one fewer. With 0 it stays and may act.",
  "card.about.other": "It belongs to a module that this page does not know.",

  // --- places ---
  "place.stairs": "Stairs",
  "place.space_with": "Space {place}, {tile}",
  "place.space_empty": "Space {place}, empty",
  "place.statue": "Statue of Anubis",
  "place.empty": "Empty space",
  "place.chamber": "Tomb chamber",
  "place.sarcophagi": "Sarcophagi",
  "place.from.stairs": "from the stairs",
  "place.from.space": "from {place}",
  "place.from.chamber": "from the tomb chamber",
  "place.to.stairs": "to the stairs",
  "place.to.space": "to {place}",
  "place.to.chamber": "into the tomb chamber",
  "place.on.stairs": "on the stairs",
  "place.on.space": "on {place}",
  "place.on.chamber": "in the tomb chamber",

  // --- piles ---
  "pile.draw": "Draw pile",
  "pile.discard": "Discard pile",
  "pile.horus": { one: "Horus cards, {n} eye", other: "Horus cards, {n} eyes" },
  "pile.osiris": "Osiris tiles out of the game",
  "pile.treasures": "Face-down treasures",
  "pile.cobra": "Cobra tiles",
  "pile.falcon": "Falcon tiles",
  "pile.lion": "Lion tiles",
  "pile.scarabs": "Scarabs",
  "pile.mummy_tiles": "Mummy tiles",
  "pile.mummy_discards": "Used mummy tiles",
  "pile.kit": "Equipment left in the box",
  "pile.characters": "Characters left in the box",

  // --- what one can own ---
  "thing.key": "Key",
  "thing.joker": "Joker",
  "thing.scarab": "Scarab",
  "thing.talisman": "Talisman",
  "thing.adventurer": "Adventurer",
  "thing.set": "Set of treasures",
  "thing.mummy": "Mummy",
  "thing.a.key": "a key",
  "thing.a.joker": "a joker",
  "thing.a.scarab": "a scarab",
  "thing.about.key":
    "One key lets one adventurer into the tomb chamber and stays there. A key left at the end scores 1 point.",
  "thing.about.joker": {
    one: "It stands for any treasure in a set, at most {n} in a set. Left over it scores nothing.",
    other:
      "It stands for any treasure in a set, at most {n} in a set. Left over it scores nothing.",
  },
  "thing.about.scarab": "Each is worth {low} to {high} points at the end. Only its owner may look.",
  "thing.about.talisman":
    "Talismans pay for mummy tiles. You get one for each other player of whom somebody falls when you move the mummy. They score nothing.",
  "thing.about.adventurer":
    "Everybody has five: two on the stairs, three asleep at the statues. At the end each scores the value of its place.",
  "thing.about.set":
    "A vase, a statue treasure and a piece of jewellery; jokers stand in. One, two, three … sets score {points}.",
  "thing.about.mummy":
    "For every Horus card taken from the board or played it walks as many tiles towards the stairs as the card has eyes. Others’ adventurers that it passes fall, and so does everybody where it stops or who ends a move there.",

  // --- where points come from ---
  "source.play": "In play",
  "source.adventurers": "Adventurers",
  "source.sarcophagi": "Sarcophagi",
  "source.keys": "Keys",
  "source.sets": "Sets",
  "source.scarabs": "Scarabs",
  "source.sceptres": "Sceptres",
} as const;

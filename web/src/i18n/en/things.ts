export default {
  // What things are called and what they do: tiles, cards, places, piles, what one can own.
  // The things of the modules are in things_modules.ts.
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

  // What the modules bring: characters, mummy tiles, and the modules themselves in a sentence.
  // --- modules ---
  "module.mummy": "The mummy",
  "module.equipment": "Equipment",
  "module.sceptres": "New treasures",
  "module.characters": "Characters",
  "module.about.mummy":
    "Horus cards wake a mummy that walks against you and makes adventurers fall; talismans buy special tiles.",
  "module.about.equipment":
    "Everybody starts with five cards of their own colour: stay and act, move far, or add two cards together.",
  "module.about.sceptres":
    "Sceptres join the treasures and bring extra points with sets; some treasures lie hidden under others.",
  "module.about.characters": "Everybody is somebody: one special power each for the whole game.",
  "module.about.other": "This module doesn’t say what it does.",

  // --- characters ---
  "character.reroll": "Reroll",
  "character.rearrange": "Rearrange",
  "character.free_choice": "Free choice",
  "character.plunder": "Plunder",
  "character.one_tile": "One tile",
  "character.temple_reader": "Temple reader",
  "character.collector": "Collector",
  "character.key_turner": "Key turner",
  "character.about.reroll":
    "After rolling the die for a card you may roll once more; the second roll counts. Not for the roll that wakes the fallen.",
  "character.about.rearrange":
    "Whenever anybody wakes an adventurer at a statue, you may at once move one card of your hand to another place.",
  "character.about.free_choice":
    "Where you may take a Horus card from the board, you may take the open card of any of the three piles.",
  "character.about.plunder": "You score 1 point more for each treasure tile that you take.",
  "character.about.one_tile":
    "You may play any card as one tile forward for one adventurer, even after a roll.",
  "character.about.temple_reader":
    "When you uncover a temple tile by taking a treasure, you may do its action at once.",
  "character.about.collector":
    "When you take a treasure and have a vase, a statue treasure and a piece of jewellery, you may turn these three over for an extra turn. They still score.",
  "character.about.key_turner":
    "You start with 2 keys. When you play a card that is not a Horus card, you may lay down a key to make its number one larger or smaller.",
  "character.about.other": "A character that this page does not know.",

  // --- mummy tiles; n is the number in the tile's name ---
  "mummy_tile.move_card": "Move a card",
  "mummy_tile.swap_scarab": "Swap a scarab",
  "mummy_tile.single_step": "Single step",
  "mummy_tile.new_hand": "New hand",
  "mummy_tile.points": { one: "{n} point", other: "{n} points" },
  "mummy_tile.rearmost": "Rearmost +1 to {n}",
  "mummy_tile.horus_card": "Horus card",
  "mummy_tile.scarab": "Scarab",
  "mummy_tile.lowest_treasure": "Lowest treasure",
  "mummy_tile.keys": { one: "{n} key", other: "{n} keys" },
  "mummy_tile.two_of_three": "Two of three",
  "mummy_tile.pairs": "Pairs",
  "mummy_tile.all": "All +{n}",
  "mummy_tile.extra_turn": "Extra turn",
  "mummy_tile.price": { one: "{n} talisman", other: "{n} talismans" },
  "mummy_tile.about.move_card": "Move one card of your hand to any other place in it.",
  "mummy_tile.about.swap_scarab":
    "One of your scarabs goes back to the box, unseen by the others, and you take a new one.",
  "mummy_tile.about.single_step": "One of your active adventurers moves one tile. No tile acts.",
  "mummy_tile.about.new_hand": "Discard your whole hand and draw five new cards, left to right.",
  "mummy_tile.about.points": { one: "You score {n} point.", other: "You score {n} points." },
  "mummy_tile.about.rearmost":
    "Your active adventurer nearest the stairs moves 1 to {n} tiles. No tile acts.",
  "mummy_tile.about.horus_card":
    "Discard any card of your hand and take the open card of any Horus pile into the middle. The mummy does not move.",
  "mummy_tile.about.scarab": "Take a scarab.",
  "mummy_tile.about.lowest_treasure":
    "You score the points of the lowest treasure that lies open on the board. It stays there.",
  "mummy_tile.about.keys": {
    one: "Take {n} key.",
    other: "Take {n} keys, or as many as are left.",
  },
  "mummy_tile.about.two_of_three": "Take two different ones of these: {goods}.",
  "mummy_tile.about.pairs":
    "You score 2 points for each pair of your treasure tiles. Sceptres count, jokers do not.",
  "mummy_tile.about.all":
    "All your active adventurers move {n} tiles, the one nearest the tomb chamber first. No tile acts.",
  "mummy_tile.about.extra_turn": "You have one more turn when this one is complete.",
  "mummy_tile.about.other": "A mummy tile that this page does not know.",

  // --- the roll that raises the fallen ---
  "wake.one_and_end": "{faces}: one of them rises, and your turn ends",
  "wake.all_and_end": "{faces}: all rise, and your turn ends",
  "wake.all_and_go_on": "{faces}: all rise, and your turn goes on",

  // The page of rules around its text, which is in src/rules.
  "rules.title": "The rules of the game",
  "rules.intro": "All you need to know on one page, in our own words.",
  "rules.contents": "Contents",
  "rules.search": "Search the rules",
  "rules.clear": "Clear the search",
  "rules.found": { one: "{n} passage found", other: "{n} passages found" },
  "rules.found_most": "{found} with most of these words",
  "rules.nothing": "Nothing found. Fewer or shorter words may help.",
  "rules.everything": "Show all rules",
  "rules.example": "Example",
  "rules.applies": "Rulings:",
  "rules.status.ruling": "Ruling",
  "rules.status.derivation": "Follows",
  "rules.status.reported": "Reported",
  "rules.link": "Link to this section: {title}",
  "rules.failed": "The rules could not be loaded. Please try again.",
  "rules.count": "× {n}",
} as const;

// What the modules bring: characters, mummy tiles, and the modules themselves in a sentence.

export const thingsOfModules = {
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
} as const;

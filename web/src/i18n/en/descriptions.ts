// What lies on the board and beside it, in a sentence or two, for who asks.

export const descriptions = {
  // --- treasures ---
  "described.treasure.vase":
    "A vase, a statue treasure and a piece of jewellery make a set; sets score at the end.",
  "described.treasure.statue":
    "A vase, a statue treasure and a piece of jewellery make a set; sets score at the end.",
  "described.treasure.jewellery":
    "A vase, a statue treasure and a piece of jewellery make a set; sets score at the end.",
  "described.treasure.sceptre":
    "At the end each complete set may take one sceptre along for 3 points more. No joker stands for a sceptre.",

  // --- tiles ---
  "described.tile.treasure": {
    one: "One of your adventurers that ends a move here is enough to take it. It scores {points} at once and counts towards your sets.",
    other:
      "You take it when you end a move here and at least {n} of your standing adventurers are on it. It scores {points} at once and counts towards your sets.",
  },
  "described.tile.horus": {
    one: "Take a key, or the open Horus card with {n} eye, which replaces the card you would draw. The tile stays for others.",
    other:
      "Take a key, or the open Horus card with {n} eyes, which replaces the card you would draw. The tile stays for others.",
  },
  "described.tile.osiris": {
    one: "Whoever ends a move here goes on by {n} tile at once. Only the tile where that ends does its action.",
    other:
      "Whoever ends a move here goes on by {n} tiles at once. Only the tile where that ends does its action.",
  },
  "described.tile.scarab": "Take a scarab. Only you see its points until the end.",
  "described.tile.joker": "Take a joker, which stands for any treasure in a set.",
  "described.tile.joker_or_scarab": "Take a joker or a scarab, whichever you like.",
  "described.tile.favour":
    "Take the open Horus card with {low} or with {high} eyes. There is no key here.",
  "described.tile.tunnel":
    "You go on to the next tunnel towards the tomb chamber: one jump, and no action at its far end. With no tunnel ahead nothing happens.",
  "described.tile.other": "It belongs to a module that doesn’t say what it does.",

  // --- places ---
  "described.place.stairs":
    "Two of everybody's adventurers start here. An adventurer that is woken at a statue stands here, too, and moves from the next round on. Standing here scores {points}.",
  "described.place.statue":
    "One adventurer of each player lies here. The first time one of yours passes, yours is woken: it stands on the stairs and moves from the next round on. Nobody ever stands on this place.",
  "described.place.empty":
    "No tile lies here: it is skipped and does not count as a step. An adventurer here does no action and still scores the value on the wall.",
  "described.place.chamber":
    "The step after the last tile, reached by exact count and for one key each. An adventurer in here scores {points} at the end and never moves again.",
  "described.place.sarcophagi":
    "The first adventurer in the tomb chamber wins the sarcophagus worth {first}, the second the one worth {second}. After the second, the round is played to its end and the game is scored.",

  // --- piles ---
  "described.pile.draw":
    "At the end of a turn the hand is filled up to five from here. When it is empty, the discard pile is shuffled into a new one.",
  "described.pile.discard": "Played cards lie here. Everybody may look through them.",
  "described.pile.horus":
    "The top card lies open. Horus tiles and favours let you take it into the middle of your hand.",
  "described.pile.osiris": "These were not laid on the board this time.",
  "described.pile.treasures":
    "They lie under other treasures and are turned up when those are taken.",
  "described.pile.cobra":
    "When a treasure beside a cobra is taken, the top tile of this pile comes to light there.",
  "described.pile.falcon":
    "When a treasure beside a falcon is taken, the top tile of this pile comes to light there.",
  "described.pile.lion":
    "When a treasure beside a lion is taken, the top tile of this pile comes to light there.",
  "described.pile.scarabs": "Face down and shuffled. Scarab tiles bring them.",
  "described.pile.mummy_tiles": "Three lie open beside it; a used one is replaced from here.",
  "described.pile.mummy_discards": "They are shuffled when the pile of mummy tiles is empty.",
  "described.pile.kit": "The equipment cards that nobody got. Only their owner can tell which.",
  "described.pile.characters": "Nobody has these in this game.",

  // --- where points come from ---
  "described.source.play": "Treasures and everything else that scored at once.",
  "described.source.adventurers": "For each adventurer the value of its place.",
  "described.source.sarcophagi":
    "{first} for the first adventurer in the tomb chamber, {second} for the second.",
  "described.source.keys": "1 point for each key left.",
  "described.source.sets": "One, two, three … sets score {points}.",
  "described.source.scarabs": "What lies under them is shown now.",
  "described.source.sceptres": "3 points for each sceptre that goes with a complete set.",
} as const;

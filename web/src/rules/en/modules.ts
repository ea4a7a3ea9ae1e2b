import type { Section } from "../types";

export const modules: readonly Section[] = [
  {
    id: "expansion",
    depth: 1,
    title: "The expansion: five players, four modules",
    blocks: [
      {
        kind: "picture",
        picture: "purple",
        caption: "The fifth player is purple and has the same pieces as the others.",
      },
      {
        kind: "paragraph",
        text: "With five players {horus_more} more Horus cards join the three piles. They also come with every module, unless you turn them off, and may be had alone.",
      },
      {
        kind: "paragraph",
        text: "The four modules can be combined as you like, with any number of players. For five, *equipment* and *new treasures* are recommended.",
      },
    ],
    rulings: ["X2"],
  },
  {
    id: "mummy",
    depth: 1,
    title: "Module 1: the mummy",
    blocks: [
      {
        kind: "paragraph",
        text: "The mummy begins on the tile just before the tomb chamber. Each player begins with talismans: {talismans_each} of them in a game of 2, 3, 4, 5. The rest of the {talismans} is the supply. Of the {mummy_tiles} mummy tiles three lie open beside their pile.",
      },
      {
        kind: "paragraph",
        text: "*It walks* each time you take a Horus card from the Horus board or play one: as many tiles as the card has eyes, towards the stairs, at once. When you play the card, that is before you roll or move. From the first tile of the path its next step is onto the last one, before the tomb chamber.",
      },
      {
        kind: "paragraph",
        text: "*Who falls:* standing adventurers of the others that it passes, also on empty spaces; and where it stops, everybody, yours too. On the stairs, at statues and in the tomb chamber all are safe. For each opponent of whom somebody fell you take one talisman.",
      },
      {
        kind: "picture",
        picture: "mummy",
        caption:
          "Blue plays a card with two eyes. Yellow is passed and falls, red falls where the mummy stops, blue stays standing: two talismans.",
      },
      {
        kind: "paragraph",
        text: "You may walk through the mummy. Whoever *ends* a move on its tile falls, and the tile does not act. The fallen do not move and do not count for treasures, but their position still scores.",
      },
    ],
    rulings: ["Y2.2", "Y2.4", "Y3.1", "Y4", "Y5", "Y6", "Y7.2"],
  },
  {
    id: "raising",
    depth: 2,
    title: "Raising the fallen",
    blocks: [
      {
        kind: "paragraph",
        text: "At the start of your turn you may roll for your fallen. Those under the mummy cannot be raised. No tile acts for those who rise.",
      },
      {
        kind: "list",
        items: [
          { text: "*{wake_one}:* one of them rises, you say which, and your turn ends." },
          { text: "*{wake_all}:* all rise, and your turn ends." },
          { text: "*{wake_go_on}:* all rise, and your turn goes on." },
        ],
      },
    ],
    rulings: ["Y8.1", "Y8.2", "Y8.3", "Y8.4", "Y8.5"],
  },
  {
    id: "mummy-tiles",
    depth: 2,
    title: "Mummy tiles",
    blocks: [
      {
        kind: "paragraph",
        text: "After drawing you may use *one* open mummy tile: pay its price in talismans, do what it says, and a new tile is turned up. Its moves follow the usual rules, but no tile acts. What could do nothing cannot be bought.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "mummy_moves",
            text: "*Moves:* one active adventurer by 1; your rearmost active one by 1 to 2, or by 1 to 4; all active ones by 4.",
          },
          {
            picture: "mummy_cards",
            text: "*Cards:* move one hand card to any place; discard your hand and draw five new cards, left to right; discard any card and take the top card of any Horus pile into the middle (the mummy does not walk).",
          },
          {
            picture: "mummy_goods",
            text: "*Things:* a scarab; a new scarab for an old one; two keys; two different ones of scarab, joker and key.",
          },
          {
            picture: "mummy_points",
            text: "*Points:* 2 points; the points of the lowest open treasure on the board, which stays; 2 points for each pair of your treasure tiles.",
          },
          { picture: "mummy_turn", text: "*Extra turn:* one more whole turn after this one." },
        ],
      },
    ],
    rulings: ["Y10.1", "Y10.2", "Y10.6", "Y10.7", "Y10.8", "Y10.9", "Y11"],
  },
  {
    id: "equipment",
    depth: 1,
    title: "Module 2: equipment",
    blocks: [
      {
        kind: "paragraph",
        text: "You shuffle the {equipment} equipment cards of your colour and take five as your first hand, in that order. The others are out, unseen by your opponents. All starter cards form the draw pile. Equipment is played and discarded like starter cards.",
      },
      {
        kind: "list",
        items: [
          { picture: "kit_6", text: "*6:* one adventurer moves 6 tiles." },
          {
            picture: "kit_0",
            text: "*0:* one active adventurer stays and may do the action of its tile. You may play a 0 though your other card allows a move; you never must.",
          },
          {
            picture: "kit_plus",
            text: "*1+, 2+, 3+:* you may at once play one more outer card, but no Horus card, and one adventurer moves the sum. A die adds its roll, ±1 adds or takes away 1. A second card of this kind just counts its number: there is no third.",
          },
          {
            picture: "kit_die",
            text: "*Die ±1:* roll, then leave the number, or make it one more or one less. 0 works like the card 0.",
          },
        ],
      },
      {
        kind: "paragraph",
        text: "After two cards you gain two. The first becomes second from the left or second from the right, as you like; the next goes into the middle.",
      },
    ],
    rulings: ["T6.3", "Q2", "Q3.2", "Q3.5", "Q3.6", "Q3.7", "Q4.1", "Q4.2"],
  },
  {
    id: "sceptres",
    depth: 1,
    title: "Module 3: new treasures",
    blocks: [
      {
        kind: "picture",
        picture: "sceptres",
        caption: "Two sceptres, and a vase with another tile below it.",
      },
      {
        kind: "paragraph",
        text: "{sceptres} sceptres are shuffled with the treasures. On the first ten spaces from the stairs that bear no symbol at all (no Osiris, Horus or temple symbol) a random one of these tiles is laid face down; then every treasure space gets one face up. Two tiles on a space are one step.",
      },
      {
        kind: "paragraph",
        text: "Sceptres are taken and score like all treasures. If a tile lies below the one that you take, it is turned up at once, the adventurers stand on it, and it can be taken from the next turn on.",
      },
      {
        kind: "paragraph",
        text: "At the end each complete set may take along one sceptre for 3 more points. No joker stands for a sceptre.",
      },
    ],
    rulings: ["N1", "N3"],
  },
  {
    id: "characters",
    depth: 1,
    title: "Module 4: characters",
    blocks: [
      {
        kind: "paragraph",
        text: "Each player gets one of {characters} characters at random, open to all, for the whole game. You may use its power as often as you like, and never must.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "reroll",
            text: "*Reroll:* after a roll for a card you may roll once more; then the second roll counts.",
          },
          {
            picture: "rearrange",
            text: "*Rearrange:* whenever any player wakes an adventurer, you may move one card of your hand to another place.",
          },
          {
            picture: "free_choice",
            text: "*Free choice:* when you take a Horus card from the Horus board, it may be the top card of any pile.",
          },
          { picture: "plunder", text: "*Plunder:* 1 point more for each treasure tile you take." },
          {
            picture: "one_tile",
            text: "*One tile:* any card may be played as one tile forward for one adventurer.",
          },
          {
            picture: "temple_reader",
            text: "*Temple reader:* when you uncover a temple tile by taking a treasure, you may do its action at once.",
          },
          {
            picture: "collector",
            text: "*Collector:* when you complete a vase, a statue treasure and a piece of jewellery without jokers, you may turn them over for an extra turn. They still score, but serve only once for this.",
          },
          {
            picture: "key_turner",
            text: "*Key turner:* you begin with 2 keys. When you play a card that is no Horus card, you may lay down a key for good to make its number one more or one less, but not below 0.",
          },
        ],
      },
    ],
    rulings: ["C1.1", "C3.1", "C3.3", "C3.5", "C3.7", "C3.8", "C3.11", "C3.13", "C3.14", "T6.4"],
  },
];

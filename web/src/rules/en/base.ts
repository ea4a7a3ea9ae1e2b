import type { Section } from "../types";

export const base: readonly Section[] = [
  {
    id: "need",
    depth: 1,
    title: "What you need",
    blocks: [
      {
        kind: "paragraph",
        text: "Two, three or four players; with the [expansion|expansion] five. The path of the temple has {spaces} spaces between the stairs and the tomb chamber. There are five adventurers in each colour, {starters} starter cards, three piles of Horus cards, tiles for the path, scarabs, jokers, keys and a die. The table in your browser has all of it, and shuffles, counts and refills by itself.",
      },
      {
        kind: "picture",
        picture: "players",
        caption: "Every player is a colour and a sign. Purple comes with the expansion.",
      },
      {
        kind: "paragraph",
        text: "Not every number of the real game was known to us. How far you can trust those that you see here stands in [about this project|/about].",
      },
    ],
  },
  {
    id: "aim",
    depth: 1,
    title: "The aim",
    blocks: [
      {
        kind: "paragraph",
        text: "You lead your adventurers through the corridors to the *tomb chamber*. On the way they take treasures, which score at once and once more as sets, and they find scarabs, keys and better cards. At the end each adventurer scores for how far it has come. Whoever has the *most points* wins.",
      },
      {
        kind: "paragraph",
        text: "What makes it special is your hand: only its two outer cards can be played, and what you gain goes into the middle.",
      },
    ],
  },
  {
    id: "setup",
    depth: 1,
    title: "Setting up",
    blocks: [
      {
        kind: "list",
        steps: true,
        items: [
          {
            text: "*Adventurers:* two of yours stand on the stairs. One lies at each of the three statues of Anubis and sleeps there until you [wake|statues] it.",
          },
          {
            text: "*Hands:* five starter cards for everybody. They stay in the order in which they were dealt. The rest is the draw pile.",
          },
          {
            text: "*Horus board:* the Horus cards with one, two and three eyes, {horus_cards} of each in the base game, are three shuffled piles. They lie face up, so the top card of each can be seen.",
          },
          {
            text: "*Horus and Osiris:* the Horus tiles lie on the spaces with their number of eyes. Four of the {osiris} Osiris tiles, chosen at random, lie on the Osiris spaces; the others are not used.",
          },
          {
            text: "*Treasures:* the {treasures} treasures are spread face up over all other spaces.",
          },
          {
            text: "*Temple tiles:* three shuffled piles, face down, one for each back: cobra, falcon and lion.",
          },
          {
            text: "*Supply:* {scarabs} scarabs face down, {jokers} jokers, {keys} keys. In the tomb chamber lie two sarcophagi worth {sarcophagus_1} and {sarcophagus_2} points.",
          },
          {
            text: "*First player:* the youngest. Here you name somebody, or chance decides. The first player begins every round, the others follow clockwise.",
          },
        ],
      },
    ],
    rulings: ["S2", "S4"],
  },
  {
    id: "turn",
    depth: 1,
    title: "Your turn",
    blocks: [
      {
        kind: "list",
        steps: true,
        items: [
          {
            text: "*Play a card and move.* Take the leftmost or the rightmost card of your hand and move an adventurer by it.",
          },
          { text: "*Act.* Do what the tile says on which the move has ended." },
          { text: "*Draw a card* into the middle of your hand." },
        ],
      },
      {
        kind: "paragraph",
        text: "Here you can take back a move with *Undo*, as long as nothing was drawn or rolled and nobody else has decided anything since. Later the menu asks the others whether they agree.",
      },
    ],
  },
  {
    id: "hand",
    depth: 2,
    title: "Your hand",
    blocks: [
      {
        kind: "picture",
        picture: "hand",
        caption:
          "Only the two outer cards can be played now. The new card will go between the others.",
      },
      {
        kind: "paragraph",
        text: "Never rearrange your cards. The card that you play goes face up on the discard pile that all share, and only then do you move. Four cards are left: the new one goes into the middle, with two on either side.",
      },
      {
        kind: "paragraph",
        text: "A *Horus card* that you take goes into the middle as well, and *replaces the draw*. When your turn ends you hold exactly five cards.",
      },
      {
        kind: "paragraph",
        text: "If a card must be drawn and the draw pile is empty, the discard pile is shuffled and becomes the draw pile, with the Horus cards that were played.",
      },
    ],
    rulings: ["T5.1", "T5.2"],
  },
  {
    id: "stuck",
    depth: 2,
    title: "When a card moves nobody",
    blocks: [
      {
        kind: "paragraph",
        text: "If only one of your outer cards allows a move, you *must play that one*. If neither does, you play one of them without moving, whichever you like, and draw.",
      },
      {
        kind: "paragraph",
        text: "A die card may be played if at least one face would allow a move. If you then roll a number that helps nobody, nobody moves and you draw.",
      },
    ],
    rulings: ["T6.1", "T6.2", "T7", "M9"],
  },
  {
    id: "cards",
    depth: 1,
    title: "The cards",
    blocks: [
      {
        kind: "paragraph",
        text: "A card says how far an adventurer goes. The numbers are *tiles*, not spaces: see [moving|moving].",
      },
    ],
  },
  {
    id: "starter-cards",
    depth: 2,
    title: "Starter cards",
    blocks: [
      {
        kind: "picture",
        picture: "starters",
        caption: "The {starters} starter cards, and how many there are of each.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "number_cards",
            text: "*Number:* one adventurer moves exactly that many tiles.",
          },
          {
            picture: "step_card",
            text: "*±1:* one adventurer moves one tile forward or one back.",
          },
          {
            picture: "die_card",
            text: "*Die:* roll first. Then choose the adventurer, which moves exactly that many tiles.",
          },
        ],
      },
    ],
    rulings: ["M4", "T7"],
  },
  {
    id: "horus-cards",
    depth: 2,
    title: "Horus cards",
    blocks: [
      {
        kind: "paragraph",
        text: "Horus cards come from [Horus tiles|horus-tiles] and [favours|favours]. They are played and discarded like all others.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "range_cards",
            text: "*1 to a number:* choose a number from 1 up to it; one adventurer moves that far.",
          },
          {
            picture: "range_die_card",
            text: "*1 to the die:* roll, then choose a number from 1 up to the roll.",
          },
          {
            picture: "all_card",
            text: "*All:* every active adventurer of yours moves that many tiles, the one nearest the tomb chamber first. Whoever can move must; whoever cannot stays. An Osiris tile works at once. Then choose *one* of those that moved and do the action of its tile; for a treasure, all of yours that now stand on it count. Whom this move wakes stays on the stairs.",
          },
          {
            picture: "last_card",
            text: "*Last to second last:* your active adventurer furthest from the tomb chamber goes to the place of your next active one ahead of it, and the action there is done. If several are last, one of them goes. There is no other way onto an empty space, and there is no action on it.",
          },
          {
            picture: "fewer_card",
            text: "*One fewer:* one adventurer moves exactly the number shown. If it ends on a treasure, you may take it with one adventurer fewer than it needs.",
          },
        ],
      },
    ],
    rulings: ["H2.1", "H2.2", "H2.3", "H2.4", "H2.5", "H3.1", "H3.2", "H3.3", "H4"],
  },
  {
    id: "moving",
    depth: 1,
    title: "Moving",
    blocks: [
      {
        kind: "paragraph",
        text: "Move any one of your *active* adventurers: those who stand on the stairs or on the path, but not those woken in this round. It goes towards the tomb chamber; only ±1 leads back.",
      },
      {
        kind: "paragraph",
        text: "*Count tiles.* A space without a tile is skipped and not counted, forward and back. From an empty space the first step leads to the next tile. Any number of adventurers of any colour may share a space. Back to the stairs there is no way.",
      },
      {
        kind: "picture",
        picture: "skip",
        caption:
          "Blue plays a 2. The empty space does not count: the second tile is the Horus tile.",
      },
    ],
    rulings: ["M1", "M2", "M4", "M9"],
  },
];

import type { Section } from "../types";

export const end: readonly Section[] = [
  {
    id: "statues",
    depth: 1,
    title: "The statues",
    blocks: [
      {
        kind: "paragraph",
        text: "The first time one of your adventurers *passes* a statue where one of yours still lies, by a card, by Osiris or through a tunnel, the sleeper wakes. It is put on the stairs and is active *from the next round on*. Nobody ever stops at a statue.",
      },
    ],
    rulings: ["M5"],
  },
  {
    id: "chamber",
    depth: 1,
    title: "The tomb chamber",
    blocks: [
      {
        kind: "paragraph",
        text: "The chamber is the step after the last tile. You enter it by *exact count* only, and each adventurer that goes in costs you *one key*, which does not come back. Without a key, or with steps left over, the move is not allowed. If it is your only move, you must make it.",
      },
      {
        kind: "paragraph",
        text: "The first adventurer inside takes the sarcophagus of {sarcophagus_1} points, the second that of {sarcophagus_2}; both may be yours. Later ones get none. Whoever is inside never moves again.",
      },
      {
        kind: "paragraph",
        text: "One card asks for no count: *last to second last* leads into the chamber, for a key, if none of your active adventurers is further ahead but one of yours is already inside.",
      },
    ],
    rulings: ["M6.1", "M6.2", "M7", "H3.3"],
  },
  {
    id: "end",
    depth: 1,
    title: "The end of the game",
    blocks: [
      {
        kind: "paragraph",
        text: "As soon as *two adventurers*, of whatever colour, are in the tomb chamber, the round is played to its end, so that everybody has had the same number of turns. Others may still enter. Then the points are counted.",
      },
      {
        kind: "paragraph",
        text: "The game also ends if nobody could move an adventurer in a whole round.",
      },
    ],
    rulings: ["E2.1", "E2.2", "E2.3"],
  },
  {
    id: "scoring",
    depth: 1,
    title: "Scoring",
    blocks: [
      { kind: "paragraph", text: "To the points that you scored during the game you add:" },
      {
        kind: "list",
        items: [
          {
            text: "*Adventurers:* what the wall beside each one says, in rising steps: {path_points}, and {chamber_points} in the tomb chamber. On the stairs and at statues it is 0.",
          },
          { text: "*Sarcophagi:* {sarcophagus_1} and {sarcophagus_2} points." },
          { text: "*Keys:* 1 point for each that you still have." },
          { text: "*Sets* of treasures." },
          { text: "*Scarabs:* their points, which are shown now." },
        ],
      },
      {
        kind: "paragraph",
        text: "Most points win. If there is a tie, the higher sarcophagus among those who are tied decides; if none of them has one, they share the victory.",
      },
    ],
  },
  {
    id: "sets",
    depth: 2,
    title: "Sets",
    blocks: [
      {
        kind: "picture",
        picture: "set",
        caption:
          "A set: one vase, one statue treasure, one piece of jewellery, whatever their points.",
      },
      {
        kind: "picture",
        picture: "set_with_jokers",
        caption: "Jokers stand for what is missing, at most {jokers_per_set} in a set.",
      },
      {
        kind: "paragraph",
        text: "One, two, three and more sets together score {set_points}; more than {most_sets} score no more than that. Jokers that are left over score nothing. The software always finds your best sets.",
      },
    ],
    rulings: ["E4"],
  },
  {
    id: "example",
    depth: 2,
    title: "A worked example",
    blocks: [
      {
        kind: "example",
        text: "Ada was first in the tomb chamber. Three more of her adventurers are on the path, the fifth still lies at a statue. She has 4 vases, 3 statue treasures, 2 pieces of jewellery and 2 jokers: three sets, in one of them a joker. One vase and one joker are left over. With one more joker she would have a fourth set.",
        sum: [
          ["Scored during the game", "{example_play}"],
          ["Adventurers: {example_places} + 0", "{example_adventurers}"],
          ["Sarcophagus", "{sarcophagus_1}"],
          ["Two keys", "{example_keys}"],
          ["Three sets", "{example_sets}"],
          ["Scarabs: 1 + 2 + 3", "{example_scarabs}"],
          ["Together", "{example_total}"],
        ],
      },
    ],
  },
  {
    id: "open",
    depth: 1,
    title: "What is open, what is hidden",
    blocks: [
      {
        kind: "paragraph",
        text: "*Hidden* are other hands (except cards that everybody saw going in), the values of others' scarabs and of those in the supply, and what comes next in the piles. *Open* is all the rest: keys, jokers, treasures, the number of scarabs, the size of every pile, what was discarded, and the points scored so far, unless your table hides them.",
      },
    ],
    rulings: ["P1", "P2.1", "P2.2", "P2.3"],
  },
];

import type { Section } from "../types";

export const tiles: readonly Section[] = [
  {
    id: "tiles",
    depth: 1,
    title: "The tiles",
    blocks: [
      {
        kind: "paragraph",
        text: "When your move has ended, the tile there acts: that one alone, and you cannot decline unless it says *may*. On an empty space, on the stairs and in the tomb chamber nothing happens.",
      },
    ],
    rulings: ["A1.1", "A1.2"],
  },
  {
    id: "treasures",
    depth: 2,
    title: "Treasures",
    blocks: [
      {
        kind: "picture",
        picture: "treasures",
        caption: "Top left its points, top right how many adventurers it takes.",
      },
      {
        kind: "paragraph",
        text: "If at least as many of your own active adventurers stand on it as it shows, you take it and *score its points at once*. Keep it for your [sets|sets]. With too few nothing happens: others of yours may join later.",
      },
      {
        kind: "paragraph",
        text: "Below some treasures the space bears a cobra, a falcon or a lion. Then the top *temple tile* of that pile is laid there face up. Everybody on the space now stands on the new tile, but its action is not done. Without a symbol the space stays empty for the rest of the game.",
      },
      {
        kind: "picture",
        picture: "uncovered",
        caption:
          "Where cobra, falcon and lion call for a temple tile, and a space that stays empty.",
      },
    ],
    rulings: ["A2", "A3"],
  },
  {
    id: "horus-tiles",
    depth: 2,
    title: "Horus tiles",
    blocks: [
      {
        kind: "picture",
        picture: "horus_tiles",
        caption: "The eyes say from which pile the card would come.",
      },
      {
        kind: "paragraph",
        text: "Take a *key*, or the *top Horus card* of the pile with as many eyes, as far as there are any. The tile stays where it is.",
      },
    ],
    rulings: ["A4"],
  },
  {
    id: "osiris",
    depth: 2,
    title: "Osiris tiles",
    blocks: [
      {
        kind: "paragraph",
        text: "Nobody stays here: whoever ends a move on an Osiris tile goes on at once by its number of tiles, *always forward*, and once more if that leads to another Osiris tile. Only the last tile acts. If the way on is not allowed, at the tomb chamber for instance, the whole move is not.",
      },
      {
        kind: "picture",
        picture: "osiris_throw",
        caption: "Green plays a 1 to the Osiris tile, goes on by 2 and takes a scarab.",
      },
    ],
    rulings: ["M8.1", "M8.2", "M8.3"],
  },
  {
    id: "scarabs-and-jokers",
    depth: 2,
    title: "Scarabs and jokers",
    blocks: [
      {
        kind: "picture",
        picture: "scarab_tiles",
        caption: "Scarab, joker, and the tile with both.",
      },
      {
        kind: "paragraph",
        text: "Take a *scarab*: it is worth {scarab_low} to {scarab_high} points at the end, and only you may look at it. Or take a *joker*, which stands for any treasure of a [set|sets]. Where both are shown, choose one.",
      },
    ],
    rulings: ["A5"],
  },
  {
    id: "favours",
    depth: 2,
    title: "Favours of Horus",
    blocks: [
      {
        kind: "picture",
        picture: "favours",
        caption: "One or two eyes; two or three eyes.",
      },
      {
        kind: "paragraph",
        text: "Take the top Horus card of one of the two piles. If both are empty you get nothing. There are no keys here.",
      },
    ],
    rulings: ["A6"],
  },
  {
    id: "tunnels",
    depth: 2,
    title: "Tunnels",
    blocks: [
      {
        kind: "paragraph",
        text: "The adventurer must go on to the next tunnel tile towards the tomb chamber. Statues on the way are passed as always. It is one jump, and at the far end there is no action. With no tunnel ahead nothing happens.",
      },
      { kind: "picture", picture: "tunnel", caption: "From one tunnel to the next one ahead." },
    ],
    rulings: ["A7"],
  },
];

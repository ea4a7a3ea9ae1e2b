import { group } from "../things";
import type { Section } from "../types";

export const rulings: readonly Section[] = [
  {
    id: "rulings",
    depth: 1,
    title: "Rulings",
    blocks: [
      {
        kind: "paragraph",
        text: "Where the rulebooks are silent or can be read in two ways, this project had to decide. Most of what follows are such *rulings*. Some answers *follow* from what is printed; a few are *reported* by people who know the game. The ids are those of the project's documents, which give reasons and sources in docs/rules/rulings.md, and answer what happens where several modules meet in docs/rules/rulings-meetings.md.",
      },
    ],
  },
  group("rulings-turn", "Rulings: set-up and turn", {
    S2: "The first player is named when the game is made, or drawn at random.",
    S4: "Only the top card of each Horus pile may be seen.",
    "T5.1":
      "The discard pile is shuffled when a card has to be drawn and there is none, not earlier.",
    "T5.2": "Horus cards that were played never go back to the Horus board.",
    "T6.1": "If only one outer card allows a move, the other may not be played in order to stay.",
    "T6.2":
      "A card is playable if one active adventurer has a legal move by the value printed on it.",
    T7: "One face that allows a move makes a die card playable. If the roll allows none, nobody moves and you draw.",
    P1: "Hidden are other hands as far as nobody saw the cards, what comes next in piles, other scarabs, the faces of temple and mummy piles, tiles below others, and set-aside equipment.",
    "P2.1": "All else is public, also which Horus card went into which place of whose hand.",
    "P2.2": "What lies in the discard pile is public.",
    "P2.3": "Points scored so far are shown; a table may hide them.",
  }),
  group("rulings-moving", "Rulings: moving", {
    M1: "Empty spaces are skipped backwards as well.",
    M2: "From an empty space with no tile ahead, the first step leads into the tomb chamber.",
    M4: "With no tile behind, nobody can go back: never onto the stairs.",
    M5: "Nobody can stop at a statue.",
    "M6.1": "A key that opened the chamber is gone: it neither scores nor returns to the supply.",
    "M6.2": "If entering the chamber is the only legal move, it must be made.",
    M7: "Whoever is in the chamber never moves again and is not active.",
    "M8.1":
      "Osiris leads forward, also for one who came backwards: an Osiris 1 brings it back to the tile on which it stood, and that tile acts.",
    "M8.2": "An Osiris tile that leads to another Osiris tile leads on from there.",
    "M8.3":
      "If an Osiris tile would lead too far, or into the chamber without a key, the whole move is illegal.",
    M9: "The choices that a card leaves must be made so that somebody moves, or a 0 results, if that is possible. No power need be used for it.",
  }),
  group("rulings-tiles", "Rulings: tiles", {
    "A1.1": "You cannot decline the action of a tile, except where the rules say *may*.",
    "A1.2": "There is no action on an empty space, on the stairs or in the chamber.",
    A2: "Only active adventurers count for a treasure.",
    A3: "Without a symbol, or with no temple tile left, the space stays empty for good.",
    A4: "If there is only a key or only a card, you get that; with neither, nothing. The Horus tile stays.",
    A5: "If scarabs or jokers have run out, you take nothing; where both are shown, the other one.",
    A6: "A favour gives no key.",
    A7: "A tunnel is one jump, and no tile acts at the far end.",
  }),
  group("rulings-horus", "Rulings: Horus cards", {
    "H2.1": "*All:* whoever is woken by this move stays on the stairs.",
    "H2.2":
      "*All:* in order, each makes its move if it has a legal one, spending a key if needed; otherwise it stays.",
    "H2.3": "*All:* entering the chamber is part of the move. An action elsewhere is still done.",
    "H2.4":
      "*All:* the one chosen for the action must have moved and still be active. If there is none, nothing acts.",
    "H2.5": "*All:* playable if at least one adventurer can move.",
    "H3.1": "*Last to second last:* the stairs count as a space; of those there, one goes.",
    "H3.2": "*Last to second last:* those who are not active neither go nor are gone to.",
    "H3.3":
      "*Last to second last:* with no active adventurer further ahead, the chamber is the goal if one of yours is inside, for a key. Otherwise the card is not playable.",
    H4: "*One fewer:* with the full number it is an ordinary treasure and is taken.",
  }),
  group("rulings-end", "Rulings: the end", {
    "E2.1":
      "A player could move who had an outer card that allowed a move (a 0 is none; a die counts before the roll), moved an adventurer by any means, or could have raised one.",
    "E2.2":
      "Whether nobody could move is checked after the last turn of the round, extra turns included.",
    "E2.3": "As a safety net a game ends after 500 rounds and is scored.",
    "E2.4": "A power that nobody used does not keep the game going; a move made by it does.",
    E4: "The software divides treasures and jokers into sets in the best way.",
  }),
  group("rulings-mummy", "Rulings: the mummy", {
    "Y2.1": "It walks at once: on taking a card, before the next card of the pile is opened.",
    "Y2.2": "On playing: card, mummy, die; then everything else on the board as it now is.",
    "Y2.3": "It walks also if the card moves nobody.",
    "Y2.4":
      "Whether a card is playable is judged before the mummy walks. What its walk makes impossible is lost.",
    "Y2.5": "Discarding a Horus card by a mummy tile is not playing it: the mummy stays.",
    "Y3.1": "Other players' adventurers on empty spaces that it passes fall.",
    "Y3.2": "At statues and in the chamber everybody is safe.",
    Y4: "If there are too few talismans, you take those that there are.",
    Y5: "Its first and last tile are those that still lie there. The jump between them passes nobody.",
    Y6: "On an Osiris tile one goes on before one could fall. At the near end of a tunnel one falls without a jump, at the far end after it.",
    "Y7.1": "The fallen are passed over by all that deals with active adventurers.",
    "Y7.2": "The treasure under the mummy cannot be taken.",
    "Y8.1":
      "{wake_one}: one rises and the turn ends; {wake_all}: all, and it ends; {wake_go_on}: all, and it goes on.",
    "Y8.2": "The roll does not wake those at statues.",
    "Y8.3": "With nobody who could rise there is no roll.",
    "Y8.4": "The roll is free, what follows is not: the outcome is carried out.",
    "Y8.5": "A turn that the roll ends has no card, no draw and no mummy tile.",
    "Y10.1": "*Two of three* offers scarab, joker and key.",
    "Y10.2":
      "Any two treasure tiles are a pair, sceptres and turned-over ones included. Jokers are none.",
    "Y10.3": "*All +4* goes in the order of the card *all*; whoever can move must.",
    "Y10.4": "*Swap a scarab* takes one of your own and one in the supply.",
    "Y10.5": "Only treasures that lie face up can be the lowest.",
    "Y10.6":
      "The rearmost is sought among the active ones; if it cannot move, the tile is not for sale.",
    "Y10.7": "If the supply has less than a tile gives, you take what there is.",
    "Y10.8":
      "Moves by mummy tiles wake sleepers, follow Osiris, end in a fall on the mummy, and may enter the chamber for a key.",
    "Y10.9": "A tile that would do nothing cannot be bought.",
    Y11: "Extra turns are played in the order gained, after the current turn. They are whole turns, but start no round. They are played in the last round, too.",
  }),
  group("rulings-equipment", "Rulings: equipment", {
    "T6.3": "A 0 may be played beside a playable card, and never must be.",
    Q2: "A 0 can be played while an adventurer is active; on the stairs and on empty spaces nothing happens.",
    "Q3.1": "The second card is laid, then a die is rolled, then the adventurer is chosen.",
    "Q3.2": "As second card ±1 adds or takes away 1.",
    "Q3.3": "Die ±1 adds its roll as changed.",
    "Q3.4": "A sum of 0 works like the card 0.",
    "Q3.5":
      "A + card is playable if its number or a sum allows a move. If only a sum does, the second card must be played.",
    "Q3.6": "A second card may be added only if some sum with it allows a move or is 0.",
    "Q3.7": "If the sum with the roll allows no move, nobody moves: there is no falling back.",
    "Q4.1": "You choose the side after seeing the card.",
    "Q4.2": "A Horus card taken after two cards is the first one gained, and is placed at once.",
    Q5: "A roll lowered to 0 works like the card 0.",
  }),
  group("rulings-treasures", "Rulings: expansion and new treasures", {
    X2: "The additional Horus cards are on by default with five players or any module, and may be on alone. Five cannot do without.",
    N1: "Two tiles on one space are one step.",
    N3: "Sets beyond the last that scores may take a sceptre along, too.",
  }),
  group("rulings-characters", "Rulings: characters", {
    "C1.1": "*Plunder* is never asked about; all other powers are, each time.",
    "C3.1": "*Reroll* is for every roll of a card, not for raising the fallen.",
    "C3.2": "*Reroll* works once for a card; the second roll counts.",
    "C3.3":
      "*Rearrange* comes when the move is complete, with Osiris or tunnel, before the tile acts; of several, before the next one moves.",
    "C3.4": "*Rearrange* works once for each adventurer woken, with the hand as it is.",
    "C3.5": "*Free choice* works while any pile has a card, also if the tile's own is empty.",
    "C3.6": "The mummy then walks by the eyes of the card that was taken.",
    "C3.7": "*Plunder* scores for sceptres, not for jokers.",
    "C3.8":
      "*One tile* is chosen after a roll at the latest and replaces the whole value, also a sum. A + card used so takes no second card.",
    "C3.9":
      "*One tile* also replaces *all* and *last to second last*, playable or not; one adventurer moves.",
    "C3.10":
      "For a Horus card played as *one tile* the mummy walks all the same, and *one fewer* keeps its second half.",
    "C3.11": "*Temple reader:* a tunnel takes the adventurer that took the treasure.",
    "C3.12": "*Temple reader:* a card from a favour replaces the draw and moves the mummy.",
    "C3.13":
      "*Collector:* if you decline, the three stay and may serve at your next treasure, which gives one extra turn at most.",
    "Y11.1":
      "*Collector:* the extra turn comes when the current one is complete, also in the last round.",
    "C3.14": "*Key turner:* one key for each card played, after the roll.",
    "C3.15":
      "*Key turner:* ±1 used forward is a 1, so a key makes it 0 or 2. Used backward it cannot be changed.",
    "C3.16": "*Key turner:* a value of 0 works like the card 0.",
    "C3.17": "*Key turner:* the key is out of the game, like one for the chamber.",
    "T6.4":
      "Powers add options and never bind. An unplayable card may replace a playable one only if a power then gives it a move or a 0.",
    "T6.5": "Whoever plays such a card must then use the power.",
    "T6.6": "If the mummy's walk spoils it, nobody moves.",
    "T6.7": "If neither card is playable, either may be played and no power need be used.",
    "M9.1":
      "A roll that allows no move needs no power. Whoever passes by a move that two cards allow must use the power for that.",
  }),
];

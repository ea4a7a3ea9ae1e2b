import { group } from "../things";
import type { Section } from "../types";

/** Where modules meet each other, the end of the game, or a fifth player; ids as the documents link to them. */
export const meetings: readonly Section[] = [
  group("meetings-mummy-equipment", "Rulings: mummy with equipment", {
    "Y2-Q4":
      "A Horus card taken after two cards: the mummy walks at once, then you choose the side for the card, then the next card of that pile is opened. The other card is drawn into the middle at the end.",
    "Y10-Q4":
      "A Horus card from a mummy tile goes into the middle, also after two cards: the hand is full by then.",
    "Y10-Q4-2": "*New hand* asks for no side.",
    "Y10-Q1-Q2":
      "Equipment that a mummy tile discards goes to the common discard pile. Once that is shuffled, anybody may draw it.",
    "Q2-A7-Y6":
      "Whoever enters a tunnel by a 0 and comes out at the mummy falls: what the action does is a move.",
    "T6-M9-Y6":
      "A move that ends at the mummy is a move like any other: it makes a card playable, and if it is the only one it must be made.",
    "M6-Y6":
      "The mummy in front of the chamber keeps nobody out: only who stops on its tile falls.",
    "Q4-T5":
      "If the draw pile runs out between two draws, the two cards just played are shuffled in, too.",
  }),
  group("meetings-mummy-treasures", "Rulings: mummy with new treasures", {
    "N1-Y2": "Two tiles on one space are one step for the mummy, too.",
    "N2-Y7":
      "Where the mummy stands no tile is taken, so the lower one stays face down until it has gone.",
    "Y7-Y10":
      "The treasure under the mummy may be the *lowest treasure*: it lies on the board, face up.",
    "H4-N2": "*One fewer* serves for sceptres, too, and what lies below is turned up as always.",
  }),
  group("meetings-mummy-characters", "Rulings: mummy with characters", {
    "C2-Y10": "*Plunder* scores nothing for *lowest treasure*: no tile is taken.",
    "C2-Y10-2":
      "For moves by mummy tiles *one tile*, *reroll* and *key turner* do not serve. *Rearrange* does, before the next adventurer moves and before the tile is replaced.",
    "C3-Y6-M5":
      "*Rearrange* serves also if the one that passed the statue falls at the mummy, after the fall.",
    "T6-Y2-C2":
      "If a Horus card is played for the sake of a power and the mummy fells everybody, the card is lost and nobody moves.",
    "Y2-M9-C2":
      "If the mummy fells the one that the card could have moved, a power that still allows a move may be used, and need not be.",
    "Y2-C2": "For a *reroll* the mummy does not walk again: it walks once, before the first roll.",
    "Y2-T5-C2":
      "For a Horus card from the draw pile neither does the mummy walk, nor does *free choice* serve. The mummy walks when the card is played.",
    "Y3-C2-C3":
      "The mummy may fell the temple reader who sent it. Treasure and card stay with the player.",
    "Y6-A7-C2":
      "*Temple reader:* a tunnel may lead to the mummy. The adventurer falls there; then comes *rearrange* for each one woken, then the draw.",
    "Y8-C2": "No key changes the roll that raises the fallen.",
    "Y10-C3-M6":
      "Keys that were turned do not come back. With none in the supply, the mummy tile with keys is not for sale.",
    "M5-Y7-Y10":
      "Neither one woken in this round nor a fallen one can be the rearmost: neither is active.",
  }),
  group("meetings-equipment-characters", "Rulings: equipment, treasures, characters", {
    "N2-Q2-C2-Y11":
      "Those who stand on a tile that was turned up can take it by a 0, from the next turn on. An extra turn is such a turn.",
    "Q3-C2":
      "A second card may be added if a power gives the sum a move or makes it a 0. Whoever passes by a printed move for that must use the power.",
    "Q3-C3":
      "With ±1 as second card keys can add up to two. Where it is taken away, only the first card can be lowered.",
    "Q3-Q5-C3":
      "Each card for itself cannot become less than 0: of 2+ and 0 a key makes 1, and a second key has nothing to change.",
    "T6-T7-Q3-C2":
      "A die may be added if a power helps for some face. If the roll leaves nothing that it could do, nobody moves.",
    "Q4-C2":
      "A Horus card from a favour that the temple reader reads after two cards is the first one gained: you choose its side, and draw one more.",
    "Q2-C2-E2":
      "The temple reader also reads what a 0 uncovers. Whoever then goes through a tunnel has moved.",
    "Y2-Q4-C3":
      "Two cards, *free choice* and mummy: cards and move; the choice; the mummy, by the eyes of the card; its side; the next open card; the draw.",
    "T7-M9-C2":
      "*Reroll* need not be used on a roll that fails, and may be used on any. The second roll counts, also if nobody can move by it.",
    "N2-A3-C2":
      "If a treasure completes a set, first the lower tile is turned up or the temple tile laid; then the collector is asked.",
    "C2-C3-N2":
      "*Collector:* a sceptre completes no set, but a set that waits may serve when it is taken. One treasure gives one extra turn at most.",
    "N3-C2": "A sceptre may join a set that the collector has turned over.",
  }),
  group("meetings-end", "Rulings: modules and the end", {
    "E1-Y11":
      "If the second one enters the chamber after the round's last regular turn, the game ends when the extra turns that wait have been played.",
    "E1-Y11-C2": "Extra turns may follow on each other in the last round; all of them are played.",
    "E1-Y9": "A mummy tile may be used in the very last turn.",
    "E1-M7-Y10":
      "If two enter the chamber by one *all +4*, both sarcophagi are that player's, and this round is the last.",
    "Y8-Y11":
      "A turn that the roll ends loses no extra turns: they are played before the next player's turn.",
    "E3-E5-Y4": "Talismans are worth nothing at the end, and break no tie.",
    "E3-C2": "The key turner's keys score, as far as they are left.",
    "E2-Q2-C2-Y8-Y10":
      "Could move: whoever played a 0 beside a card that would have moved somebody, could have raised somebody, or had a playable card when the mummy spoilt it. Could not: whoever had only a 0, a key, a power or a mummy tile for it and did not use it for a move, or had everybody lying under the mummy from the start.",
    "E2-Q3": "Whoever makes a 0 of a + card that a sum could have moved could move.",
  }),
  group("meetings-chamber", "Rulings: chamber, empty piles, five players", {
    "M6-C2":
      "Into the chamber by a number that keys changed: one key for each change and one for the chamber. By *one tile* just the one for the chamber.",
    "H3-Y7-M6":
      "*Last to second last:* the fallen further ahead are passed over; the goal is the chamber if one of yours is inside. Without a key the card is not playable.",
    "H2-H3-Y2": "*All* and *last to second last* leave out whom the mummy fells for this card.",
    "A4-A6-C2":
      "*Free choice* with all Horus piles empty: on a Horus tile the key is left, on a favour nothing.",
    "A5-C2": "The temple reader takes nothing from a scarab or joker tile of which none is left.",
    "X1-Y1-Q1-C1": "There is enough of everything for five players with all modules.",
    "X1-Y4":
      "If four opponents fall and the supply has fewer talismans, the player takes those that there are.",
    "S2-Y11": "Extra turns do not change who is next, nor where the round ends.",
  }),
];

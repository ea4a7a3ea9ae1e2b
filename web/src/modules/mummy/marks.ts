// What is painted on a mummy tile (100 × 100), by its effect.

import { initial } from "../../art/glyphs";
import { type Mark, arrow, card, line, numeral, slab, symbol } from "../../art/marks";

const WALKER = symbol("a-step", 9, 42, 24, 34);

const PICTURES: Readonly<Record<string, readonly Mark[]>> = {
  points_2: [symbol("a-vp", 26, 28, 52), numeral(2, 52, 54, 30)],
  rearmost_4: [WALKER, arrow(38, 60), numeral("1-4", 76, 60, 17)],
  rearmost_2: [WALKER, arrow(38, 60), numeral("1-2", 76, 60, 17)],
  two_of_three: [
    symbol("a-scarab", 10, 38, 28),
    symbol("a-joker", 38, 38, 28),
    symbol("a-key", 66, 38, 28),
    numeral(2, 50, 82, 18),
  ],
  extra_turn: [
    line("M30 62a22 22 0 1 1 8 14", 6),
    line("M20 54l10 11 11-10", 6),
    numeral("+1", 52, 60, 18),
  ],
  keys_2: [symbol("a-key", 18, 36, 44), symbol("a-key", 44, 44, 44)],
  new_hand: [-34, -17, 0, 17, 34].map((turn) => card(39, 42, undefined, turn)),
  horus_card: [
    card(22, 46),
    arrow(50, 64, 8),
    card(66, 46, "var(--lapis)"),
    symbol("a-eye", 68, 55, 18, 13, "var(--gold-hi)"),
  ],
  move_card: [
    card(14, 48),
    card(39, 34, "var(--gold-hi)"),
    card(64, 48),
    line("M30 90h40m-8-6l8 6-8 6M38 84l-8 6 8 6", 3),
  ],
  scarab: [symbol("a-scarab", 24, 30, 54)],
  lowest_treasure: [
    slab(16, 34, 44),
    symbol("a-vp", 18, 36, 20),
    numeral(1, 28, 46, 11),
    line("M78 38v38m-9-9l9 9 9-9", 5),
  ],
  all_4: [...[10, 30, 50].map((x) => symbol("a-step", x, 46, 18, 26)), numeral("+4", 83, 60, 18)],
  single_step: [symbol("a-step", 14, 44, 24, 34), arrow(44, 62), slab(64, 48, 26, "var(--terra)")],
  pairs: [
    slab(14, 38, 26),
    slab(44, 38, 26),
    line("M27 72v9h30v-9", 3),
    symbol("a-vp", 70, 60, 26),
    numeral(2, 83, 73, 14),
  ],
  swap_scarab: [
    symbol("a-scarab", 8, 40, 36),
    symbol("a-scarab", 58, 40, 36),
    line("M40 36c6-8 16-8 22 0m0-9v9h-9M62 82c-6 8-16 8-22 0m0 9v-9h9", 3.5),
  ],
};

export function mummyMarks(effect: string): readonly Mark[] {
  return PICTURES[effect] ?? [numeral(initial(effect), 50, 56, 50)];
}

// What is painted on a character's papyrus (150 × 100), and on its small seal (100 × 100).

import { initial } from "../../art/glyphs";
import { type Mark, arrow, card, line, numeral, slab, symbol } from "../../art/marks";

interface Pictures {
  readonly board: readonly Mark[];
  readonly seal: readonly Mark[];
}

const EYE = "var(--gold-hi)";
const TURN = line("M36 62a42 42 0 0 1 62-44m-12-2l13 2-4 13", 4);
const SORT = line("M42 86h66m-8-6l8 6-8 6M50 80l-8 6 8 6", 3.5);

const PICTURES: Readonly<Record<string, Pictures>> = {
  reroll: {
    board: [symbol("a-cube", 50, 27, 50), TURN],
    seal: [symbol("a-cube", 27, 30, 48), line("M14 62a38 38 0 0 1 56-44m-13-2l14 2-4 14", 7)],
  },
  rearrange: {
    board: [card(30, 40), card(64, 24, EYE), card(98, 40), SORT],
    seal: [
      card(28, 20, undefined, -14),
      card(50, 20, EYE, 14),
      line("M24 74h52m-11-10l11 10-11 10M35 64L24 74l11 10", 7),
    ],
  },
  free_choice: {
    board: [
      ...[30, 64, 98].flatMap((x, i) => [
        card(x, i === 1 ? 18 : 34, "var(--lapis)"),
        symbol("a-eye", x + 2.5, i === 1 ? 28 : 44, 17, 12, EYE),
      ]),
      line("M75 86V60m-9 9l9-9 9 9", 4.5),
    ],
    seal: [symbol("a-eye", 16, 24, 68, 49)],
  },
  plunder: {
    board: [
      slab(28, 24, 50),
      symbol("a-vase", 32, 28, 42),
      symbol("a-vp", 84, 30, 40),
      numeral("+1", 104, 50, 17),
    ],
    seal: [symbol("a-vp", 14, 14, 72), numeral("+1", 50, 50, 36)],
  },
  one_tile: {
    board: [
      card(26, 34),
      arrow(54, 51, 14),
      symbol("a-step", 74, 34, 23, 33),
      slab(101, 39, 24, "var(--terra)"),
    ],
    seal: [symbol("a-step", 14, 24, 38, 54), slab(56, 42, 30, "var(--terra)")],
  },
  temple_reader: {
    board: [
      slab(28, 27, 46, "var(--ox)"),
      symbol("g-falcon", 34, 33, 34, 34, "var(--terra-hi)"),
      arrow(82, 50, 14),
      symbol("a-flame", 103, 32, 26, 36, "var(--terra)"),
    ],
    seal: [symbol("g-falcon", 20, 20, 60)],
  },
  collector: {
    board: [
      symbol("a-vase", 22, 18, 36),
      symbol("a-statue", 57, 18, 36),
      symbol("a-jewel", 92, 18, 36),
      line("M30 60v8h90v-8", 3),
      numeral("+1", 75, 80, 14),
    ],
    seal: [
      symbol("a-statue", 33, 12, 36),
      symbol("a-vase", 12, 46, 36),
      symbol("a-jewel", 52, 46, 36),
    ],
  },
  key_turner: {
    board: [symbol("a-key", 24, 22, 56), numeral("±1", 100, 50, 32)],
    seal: [symbol("a-key", 4, 18, 64), numeral("±1", 66, 50, 30)],
  },
};

export function characterMarks(power: string): Pictures {
  return (
    PICTURES[power] ?? {
      board: [numeral(initial(power), 75, 50, 54)],
      seal: [numeral(initial(power), 50, 50, 56)],
    }
  );
}

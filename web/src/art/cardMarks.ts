// What is painted on a card, by its family.

import type { CardFamily } from "../protocol";
import { initial } from "./glyphs";
import { type Mark, line, numeral, slab, symbol } from "./marks";

/** Limestone of the starter cards, lapis of Horus, leather of what modules bring. */
export type Ground = "stone" | "lapis" | "leather";

type Picture = (value: number, ground: Ground) => readonly Mark[];

const FORWARD = line("M26 118h46m-8-7l8 7-8 7", 3.5);
const RED = "var(--terra)";

/** As many squares as steps, the last one red. */
function squares(count: number): readonly Mark[] {
  if (count < 1 || count > 6) return [];
  const side = Math.min(14, (82 - 3 * (count - 1)) / count);
  const start = 50 - (count * side + 3 * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) =>
    slab(start + i * (side + 3), 110, side, i === count - 1 ? RED : "var(--lime-lo)"),
  );
}

/** A single large numeral, where the ground leaves room for it. */
function large(text: string, ground: Ground): Mark {
  const y = ground === "stone" ? 58 : ground === "lapis" ? 80 : 52;
  return numeral(text, 50, y, text.length > 1 ? 48 : ground === "stone" ? 66 : 56);
}

const PICTURES: Readonly<Record<Exclude<CardFamily, "other">, Picture>> = {
  number: (value, ground) => [
    large(String(value), ground),
    ...(ground === "stone" ? squares(value) : []),
  ],
  zero: (_, ground) => [large("0", ground)],
  plus: (value, ground) => [large(`${value}+`, ground)],
  step: (value, ground) => [
    numeral(`±${value}`, 50, ground === "stone" ? 58 : 74, ground === "stone" ? 58 : 46),
    ...(ground === "leather"
      ? []
      : [
          slab(20, 110, 14, RED),
          slab(66, 110, 14, RED),
          line("M50 117h.01", 8),
          line("M43 117h-5m2.5-3.5l-3.5 3.5 3.5 3.5M57 117h5m-2.5-3.5l3.5 3.5-3.5 3.5", 1.8),
        ]),
  ],
  die: (_, ground) =>
    ground === "leather"
      ? [symbol("a-cube", 21, 22, 58)]
      : [
          symbol("a-cube", 17, ground === "lapis" ? 40 : 22, 66),
          numeral("1-6", 50, ground === "lapis" ? 119 : 116, 17),
        ],
  adjusted_die: (_, ground) => {
    const y = ground === "leather" ? 54 : 74;
    return [symbol("a-cube", 9, y - 22, 44), numeral("±1", 73, y, 30)];
  },
  range: (value) => [numeral(`1-${value}`, 50, 80, 37), FORWARD],
  range_die: () => [numeral("1-", 28, 80, 32), symbol("a-cube", 46, 60, 40), FORWARD],
  all: (value) => [
    ...[14, 39, 64].map((x) => symbol("a-step", x, 46, 22, 31)),
    line("M17 88h8m-4-4l4 4-4 4M42 88h8m-4-4l4 4-4 4M67 88h8m-4-4l4 4-4 4", 2.5),
    numeral(value, 50, 114, 28),
  ],
  last: () => [
    symbol("a-step", 12, 82, 28, 40),
    symbol("a-step", 60, 82, 28, 40),
    line("M26 74c4-28 42-30 47-4", 4),
    line("M64 66l9.5 9 7.5-11", 4),
  ],
  fewer: (value) => [
    numeral(value, 31, 80, 48),
    symbol("a-step", 58, 60, 30, 42),
    line("M85 62h.01", 26),
    line("M85 62h.01", 21, "var(--ox)"),
    line("M80.5 62h9", 3.5, "#fff6e0"),
    FORWARD,
  ],
};

export function cardMarks(
  name: string,
  family: CardFamily,
  value: number,
  ground: Ground,
): readonly Mark[] {
  return family === "other" ? [large(initial(name), ground)] : PICTURES[family](value, ground);
}

// How sure a ruling is, as docs/rules/rulings*.md say.

export type Status = "ruling" | "derivation" | "reported";

const DERIVATIONS: ReadonlySet<string> = new Set(
  "S4 T6.1 M1 M2 M6.1 M8.1 M8.2 A1.1 A1.2 A2 A3 A4 A6 H2.1 H4 P1 P2.1 N1 Y3.1 Y3.2 Y6 Y7.1 Y7.2 Q5".split(
    " ",
  ),
);
const REPORTED: ReadonlySet<string> = new Set(["M5", "Y2.1", "Y8.1"]);

export function statusOf(ruling: string): Status {
  if (DERIVATIONS.has(ruling)) return "derivation";
  return REPORTED.has(ruling) ? "reported" : "ruling";
}

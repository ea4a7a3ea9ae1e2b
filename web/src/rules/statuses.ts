// How sure a ruling is, as docs/rules/rulings*.md say.

export type Status = "ruling" | "derivation" | "reported";

const DERIVATIONS: ReadonlySet<string> = new Set(
  "Y10-Q4 Y10-Q4-2 Q2-A7-Y6 T6-M9-Y6 M6-Y6 Q4-T5 N1-Y2 N2-Y7 H4-N2 C2-Y10 C3-Y6-M5 Y2-C2 Y2-T5-C2 Y3-C2-C3 Y8-C2 M5-Y7-Y10 N2-Q2-C2-Y11 Q3-Q5-C3 Q2-C2-E2 N3-C2 E1-Y9 E1-M7-Y10 E3-E5-Y4 E3-C2 E2-Q3 H3-Y7-M6 H2-H3-Y2 A4-A6-C2 A5-C2 X1-Y1-Q1-C1 S2-Y11 S4 T6.1 M1 M2 M6.1 M8.1 M8.2 A1.1 A1.2 A2 A3 A4 A6 H2.1 H4 P1 P2.1 N1 Y3.1 Y3.2 Y6 Y7.1 Y7.2 Q5".split(
    " ",
  ),
);
const REPORTED: ReadonlySet<string> = new Set(["M5", "Y2.1", "Y8.1"]);

export function statusOf(ruling: string): Status {
  if (DERIVATIONS.has(ruling)) return "derivation";
  return REPORTED.has(ruling) ? "reported" : "ruling";
}

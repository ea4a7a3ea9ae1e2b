// Where long words may be divided: not every browser has a dictionary of every language.

const WORDS = [
  ["supplé", "mentaire"],
  ["Horus", "kaart"],
  ["ver", "plaatsen"],
  ["scara", "velho"],
  ["Einzel", "schritt"],
  ["Horus", "karte"],
  ["um", "stecken"],
];
const SOFT = "\u00AD"; // seen only where a line ends there

/** A name whose long words can go on in the next line. */
export function divided(name: string): string {
  return WORDS.reduce((text, word) => text.replace(word.join(""), word.join(SOFT)), name);
}

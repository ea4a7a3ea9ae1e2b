// Names within a text, found so that they can be made bold.

export interface Piece {
  readonly text: string;
  readonly bold: boolean;
}

const special = /[.*+?^${}()|[\]\\]/g;

/** The text in pieces, of which those that are names are bold. */
export function boldNames(text: string, names: readonly string[]): Piece[] {
  const known = new Set(names.filter(Boolean));
  if (known.size === 0) return [{ text, bold: false }];
  const longest = [...known].sort((a, b) => b.length - a.length);
  const either = longest.map((name) => name.replace(special, "\\$&")).join("|");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(${either})(?![\\p{L}\\p{N}])`, "u");
  return text
    .split(whole)
    .map((piece, i) => ({ text: piece, bold: i % 2 === 1 }))
    .filter((piece) => piece.text);
}

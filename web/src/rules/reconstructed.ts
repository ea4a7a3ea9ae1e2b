// Which things have numbers that were never compared with a box of the game.

/** As the edition's file says (docs/editions.md); what is not named here is printed or reported. */
const RECONSTRUCTED: ReadonlySet<string> = new Set([
  ...["tile.treasure", "treasure.sceptre", "tile.horus", "tile.osiris", "place.statue"],
  ...["place.value", "pile.cobra", "pile.falcon", "pile.lion", "pile.horus"],
  ...["card.range", "card.range_die", "card.all", "card.last", "card.fewer"],
  ...["card.equipment", "card.zero", "card.plus", "card.adjusted_die"],
  ...["module.equipment", "module.sceptres"],
]);

/** Whether a number of this thing is reconstructed in the edition that is played. */
export function isReconstructed(thing: string, edition: string): boolean {
  if (edition !== "reconstructed") return false;
  return RECONSTRUCTED.has(thing) || thing.startsWith("mummy_tile.");
}

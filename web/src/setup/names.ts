// Names for bots: people of ancient Egypt, the same in every language.

const NAMES = [
  "Nefertari",
  "Seti",
  "Hatshepsut",
  "Imhotep",
  "Merit",
  "Ramose",
  "Tiye",
  "Senenmut",
  "Ahmose",
  "Kawit",
  "Paser",
  "Henut",
] as const;

/** Return so many different names by chance, without those that are taken. */
export function drawnNames(
  count: number,
  random: () => number = Math.random,
  taken: readonly string[] = [],
): string[] {
  const left: string[] = NAMES.filter((name) => !taken.includes(name));
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

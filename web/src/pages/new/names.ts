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

/** Return so many different names by chance. */
export function drawnNames(count: number, random: () => number = Math.random): string[] {
  const left: string[] = [...NAMES];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

/** The section that the end of an address names; what nobody has written so is taken as it is. */
export function anchor(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

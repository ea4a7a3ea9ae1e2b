/** The lines that came after the first `before`; none where some were taken back. */
export function fresh<T>(lines: readonly T[], before: number): readonly T[] {
  return lines.length > before ? lines.slice(before) : [];
}

// The checksum of a view, by which a browser notices that its view is not the server's.

import type { ViewJson } from "../protocol";

/** How deep the parts lie that changes replace as a whole; all others lie at the top. */
const DEPTHS: Readonly<Record<string, number>> = { players: 2, tiles: 1, piles: 1, modules: 2 };

/** The sum, modulo 2³², of the CRC-32 of `path=JSON` over all parts. */
export function checksum(view: ViewJson): number {
  let sum = 0;
  const add = (path: string, value: unknown, depth: number): void => {
    if (depth === 0) sum = (sum + crc32(`${path}=${canonical(value)}`)) >>> 0;
    else
      for (const [key, part] of Object.entries(value as object))
        add(`${path}/${key}`, part, depth - 1);
  };
  for (const [key, value] of Object.entries(view)) add(key, value, DEPTHS[key] ?? 0);
  return sum;
}

/** JSON in which the keys of objects are sorted: JavaScript has an order of its own for some. */
function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(",")}}`;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
const encoder = new TextEncoder();

export function crc32(text: string): number {
  let crc = ~0;
  for (const byte of encoder.encode(text)) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 255]!;
  return ~crc >>> 0;
}

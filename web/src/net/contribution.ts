// The random bytes that this browser adds to a deal. Others see their digest first, then the bytes.

import { sha256 } from "./sha256";

const KEY = "luxor.deal.";
const BYTES = 16;

const known = new Map<string, string>();

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Choose bytes; returns their digest. A tab that is loaded again still knows them. */
export function promiseBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const digest = sha256(bytes);
  known.set(digest, hex(bytes));
  try {
    sessionStorage.setItem(KEY + digest, hex(bytes));
  } catch {
    // Then until the page is left.
  }
  return digest;
}

/** The bytes with a digest, in hex; null if they are not of this tab. */
export function bytesOf(digest: string): string | null {
  try {
    return known.get(digest) ?? sessionStorage.getItem(KEY + digest);
  } catch {
    return null;
  }
}

/** They are in the deal, for everybody to see. */
export function dropBytes(digest: string): void {
  known.delete(digest);
  try {
    sessionStorage.removeItem(KEY + digest);
  } catch {
    // Nothing was kept.
  }
}

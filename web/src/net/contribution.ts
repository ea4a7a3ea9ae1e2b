// The random bytes that this browser adds to a deal. Others see their digest first, then the bytes.

import { keep, kept } from "./kept";
import { sha256 } from "./sha256";

const KEY = "luxor.deal.";
const BYTES = 16;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Choose bytes; returns their digest. A tab that is loaded again still knows them. */
export function promiseBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const digest = sha256(bytes);
  keep("sessionStorage", KEY + digest, hex(bytes));
  return digest;
}

/** The bytes with a digest, in hex; null if they are not of this tab. */
export function bytesOf(digest: string): string | null {
  return kept("sessionStorage", KEY + digest);
}

/** They are in the deal, for everybody to see. */
export function dropBytes(digest: string): void {
  keep("sessionStorage", KEY + digest, null);
}

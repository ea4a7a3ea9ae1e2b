// SHA-256 (FIPS 180-4), of less than 56 bytes: browsers have it only on pages that come encrypted,
// and a family's own server at home often does not.

const ROUNDS = 64;
const WORDS = 16;

/** The first 32 bits of the fractional part of a root of a prime. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < ROUNDS; n++) if (PRIMES.every((p) => n % p !== 0)) PRIMES.push(n);
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest of a few bytes, in hex. */
export function sha256(bytes: Uint8Array): string {
  const block = new DataView(new ArrayBuffer(WORDS * 4));
  bytes.forEach((byte, at) => block.setUint8(at, byte));
  block.setUint8(bytes.length, 0x80);
  block.setUint32(60, bytes.length * 8);
  const words = Array.from({ length: WORDS }, (_, at) => block.getInt32(at * 4));
  const word = (at: number): number => words[at] ?? 0;
  for (let at = WORDS; at < ROUNDS; at++) {
    const early = word(at - 15);
    const late = word(at - 2);
    words.push(
      (word(at - 16) +
        (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
        word(at - 7) +
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))) |
        0,
    );
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = START;
  words.forEach((one, at) => {
    const choice = (e & f) ^ (~e & g);
    const first =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (CONSTANTS[at] ?? 0) + one;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return [a, b, c, d, e, f, g, h]
    .map((sum, at) => ((sum + (START[at] ?? 0)) >>> 0).toString(16).padStart(8, "0"))
    .join("");
}

// A QR code for a link: bytes, error correction L, versions 1 to 9 (up to 230 bytes).

/** By version from 1 on: data bytes of a block, bytes of correction of a block, blocks. */
const VERSIONS: readonly (readonly [data: number, correction: number, blocks: number])[] = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [68, 18, 2],
  [78, 20, 2],
  [97, 24, 2],
  [116, 30, 2],
];
const HEAD_BITS = 12; // mode and length
const MASK = 0; // a chessboard: (row + column) % 2
const LEVEL_L = 1;

/** The squares of the code by row and column, true for dark; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(
    ([data, , blocks]) => bytes.length * 8 + HEAD_BITS <= data * blocks * 8,
  );
  const form = VERSIONS[version];
  return form ? new Drawing(version + 1).draw(codewords(bytes, ...form)) : null;
}

// --- the bytes ----------------------------------------------------------------------------------

function codewords(bytes: Uint8Array, size: number, correction: number, blocks: number): number[] {
  const bits = [
    ...binary(4, 4),
    ...binary(bytes.length, 8),
    ...[...bytes].flatMap((b) => binary(b, 8)),
  ];
  const room = size * blocks * 8;
  bits.push(...binary(0, Math.min(4, room - bits.length)));
  bits.push(...binary(0, (8 - (bits.length % 8)) % 8));
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    data.push(bits.slice(at, at + 8).reduce((value, bit) => value * 2 + bit, 0));
  }
  for (let pad = 0xec; data.length < size * blocks; pad ^= 0xec ^ 0x11) data.push(pad);
  const parts = Array.from({ length: blocks }, (_, block) =>
    data.slice(block * size, (block + 1) * size),
  );
  const checks = parts.map((part) => remainder(part, correction));
  return [...interleaved(parts, size), ...interleaved(checks, correction)];
}

function binary(value: number, length: number): number[] {
  return Array.from({ length }, (_, bit) => (value >> (length - 1 - bit)) & 1);
}

function interleaved(parts: readonly (readonly number[])[], size: number): number[] {
  return Array.from({ length: size }, (_, at) => parts.map((part) => part[at] ?? 0)).flat();
}

/** The product in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The correction of a block: what is left of it modulo (x - 1)(x - 2)(x - 4)… */
function remainder(data: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let step = 0, root = 1; step < degree; step++, root = times(root, 2)) {
    const shifted = [...divisor, 0];
    divisor.forEach(
      (factor, at) => (shifted[at + 1] = (shifted[at + 1] ?? 0) ^ times(factor, root)),
    );
    divisor = shifted;
  }
  const rest = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < degree; at++) {
      rest[at] = (rest[at] ?? 0) ^ times(divisor[at + 1] ?? 0, factor);
    }
  }
  return rest;
}

// --- the picture --------------------------------------------------------------------------------

/** A value with the bits that protect it: what is left modulo `generator` behind it. */
function guarded(value: number, bits: number, generator: number): number {
  const top = 1 << bits;
  let rest = value;
  for (let step = 0; step < bits; step++) {
    rest <<= 1;
    if (rest & top) rest ^= generator;
  }
  return (value << bits) | rest;
}

class Drawing {
  private readonly size: number;
  private readonly dark: boolean[][];
  private readonly taken: boolean[][];

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version;
    const empty = (): boolean[][] =>
      Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.taken = empty();
  }

  draw(bytes: readonly number[]): boolean[][] {
    const { size } = this;
    for (let at = 0; at < size; at++) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    this.finder(3, 3);
    this.finder(3, size - 4);
    this.finder(size - 4, 3);
    this.alignment();
    this.formatBits();
    this.versionBits();
    this.data(bytes.flatMap((byte) => binary(byte, 8)));
    return this.dark;
  }

  private set(row: number, column: number, dark: boolean): void {
    const [colours, marks] = [this.dark[row], this.taken[row]];
    if (!colours || !marks || column < 0 || column >= this.size) return;
    colours[column] = dark;
    marks[column] = true;
  }

  /** Rings around a middle, as far as `radius`; the light ones are named. */
  private rings(row: number, column: number, radius: number, light: readonly number[]): void {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.set(row + dy, column + dx, !light.includes(ring));
      }
    }
  }

  private finder(row: number, column: number): void {
    this.rings(row, column, 4, [2, 4]);
  }

  private alignment(): void {
    if (this.version < 2) return;
    const last = this.size - 7;
    const places = this.version < 7 ? [6, last] : [6, (6 + last) / 2, last];
    for (const row of places) {
      for (const column of places) {
        const inCorner = [row, column].every((one) => one === 6 || one === last);
        if (!inCorner || row + column === 2 * last) this.rings(row, column, 2, [1]);
      }
    }
  }

  private formatBits(): void {
    const bits = guarded((LEVEL_L << 3) | MASK, 10, 0x537) ^ 0x5412;
    const { size } = this;
    for (let at = 0; at < 15; at++) {
      const dark = ((bits >> at) & 1) === 1;
      const row = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
      const column = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
      this.set(row, 8, dark);
      this.set(8, column, dark);
    }
    this.set(size - 8, 8, true);
  }

  private versionBits(): void {
    if (this.version < 7) return;
    const bits = guarded(this.version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >> at) & 1) === 1;
      const [near, far] = [Math.floor(at / 3), this.size - 11 + (at % 3)];
      this.set(near, far, dark);
      this.set(far, near, dark);
    }
  }

  /** In columns of two from the right, up and down in turn, masked. */
  private data(bits: readonly number[]): void {
    let at = 0;
    let up = true;
    for (let right = this.size - 1; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const row = up ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          const line = this.dark[row];
          if (!line || this.taken[row]?.[column]) continue;
          const bit = bits[at++] === 1;
          line[column] = bit !== ((row + column) % 2 === 0);
        }
      }
    }
  }
}

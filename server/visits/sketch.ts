/**
 * Counts distinct things without storing them: HyperLogLog with 4096 registers (Flajolet, Fusy,
 * Gandouet, Meunier: HyperLogLog, 2007) and Ertl's improved estimator (New cardinality estimation
 * algorithms for HyperLogLog sketches, 2017, algorithm 6), which needs no tables and is as good for few
 * as for many. The standard error is 1.04/√4096 = 1.6%.
 */
export type Sketch = Uint8Array;

/** How many bits of a hash choose its register, and how many determine its rank. */
const indexBits = 12;
const rankBits = 32;
const registers = 2 ** indexBits;

export function emptySketch(): Sketch {
  return new Uint8Array(registers);
}

/** Adds a thing by its hash, of which six bytes are used. */
export function addToSketch(sketch: Sketch, hash: Buffer): void {
  const index = hash.readUInt16BE(0) >>> (16 - indexBits);
  const rank = Math.clz32(hash.readUInt32BE(2)) + 1;
  if (rank > (sketch[index] ?? 0)) sketch[index] = rank;
}

/** Merges another sketch into this one. */
export function mergeSketch(into: Sketch, other: Sketch): void {
  for (let index = 0; index < registers; index += 1) {
    const rank = other[index] ?? 0;
    if (rank > (into[index] ?? 0)) into[index] = rank;
  }
}

/** Estimates how many distinct things a sketch has counted. */
export function readSketch(sketch: Sketch): number {
  const withRank = new Array<number>(rankBits + 2).fill(0);
  for (const rank of sketch) withRank[rank] = (withRank[rank] ?? 0) + 1;
  const share = (rank: number) => (withRank[rank] ?? 0) / registers;
  let sum = registers * tau(1 - share(rankBits + 1));
  for (let rank = rankBits; rank >= 1; rank -= 1) sum = 0.5 * (sum + (withRank[rank] ?? 0));
  sum += registers * sigma(share(0));
  return Math.round(registers ** 2 / (2 * Math.LN2 * sum));
}

/** Three bytes per register in use, unless all registers take less. */
export function packSketch(sketch: Sketch): Buffer {
  const used: number[] = [];
  for (const [index, rank] of sketch.entries()) {
    if (rank > 0) used.push(index >>> 8, index & 0xff, rank);
  }
  return Buffer.from(used.length < registers ? used : sketch);
}

/** Reads what `packSketch` wrote. */
export function unpackSketch(packed: Buffer): Sketch {
  if (packed.length === registers) return new Uint8Array(packed);
  const sketch = emptySketch();
  for (let at = 0; at + 2 < packed.length; at += 3) {
    sketch[packed.readUInt16BE(at)] = packed[at + 2] ?? 0;
  }
  return sketch;
}

function sigma(share: number): number {
  if (share === 1) return Number.POSITIVE_INFINITY;
  let [power, weight, sum] = [share, 1, share];
  for (let before = Number.NaN; before !== sum; ) {
    power *= power;
    before = sum;
    sum += power * weight;
    weight += weight;
  }
  return sum;
}

function tau(share: number): number {
  if (share === 0 || share === 1) return 0;
  let [root, weight, sum] = [share, 1, 1 - share];
  for (let before = Number.NaN; before !== sum; ) {
    root = Math.sqrt(root);
    before = sum;
    weight *= 0.5;
    sum -= (1 - root) ** 2 * weight;
  }
  return sum / 3;
}

import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addToSketch,
  emptySketch,
  mergeSketch,
  packSketch,
  readSketch,
  type Sketch,
  unpackSketch,
} from '#server/visits/sketch.ts';

/** A sketch of the things from one number to another. */
function sketchOf(from: number, to: number, kind = 'visitor'): Sketch {
  const sketch = emptySketch();
  for (let n = from; n < to; n += 1) {
    addToSketch(sketch, hash('sha256', `${kind} ${n}`, 'buffer'));
  }
  return sketch;
}

describe('a sketch', () => {
  it.each([0, 1, 2, 10, 50, 100])('counts %i things almost exactly', (things) => {
    const off = readSketch(sketchOf(0, things)) - things;
    expect(Math.abs(off)).toBeLessThanOrEqual(Math.round(things / 25));
  });

  it.each([1000, 5000, 20_000, 100_000])('counts %i things within what it promises', (things) => {
    const estimates = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((kind) =>
      readSketch(sketchOf(0, things, kind)),
    );
    const off = estimates.map((estimate) => Math.abs(estimate / things - 1));
    // Three standard errors for each, and one for what is left on average.
    expect(Math.max(...off)).toBeLessThan(3 * 0.01625);
    const mean = estimates.reduce((sum, one) => sum + one, 0) / estimates.length;
    expect(Math.abs(mean / things - 1)).toBeLessThan(0.01625);
  });

  it('counts nothing twice, however often it comes and in whichever order', () => {
    const once = sketchOf(0, 3000);
    const again = sketchOf(0, 3000);
    mergeSketch(again, sketchOf(1000, 2000));
    expect(again).toEqual(once);
  });

  it('counts what others have counted as one who has seen it all', () => {
    const merged = sketchOf(0, 1500);
    mergeSketch(merged, sketchOf(1000, 4000));
    expect(merged).toEqual(sketchOf(0, 4000));
  });

  it.each([0, 3, 900, 1400, 60_000])('of %i things is the same after it was packed', (things) => {
    const sketch = sketchOf(0, things);
    const packed = packSketch(sketch);
    expect(packed.length).toBeLessThanOrEqual(Math.min(3 * things, 4096));
    expect(unpackSketch(packed)).toEqual(sketch);
  });
});

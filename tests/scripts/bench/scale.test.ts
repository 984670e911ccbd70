import { describe, expect, it } from 'vitest';
import { readGrowth } from '#scripts/bench/scale/growth.ts';
import { describeLack } from '#scripts/bench/scale/room.ts';

describe('what a larger site would bring', () => {
  it('goes on by as much for every factor of ten, where that was so far', () => {
    const { perTen, at } = readGrowth([
      { size: 10_000, times: 1 },
      { size: 100_000, times: 1.02 },
      { size: 1_000_000, times: 1.04 },
    ]);
    expect(perTen).toBeCloseTo(0.02, 6);
    expect(at(10_000_000)[0]).toBeCloseTo(1.06, 6);
  });

  it('goes on by as much for every lead, where that was so far', () => {
    const { at } = readGrowth([
      { size: 10_000, times: 1 },
      { size: 110_000, times: 1.1 },
      { size: 1_010_000, times: 2 },
    ]);
    expect(at(10_010_000)[1]).toBeCloseTo(11, 6);
  });

  it('does not go on by less, which is chance', () => {
    const { perTen, at } = readGrowth([
      { size: 10_000, times: 1 },
      { size: 100_000, times: 0.9 },
    ]);
    expect(perTen).toBe(0);
    expect(at(10_000_000)).toEqual([0.95, 0.95]);
  });
});

describe('a disk', () => {
  it('with room is used', () => {
    expect(describeLack(1_000_000, 100e9)).toBeUndefined();
  });

  it('without says what is missing, and what would fit', () => {
    const lack = describeLack(10_000_000, 43e9) ?? '';
    expect(lack).toMatch(/^10,000,000 leads need \d+ GB, and 43 GB are free\. Give "--leads \d+"/);
    const fits = Number(/--leads (\d+)/.exec(lack)?.[1]);
    expect(describeLack(fits, 43e9)).toBeUndefined();
    expect(describeLack(fits + 100_000, 43e9)).toBeDefined();
  });

  it('on which nothing fits is to be emptied', () => {
    expect(describeLack(1_000_000, 3e9)).toMatch(/ Make room\.$/);
  });
});

import { describe, expect, it } from 'vitest';
import {
  type ArmCounts,
  compareArms,
  findMismatch,
  successesUntilKnown,
} from '#engine/experiment/compare.ts';
import { logBeta } from '#engine/experiment/log-beta.ts';
import { chanceInterval, logEvidence } from '#engine/experiment/share-sequence.ts';
import { createChance } from './chance.ts';

const alpha = 0.05;
const arm = (name: string, successes: number, share = 0.5, visitors = 0): ArmCounts => {
  return { name, share, visitors, successes };
};

/** Runs experiments day by day and looks at each every day. */
function simulate({
  runs,
  days,
  perDay,
  ratio,
  share = 0.5,
}: {
  readonly runs: number;
  readonly days: number;
  readonly perDay: number;
  readonly ratio: number;
  readonly share?: number;
}) {
  const chance = createChance(20_270_101);
  const ours = (share * ratio) / (share * ratio + 1 - share);
  let [better, worse, covered] = [0, 0, 0];
  for (let run = 0; run < runs; run += 1) {
    const counts = [0, 0];
    let [isBetter, isWorse, isCovered] = [false, false, true];
    for (let day = 0; day < days; day += 1) {
      for (let one = 0; one < perDay; one += 1) {
        if (chance() < ours) counts[1] = (counts[1] ?? 0) + 1;
        else counts[0] = (counts[0] ?? 0) + 1;
      }
      const { from, to } = compareArms(
        arm('control', counts[0] ?? 0, 1 - share),
        arm('plain', counts[1] ?? 0, share),
        alpha,
      );
      isBetter ||= from > 1;
      isWorse ||= to < 1;
      isCovered &&= from <= ratio && ratio <= to;
    }
    better += Number(isBetter);
    worse += Number(isWorse);
    covered += Number(isCovered);
  }
  return { better: better / runs, worse: worse / runs, covered: covered / runs };
}

describe('an experiment that is looked at every day', () => {
  it('names a winner in at most 5% of 2,000 runs without a difference', () => {
    const { better, worse } = simulate({ runs: 2000, days: 90, perDay: 12, ratio: 1 });
    expect(better + worse).toBeLessThanOrEqual(0.05);
  });

  it('does so whatever the shares are', () => {
    const runs = { runs: 500, days: 90, perDay: 12, ratio: 1 };
    for (const share of [0.1, 0.8]) {
      const { better, worse } = simulate({ ...runs, share });
      expect(better + worse).toBeLessThanOrEqual(0.05);
    }
  });

  it.each([
    ['a quarter more within 2,000 leads', { days: 100, perDay: 20, ratio: 1.25 }, 0.85],
    ['a half more within 600 leads', { days: 60, perDay: 10, ratio: 1.5 }, 0.85],
    ['12% more within 8,000 leads', { days: 100, perDay: 80, ratio: 1.12 }, 0.9],
  ])('finds %s', (_, runs, promised) => {
    const { better, worse, covered } = simulate({ runs: 200, ...runs });
    expect(better).toBeGreaterThanOrEqual(promised);
    expect(worse).toBeLessThanOrEqual(0.01);
    // The difference lies in the intervals of all days at once.
    expect(covered).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the interval', () => {
  it('is where the evidence reaches its limit, and narrows around what was seen', () => {
    for (const split of [
      { ours: 0, others: 0, expected: 0.5 },
      { ours: 7, others: 0, expected: 0.5 },
      { ours: 0, others: 9, expected: 0.2 },
      { ours: 540, others: 460, expected: 0.5 },
    ]) {
      const [low, high] = chanceInterval(split, alpha);
      expect(low).toBeLessThan(high);
      for (const end of [low, high].filter((one) => one > 1e-9 && one < 1 - 1e-9)) {
        expect(logEvidence(split, end)).toBeCloseTo(Math.log(20), 6);
      }
    }
    const width = (all: number) => {
      const [low, high] = chanceInterval({ ours: all / 2, others: all / 2, expected: 0.5 }, alpha);
      return high - low;
    };
    expect(width(10_000)).toBeLessThan(width(1000) / 2);
  });

  it('is made of a beta function that is right', () => {
    // B(a, b) = (a - 1)! (b - 1)! / (a + b - 1)!
    expect(Math.exp(logBeta(1, 1))).toBeCloseTo(1, 12);
    expect(Math.exp(logBeta(3, 4))).toBeCloseTo(1 / 60, 12);
    expect(Math.exp(logBeta(0.5, 0.5))).toBeCloseTo(Math.PI, 10);
  });
});

describe('the time until it is known', () => {
  it('is what a difference of that size takes', () => {
    const more = successesUntilKnown(arm('control', 100), arm('plain', 125), alpha) ?? 0;
    const scale = (225 + more) / 225;
    const known = compareArms(arm('control', 100 * scale), arm('plain', 125 * scale), alpha);
    expect(known.from).toBeGreaterThan(1);
    const before = compareArms(
      arm('control', 100 * scale * 0.98),
      arm('plain', 125 * scale * 0.98),
      alpha,
    );
    expect(before.from).toBeLessThan(1);
  });

  it('has no end where there is no difference', () => {
    expect(successesUntilKnown(arm('control', 100), arm('plain', 100), alpha)).toBeUndefined();
    expect(successesUntilKnown(arm('control', 0), arm('plain', 0), alpha)).toBeUndefined();
  });
});

describe('a page that too few visitors see', () => {
  const seen = (control: number, plain: number) =>
    findMismatch([arm('control', 0, 0.5, control), arm('plain', 0, 0.5, plain)]);

  it('raises an alarm', () => {
    expect(seen(10_000, 8000)?.arm.name).toBe('control');
    expect(seen(4000, 1000)).toMatchObject({ expected: 2500 });
  });

  it('raises none by chance, within what counting may be off, or without visitors', () => {
    expect(seen(0, 0)).toBeUndefined();
    expect(seen(30, 12)).toBeUndefined();
    expect(seen(100_000, 97_000)).toBeUndefined();
    const chance = createChance(7);
    for (let run = 0; run < 200; run += 1) {
      let plain = 0;
      for (let day = 1; day <= 30; day += 1) {
        for (let one = 0; one < 100; one += 1) plain += Number(chance() < 0.5);
        expect(seen(day * 100 - plain, plain)).toBeUndefined();
      }
    }
  });
});

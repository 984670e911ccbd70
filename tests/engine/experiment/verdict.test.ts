import { describe, expect, it } from 'vitest';
import type { ArmCounts } from '#engine/experiment/compare.ts';
import { change, compareAll, judgeExperiment } from '#engine/experiment/verdict.ts';
import { createChance } from './chance.ts';

const pair = (control: number, plain: number, visitors = 5000): readonly ArmCounts[] => [
  { name: 'control', share: 0.5, visitors, successes: control },
  { name: 'plain', share: 0.5, visitors, successes: plain },
];

const sentenceOf = (arms: readonly ArmCounts[], days = 30) => judgeExperiment(arms, days).sentence;

describe('the verdict', () => {
  it('says how much better a variant is at least, how certainly, and what that is worth', () => {
    expect(sentenceOf(pair(400, 560))).toBe(
      '“plain” is better than the page as it is: at least 12% more leads, which is 104 leads a month or more, with 95% certainty however often one looks.',
    );
  });

  it('says it when the page as it is is better', () => {
    expect(sentenceOf(pair(560, 400))).toBe(
      'The page as it is is better than “plain”: that one brings at least 11% fewer leads, which is 129 leads a month or more, with 95% certainty however often one looks.',
    );
  });

  it('waits for a week and a hundred leads, and says how long that takes', () => {
    expect(sentenceOf(pair(9, 25), 3)).toBe(
      'Too early to tell: a verdict needs 100 leads and 7 days, and there are 34 leads in 3 days; at this pace that is in 6 days.',
    );
    expect(judgeExperiment(pair(0, 400), 6).kind).toBe('early');
    expect(sentenceOf(pair(0, 0), 0)).toBe(
      'Too early to tell: a verdict needs 100 leads and 7 days, and there are 0 leads in 0 days.',
    );
  });

  it('foretells nothing of an experiment that has ended', () => {
    expect(judgeExperiment(pair(9, 25), 3, true)).toEqual({
      kind: 'early',
      sentence:
        'It ended too early to tell: a verdict needs 100 leads and 7 days, and there were 34 leads in 3 days.',
    });
    expect(judgeExperiment(pair(200, 230), 30, true).sentence).toBe(
      'It ended undecided: "plain" brought between 13% fewer and 52% more leads, with 95% certainty however often one looks.',
    );
    expect(judgeExperiment(pair(400, 560), 30, true)).toEqual(judgeExperiment(pair(400, 560), 30));
  });

  it('says how long until it is known', () => {
    expect(sentenceOf(pair(200, 230))).toBe(
      'Not decided yet: “plain” brings between 13% fewer and 52% more leads, with 95% certainty however often one looks. If it is 15% more as it seems, that is known in about 106 days.',
    );
    expect(sentenceOf(pair(200, 202))).toContain('it takes more than a year to know');
  });

  it('says when there is no difference worth having', () => {
    expect(sentenceOf(pair(40_000, 40_050))).toBe(
      '“plain” brings no difference worth having: 5% more leads at the most, with 95% certainty however often one looks. Keep the words you like best.',
    );
  });

  it('trusts no figures of pages that are not seen as they were dealt', () => {
    const arms = pair(400, 560).map((arm) =>
      arm.name === 'plain' ? { ...arm, visitors: 3000 } : arm,
    );
    expect(judgeExperiment(arms, 30)).toMatchObject({
      kind: 'untrusted',
      sentence:
        'These figures cannot be trusted: 5000 visitors saw “control” where about 4000 were to be expected. Find out what keeps one of the pages from being shown or counted.',
    });
  });

  it('names the best of several variants, and asks more of each', () => {
    const arms = [
      { name: 'control', share: 0.4, visitors: 4000, successes: 400 },
      { name: 'plain', share: 0.3, visitors: 3000, successes: 420 },
      { name: 'short', share: 0.3, visitors: 3000, successes: 480 },
    ];
    expect(judgeExperiment(arms, 30)).toMatchObject({ kind: 'better', variant: 'short' });
    const [alone] = compareAll(arms.slice(0, 2));
    const [together] = compareAll(arms);
    expect(together?.from).toBeLessThan(alone?.from ?? 0);
  });

  it('names a winner in at most 5% of experiments with three variants that are all alike', () => {
    const chance = createChance(20_270_315);
    let winners = 0;
    for (let run = 0; run < 300; run += 1) {
      const successes = [0, 0, 0, 0];
      let isDecided = false;
      for (let day = 1; day <= 60; day += 1) {
        for (let one = 0; one < 16; one += 1) {
          const index = Math.floor(chance() * 4);
          successes[index] = (successes[index] ?? 0) + 1;
        }
        const arms = successes.map((number, index) => {
          return { name: `${index}`, share: 0.25, visitors: 100 * day, successes: number };
        });
        isDecided ||= judgeExperiment(arms, day).kind === 'better';
      }
      winners += Number(isDecided);
    }
    expect(winners / 300).toBeLessThanOrEqual(0.05);
  });
});

it.each([
  [1.05, '5% more'],
  [0.88, '12% fewer'],
  [13, '1,200% more'],
])('a ratio of %d is said as “%s”', (ratio, words) => {
  expect(change(ratio)).toBe(words);
});

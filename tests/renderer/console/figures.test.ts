import { expect, test } from 'vitest';
import type { StepCounts } from '#engine/contract/console/visits.ts';
import { steps } from '#engine/figures/steps.ts';
import {
  conversionOf,
  formatChange,
  formatConversion,
  sayChange,
  shownSteps,
} from '#renderer/console/charts/figures.ts';

const none = Object.fromEntries(steps.map((step) => [step, 0])) as StepCounts;
const compare = (now: number, before: number) => ({
  now: { ...none, saved: now },
  before: { ...none, saved: before },
});

test.each([
  [412, 340, 'Saved: 412 in 30 days, 21% more than in the 30 days before.'],
  [300, 400, 'Saved: 300 in 30 days, 25% fewer than in the 30 days before.'],
  [1240, 1210, 'Saved: 1,240 in 30 days, 2% more than in the 30 days before, which may be chance.'],
  [9, 6, 'Saved: 9 in 30 days, 3 more than in the 30 days before, which may be chance.'],
  [50, 0, 'Saved: 50 in 30 days, none in the 30 days before.'],
  [0, 0, 'Saved: 0 in 30 days, as in the 30 days before.'],
])(
  '%i after %i is said with what it is compared with and how sure that is',
  (now, before, said) => {
    expect(sayChange('saved', compare(now, before), 30)).toBe(said);
  },
);

test('a change of few is a number, of many a share', () => {
  expect(formatChange(9, 6)).toBe('+3');
  expect(formatChange(300, 400)).toBe('−25%');
  expect(formatChange(7, 7)).toBe('');
  expect(formatChange(7, 0)).toBe('+7');
});

test('conversion is left out where visitors were not seen', () => {
  expect(conversionOf({ ...none, saved: 5, visitors: 100 })).toBe(5);
  expect(conversionOf({ ...none, saved: 5, visitors: 3 })).toBeNull();
  expect(formatConversion(conversionOf(none))).toBe('–');
});

test('rare steps are shown where there are any', () => {
  expect(shownSteps(compare(0, 0))).not.toContain('booked');
  const booked = { now: { ...none, booked: 1 }, before: none };
  expect(shownSteps(booked)).toContain('booked');
});

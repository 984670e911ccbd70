import { describe, expect, it } from 'vitest';
import { tellLength } from '#engine/interpret/event/length.ts';
import { wordsOf } from '#engine/language/words-of.ts';

describe('how long an event takes', () => {
  it.each([
    ['an evening', '2027-02-27T19:30', 90, '90 minutes'],
    ['a whole day', '2027-02-27T09:00', 720, '720 minutes'],
    ['a day and its evening', '2027-02-27T09:00', 780, '780 minutes'],
    ['a night', '2027-02-26T18:00', 1320, '2 days'],
    ['a weekend', '2027-02-27T09:30', 1830, '2 days'],
    ['until midnight', '2027-02-27T08:00', 2400, '2 days'],
    ['from Friday to Sunday', '2027-02-26T18:00', 2760, '3 days'],
    ['a week whose days are not yet known', undefined, 7 * 1440, '7 days'],
  ])('is told of %s', (_, startsAt, minutes, told) => {
    const event = startsAt === undefined ? { minutes } : { minutes, startsAt };
    expect(tellLength(event, wordsOf('en'))).toBe(told);
  });

  it.each([
    ['de', '2 Tage'],
    ['es', '2 días'],
    ['fr', '2 jours'],
    ['pt-BR', '2 dias'],
  ] as const)('is told in %s', (language, told) => {
    const event = { minutes: 1830, startsAt: '2027-02-27T09:30' };
    expect(tellLength(event, wordsOf(language))).toBe(told);
  });
});

import { expect, it } from 'vitest';
import { sayAfter, sayHours, sayWindow } from '#server/operator/map/times.ts';

const hours = { fromHour: 9, toHour: 17 };

it.each([
  [['mon', 'tue', 'wed', 'thu', 'fri'], 'Monday to Friday'],
  [['mon', 'tue', 'wed', 'thu', 'sun'], 'Sunday to Thursday'],
  [['sat', 'sun', 'mon'], 'Saturday to Monday'],
  [['tue', 'thu'], 'Tuesday and Thursday'],
  [['mon', 'wed', 'fri'], 'Monday, Wednesday, and Friday'],
  [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], 'every day'],
] as const)('says of %j when emails go out', (weekdays, said) => {
  expect(sayWindow({ weekdays, ...hours }, 'America/New_York')).toBe(
    `${said}, 9:00 to 17:00 in America/New York`,
  );
});

it('says waits as people do', () => {
  expect([0, 1, 24, 36, 48, 0.5].map(sayHours)).toEqual([
    '0 hours',
    '1 hour',
    '24 hours',
    '36 hours',
    '2 days',
    '30 minutes',
  ]);
  expect([0, 72].map(sayAfter)).toEqual(['at once', 'after 3 days']);
});

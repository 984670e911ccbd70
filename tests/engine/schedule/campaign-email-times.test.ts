import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterWait, beforeWait, openingAt } from '#engine/schedule/campaign-email-times.ts';

const zone = 'America/Los_Angeles';
const date = (text: string) => new Date(text);
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const zones = ['America/Los_Angeles', 'America/Phoenix', 'Europe/London', 'Australia/Lord_Howe'];
const moments = fc
  .integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) })
  .map((time) => new Date(time));

describe('the window of a campaign', () => {
  const window = { weekdays: ['tue', 'thu'], fromHour: 8, toHour: 17 } as const;

  it.each([
    ['inside stays as it is', '2027-06-08T20:15:30Z', '2027-06-08T20:15:30Z'],
    ['before the hour waits for it', '2027-06-08T08:00:00Z', '2027-06-08T15:00:00Z'],
    ['the hour of the end is past', '2027-06-09T00:00:00Z', '2027-06-10T15:00:00Z'],
    ['a closed day waits for the next', '2027-06-11T20:00:00Z', '2027-06-15T15:00:00Z'],
    ['winter waits for eight in winter', '2027-11-05T20:00:00Z', '2027-11-09T16:00:00Z'],
    ['the week of the change to summer', '2027-03-12T20:00:00Z', '2027-03-16T15:00:00Z'],
  ])('%s', (_, moment, expected) => {
    expect(openingAt(date(moment), window, zone)).toEqual(date(expected));
  });

  it('is always open where none is declared', () => {
    expect(openingAt(date('2027-06-12T03:00:00Z'), undefined, zone)).toEqual(
      date('2027-06-12T03:00:00Z'),
    );
  });

  it('opens after the gap where its hour is skipped', () => {
    const early = { weekdays, fromHour: 2, toHour: 24 };
    // Clocks in Los Angeles go from 1:59 to 3:00 on the 14th of March 2027.
    expect(openingAt(date('2027-03-14T08:30:00Z'), early, zone)).toEqual(
      date('2027-03-14T10:00:00Z'),
    );
  });

  it('stays closed on a day whose only hour is skipped', () => {
    const short = { weekdays: ['sun'], fromHour: 2, toHour: 3 } as const;
    for (const moment of ['2027-03-08T08:30:00Z', '2027-03-14T08:30:00Z']) {
      expect(openingAt(date(moment), short, zone)).toEqual(date('2027-03-21T09:00:00Z'));
    }
  });

  it('never opens too early, never closes before an email, and is open when it opens', () => {
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(...zones),
        fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
        fc.integer({ min: 3, max: 22 }),
        fc.integer({ min: 1, max: 24 }),
        (moment, timeZone, days, fromHour, length) => {
          const one = { weekdays: days, fromHour, toHour: Math.min(24, fromHour + length) };
          const opening = openingAt(moment, one, timeZone);
          expect(opening.getTime()).toBeGreaterThanOrEqual(moment.getTime());
          expect(opening.getTime() - moment.getTime()).toBeLessThanOrEqual(7.1 * 86_400_000);
          const local = new Intl.DateTimeFormat('en-GB', {
            timeZone,
            weekday: 'short',
            hour: '2-digit',
            hourCycle: 'h23',
          }).formatToParts(opening);
          const part = (type: string) => local.find((each) => each.type === type)?.value ?? '';
          expect(days).toContain(part('weekday').toLowerCase());
          expect(Number(part('hour'))).toBeGreaterThanOrEqual(fromHour);
          expect(Number(part('hour'))).toBeLessThan(one.toHour);
          expect(openingAt(opening, one, timeZone)).toEqual(opening);
        },
      ),
    );
  });
});

describe('the wait for an email', () => {
  it('counts days on the calendar, whatever the clocks do', () => {
    expect(afterWait(date('2027-03-13T18:00:30Z'), { days: 2 }, zone)).toEqual(
      date('2027-03-15T17:00:30Z'),
    );
    expect(afterWait(date('2027-11-06T17:00:00Z'), { days: 2 }, zone)).toEqual(
      date('2027-11-08T18:00:00Z'),
    );
  });

  it('counts hours as they pass', () => {
    expect(afterWait(date('2027-03-13T18:00:00Z'), { hours: 24 }, zone)).toEqual(
      date('2027-03-14T18:00:00Z'),
    );
  });

  it('is measured backwards as forwards, but for the hour in which clocks change', () => {
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(...zones),
        fc.oneof(
          fc.record({ days: fc.integer({ min: 0, max: 30 }) }),
          fc.record({ hours: fc.integer({ min: 0, max: 100 }) }),
        ),
        (moment, timeZone, wait) => {
          const there = afterWait(moment, wait, timeZone);
          const back = beforeWait(there, wait, timeZone);
          expect(Math.abs(back.getTime() - moment.getTime())).toBeLessThanOrEqual(3_600_000);
        },
      ),
    );
  });
});

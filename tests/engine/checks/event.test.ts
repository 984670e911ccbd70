import { describe, expect, it } from 'vitest';
import { event, findIn, reminder, reminderFunction } from '#tests/support/site/declarations.ts';

const guide = 'funnels/willow/guide.ts';

describe('events and time zones', () => {
  it.each([
    ['an event whose date is to be announced', { event: { ...event, startsAt: undefined } }],
    ['the 29th of February of a leap year', { event: { ...event, startsAt: '2028-02-29T10:00' } }],
  ])('allow %s', (_, { event: changed }) => {
    expect(findIn({ 'guide.ts': { event: JSON.parse(JSON.stringify(changed)) } })).toEqual([]);
  });

  it.each(['2027-02-29T10:00', '2027-13-01T10:00', '2027-03-16T24:30', '2027-03-16T10:75'])(
    'report the date %s, which does not exist',
    (startsAt) => {
      expect(findIn({ 'guide.ts': { event: { ...event, startsAt } } })).toEqual([
        `${guide}, event.startsAt: "${startsAt}" is not a date and time that exists. Write a calendar date and a time from 00:00 to 23:59, like 2027-03-16T10:00.`,
      ]);
    },
  );

  it('report a reminder before an event without a date', () => {
    const { startsAt: _, ...undated } = event;
    const changes = {
      'coach.ts': { 'functions.send-reminder': reminderFunction },
      'guide.ts': { event: { ...undated, reminder } },
    };
    expect(findIn(changes)).toEqual([
      `${guide}, event.reminder: The reminder cannot be sent before the event, because the event has no startsAt. Add event.startsAt or remove the reminder.`,
    ]);
  });

  it.each(['California', 'UTC+1', '+01:00'])(
    'report the time zone %s, which does not exist',
    (timeZone) => {
      const sentence = `There is no time zone "${timeZone}". Write a name from the IANA list, like America/Los_Angeles.`;
      expect(
        findIn({ 'coach.ts': { timeZone }, 'guide.ts': { event: { ...event, timeZone } } }),
      ).toEqual([
        `funnels/willow/coach.ts, timeZone: ${sentence}`,
        `${guide}, event.timeZone: ${sentence}`,
      ]);
    },
  );
});

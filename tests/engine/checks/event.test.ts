import { describe, expect, it } from 'vitest';
import { event, findIn, reminder, reminderFunction } from '#tests/support/declarations.ts';

const guide = 'funnels/willow/guide.ts';

describe('events and time zones', () => {
  it.each([
    ['an event whose date is to be announced', { event: { ...event, startsAt: undefined } }],
    ['the 29th of February of a leap year', { event: { ...event, startsAt: '2028-02-29T10:00' } }],
  ])('allow %s', (_, { event: changed }) => {
    expect(findIn({ 'guide.ts': { event: JSON.parse(JSON.stringify(changed)) } })).toEqual([]);
  });

  it.each(['2027-02-29T10:00', '2027-13-01T10:00', '2027-03-16T24:30', '2027-03-16T10:75'])(
    'tell the date %s, which does not exist',
    (startsAt) => {
      expect(findIn({ 'guide.ts': { event: { ...event, startsAt } } })).toEqual([
        `${guide}, event.startsAt: "${startsAt}" is no date and time that exists. Write a day of the calendar and a time from 00:00 to 23:59, like 2027-03-16T10:00.`,
      ]);
    },
  );

  it('tell a reminder before an event without a date', () => {
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
    'tell the time zone %s, which nobody knows',
    (timeZone) => {
      const sentence = `There is no time zone "${timeZone}". Write the name of a zone as the IANA list has it, like America/Los_Angeles.`;
      expect(
        findIn({ 'coach.ts': { timeZone }, 'guide.ts': { event: { ...event, timeZone } } }),
      ).toEqual([
        `funnels/willow/coach.ts, timeZone: ${sentence}`,
        `${guide}, event.timeZone: ${sentence}`,
      ]);
    },
  );
});

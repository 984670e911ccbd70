import { describe, expect, it } from 'vitest';
import { listEmails } from '#engine/schedule/email-schedule.ts';
import { positionIn } from '#engine/schedule/sequence-position.ts';
import {
  type Changes,
  compileFunnel,
  event,
  letter,
  reminder,
  reminderFunction,
} from '#tests/support/declarations.ts';

const step = (id: string, after: object) => ({
  id,
  after,
  message: { ...letter, subject: `Letter ${id}` },
});

/** Three letters on working days from eight to five in Los Angeles. */
const coach: Changes = {
  'functions.send-reminder': { ...reminderFunction, message: { ...letter, subject: 'Tomorrow' } },
  'campaigns.0.window': {
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
    fromHour: 8,
    toHour: 17,
  },
  'campaigns.0.steps': [
    step('one', { days: 2 }),
    step('two', { days: 3 }),
    step('three', { hours: 36 }),
  ],
};

const funnel = compileFunnel(
  {
    event: { ...event, reminder },
    'submission.journey': { campaign: 'Willow Campaign', firstEmail: 'now' },
  },
  coach,
);

const calendar = (at: string) =>
  listEmails(funnel, new Date(at)).map(
    ({ at: moment, kind, name }) => `${moment.toISOString().slice(0, 16)} ${kind} ${name}`,
  );

describe('the calendar of a sign-up', () => {
  it('keeps the hours of the coach across the change to summer time', () => {
    // The clocks change on Sunday the 14th; the event is on Tuesday at 10:00, 17:00 UTC.
    expect(calendar('2027-03-11T20:30:00Z')).toEqual([
      '2027-03-11T20:30 answer send-guide',
      '2027-03-15T15:00 letter one',
      '2027-03-15T17:00 reminder send-reminder',
      '2027-03-18T15:00 letter two',
      '2027-03-22T15:00 letter three',
    ]);
  });

  it('keeps them across the change to winter time', () => {
    // The clocks change on Sunday, the 7th of November; the event is over.
    expect(calendar('2027-11-03T20:30:00Z')).toEqual([
      '2027-11-03T20:30 answer send-guide',
      '2027-11-05T20:30 letter one',
      '2027-11-08T21:30 letter two',
      '2027-11-10T16:00 letter three',
    ]);
  });

  it('has a reminder for who registers up to its time and none for who comes later', () => {
    expect(calendar('2027-03-15T17:00:00Z')).toContain('2027-03-15T17:00 reminder send-reminder');
    expect(calendar('2027-03-15T17:00:01Z').join()).not.toContain('reminder');
  });

  it('begins a day later where the first email waits', () => {
    const later = compileFunnel(
      { 'submission.journey': { campaign: 'Willow Campaign', firstEmail: { hours: 24 } } },
      { 'campaigns.0.steps': [step('one', { hours: 0 })] },
    );
    const emails = listEmails(later, new Date('2027-11-06T20:30:00Z'));
    expect(emails.map(({ at }) => at.toISOString())).toEqual([
      '2027-11-06T20:30:00.000Z',
      '2027-11-07T20:30:00.000Z',
    ]);
  });
});

describe('the place in a sequence that was changed', () => {
  it.each([
    ['nothing was had yet', [], ['a', 'b'], 1],
    ['nothing changed', ['a'], ['a', 'b'], 2],
    ['a letter was put in behind', ['a', 'b'], ['a', 'b', 'x', 'c'], 3],
    ['a letter was put in before', ['a', 'b'], ['a', 'x', 'b', 'c'], 4],
    ['the last one had was taken out', ['a', 'b'], ['a', 'c'], 2],
    ['all letters are new', ['a', 'b'], ['x', 'y'], 1],
    ['the rest was taken out', ['a'], ['a'], 2],
  ])('when %s', (_, had, letters, position) => {
    expect(positionIn(had, letters)).toBe(position);
  });
});

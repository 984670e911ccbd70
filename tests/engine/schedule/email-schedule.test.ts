import { describe, expect, it } from 'vitest';
import { listScheduledEmails } from '#engine/schedule/email-schedule.ts';
import { positionIn } from '#engine/schedule/sequence-position.ts';
import {
  type Changes,
  compileFunnel,
  event,
  message,
  reminder,
  reminderFunction,
} from '#tests/support/site/declarations.ts';

const step = (id: string, after: object) => ({
  id,
  after,
  message: { ...message, subject: `Email ${id}` },
});

/** Three emails on working days from eight to five in Los Angeles. */
const coach: Changes = {
  'functions.send-reminder': { ...reminderFunction, message: { ...message, subject: 'Tomorrow' } },
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

const schedule = (at: string) =>
  listScheduledEmails(funnel, new Date(at)).map(
    ({ at: moment, kind, name }) => `${moment.toISOString().slice(0, 16)} ${kind} ${name}`,
  );

describe('the emails of a sign-up', () => {
  it('keeps the hours of the coach across the change to summer time', () => {
    // The clocks change on Sunday the 14th; the event is on Tuesday at 10:00, 17:00 UTC.
    expect(schedule('2027-03-11T20:30:00Z')).toEqual([
      '2027-03-11T20:30 requested send-guide',
      '2027-03-15T15:00 campaign one',
      '2027-03-15T17:00 reminder send-reminder',
      '2027-03-18T15:00 campaign two',
      '2027-03-22T15:00 campaign three',
    ]);
  });

  it('keeps them across the change to winter time', () => {
    // The clocks change on Sunday, the 7th of November; the event is over.
    expect(schedule('2027-11-03T20:30:00Z')).toEqual([
      '2027-11-03T20:30 requested send-guide',
      '2027-11-05T20:30 campaign one',
      '2027-11-08T21:30 campaign two',
      '2027-11-10T16:00 campaign three',
    ]);
  });

  it('brings a reminder to people who register by its time and none to those who come later', () => {
    expect(schedule('2027-03-15T17:00:00Z')).toContain('2027-03-15T17:00 reminder send-reminder');
    expect(schedule('2027-03-15T17:00:01Z').join()).not.toContain('reminder');
  });

  it('begins a day later where the first email waits', () => {
    const later = compileFunnel(
      { 'submission.journey': { campaign: 'Willow Campaign', firstEmail: { hours: 24 } } },
      { 'campaigns.0.steps': [step('one', { hours: 0 })] },
    );
    const emails = listScheduledEmails(later, new Date('2027-11-06T20:30:00Z'));
    expect(emails.map(({ at }) => at.toISOString())).toEqual([
      '2027-11-06T20:30:00.000Z',
      '2027-11-07T20:30:00.000Z',
    ]);
  });
});

describe('the position in a changed sequence', () => {
  it.each([
    ['nothing was sent yet', [], ['a', 'b'], 1],
    ['nothing changed', ['a'], ['a', 'b'], 2],
    ['an email was added behind', ['a', 'b'], ['a', 'b', 'x', 'c'], 3],
    ['an email was added before', ['a', 'b'], ['a', 'x', 'b', 'c'], 4],
    ['the last one sent was removed', ['a', 'b'], ['a', 'c'], 2],
    ['all emails are new', ['a', 'b'], ['x', 'y'], 1],
    ['the rest was removed', ['a'], ['a'], 2],
  ])('when %s', (_, had, declared, position) => {
    expect(positionIn(had, declared)).toBe(position);
  });
});

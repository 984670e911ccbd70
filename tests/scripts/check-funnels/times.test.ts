import { describe, expect, it } from 'vitest';
import { comingBetween } from '#engine/checks/stale/coming.ts';
import { compileSite } from '#engine/compile.ts';
import { formatComing, readAt, readWithin } from '#scripts/check-funnels/times.ts';
import { declare, event, reminder, reminderFunction } from '#tests/support/site/declarations.ts';

describe('--at', () => {
  it('takes a day or a time of it', () => {
    expect(readAt('2027-03-20')).toEqual({ value: new Date('2027-03-20T00:00:00Z') });
    expect(readAt('2027-03-20T18:30')).toEqual({ value: new Date('2027-03-20T18:30:00Z') });
  });

  it.each(['2027-02-30', '20.3.2027', '2027-3-2', '2027-03-20T25:00', 'tomorrow', ''])(
    'says what it takes instead of %j',
    (text) => {
      expect(readAt(text)).toEqual({
        wrong: `--at takes a day like 2027-03-20, or a time in UTC like 2027-03-20T18:00, not "${text}".`,
      });
    },
  );
});

describe('--within', () => {
  it.each([
    ['30d', 30],
    ['1 day', 1],
    ['6w', 42],
  ])('%s is %i days', (text, value) => {
    expect(readWithin(text)).toEqual({ value });
  });

  it.each(['soon', '30', '0d', '-3d', '9999w'])('says what it takes instead of %j', (text) => {
    expect(readWithin(text)).toEqual({
      wrong: `--within takes a number of days or weeks up to ten years, like 30d or 6w, not "${text}".`,
    });
  });
});

describe('what is coming', () => {
  const changes = {
    'guide.ts': {
      event,
      publishFrom: '2027-01-10T09:00',
      expires: { at: '2027-03-31T18:00', to: '/willow-call' },
      'page.sections.0.lead': 'Ready for 2026, and for all that comes with it.',
    },
    'call.ts': {},
  };
  const { site } = compileSite(declare(changes), ['/', '/leadmagnet'], {
    pictures: ['funnels/willow/team.jpg'],
  });
  const list = (from: string, to: string) =>
    site && comingBetween(site, new Date(from), new Date(to));

  it('is each change in order, on its own clock', () => {
    const coming = list('2026-11-22T00:00:00Z', '2027-04-21T00:00:00Z');
    expect(formatComing(coming ?? [], new Date('2026-11-22T00:00:00Z'), 150).split('\n')).toEqual([
      'In the 150 days after 2026-11-22, until 2027-04-21:',
      '',
      '2027-01-01 00:00 (UTC)  funnels/willow/guide.ts, page.sections[0].lead',
      '  "Ready for 2026" will be of a year that is past.',
      '',
      '2027-01-10 09:00 (America/Los_Angeles)  funnels/willow/guide.ts, publishFrom',
      '  The page /willow-guide appears.',
      '',
      '2027-03-16 10:00 (America/Los_Angeles)  funnels/willow/guide.ts, event.startsAt',
      `  "${event.name}" begins, and nobody can register any more.`,
      '',
      '2027-03-16 11:30 (America/Los_Angeles)  funnels/willow/guide.ts, event.startsAt',
      `  "${event.name}" is over.`,
      '',
      '2027-03-31 18:00 (America/Los_Angeles)  funnels/willow/guide.ts, expires.at',
      '  The page /willow-guide ends and leads on to /willow-call.',
    ]);
  });

  it('ends registration for one of several dates only', () => {
    const { startsAt: _, ...undated } = event;
    const dates = [
      { id: 'spring', startsAt: '2027-03-16T10:00' },
      { id: 'summer', startsAt: '2027-06-15T10:00' },
    ];
    const several = compileSite(
      declare({
        'guide.ts': { event: { ...undated, dates, reminder } },
        'coach.ts': { 'functions.send-reminder': reminderFunction },
      }),
      ['/', '/leadmagnet'],
    ).site;
    const day = (date: string) => new Date(`${date}T00:00:00Z`);
    const whats = (from: string, to: string) =>
      several && comingBetween(several, day(from), day(to)).map(({ what }) => what);
    expect(whats('2027-03-01', '2027-04-01')).toEqual([
      `The last reminder of one date of "${event.name}" goes out; who registers for it later gets none.`,
      `One date of "${event.name}" begins, and nobody can register for it any more.`,
      `One date of "${event.name}" is over.`,
    ]);
    expect(whats('2027-06-01', '2027-07-01')).toEqual([
      `The last reminder of "${event.name}" goes out; who registers later gets none.`,
      `"${event.name}" begins, and nobody can register any more.`,
      `"${event.name}" is over.`,
    ]);
  });

  it('holds neither what has been nor what comes later', () => {
    expect(list('2027-01-11T00:00:00Z', '2027-03-01T00:00:00Z')).toEqual([]);
    expect(formatComing([], new Date('2027-01-11T00:00:00Z'), 1)).toBe(
      'Nothing changes by itself in the 1 day after 2027-01-11, until 2027-01-12.',
    );
  });
});

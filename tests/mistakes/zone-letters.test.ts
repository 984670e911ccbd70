import { describe } from 'vitest';
import { type Changes, event } from '#tests/support/declarations.ts';
import { itAccepts, itNames } from './mistake.ts';

type Files = Readonly<Record<string, Changes>>;

/** An event on March 16, 2027 at 10:00 in Los Angeles, when daylight time has begun. */
const said = (text: string, timeZone = event.timeZone): Files => ({
  'guide.ts': { event: { ...event, timeZone }, 'page.sections.0.lead': text },
});
const at = 'guide.ts, page.sections[0].lead';

describe('letters of standard and daylight time', () => {
  itNames([
    {
      did: 'standard time in summer',
      changes: said('We begin at 10:00 AM PST.'),
      rule: 'event-time',
      at,
      says: '"PST" stands here, but on the day of the event the clocks there show PDT (event.startsAt). Write {event.time} for the time with its zone, or PDT.',
    },
    {
      did: 'standard time of another zone',
      changes: said('10:00 AM PDT is 1 PM EST.'),
      rule: 'event-time',
      at,
      says: '"EST" stands here, but on the day of the event the clocks there show EDT (event.startsAt). Write {event.time} for the time with its zone, or EDT.',
    },
  ]);
  itAccepts([
    { did: 'daylight time', changes: said('10:00 AM PDT, which is 1 PM EDT.') },
    { did: 'no half of the year', changes: said('10:00 AM PT.') },
    {
      did: 'Arizona, which has one',
      changes: said('We begin at 10:00 AM MST.', 'America/Phoenix'),
    },
  ]);
});

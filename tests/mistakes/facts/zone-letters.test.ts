import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

/** An event on March 16, 2027 at 10:00 in Los Angeles, when daylight time has begun. */
const said = (text: string, timeZone = event.timeZone): Files => ({
  'guide.ts': { event: { ...event, timeZone }, 'page.sections.0.lead': text },
});

describe('letters of standard and daylight time', () => {
  itNames('event-time', {
    'standard time in summer': {
      changes: said('We begin at 10:00 AM PST.'),
      says: '"PST" stands here, but on the day of the event the clocks there show PDT (event.startsAt). Write {event.time} for the time with its zone, or PDT.',
    },
    'standard time of another zone': {
      changes: said('10:00 AM PDT is 1 PM EST.'),
      says: '"EST" stands here, but on the day of the event the clocks there show EDT (event.startsAt). Write {event.time} for the time with its zone, or EDT.',
    },
  });
  itAccepts({
    'daylight time': { changes: said('10:00 AM PDT, which is 1 PM EDT.') },
    'no half of the year': { changes: said('10:00 AM PT.') },
    'Arizona, which has one': { changes: said('We begin at 10:00 AM MST.', 'America/Phoenix') },
  });
});

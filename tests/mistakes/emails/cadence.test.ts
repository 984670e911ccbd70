import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { message } from '#tests/support/site/declarations.ts';

/** A campaign whose emails come after so many days, with words of their own. */
const waits = (...days: readonly number[]): Files => ({
  'coach.ts': {
    'campaigns.0.steps': days.map((wait, step) => ({
      id: `step-${'abcd'[step]}`,
      after: { days: wait },
      message: {
        ...message,
        subject: `About ${['rest', 'work', 'tea', 'sleep'][step]}`,
        heading: `More about ${['rest', 'work', 'tea', 'sleep'][step]}`,
        paragraphs: [`Here is what ${['rest', 'work', 'tea', 'sleep'][step]} asks of you today.`],
      },
    })),
  },
});

describe('waits among other waits', () => {
  itNames({
    'thirty days for three': {
      changes: waits(2, 30, 3),
      rule: 'unlikely-number',
      at: 'coach.ts, campaigns[0].steps[1].after',
      says: 'This email waits 30 days, while none of the others waits more than 3. Correct the number, or say in allow why the pause is meant.',
    },
    'hours for days': {
      changes: {
        'coach.ts': { ...waits(2, 3, 4)['coach.ts'], 'campaigns.0.steps.1.after': { hours: 3 } },
      },
      rule: 'unlikely-number',
      at: 'coach.ts, campaigns[0].steps[1].after',
      says: 'This email waits 3 hours, while the others wait for days. Write { days: 3 }, or say in allow why it follows so soon.',
    },
    'the first together with the answer to the form': {
      changes: {
        'coach.ts': { ...waits(2, 3, 4)['coach.ts'], 'campaigns.0.steps.0.after': { hours: 0 } },
      },
      rule: 'unlikely-number',
      at: 'coach.ts, campaigns[0].steps[0].after',
      says: 'Without a wait the email goes out together with the one before it, which answers the form. Write how long to wait after the email before, like { days: 2 }.',
    },
  });
  itAccepts({
    'a first email after hours': {
      changes: {
        'coach.ts': { ...waits(2, 3, 4)['coach.ts'], 'campaigns.0.steps.0.after': { hours: 3 } },
      },
    },
    'no wait behind that of the form': {
      changes: {
        'coach.ts': { ...waits(2, 3, 4)['coach.ts'], 'campaigns.0.steps.0.after': { hours: 0 } },
        'guide.ts': { 'submission.journey.firstEmail': { hours: 24 } },
      },
    },
    'a day in hours': {
      changes: {
        'coach.ts': { ...waits(2, 3, 4)['coach.ts'], 'campaigns.0.steps.1.after': { hours: 24 } },
      },
    },
    'waits that grow': { changes: waits(2, 5, 14) },
    'a last email after eight weeks': { changes: waits(2, 5, 7, 56) },
    'one email a month': { changes: waits(30, 30, 30) },
  });
});

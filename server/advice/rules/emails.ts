import type { Advice } from '#engine/contract/console/advice.ts';
import { count } from '#engine/text/wording.ts';
import type { EmailWeek } from '#server/advice/figures/week-figures.ts';
import { formatPart, formatWeek } from '#server/advice/figures/wording.ts';
import type { AdviceRule } from './rule.ts';

/** What an email can suffer: from how many and which part of all on it is said, and what to do. */
interface Trouble {
  readonly rule: string;
  readonly count: (emails: EmailWeek) => number;
  readonly of: (emails: EmailWeek) => number;
  readonly min: number;
  readonly part: number;
  readonly what: string;
  readonly remedy: string;
  readonly weight: number;
}

const troubles: readonly Trouble[] = [
  {
    rule: 'emails-fail',
    count: ({ failed }) => failed,
    of: ({ written }) => written,
    min: 3,
    part: 0.05,
    what: 'failed for good',
    remedy: 'Read under Deliveries why, correct it, and retry them there.',
    weight: 90,
  },
  {
    rule: 'emails-bounce',
    count: ({ bounced }) => bounced,
    of: ({ sent }) => sent,
    min: 5,
    part: 0.05,
    what: 'bounced',
    remedy:
      'Providers stop senders from 5 to 10 % on: see which source brings these addresses, and ask there less for less.',
    weight: 75,
  },
  {
    rule: 'emails-bring-complaints',
    count: ({ complained }) => complained,
    of: ({ sent }) => sent,
    min: 2,
    part: 0.003,
    what: 'were marked as spam',
    remedy:
      'Mailboxes refuse senders from 0.3 % on: say in the form what will come, and send the campaign more rarely.',
    weight: 75,
  },
  {
    rule: 'emails-slow',
    count: ({ slow }) => slow,
    of: ({ requested }) => requested,
    min: 5,
    part: 0.1,
    what: 'that somebody asked for and waited for left after more than five minutes',
    remedy:
      'See under Health whether a worker runs and the sender was paused; ask the provider where it is neither.',
    weight: 60,
  },
];

/** Emails that fail, bounce, bring complaints or come late, by coach. */
export const emailsTroubled: AdviceRule = ({ emails, week }) =>
  emails.flatMap((one) =>
    troubles.flatMap((trouble): readonly Advice[] => {
      const [number, all] = [trouble.count(one), trouble.of(one)];
      const part = all === 0 ? 0 : number / all;
      if (number < trouble.min || part < trouble.part) return [];
      const reason =
        trouble.rule === 'emails-fail' && one.reason !== null ? ` Most often: ${one.reason}.` : '';
      return [
        {
          rule: trouble.rule,
          funnel: null,
          coach: one.coach,
          sentence: `${count(number, 'email')} of ${one.brand} ${trouble.what}.`,
          evidence: `${formatWeek(week)}: ${number} of ${all}, ${formatPart(part)}.${reason}`,
          threshold: `Said from ${trouble.min} emails and ${formatPart(trouble.part)} of them on.`,
          remedy: trouble.remedy,
          weight: trouble.weight,
        },
      ];
    }),
  );

import type { Advice } from '#engine/contract/console/advice.ts';
import { count } from '#engine/text/wording.ts';
import type { EmailWeek } from '#server/advice/figures/week-figures.ts';
import { formatPart, formatWeek } from '#server/advice/figures/wording.ts';
import type { AdviceRule } from './rule.ts';

/** A problem with emails: from which number and share on it is reported, and what to do. */
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
    remedy: 'Deliveries shows why: correct it, and retry them there.',
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
      'Providers block senders at 5 to 10%: find out which source brings these addresses, and ask for less there.',
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
      'Mailbox providers refuse senders at 0.3%: say in the form what will come, and send the campaign less often.',
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
      'Check under Health whether a worker is running and whether the sender was paused; if it is neither, ask the provider.',
    weight: 60,
  },
];

/** Emails that fail, bounce, cause complaints or are late, by coach. */
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
          threshold: `Shown from ${trouble.min} emails and ${formatPart(trouble.part)} of them.`,
          remedy: trouble.remedy,
          weight: trouble.weight,
        },
      ];
    }),
  );

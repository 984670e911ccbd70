import type { Claim } from '#engine/checks/said/claim.ts';
import { months } from '#engine/checks/said/english.ts';
import { quote } from '#engine/text/wording.ts';

const month = `(?:${months.join('|')})`;
const day = '\\d{1,2}(?:st|nd|rd|th)?';

/** "Free until June 15", "the offer ends on 15 June 2027". */
const last = new RegExp(
  `\\b(?:until|till|through|(?:ends?|ended|closes?|closed|expires?|expired)(?: on)?) (?:the )?(?:(?<day>${day}) (?:of )?(?<month>${month})|(?<otherMonth>${month}) (?<otherDay>${day}))\\b`,
  'i',
);

/** A page that ends says the day on which it does. */
export const claimsOfLastDays: readonly Claim[] = [
  {
    rule: 'scarcity',
    pattern: last,
    against: ({ funnel: { expires } }, { groups = {} }) => {
      const [, number, date, hour] = /-(\d\d)-(\d\d)T(\d\d)/.exec(expires?.at ?? '') ?? [];
      if (expires === undefined || date === undefined) return undefined;
      const name = (groups['month'] ?? groups['otherMonth'] ?? '').toLowerCase();
      const said = Number.parseInt(groups['day'] ?? groups['otherDay'] ?? '', 10);
      // What ends in the first hours of a day was there until the day before.
      const isEve = Number(hour) < 6 && (Number(date) === said + 1 || Number(date) === 1);
      const isDay = months[Number(number) - 1]?.toLowerCase() === name && Number(date) === said;
      return isDay || isEve ? undefined : `the offer ends at ${quote(expires.at)} (expires.at)`;
    },
    remedy: 'Write the day on which it ends, or correct expires.at.',
  },
];

import { findOutvoted, tellBoth } from './disagree.ts';
import type { Compare } from './offer-texts.ts';

const amount = '(?<sign>[$€£]) ?(?<amount>\\d{1,3}(?:,?\\d{3})*)';
const values = [
  new RegExp(`${amount}(?: (?:USD|EUR|GBP))? (?:value|worth)\\b`, 'gi'),
  new RegExp(
    `\\b(?:value|worth|valued|usually|normally|elsewhere)(?: (?:of|at|is|for))?:? ${amount}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:the|this|our|your|an?) ${amount} (?:guide|bonus|report|plan|workbook|masterclass|workshop|webinar|course|training)\\b`,
    'gi',
  ),
];

/** The value of a bonus, which stands by itself. */
const bare = new RegExp(`^${amount}$`, 'gi');

/** What an offer is said to be worth is the same sum everywhere. */
export const valuesAgree: Compare = (texts) => {
  const statements = texts
    .filter(({ text }) => /[$€£]/u.test(text))
    .flatMap((text) =>
      [...(text.property === 'worth' ? [bare] : []), ...values].flatMap((pattern) =>
        Array.from(text.text.matchAll(pattern), ({ 0: words, groups = {} }) => ({
          text,
          about: groups['sign'] ?? '',
          number: Number((groups['amount'] ?? '').replaceAll(',', '')),
          words,
        })),
      ),
    );
  return findOutvoted(statements).map(({ wrong, right }) => ({
    text: wrong.text,
    rule: 'price-beside-free',
    problem: tellBoth(wrong, right),
    remedy: 'Write one value in both places.',
  }));
};

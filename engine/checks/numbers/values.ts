import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { contradictions, findOutvoted, type Statement } from './disagree.ts';
import type { Compare, OfferText } from './offer-texts.ts';

const amount = '(?<sign>[$€£]) ?(?<amount>\\d{1,3}(?:,?\\d{3})*)';
const values = [
  new RegExp(`${amount}(?: (?:USD|EUR|GBP))? (?:value\\b|worth\\b(?! of))`, 'gi'),
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
  return contradictions(
    findOutvoted(statements),
    'price-beside-free',
    'Write one value in both places.',
  );
};

const gain =
  '(?:(?<percent>\\d{1,3}) ?(?:%|percent) (?:more|less|fewer|lower|higher|cheaper|faster)\\b|\\bby (?<part>a quarter|a third|a fifth|a tenth|half)\\b|\\b(?<more>a quarter|a third|a fifth|a tenth) (?:more|less)\\b)';
const gains = new RegExp(gain, 'gi');
const gainsInTime = new RegExp(
  `${gain}[^.!?]{0,20} (?:in|within) (?<number>${numberPattern}) (?<unit>days|weeks|months)\\b`,
  'gi',
);
const percents: Readonly<Record<string, number>> = {
  'a quarter': 25,
  'a third': 33,
  'a fifth': 20,
  'a tenth': 10,
  half: 50,
};

/** Where an offer says in short what it brings. */
const inShort = ['summary', 'title', 'description', 'headline', 'lead', 'subject', 'preview'];

/** "25% more in 90 days": the gain is what most texts promise, and its time is the same in all. */
export const gainsAgree: Compare = (all) => {
  const texts = all.filter(
    ({ property, keys }) => inShort.includes(property) && !keys.includes('points'),
  );
  const promised = texts.flatMap((text) => figureIn(text, gains));
  const timed = texts.flatMap((text) => figureIn(text, gainsInTime));
  const outvoted = findOutvoted(promised).filter(
    ({ right }) => promised.filter(({ number }) => number === right.number).length > 1,
  );
  return contradictions(
    [...outvoted, ...findOutvoted(timed)],
    'count-of-points',
    'Write the figure that is right in both places.',
  );
};

/** The only figure of a text: two are a comparison. */
function figureIn(text: OfferText, pattern: RegExp): readonly Statement[] {
  const [only, ...others] = text.text.matchAll(pattern);
  if (only === undefined || others.length > 0) return [];
  const { percent, part, more = '', number, unit } = only.groups ?? {};
  const gained =
    percent === undefined ? (percents[(part ?? more).toLowerCase()] ?? 0) : Number(percent);
  return number === undefined
    ? [{ text, about: 'gain', number: gained, words: only[0] }]
    : [{ text, about: `${gained} in ${unit}`, number: readNumber(number), words: only[0] }];
}

const range =
  /(?<![\d.,-])(?<from>\d{2,3})(?: to |[-–])(?<to>\d{2,3})(?<unit>%| (?:days|weeks|months)\b)/g;

/** "35-50%", "30 to 90 days": of three ranges that begin or end alike, one is not another. */
export const rangesAgree: Compare = (_texts, _funnel, whole) => {
  const said = whole
    .filter(({ isGuide }) => !isGuide)
    .flatMap((text) =>
      Array.from(text.text.matchAll(range), ({ 0: words, groups = {} }) => {
        const { from, to, unit } = groups;
        return [
          { text, about: `from ${from}${unit}`, number: Number(to), words },
          { text, about: `to ${to}${unit}`, number: Number(from), words },
        ];
      }).flat(),
    );
  const alike = [...Map.groupBy(said, ({ about }) => about).values()].filter((ranges) => {
    const numbers = [...Map.groupBy(ranges, ({ number }) => number).values()];
    return ranges.length > 2 && numbers.length === 2 && numbers.some(({ length }) => length === 1);
  });
  return contradictions(
    [...findOutvoted(alike.flat()), ...findOtherShare(said)],
    'number-differs',
    'Write the same in both places, or say it in other words.',
  );
};

/** Where all texts tell one range of percent, three at least, the only other one that overlaps is a slip. */
function findOtherShare(said: readonly Statement[]) {
  const shares = said.filter(({ about }) => /^from .*%$/u.test(about));
  const [most = [], ...others] = [...Map.groupBy(shares, ({ words }) => words).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  const [right, wrong] = [most[0], others[0]?.[0]];
  if (!right || !wrong || others.length > 1 || most.length < 3 || others[0]?.length !== 1)
    return [];
  const [from, to] = [right, wrong].map(({ about }) => Number.parseInt(about.slice(5), 10));
  const isOverlapping = (from ?? 0) < wrong.number && (to ?? 0) < right.number;
  return isOverlapping && from !== to && wrong.number !== right.number ? [{ wrong, right }] : [];
}

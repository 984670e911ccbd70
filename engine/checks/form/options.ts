import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type FunnelRule, findDoubt, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';

/** The numbers that an option stands for; the largest may be infinite. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Of options that are ranges of a number, every number is in one, and what is stored is what is read. */
export const rangesAdjoin: FunnelRule = leadRule((entry) =>
  askedFields(entry.value).flatMap(([name, field]) => {
    if (!('options' in field)) return [];
    const keys = ['form', 'fields', name, 'options'];
    const ranges = field.options.map(({ label }) => readRange(label));
    const isCounted = countsWhole(ranges, field.options[0]?.label ?? '');
    return field.options.flatMap((option, index) => {
      const range = ranges[index];
      const [before, previous] = [ranges[index - 1], field.options[index - 1]];
      const stored = readRange(option.value);
      if (range === undefined) {
        // Where nothing else is a range, 24-7 is a saying.
        const isTurned = readTurned(option.label) && ranges.some((one) => one !== undefined);
        if (!isTurned) return [];
        return findMistake(
          entry,
          'range-backwards',
          [...keys, index, 'label'],
          `${quote(option.label)} ends before it begins.`,
          'Write the smaller number first.',
        );
      }
      const follows = before !== undefined && previous !== undefined && range.from >= before.from;
      // Two labels that overlap are wrong whatever is stored.
      if (
        follows &&
        (range.from < before.to || (isCounted && range.from === before.to && range.to < endless))
      ) {
        const both = Math.min(before.to, range.to);
        return findMistake(
          entry,
          'options-overlap',
          [...keys, index, 'label'],
          `${quote(previous.label)} and ${quote(option.label)} overlap: ${range.from === both ? both : `${range.from} to ${both}`} is in both, so answers could not be compared.`,
          'Let each option begin where the one before ends.',
        );
      }
      if (stored !== undefined && !isSame(stored, range, option.label)) {
        return findDoubt(
          entry,
          'option-value',
          [...keys, index, 'value'],
          `Visitors choose ${quote(option.label)}, but ${quote(option.value)} is stored.`,
          'Let the value say what the label says.',
        );
      }
      if (!follows || range.from <= before.to + 1 || !Number.isInteger(range.from + before.to))
        return [];
      return findDoubt(
        entry,
        'options-leave-gap',
        [...keys, index, 'label'],
        `Between ${quote(previous.label)} and ${quote(option.label)} something is left out: nobody with ${before.to + 1} finds an answer.`,
        'Let each option begin where the one before ends.',
      );
    });
  }),
);

const endless = Number.POSITIVE_INFINITY;

/** Whether ranges count whole things, like people: they adjoin elsewhere, or begin with one and no measure. */
function countsWhole(ranges: readonly (Range | undefined)[], first: string): boolean {
  const isMeasured =
    /[$\u20ac\u00a3%]|\b(?:years?|months?|weeks?|days?|hours?|minutes?|yrs?|hrs?|mins?|miles?|km|kg|jahre?|monate?|wochen?|tage?|stunden?|minuten?|ans?|mois|semaines?|jours?|heures?|a\u00f1os?|meses|semanas?|d\u00edas?|horas?|anos?|dias?)\b/i;
  return ranges.some((range, index) => {
    const before = ranges[index - 1];
    if (index === 0) return range?.from === 1 && !isMeasured.test(first);
    return before !== undefined && range?.from === before.to + 1;
  });
}

// The build cannot escape raw texts, and with a single letter beyond ASCII Node holds the code twice as large.
const number = String.raw`(?<from>\d+(?:[.,]\d+)*)\s?(?<fromUnit>[km](?![a-z]))?`;
const bounded = new RegExp(
  String.raw`^\D*?${number}\s?[%\u20ac]?\s?(?:[-\u2013\u2014]|to|bis|a|\u00e0|and|und|y|et|e)\s?[$\u20ac\u00a3]?(?<to>\d+(?:[.,]\d+)*)\s?(?<toUnit>[km](?![a-z]))?(?!\d)\D*$`,
  'i',
);
const above = new RegExp(
  String.raw`^(?:more than|over|above|from|mehr als|\u00fcber|ab|m\u00e1s de|plus de|mais de)\s[$\u20ac\u00a3]?${number}(?!\d)\D*$`,
  'i',
);
const beyond = /^(?:more than|over|above|mehr als|\u00fcber|m\u00e1s de|plus de|mais de)\s/i;
const andMore = new RegExp(
  String.raw`^\D*?[$\u20ac\u00a3]?${number}\s?(?:\+|or more|and more|and over|and above|oder mehr)(?!\d)\D*$`,
  'i',
);

/** "Mehr als 12" begins with 13. */
function isSame(stored: Range, shown: Range, label: string): boolean {
  if (stored.to !== shown.to) return false;
  const isBeyond = beyond.test(label) && stored.to === endless;
  return stored.from === shown.from || (isBeyond && stored.from === shown.from + 1);
}

/** Whether a text is a range whose larger number comes first. */
function readTurned(text: string): boolean {
  const within = bounded.exec(text)?.groups;
  return within !== undefined && readNumber(within['from']) > readNumber(within['to']);
}

function readRange(text: string): Range | undefined {
  const within = bounded.exec(text)?.groups;
  if (within) {
    const to = readNumber(within['to'], within['toUnit']);
    const from = readNumber(within['from'], within['fromUnit'] ?? within['toUnit']);
    // 2026-2027 may be years of work, 24-7 a saying.
    return from < to ? { from, to } : undefined;
  }
  const open = (above.exec(text) ?? andMore.exec(text))?.groups;
  if (open === undefined) return undefined;
  const from = readNumber(open['from'], open['fromUnit']);
  return { from, to: endless };
}

function readNumber(digits = '', unit = ''): number {
  const times = { k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  // 1,000 and 1.000 are a thousand; 1.5 is one and a half.
  const plain = /[.,]\d{3}(?!\d)/.test(digits)
    ? digits.replace(/[.,]/g, '')
    : digits.replace(',', '.');
  return Number(plain) * times;
}

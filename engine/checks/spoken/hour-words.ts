const hours = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');

/** What may follow an hour that has no noun of its own: "at ten.", not "at ten tables". */
const end =
  "(?= in the (?:morning|afternoon|evening)\\b| at (?:night|the latest)\\b| o[’']clock| sharp| (?:tonight|local time|on [A-Za-zÀ-ỿ]{2,}day)\\b|,? (?:and|or|but|so|then|if|when|with|in case)\\b|[.,;:!?)…—–]|$)";
const digits = '(?<digits>\\d{1,2})(?:[:.](?<minutes>\\d\\d))?(?: ?[ap](?:m\\b|\\.m\\.))?';
const part = '(?:(?<part>half past|(?:a )?quarter (?:past|to)|(?:ten|twenty) (?:past|to)) )?';

const inWords = `${part}(?<hour>${hours.join('|')})`;

/** An hour of the clock in words, as the source of a regular expression. */
export const hourInWords = `${inWords}${end}`;

/** The same in words or digits. */
export const anyHour = `(?:(?:${inWords}|${digits})${end}|(?<name>noon|midday|midnight)\\b)`;

const fractions: readonly (readonly [RegExp, number])[] = [
  [/half/i, 30],
  [/quarter past/i, 15],
  [/quarter to/i, -15],
  [/ten past/i, 10],
  [/ten to/i, -10],
  [/twenty past/i, 20],
  [/twenty to/i, -20],
];

/** The minute that an hour names, within the half of the day: words have the same hours twice. */
export function minuteOfHalf(groups: Readonly<Record<string, string | undefined>>): number {
  const { name, part: before = '', hour = '', digits: number, minutes = '0' } = groups;
  if (name !== undefined) return 0;
  if (number !== undefined) return (Number(number) * 60 + Number(minutes)) % 720;
  const more = fractions.find(([pattern]) => pattern.test(before))?.[1] ?? 0;
  return ((hours.indexOf(hour.toLowerCase()) + 1) * 60 + more + 720) % 720;
}

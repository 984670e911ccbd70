import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { type Judge, judgeWhere, type Verdict } from '#engine/checks/said/judge.ts';
import { isLeadFunnel, type Said } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';
import { campaignOf, type Days, daysBetweenSteps, tellDays } from './journey.ts';

const when = `(?<when>(?<number>${numberPattern}|an?) (?<unit>hours?|days?|weeks?|months?) ago|yesterday|last (?:week|month)|this morning|earlier today)`;
const did =
  'you (?:have )?(?:just )?(?:asked|downloaded|requested|signed up|registered|joined|subscribed|ordered|got|received|took|read)';
const ago = [
  new RegExp(`\\b${when},? ${did}\\b`, 'i'),
  new RegExp(`\\b${did}\\b[^.!?]{0,50}? ${when}(?=[.,;!?]| and\\b|$)`, 'i'),
];
/** "Last week we wrote to you", "the email I sent you ten days ago": words about an earlier email. */
const wrote =
  "(?:we|i)(?: have|[’']ve)? (?:wrote (?:to you|you|about|that)|written (?:to you|about)|(?:sent|e-?mailed|told|showed|promised|asked) you)";
const writtenAgo = [
  new RegExp(`\\b${when},? ${wrote}\\b`, 'i'),
  new RegExp(
    `\\b(?:${wrote}|(?:e-?mail|letter|note|message) (?:that )?(?:we|i) (?:sent|wrote)(?: to)?(?: you)?)[^.!?]{0,40}? ${when}(?=[.,;!?]| and\\b| (?:we|i)\\b|$)`,
    'i',
  ),
];
const anyPast = /\bago\b|yesterday|last (?:week|month)|this morning|earlier today/i;

/** "Two days ago you asked for our guide" and "last week we wrote to you" are true whenever the email comes. */
export const pastIsAsLongAgo = judgeWhere([anyPast], (said) => {
  if (said.place === 'page' || said.place === 'reminder') return [];
  const match = firstOf(ago, said.text);
  if (!match) return judgeEarlier(said);
  const days = daysSinceSignUp(said);
  if (days === undefined) return [];
  if (isRight(match, days)) return [];
  return {
    rule: 'email-timing',
    claim: match[0],
    problem: `${quote(match[0])} stands here, but this email comes ${days.max === 0 ? 'at sign-up' : `${tellDays(days)} after the sign-up, depending on the hour and the weekday`}.`,
    remedy: 'Write “recently”, or what is true whenever it comes.',
  };
});

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  return patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? null;
}

/** What an email says of when an earlier one came; what it says of yesterday has a rule of its own. */
function judgeEarlier(said: Said): ReturnType<Judge> {
  const match = said.place === 'campaign' ? firstOf(writtenAgo, said.text) : null;
  const [before, ...longer] = waitsBefore(said) ?? [];
  if (!match || before === undefined || /yesterday/i.test(match[0])) return [];
  if ([before, ...longer].some((days) => isRight(match, days))) return [];
  return {
    rule: 'email-timing',
    claim: match[0],
    problem: `${quote(match[0])} stands here, but the email before this one comes ${tellDays(before)} earlier, depending on the hour and the weekday.`,
    remedy: 'Write “recently”, or what is true whenever it comes.',
  };
}

/** On which days after the sign-up an email comes. */
function daysSinceSignUp(said: Said): Days | undefined {
  return said.place === 'requested' ? { min: 0, max: 0 } : waitsBefore(said)?.at(-1);
}

/** How many days after each email before it one of a campaign comes: the last first, that which answers the form last. */
function waitsBefore({ funnel, coach, keys }: Said): readonly Days[] | undefined {
  const campaign = campaignOf(funnel, coach);
  if (!isLeadFunnel(funnel) || campaign === undefined || coach === undefined) return undefined;
  const waits = daysBetweenSteps(funnel, campaign, coach.timeZone).slice(0, Number(keys[3]) + 1);
  let sum: Days = { min: 0, max: 0 };
  return waits.toReversed().map(({ min, max }) => {
    sum = { min: sum.min + min, max: sum.max + max };
    return sum;
  });
}

function isRight({ groups = {} }: RegExpExecArray, { min, max }: Days): boolean {
  const { when: words = '', number, unit = '' } = groups;
  if (number === undefined) {
    if (/yesterday/i.test(words)) return min === 1 && max === 1;
    if (/month/i.test(words)) return min >= 25;
    // Less than five days before may still be this week.
    return /week/i.test(words) ? min >= 5 && max <= 13 : max === 0;
  }
  const amount = /^an?$/i.test(number) ? 1 : readNumber(number);
  if (/^hour/i.test(unit)) return max <= 1;
  if (/^month/i.test(unit)) return min >= 25 * amount && max <= 36 * amount;
  if (/^week/i.test(unit)) return min >= 7 * amount - 2 && max <= 7 * amount + 3;
  return min === amount && max === amount;
}

const earlier = new RegExp(
  `\\bthe one before (?:that|it|about|on|was|i|we)?\\b|\\b(?:my|our|the) (?:last|previous|past|first) (?<count>${numberPattern}) (?:e-?mails|letters|notes|lessons|messages)\\b(?! (?:of (?!this|our|the series)|from (?!us\\b|me\\b)|in (?:your|his|her|their)|to (?!you\\b)))`,
  'i',
);

/** An email speaks of no more emails before it than there are. */
export const earlierEmailsExist = judgeWhere([earlier], ({ text, place, keys }) => {
  if (place !== 'campaign') return [];
  const match = earlier.exec(text);
  if (match === null || !/e-?mail|letter|note|lesson|message|wrote|told/i.test(text)) return [];
  const count = match.groups?.['count'];
  // The requested email comes before the first step.
  const before = Number(keys[3]) + 1;
  const spoken = count === undefined ? 2 : readNumber(count);
  if (spoken <= before) return [];
  return {
    rule: 'email-order',
    claim: match[0],
    problem: `${quote(match[0])} stands here, but ${before === 1 ? 'only the email that answers the form comes' : `only ${before} emails come`} before this one.`,
    remedy: 'Correct the words, or put the steps into the order that they speak of.',
  };
});

const dayOfSeries =
  /^(?:day|lesson|part|email|week) #?(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?: ?(?:of|\/) ?(?<total>\d{1,2}))?\s?[:.–—|-]|^welcome to (?:day|lesson|part|email|week) #?(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;

/** "Day 3:" is the third of the emails that say so, or the third day of the calendar. */
export const daysAreCounted = judgeWhere([dayOfSeries], (said) => {
  const { text, place, keys, coach } = said;
  const match = place === 'campaign' ? dayOfSeries.exec(text) : null;
  const steps = coach?.campaigns[Number(keys[1])]?.steps;
  if (match === null || steps === undefined) return [];
  const { number: named, total } = match.groups ?? {};
  // "Part 1/3:" is a place among all, which has a rule of its own.
  if (total !== undefined && !/^day/i.test(match[0])) return [];
  const number = readNumber(named ?? '');
  const step = Number(keys[3]);
  const isSeries = steps.filter(({ message }) => dayOfSeries.test(message.subject)).length > 1;
  const isWhole = total === undefined || [0, 1].includes(Number(total) - steps.length);
  if (
    isWhole &&
    (isSeries || !/\bday\b/i.test(match[0])) &&
    (number === step + 1 || number === step + 2)
  )
    return [];
  // "Week 6: why moves fail" is the reader's, where no other email counts weeks.
  if (!isSeries && /^week/i.test(match[0])) return [];
  const days = daysSinceSignUp(said);
  const isDay = /\bday\b/i.test(match[0]);
  const isThatDay = days && days.min === days.max && [0, 1].includes(number - days.min);
  if (isWhole && isDay && isThatDay) return [];
  return {
    rule: 'email-order',
    claim: match[0],
    problem: `${quote(match[0])} stands here, but this is email ${step + 1} of ${steps.length}${isDay && days ? ` and comes ${tellDays(days)} after the sign-up` : ''}.`,
    remedy: 'Correct the number, or leave it out.',
  } satisfies Verdict;
});

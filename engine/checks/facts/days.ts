import { eventNouns, months, weekdays } from '#engine/checks/said/english.ts';
import type { EventMoment } from '#engine/checks/said/moment.ts';
import { isOfAnotherTime, isSaidOfEvent, statesOffer } from '#engine/checks/said/of-event.ts';
import { isEmailTitle, isOfField, type Said } from '#engine/checks/said/said.ts';

/** A day of the week in words. */
export const weekday = `(?<weekday>${weekdays.join('|')})`;

/** Days before which something has to be done, or on which something else was. */
export const isOtherDay =
  /\b(?:by|until|till|before|since|from|after|closes?(?: on)?|ends?(?: on)?|deadline(?: is|:)?|through|register by|founded|in|last)(?: [A-Za-zÀ-ỿ]+,?)? ?$/i;

const aMonth = `\\b(?:${months.join('|')})(?: 20\\d\\d)?`;
const sinceMonth = new RegExp(
  `${aMonth}(?: (?:to|until) |\\s?[–-]\\s?)$|\\bbetween ${aMonth} and $`,
  'u',
);
const untilMonth = new RegExp(`^(?: (?:to|until) |\\s?[–-]\\s?)${aMonth}`, 'u');

/** "January to April 15": from a month on, which is longer than any event lasts. */
export function isSinceMonth(before: string): boolean {
  return sinceMonth.test(before);
}

/** "On a Friday at 5 p.m." is on no day that is known. */
const ofAnyDay =
  /\b(?:an?|one|any|each|every|some|most) $|\b(?:usually|often|always|mostly|generally)(?: on)? $/i;

const hours = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon';

/** "Join us on a Friday evening" names the day of the event all the same. */
const isInvited = /\b(?:join|see(?:ing)? you|meet|come|live)\b[^.!?]*$/i;

/** A weekday on which the event is said to be. */
const meets = `(?:join (?:us|me)|see(?:ing)? you|meet(?: us| me)?|we (?:meet|begin|start|gather|go live)|live|takes place|happens|starts|begins|kicks off|is|${eventNouns})`;
/** "Friday, {event.date}", which says the weekday itself. */
export const weekdayBesideDate = new RegExp(`\\b${weekday},? (?:the )?\\{event\\.date\\}`, 'i');
const claimedDay = [
  new RegExp(
    `\\b${meets}(?: (?:again|online|together|live|here|there|back))?,?(?: (?:is|takes place|starts|begins))? (?:on |this |next |this coming |coming )?${weekday}\\b(?!s)`,
    'i',
  ),
  new RegExp(
    `\\b${weekday}(?: (?:morning|afternoon|evening|night))?,? (?:at |from |@ ?|· )?(?:\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m|\\d{1,2}:\\d\\d|noon)`,
    'i',
  ),
  new RegExp(`\\b${weekday}(?: at (?:${hours})\\b| the \\d{1,2}(?:st|nd|rd|th)\\b)`, 'i'),
  new RegExp(`\\b${weekday},? (?:at |from )?\\{event\\.time\\}`, 'i'),
  weekdayBesideDate,
  new RegExp(
    `\\bnot (?:on )?(?:an? )?(?:${weekdays.join('|')}) but (?:on )?(?:an? )?${weekday}`,
    'i',
  ),
  new RegExp(
    `\\b(?:seat|place|spot|chair)s? (?:is |are )?(?:reserved |saved |kept )?(?:for|on) ${weekday}\\b(?!s)`,
    'i',
  ),
  new RegExp(`\\bat (?:${hours}) on ${weekday}\\b(?!s)`, 'i'),
  new RegExp(
    `(?<!\\b(?:dread|fear|hate|like|love|need|want|forward to|afraid of|about|the) )\\b(?:this|next|this coming|coming) ${weekday}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:see you|join us|meet us|we meet) that ${weekday}\\b`, 'i'),
  new RegExp(`^it (?:is|falls on|will be) an? ${weekday}\\b`, 'i'),
  new RegExp(`^[Uu]ntil ${weekday},? (?:\\{|$)`, 'u'),
  new RegExp(`^${weekday}(?: (?:morning|afternoon|evening|night))?\\s?[:·|–—-]`, 'u'),
];
/** "See you on the 14th". */
const dayOfMonth =
  /\b(?:see you|join (?:us|me)|we (?:meet|begin|start|go live)) on the (?<day>\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|[A-Z]))/i;
const claimedYear = /\b(20\d\d)\b/u;
const monthOfYear = new RegExp(`\\b(?<month>${months.join('|')}),? (?<year>20\\d\\d)\\b`, 'u');

/** "Friday evening at the long table": a part of a day where the event itself is spoken of. */
const partOfDay = new RegExp(
  `\\b(?:(?:on|this|one|next|your|our) )?${weekday} (?:morning|afternoon|evening|night|lunchtime)\\b`,
  'i',
);
/** "What to do on Friday night": what readers do, in the part of a sentence before a day. */
const toDo = /\bto [a-z]+ (?:it )?(?:on )?$/i;
/** "The Sunday night feeling": what is called after a part of a day, unless it is the event. */
const ofThing = new RegExp(
  `^ (?!(?:${eventNouns}|and|are|at|before|by|for|from|in|is|live|of|on|online|or|that|to|until|we|when|where|with|you)\\b)[a-z]{3,}`,
  'i',
);
/** "Wednesday by the fire", above an email about the event. */
const firstDay = new RegExp(`^${weekday}\\b(?![’'s])`, 'i');
/** "We meet in April": a month or a season without a day. */
const claimedMonth = new RegExp(
  `\\b(?:(?:[Jj]oin us|[Ss]ee you|[Ww]e (?:meet|begin|start|go live)|[Ll]ive|[Hh]appening|(?<past>[Ww]e (?:met|sat together)|[Tt]h(?:e|is|at) (?:${eventNouns}) (?:was|took place))) in|(?:[Ss]eat|[Ss]pot|[Pp]lace|[Cc]hair) (?:for|in)) (?:early |mid[- ]|late )?(?<month>${months.join('|')})\\b(?! \\d{1,2}\\b)(?:,? (?<year>20\\d\\d))?|^(?:[A-Za-zÀ-ỿ-]+ ){0,4}(?:${eventNouns})(?: online)? in (?<first>${months.join('|')})(?=[.!]?$)|^In (?<first>${months.join('|')})(?: 20\\d\\d)? we (?:meet|begin|start|go live)\\b|\\b(?:[Gg]ive|[Ss]pend|[Kk]eep|[Rr]eserve|[Jj]oin)(?: us| me)?(?: for)? (?:one|this|our|an?) (?<first>${months.join('|')}) (?:morning|afternoon|evening|night)\\b`,
  'u',
);
/** By which texts that name a day, a month or a year without a date are found. */
export const dayPatterns = [
  ...claimedDay,
  dayOfMonth,
  firstDay,
  claimedYear,
  monthOfYear,
  partOfDay,
  claimedMonth,
];

/** "The dread starts on Sunday afternoon": what begins then is something else. */
const startsOther = new RegExp(
  `\\bthe (?<subject>(?!(?:${eventNouns}|doors?|room|series|course|show|programme?|first|next|whole)\\b)[a-z]{4,}) (?:starts?|begins?|comes?|ends?|returns?) (?:on )?$`,
  'i',
);

/** Whether a part of a day is that of a reader, of a thing or of any day, and not the event's. */
function isAside(said: Said, { index, 0: words }: RegExpExecArray): boolean {
  const before = said.text.slice(0, index);
  const behind = said.text.slice(index + words.length);
  if (
    /^,? (?:your?|they|he|she|the|an?|most|people|is (?:yours|mine|back|free|over|hers|his))\b/i.test(
      behind,
    ) ||
    toDo.test(before)
  )
    return true;
  if (/\bthe $/i.test(before) && ofThing.test(behind)) return true;
  if (isStartOfOther(said, before)) return true;
  return ofAnyDay.test(before)
    ? !isInvited.test(before)
    : isOfAnotherTime(said.text, index) && !isSaidOfEvent(said, index);
}

function isStartOfOther({ funnel }: Said, before: string): boolean {
  const subject = startsOther.exec(before)?.groups?.['subject']?.toLowerCase();
  return subject !== undefined && !funnel.offer.name.toLowerCase().includes(subject);
}

/** A weekday, a part of one, a month or a year in a text that the event has on none of its dates. */
export function findWrongDay(said: Said, moments: readonly EventMoment[]): string | undefined {
  const { text, keys, place } = said;
  if (place === 'campaign') return undefined;
  const isWrongDay = (name: string | undefined) =>
    moments.every(({ weekday }) => weekday.toLowerCase() !== name?.toLowerCase());
  const isWrongYear = (year: string | undefined) =>
    moments.every((moment) => moment.year !== Number(year));
  const part = isSingle(said) ? partOfDay.exec(text) : null;
  if (part && !isAside(said, part) && isWrongDay(part.groups?.['weekday'])) {
    if (!isOtherDay.test(text.slice(Math.max(0, part.index - 20), part.index))) return part[0];
  }
  for (const pattern of claimedDay) {
    const match = pattern.exec(text);
    const name = match?.groups?.['weekday'];
    if (match && name && isWrongDay(name) && isOfEvent(said, match.index)) {
      const before = text.slice(Math.max(0, match.index - 20), match.index);
      const beforeDay = text.slice(0, text.indexOf(name, match.index));
      if (isStartOfOther(said, beforeDay)) continue;
      if (!isOtherDay.test(before) && !ofAnyDay.test(before)) return match[0];
    }
  }
  const isAboveEmail = place !== 'page' && isEmailTitle(said);
  const isFact =
    (said.section === 'event' || said.section === 'hero' || keys[0] === 'event') &&
    /^(?:the )?(?:(?:week)?day|date|when)$/i.test(said.label ?? '');
  const first = isAboveEmail || isFact ? firstDay.exec(text) : null;
  if (first && isWrongDay(first.groups?.['weekday'])) return first[0];
  const numbered = dayOfMonth.exec(text);
  if (numbered && moments.every(({ day }) => day !== Number(numbered.groups?.['day'])))
    return numbered[0];
  // Thanks list what comes until the event.
  if (isSingle(said) || keys[0] === 'success') {
    const monthly = claimedMonth.exec(text);
    const named = monthly?.groups?.['month'] ?? monthly?.groups?.['first'];
    const isThen = ({ month, year }: EventMoment) =>
      months[month] === named && year === Number(monthly?.groups?.['year'] ?? year);
    // What was, is the event's where it is over.
    const isOther =
      monthly?.groups?.['past'] === undefined
        ? isOfAnotherTime(text, monthly?.index ?? 0)
        : keys[0] !== 'event';
    if (monthly && !moments.some(isThen) && !isOther) return monthly[0];
  }
  const isHeading =
    isAboveEmail ||
    keys[0] === 'offer' ||
    (keys[0] === 'event' && keys[1] === 'name') ||
    (keys[0] === 'page' && keys[1] === 'title') ||
    (keys[0] === 'form' && keys[1] === 'title') ||
    (['hero', 'event', 'closing', 'seats'].includes(said.section ?? '') &&
      ['headline', 'eyebrow', 'title', 'note'].includes(String(keys.at(-1))));
  const found = isHeading ? (monthOfYear.exec(text) ?? claimedYear.exec(text)) : null;
  const isWrongMonth = ({ month }: EventMoment) => months[month] !== found?.groups?.['month'];
  if (!found || /\bsince\b[^.!?]*$/i.test(text.slice(0, found.index))) return undefined;
  if (isOtherDay.test(text.slice(0, found.index))) return undefined;
  if (isSinceMonth(text.slice(0, found.index))) return undefined;
  if (untilMonth.test(text.slice(found.index + found[0].length))) return undefined;
  const { month, year = found[1] } = found.groups ?? {};
  return isWrongYear(year) || (month !== undefined && moments.every(isWrongMonth))
    ? found[0]
    : undefined;
}

/** Whether a day is the event's: where the offer is stated, all are but those of other people. */
function isOfEvent(said: Said, index: number): boolean {
  return statesOffer(said) || isSaidOfEvent(said, index);
}

/** What happens on some day of a week is told in lists, lessons and answers. */
export function isSingle({ keys, section = '' }: Said): boolean {
  return (
    !keys.includes('items') &&
    !keys.includes('points') &&
    !isOfField({ keys }) &&
    !['audience', 'host'].includes(section)
  );
}

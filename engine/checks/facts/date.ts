import { dayOrdinals, months } from '#engine/checks/said/english.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import {
  daysOfEvent,
  type EventMoment,
  tellDays,
  whereItBegins,
} from '#engine/checks/said/moment.ts';
import { isSaidOfEvent, isSurelyOfEvent, statesOffer } from '#engine/checks/said/of-event.ts';
import { isDoneOnDay } from '#engine/checks/said/on-day.ts';
import { eventOf, isOwnClaim, isTitleOfEvent, type Said } from '#engine/checks/said/said.ts';
import { dayMs } from '#engine/schedule/wall-clock.ts';
import { quote } from '#engine/text/wording.ts';
import {
  dayPatterns,
  findWrongDay,
  isOtherDay,
  isSinceMonth,
  isSingle,
  weekday,
  weekdayBesideDate,
} from './days.ts';

const month = `(?<month>${months.map((name) => (name === 'May' ? 'May' : `${name}|${name.slice(0, 3)}\\.?|${name === 'September' ? 'Sept\\.?' : name.slice(0, 4)}`)).join('|')})`;
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?:,? (?<year>20\\d\\d))?';
const dates = [
  new RegExp(`(?:${weekday},? (?:the )?)?\\b${month} ${day}\\b(?!:\\d)${year}`, 'gu'),
  new RegExp(`(?:${weekday},? (?:the )?)?\\b${day} (?:of )?${month}\\b${year}`, 'gu'),
  new RegExp(
    `(?:${weekday},? )?\\b(?:[Tt]he )?(?<word>${dayOrdinals.toReversed().join('|')}) of ${month}(?![A-Za-zÀ-ỿ])${year}`,
    'gu',
  ),
  /\b(?<year>20\d\d)-(?<number>\d\d)-(?<day>\d\d)\b/gu,
  /(?<![\d/])(?<number>\d{1,2})\/(?<day>\d{1,2})\/(?<year>20\d\d)\b/gu,
  // A day up to ten may be the lower part of a fraction.
  /\b(?:save|join us|see you|live|date:?) (?:on )?(?<number>0?[1-9]|1[0-2])\/(?<day>[1-9]|[12]\d|3[01])(?![\d/%]|\.\d)/giu,
  /(?<![\d/])(?<number>0?[1-9]|1[0-2])\/(?<day>[1-9]|[12]\d|3[01])(?= (?:at|@) \d|, ?\d{1,2}(?::\d\d)? ?[ap]\.?m)/giu,
  /\b(?:on|for|until) (?<number>0?[1-9]|1[0-2])\/(?<day>1[1-9]|2\d|3[01])(?![\d/%]|\.\d)/giu,
];

/** A date or a weekday in words is a declared one. */
export const dateIsDeclared = judgeWhere([...dates, ...dayPatterns], (said) => {
  const event = eventOf(said);
  if (!isOwnClaim(said)) return [];
  if (event === undefined) return judgeWithoutEvent(said);
  const moments = daysOfEvent(event);
  const [named] = datesIn(said).find((match) => isOfEvent(said, match)) ?? [];
  if (moments.length === 0) {
    const isDated = event.startsAt !== undefined || event.dates !== undefined;
    if (isDated || named === undefined) return [];
    return {
      rule: 'event-date',
      claim: named,
      problem: `${quote(named)} stands here, but the event declares no date, so its page says “Date to be announced”.`,
      remedy: 'Declare it as event.startsAt and write {event.date}.',
    };
  }
  const wrong = findWrongDate(said, moments) ?? findWrongDay(said, moments);
  if (wrong === undefined) return [];
  const declared = whereItBegins(event);
  return {
    rule: 'event-date',
    claim: wrong,
    problem: `${quote(wrong)} stands here, but ${tellDays(event)}.`,
    remedy: weekdayBesideDate.test(said.text)
      ? `Take the weekday out, which {event.date} says, or correct ${declared}.`
      : `Write {event.date} for the date, or correct ${declared}.`,
  };
});

/** "See you on Thursday", said to somebody who could register for nothing. */
const seeYou = new RegExp(
  `\\b(?:see(?:ing)? you|we (?:meet|start|begin|go live))(?: (?:live|online|again|there))? (?:on |this |next )+${weekday}\\b(?!s)`,
  'i',
);

function judgeWithoutEvent({ text, keys, place, funnel }: Said): ReturnType<Judge> {
  const words = seeYou.exec(text)?.[0];
  const isToldAfterwards = place === 'requested' || keys[0] === 'success';
  if (words === undefined || !isToldAfterwards) return [];
  return {
    rule: 'event-date',
    isDoubt: true,
    claim: words,
    problem: `${quote(words)} stands here, but this page offers a ${funnel.offer.kind} and declares no event.`,
    remedy: 'Take the words out, or declare event: { … }.',
  };
}

function datesIn(said: Said): RegExpExecArray[] {
  const { text } = said;
  return (
    dates
      .flatMap((pattern) => [...text.matchAll(pattern)])
      // "June 5: the first lesson" is a line of a programme.
      .filter(({ index, 0: { length } }) => isSingle(said) || text[index + length] !== ':')
      .filter(({ index }) => !isOtherDay.test(text.slice(Math.max(0, index - 30), index)))
      .filter(({ index }) => !isSinceMonth(text.slice(0, index)))
  );
}

/** Whether a date is said to be the event's. */
function isOfEvent(said: Said, { index, groups = {}, 0: { length } }: RegExpExecArray): boolean {
  const isWhole = groups['weekday'] !== undefined || groups['year'] !== undefined;
  const isFirst = index === 0 && /^ ?(?:[,;:·|–—]|$)/u.test(said.text.slice(length));
  const isStated = statesOffer(said) && (isWhole || isFirst);
  return isStated || isTitleOfEvent(said) || isSaidOfEvent(said, index);
}

/** A slip is a few days off, or in another month. */
const nearDays = 7;
/** How far off a day may be on which those who come do something. */
const besideDays = 2;

function isNearDay(moment: EventMoment, month: number, day: number): boolean {
  const dayOf = (inMonth: number, date: number) => Date.UTC(moment.year, inMonth, date) / dayMs;
  const days = Math.abs(dayOf(month, day) - dayOf(moment.month, moment.day));
  return day === moment.day || days <= nearDays;
}

/** What was years ago is told, not announced. */
const isLongPast = (year: string | undefined, moments: readonly EventMoment[]) =>
  year !== undefined && moments.every((moment) => Number(year) < moment.year - 1);

function findWrongDate(said: Said, moments: readonly EventMoment[]): string | undefined {
  return datesIn(said).find((match) => {
    const { groups = {}, index } = match;
    if (isLongPast(groups['year'], moments)) return false;
    const date = Number(groups['day'] ?? dayOrdinals.indexOf(groups['word'] ?? '') + 1);
    const number =
      groups['number'] === undefined
        ? months.findIndex((name) => name.startsWith((groups['month'] ?? '').slice(0, 3)))
        : Number(groups['number']) - 1;
    const isNear = moments.some((moment) => isNearDay(moment, number, date));
    const isBeside = moments.some(
      ({ month, day }) => month === number && Math.abs(day - date) <= besideDays,
    );
    if (!isOfEvent(said, match) && !(isBeside && isDoneOnDay(said, index, match[0]))) return false;
    if (!isNear && !isSurelyOfEvent(said, index)) return false;
    return moments.every(
      ({ month, day, year, weekday }) =>
        number !== month ||
        date !== day ||
        (groups['year'] !== undefined && Number(groups['year']) !== year) ||
        (groups['weekday'] !== undefined && groups['weekday'] !== weekday),
    );
  })?.[0];
}

import { speaksOfAll } from '#engine/checks/counted/people.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { eventNouns, weekdays } from '#engine/checks/said/english.ts';
import {
  type EventMoment,
  momentsOfEvent,
  tellHours,
  whereItBegins,
  writeEach,
  writeMinute,
} from '#engine/checks/said/moment.ts';
import { eventOf, type Said } from '#engine/checks/said/said.ts';
import { anyHour, hourInWords, minuteOfHalf } from './hour-words.ts';

/** When the event of a text takes place that speaks of the event itself. */
export function momentsSpokenOf(said: Said): readonly EventMoment[] {
  const isOfEmail = said.place === 'reminder' && !said.keys.includes('points');
  const isAfter = said.keys[0] === 'success';
  return speaksOfAll(said) || isOfEmail || isAfter ? momentsOfEvent(eventOf(said)) : [];
}

/** Minutes after the end at which it is still true that all is over by then. */
const grace = 60;

const whole = `(?:it|we|all|everything|this|the (?:${eventNouns}|room)|our (?:${eventNouns})|\\{event\\.name\\})`;
const will = "(?:[’']ll| will)?";
const adverbs = '(?: (?:again|promptly|sharp|live|together|online|all|always|then|back))*';
const starts = `(?:begins?|starts?|meet|go(?:es)? live|are live|kicks? off|gather|opens?)`;
const stops = `(?:ends?|stops?|finish(?:es)?|closes?|wraps? up|breaks? up|are (?:out|over|done|finished|through)|is (?:out|over|done|finished)|be (?:out|over|done|finished))`;
const lasts = '(?:runs?|lasts?|goes? on|continues?|is on|stays? open)';
const over = `(?:(?:it is|it[’']s|we are|we[’']re|you are|you[’']re|you[’']ll be|all is) (?:over|done|finished|out|free)|(?:and|,) (?:finish|end|stop|close|be done|are done)|(?:^|[.!?] )(?:over|done|finished|out|all over))`;

/** "Monday begins on Sunday at four": when the week does, for whoever dreads it. */
const ofWeek = `\\b(?:${weekdays.join('|')}|week|weekend) (?:begins?|starts?|ends?|stops?) (?:on )?`;

type Groups = Readonly<Record<string, string | undefined>>;

function against(
  isRight: (minute: number, moment: EventMoment, groups: Groups) => boolean,
  tell: typeof tellHours = tellHours,
) {
  return (said: Said, { groups = {} }: RegExpExecArray): string | undefined => {
    const event = eventOf(said);
    const moments = momentsSpokenOf(said);
    const minute = minuteOfHalf(groups);
    if (!event || moments.length === 0) return;
    if (moments.some((moment) => isRight(minute, moment, groups))) return;
    return tell(event, moments);
  };
}

const begins = against((named, { minute }) => minute % 720 === named);

/** So many minutes before it begins people are asked to come. */
const ahead = 15;

const arrives = against((named, { minute }) => (minute - named + 1440) % 720 <= ahead);

const ends = against(
  (named, { endMinute }, { by }) => {
    const after = (named - endMinute + 1440) % 720;
    return by === undefined ? after === 0 : after <= grace;
  },
  (event, moments) =>
    `the event ends at ${writeEach(moments.map(({ endMinute }) => writeMinute(endMinute)))} (event.minutes after ${whereItBegins(event)})`,
);

const remedy = 'Write {event.time} for the time with its zone, or correct the event.';

/** Hours that a sentence names for the event: when it begins, and when it is over. */
export const claimsOfHours: readonly Claim[] = [
  {
    rule: 'event-time',
    pattern: new RegExp(`\\b${whole}${will} ${starts}${adverbs} at ${hourInWords}`, 'i'),
    against: begins,
    remedy,
  },
  {
    rule: 'event-time',
    pattern: new RegExp(
      `^(?!doors?\\b|[^.!?]*\\bdoors?\\b)[^.!?]* (?:(?:is|are)(?: (?:lit|on|open|live|yours|ready))? at|(?:[A-Za-zÀ-ỿ]+[,:]|[·|–—]) (?:at|from)) ${anyHour}`,
      'i',
    ),
    against: (said, match) =>
      ['headline', 'title', 'subtitle', 'eyebrow'].includes(String(said.keys.at(-1)))
        ? begins(said, match)
        : undefined,
    remedy,
  },
  {
    rule: 'event-time',
    pattern: new RegExp(
      `(?:(?<=^|[.!?] )(?:come|join us|arrive)|\\bbe (?:there|ready|online|seated|logged in))(?: [^.!?,]{0,30},)? at ${hourInWords}`,
      'i',
    ),
    against: (said, match) => (said.place === 'page' ? arrives(said, match) : undefined),
    remedy,
  },
  {
    rule: 'event-time',
    pattern: new RegExp(
      `\\b(?<!\\b(?:every|each|any|most) )(?<!${ofWeek})(?<weekday>${weekdays.join('|')})(?: the \\d+(?:st|nd|rd|th))?,? at (?:${hourInWords}|(?<digits>\\d{1,2})(?=[,;!?)—–]|\\.(?!\\d)|$))`,
      'i',
    ),
    against: (said, match) => {
      const days = momentsSpokenOf(said).map(({ weekday }) => weekday.toLowerCase());
      // Another weekday has a rule of its own.
      const isDay = days.includes((match.groups?.['weekday'] ?? '').toLowerCase());
      return isDay ? begins(said, match) : undefined;
    },
    remedy,
  },
  {
    rule: 'event-time',
    pattern: new RegExp(
      `(?:(?:\\b${whole}${will} ${stops}|${over})${adverbs} (?:at|(?<by>by|before))|\\b${whole}${will} ${lasts} (?:until|till|to)) ${anyHour}`,
      'i',
    ),
    against: ends,
    remedy: 'Correct the time, or event.minutes.',
  },
];

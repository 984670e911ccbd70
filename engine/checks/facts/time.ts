import { zoneOfCity } from '#engine/checks/event/time-zones.ts';
import { weekdays } from '#engine/checks/said/english.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import {
  type EventMoment,
  minuteIn,
  momentsOfEvent,
  whereItBegins,
  writeEach,
  writeMinute,
} from '#engine/checks/said/moment.ts';
import { isSaidOfEvent, sentenceAt, statesOffer } from '#engine/checks/said/of-event.ts';
import { eventOf, isOwnClaim, isTitleOfEvent, type Said } from '#engine/checks/said/said.ts';
import { isOfSchedule } from '#engine/checks/said/siblings.ts';
import { wallClockAt } from '#engine/schedule/wall-clock.ts';
import { quote } from '#engine/text/wording.ts';

/** What letters of time zones stand for; the first zone of each has its clock. */
const zones: Readonly<Record<string, string>> = {
  PT: 'America/Los_Angeles',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  Pacific: 'America/Los_Angeles',
  MT: 'America/Denver',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  Mountain: 'America/Denver',
  CT: 'America/Chicago',
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  Central: 'America/Chicago',
  ET: 'America/New_York',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  Eastern: 'America/New_York',
  GMT: 'Europe/London',
  BST: 'Europe/London',
  UTC: 'UTC',
  CET: 'Europe/Berlin',
  CEST: 'Europe/Berlin',
  AEST: 'Australia/Sydney',
  AEDT: 'Australia/Sydney',
};

const zone = `(?<zone>${Object.keys(zones).join('|')})`;
const clock = new RegExp(
  `(?<![\\d:.,$€£/-])(?:(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))? ?(?<half>[ap]\\.?m\\b\\.?|AM\\b|PM\\b|o’clock|o'clock)|(?<hour24>\\d{1,2}):(?<minute24>\\d\\d)(?![\\d:])|(?<name>noon|midday)\\b)(?: \\(?${zone}\\b)?`,
  'gi',
);
const plainHour =
  /\b(?:begins?|starts?|kicks? off|meet|live|join (?:us|me)|see you)(?: (?:live|online|promptly|sharp|together|on [A-Z][A-Za-zÀ-ỿ]+day|this [A-Z][A-Za-zÀ-ỿ]+day|\{event\.date\}))? (?:at|@) (?<hour>\d{1,2})(?! ?(?:[ap]\.?m|[:.%]\d|\d|minutes|seats|people))\b/i;
const loneZone = new RegExp(
  `\\(?\\b(?:all times|times? (?:are|is|shown)(?: in)?|\\{event\\.time\\}) \\(?${zone}\\b`,
  'u',
);

const calendarZone = new RegExp(
  `\\btimes? (?:are |is )?(?:shown |given |listed )?in \\(?${zone}\\b`,
  'i',
);

/** "7 pm in Berlin", after an hour, and "In Berlin" as the label beside one. */
const inPlace = /^ ?[Ii]n (?<place>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u;

/** Letters that say standard or daylight time: PST, PDT. */
const halves = /(?<![\p{L}\d])[PMCE][SD]T(?![\p{L}\d])/gu;

/** When doors open, an offer ends, or somebody else does something. */
const isOtherTime =
  /\b(?:doors(?: open)?(?: at)?|(?:by|until|till|before|after)(?: [A-Z][a-z]+day)?(?: (?:morning|afternoon|evening|night))?(?: at)?|(?:ends?|stops?|finish(?:es)?|over|done|wraps? up)(?: at)?|to|–|—|-|between(?: [\d:.]+(?: ?[ap]\.?m\.?)? and)?|from|close[sd]?(?: at)?|arrive(?: at)?|reaches .* by)\s?$/i;

/** "Friday, April 9 at", before an hour. */
const ofADay =
  /(?:day|\d|\d(?:st|nd|rd|th)|\{event\.date\})(?: (?:morning|afternoon|evening))?,?(?: at| from| ·)? $/i;

/** "On a Friday at 5 p.m.": on no day that is known. */
const ofAnyDay = /\b(?:an?|one|any|each|every|some|most) [A-Z][a-z]+day(?: [a-z]+)?,?(?: at)? $/u;

/** "Doors open at 18:00", "the room opens at 6:50": before the event, and not long before it. */
const ofDoors =
  /\bdoors(?: (?:will )?(?:open|are(?: open)?))?(?: (?:at|from)|:)?\s?$|\b(?:the|our) (?:[A-Za-zÀ-ỿ]+ )?(?!event|webinar|workshop|class|masterclass)[A-Za-zÀ-ỿ]+ (?:opens|is open|will open) (?:at|from) $/i;
/** "Noon in Chicago is ten in San Francisco": what the same hour is called in several towns. */
const ofTowns = / in \p{Lu}[^.!?]* in \p{Lu}/u;
/** "We start at 6 pm", "tomorrow at 6 pm": not when it ends. */
const ofBeginning =
  /\b(?:today|tonight|tomorrow)(?: at)? $|\b(?:keep|save|block) $|\b(?:begins?|starts?|kicks? off|meet|goes? live)(?: (?:live|online|promptly|sharp|together|again))* (?:at|@) ?$/i;
/** "Be there at 9:55": a little before it begins. */
const ofComing = /\b(?:be there|join(?: us| me)?|log in|dial in|come)(?: at)?\s?$/i;
const isOnline = /\b(?:online|zoom|video|virtual|webinar|teams|google meet)\b/i;

/** A clock time or the letters of a time zone in words are the event's. */
export const timeIsDeclared = judgeWhere(
  [clock, plainHour, loneZone, halves, calendarZone],
  (said) => {
    const event = eventOf(said);
    const moments = momentsOfEvent(event);
    const { text, place } = said;
    if (said.funnel.kind === 'booking') return judgeCalendar(said);
    if (event === undefined || moments.length === 0) return [];
    if (!isOwnClaim(said) || place === 'campaign' || isOfSchedule(said)) return [];
    const wrong = findWrongTime(said, moments) ?? findWrongZone(text, moments);
    const declared = whereItBegins(event);
    if (wrong === undefined) return findWrongHalf(text, moments, declared);
    return {
      rule: 'event-time',
      claim: wrong,
      problem: `${quote(wrong)} stands here, but the event begins at ${writeEach(moments.map(({ minute }) => writeMinute(minute)))} in ${event.timeZone} (${declared}, event.timeZone).`,
      remedy: 'Write {event.time} for the time with its zone, or correct the event.',
    };
  },
);

/** A day on which no zone of the north has its summer time. */
const winter = new Date('2027-01-15T12:00:00Z');

/** "All times are shown in CET" beside a calendar of a coach in Denver. */
function judgeCalendar({ text, place, coach, funnel }: Said): ReturnType<Judge> {
  const match = calendarZone.exec(text);
  const named = zoneOf(match?.groups?.['zone']);
  if (match === null || named === undefined || coach === undefined || place !== 'page') return [];
  if (wallClockAt(winter, named) === wallClockAt(winter, coach.timeZone)) return [];
  return {
    rule: 'event-time',
    isDoubt: true,
    claim: funnel.id,
    problem: `${quote(match[0])} stands here, but the coach's clocks show the time of ${coach.timeZone} (timeZone of the coach).`,
    remedy: 'Write the zone that the calendar shows, or leave it to the calendar.',
  };
}

/** The letters of standard time while the clocks show daylight time, and the other way round. */
function findWrongHalf(
  text: string,
  moments: readonly EventMoment[],
  declared: string,
): ReturnType<Judge> {
  for (const [letters] of text.matchAll(halves)) {
    const named = zoneOf(letters);
    if (named === undefined) continue;
    const right = writeEach(moments.flatMap((moment) => lettersAt(moment, named) ?? []));
    // Arizona has MST all the year round.
    const isRight = (moment: EventMoment) =>
      [lettersAt(moment, named), lettersAt(moment, moment.timeZone)].includes(letters);
    if (moments.some(isRight)) continue;
    return {
      rule: 'event-time',
      claim: letters,
      problem: `${quote(letters)} stands here, but on the day of the event the clocks there show ${right} (${declared}).`,
      remedy: `Write {event.time} for the time with its zone, or ${right}.`,
    };
  }
  return [];
}

function lettersAt({ at }: EventMoment, timeZone: string): string | undefined {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
}

function findWrongTime(said: Said, moments: readonly EventMoment[]): string | undefined {
  const { text, label = '' } = said;
  // "Sunday" beside an hour, where the event begins on a Saturday, is its second day.
  const isOfLabel = ({ weekday }: EventMoment) => label.includes(weekday);
  if (weekdays.some((day) => label.includes(day)) && !moments.some(isOfLabel)) return undefined;
  const isOfDays = moments.some(({ minutes }) => minutes >= 1440);
  for (const match of text.matchAll(clock)) {
    const groups = match.groups ?? {};
    const minute = minuteOf(groups);
    if (minute === undefined) continue;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    // A weekend's other days begin at hours of their own.
    if (isOfDays && !ofBeginning.test(before)) continue;
    const isDated =
      groups['zone'] !== undefined ||
      ofADay.test(before) ||
      (isTitleOfEvent(said) && ofBeginning.test(before));
    if (!isDated && !isSaidOfEvent(said, match.index)) continue;
    if (groups['zone'] === undefined && ofTowns.test(sentenceAt(text, match.index))) continue;
    const possible = isOnCircle(groups) ? [minute, minute + 720] : [minute];
    const isAhead = (most: number) =>
      possible.some((one) => moments.some((moment) => isShortlyBefore(one, moment, most)));
    if (ofDoors.test(before) || ofDoors.test(label)) {
      const ahead = isOnline.test(eventOf(said)?.place ?? '') ? 30 : 60;
      if (isAhead(ahead)) continue;
      return `${ofDoors.exec(before)?.[0] ?? ''}${match[0]}`;
    }
    // "From 9 a.m. Pacific" is when it begins.
    const isFrom = groups['zone'] !== undefined && /\bfrom $/i.test(before);
    if (!isFrom && (isOtherTime.test(before) || ofAnyDay.test(before))) continue;
    if (isAhead(15) && ofComing.test(before) && groups['zone'] === undefined) continue;
    const after = text.slice(match.index + match[0].length);
    const place = (inPlace.exec(after) ?? inPlace.exec(label))?.groups?.['place'];
    const named = zoneOf(groups['zone'] ?? label) ?? zoneOfCity(place ?? label);
    if (place !== undefined && named === undefined && !isPlaceOf(said, place)) continue;
    const isHalfKnown = !isOnCircle(groups) && !/o.clock/i.test(groups['half'] ?? '');
    const isWrong = moments.every((moment) => {
      const isOwn = named === undefined || groups['zone'] === lettersAt(moment, moment.timeZone);
      const expected = isOwn ? moment.minute : minuteIn(moment, named);
      const differs = (minute - expected) % (isHalfKnown ? 1440 : 720) !== 0;
      const isEnd = (minute - moment.endMinute) % (isHalfKnown ? 1440 : 720) === 0;
      const isDuring = !statesOffer(said) && isWithin(possible, moment);
      return differs && (!(isEnd || isDuring) || ofBeginning.test(before) || ofADay.test(before));
    });
    if (isWrong) return match[0];
  }
  const plain = plainHour.exec(text);
  if (plain === null) return undefined;
  const hour = Number(plain.groups?.['hour']);
  const isWrong = moments.every(({ minute }) => hour % 12 !== Math.floor(minute / 60) % 12);
  return hour <= 24 && isWrong ? plain[0] : undefined;
}

/** Whether a minute of the day is the event's beginning or up to so many minutes before it. */
function isShortlyBefore(minute: number, { minute: start }: EventMoment, ahead: number): boolean {
  return (start - minute + 1440) % 1440 <= ahead;
}

/** Whether an hour is in the course of the event: then a sentence may tell of a part of it. */
function isWithin(possible: readonly number[], { minute, endMinute }: EventMoment): boolean {
  return possible.some((one) => (one - minute + 1440) % 1440 < (endMinute - minute + 1440) % 1440);
}

function isPlaceOf(said: Said, name: string): boolean {
  return eventOf(said)?.place.includes(name) === true;
}

/** "7:30" without a half of the day, which people also write of the evening. */
function isOnCircle({ hour24, half }: Readonly<Record<string, string | undefined>>): boolean {
  return (
    half === undefined && hour24 !== undefined && !hour24.startsWith('0') && Number(hour24) < 12
  );
}

function minuteOf(groups: Readonly<Record<string, string | undefined>>): number | undefined {
  if (groups['name'] !== undefined) return 720;
  const hour = Number(groups['hour'] ?? groups['hour24']);
  const minute = Number(groups['minute'] ?? groups['minute24'] ?? 0);
  if (hour > 24 || minute > 59) return undefined;
  const half = groups['half']?.toLowerCase();
  if (half === undefined || half.startsWith('o')) return hour * 60 + minute;
  return ((hour % 12) + (half.startsWith('p') ? 12 : 0)) * 60 + minute;
}

function zoneOf(letters: string | undefined): string | undefined {
  const name = Object.keys(zones).find((key) => key.toLowerCase() === letters?.toLowerCase());
  return name === undefined ? undefined : zones[name];
}

function findWrongZone(text: string, moments: readonly EventMoment[]): string | undefined {
  const match = loneZone.exec(text);
  const named = zoneOf(match?.groups?.['zone']);
  if (!match || named === undefined) return undefined;
  const isRight = (moment: EventMoment) =>
    match.groups?.['zone'] === lettersAt(moment, moment.timeZone) ||
    minuteIn(moment, named) === moment.minute;
  return moments.some(isRight) ? undefined : match[0];
}

import { isTimeZone } from '#engine/checks/event/time-zones.ts';
import type { EventDeclaration } from '#engine/declaration/event.ts';
import { type EventDate, listDates } from '#engine/schedule/event-dates.ts';
import { momentOf, wallClockAt } from '#engine/schedule/wall-clock.ts';
import { eventNouns, months, weekdays } from './english.ts';

type Event = EventDeclaration;

/** When one of an event's dates begins, on the wall clock of its zone. */
export interface EventMoment {
  readonly at: Date;
  readonly timeZone: string;
  readonly year: number;
  /** From 0 to 11. */
  readonly month: number;
  readonly day: number;
  readonly weekday: string;
  /** Minutes since midnight. */
  readonly minute: number;
  readonly endMinute: number;
}

/** When the dates of an event begin; none while no date is declared, or none that exists. */
export function momentsOfEvent(event: Event | undefined): readonly EventMoment[] {
  if (event === undefined) return [];
  const known = moments.get(event);
  if (known !== undefined) return known;
  const read = listDates(event).flatMap((date) => readMoment(date, event.timeZone));
  moments.set(event, read);
  return read;
}

/** The property that says when an event begins. */
export function whereItBegins({ dates }: Event): 'event.dates' | 'event.startsAt' {
  return dates === undefined ? 'event.startsAt' : 'event.dates';
}

/** A date as findings write it: Tuesday, March 16, 2027. */
function writeDay({ weekday, month, day, year }: EventMoment): string {
  return `${weekday}, ${months[month]} ${day}, ${year}`;
}

/** What one or several dates have, each said once: 10:00 AM or 7:00 PM. */
export function writeEach(said: readonly (string | number)[]): string {
  const format = new Intl.ListFormat('en-US', { type: 'disjunction' });
  return format.format(new Set(said.map(String)));
}

/** "the event is on Tuesday, March 16, 2027 (event.startsAt)": what speaks against another day. */
export function tellDays(event: Event): string {
  return `the event is on ${writeEach(momentsOfEvent(event).map(writeDay))} (${whereItBegins(event)})`;
}

/** "the event begins at 10:00 AM (event.startsAt)": what speaks against another hour. */
export function tellHours(event: Event, moments: readonly EventMoment[]): string {
  const begins = moments.map(({ minute }) => writeMinute(minute));
  return `the event begins at ${writeEach(begins)} (${whereItBegins(event)})`;
}

/** The same with 24 hours and the zone, as the event declares it. */
export function tellDeclaredHours(event: Event, property = ''): string {
  const begins = momentsOfEvent(event).map(
    ({ minute }) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
  );
  return `the event begins at ${writeEach(begins)} in ${event.timeZone} (${whereItBegins(event)}${property})`;
}

/** Every judge of every text asks for it. */
const moments = new WeakMap<Event, readonly EventMoment[]>();

function readMoment({ startsAt, minutes }: EventDate, timeZone: string): EventMoment[] {
  if (startsAt === undefined || Number.isNaN(Date.parse(`${startsAt}:00Z`))) return [];
  // A zone that does not exist has its own finding.
  if (!isTimeZone(timeZone)) return [];
  const at = momentOf(startsAt, timeZone);
  const wall = new Date(wallClockAt(at, timeZone));
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  return [
    {
      at,
      timeZone,
      year: wall.getUTCFullYear(),
      month: wall.getUTCMonth(),
      day: wall.getUTCDate(),
      weekday: weekdays[wall.getUTCDay()] ?? '',
      minute,
      endMinute: (minute + minutes) % (24 * 60),
    },
  ];
}

/** The minute of the day at which an event begins elsewhere. */
export function minuteIn({ at }: EventMoment, timeZone: string): number {
  const wall = new Date(wallClockAt(at, timeZone));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** A minute of the day as texts write it: 10:00 AM. */
export function writeMinute(minute: number): string {
  const hour = Math.floor(minute / 60);
  const rest = String(minute % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What is said of an event, or to those who come. */
const ofEvent = new RegExp(
  `\\b(?:we(?: all| then)? (?:begin|start|meet|gather|stop|end|finish|close|are(?! (?:closed|shut|away|off))|light|pour|sit down|switch on|log on|go|run|open|show|talk)|(?:I|we|you)(?: will| shall|[’']ll)|join|meet(?: us| me)|see(?:ing)? you|be there|come|arrive|bring|log in|dial in|set aside|block|save the date|calendars?|live|online|by video|begins?|beginning|starts?|starting|kicks? off|takes place|happens?|held|doors?|seats?|places?|regist\\p{L}+|tickets?|${eventNouns}|your (?:spot|hour|calendar))\\b|^(?:keep|have|get)\\b|\\{event`,
  'iu',
);
/** "See you tomorrow, says the baker": words of somebody else without quotation marks. */
const saidByOthers =
  /, (?:(?:he|she|they|my [a-z-]+|the [a-z-]+) (?:said|says|asked|asks|wrote)|(?:said|says) (?:my|the|our|an?|[A-Z]))/u;
/** "Three people who know 3:17", "and then it is 3:17": short, and said of somebody's night. */
const ofAnotherHour =
  /\b(?:who|whose|know|knows|(?:it is|it was|it[’']s)(?= (?:\d|half|nearly|almost)))\b/i;
/** So many words, or fewer, say nothing but when something is: "Tuesday, 10 am, by video". */
export const maxFragment = 6;

/**
 * Whether what stands at a place in a text is said of the event, by its sentence: a fragment, or one that
 * speaks of meeting. "The alarm goes at 5:30 and you are awake" is about something else.
 */
export function isSaidOfEvent(text: string, index: number): boolean {
  const sentence = sentenceAt(text, index);
  if (isSaidByOthers(text, index)) return false;
  const isFragment = sentence.split(/\s+/u).length <= maxFragment && !ofAnotherHour.test(sentence);
  return isFragment || ofEvent.test(sentence);
}

/** Whether the sentence at a place in a text is told as somebody else's words. */
export function isSaidByOthers(text: string, index: number): boolean {
  return saidByOthers.test(sentenceAt(text, index));
}

/** The sentence around a place in a text; the dots of hours and "p.m." end none. */
export function sentenceAt(text: string, index: number): string {
  const ends = Array.from(text.matchAll(/[.!?…](?=\s+\p{Lu})/gu), (end) => end.index + 1);
  const from = ends.findLast((end) => end <= index) ?? 0;
  const to = ends.find((end) => end > index) ?? text.length;
  return text.slice(from, to).trim();
}

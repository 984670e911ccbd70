import { ownOf } from '#engine/checks/rule/own/own.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { eventNouns, numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { minutesAt } from '#engine/checks/said/lengths.ts';
import { type EventMoment, momentsOfEvent, writeMinute } from '#engine/checks/said/moment.ts';
import { isSaidOfEvent } from '#engine/checks/said/of-event.ts';
import {
  eventOf,
  isEmailTitle,
  isOwnClaim,
  type Said,
  withoutNames,
} from '#engine/checks/said/said.ts';
import { pathInside } from '#engine/read/findings.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { dayMs, hourMs, wallClockAt } from '#engine/schedule/wall-clock.ts';
import { count, quote } from '#engine/text/wording.ts';

const begins = `(?:we (?:begin|start|meet|gather|go live|are live|see you|kick off)|(?:it|this|\\{[^}]*\\}|the (?:${eventNouns})|our (?:${eventNouns})|your (?:${eventNouns})) (?:begins?|starts?|takes place|is|happens|goes live|kicks off)|starts|starting|begins|beginning|happening|see you|join us|join me|live|happens|takes place|kicks off|meet us|(?<!\\boff )until)`;
const near = '(?<day>tomorrow|today|tonight|this (?:morning|afternoon|evening))';
const saidNear = [
  new RegExp(
    `\\b${begins}(?: (?:live|online|again|there|here|together|on zoom))?,? ${near}\\b`,
    'i',
  ),
  new RegExp(
    `^(?:reminder:? )?${near}(?: (?:morning|afternoon|evening|night))?(?:\\s?[:!–—-]|,? (?:is the day|we (?:begin|start|meet)|at \\d{1,2}|there is|by|it|\\{name\\}|at \\{event))`,
    'i',
  ),
  new RegExp(
    `\\b(?:the |your |our )?(?:${eventNouns}) (?:is |starts |begins |takes place )?${near}\\b`,
    'i',
  ),
  new RegExp(`\\b(?<day>tomorrow|today|tonight)[’']s (?:${eventNouns})\\b`, 'i'),
];
/** "Due today, {name}", above a reminder. */
const saidToday = /\b(?<day>today|tonight)(?=,? (?:\{name\}|[–—])|[,.!:]|$)/i;
/** "Stir something tonight, {name}" is for readers to do. */
const toDo =
  /^(?!join|see|meet|catch|attend)[a-z]+ (?:something|anything|nothing|it|one|two|three|an?|the|your|this|these) /i;
const saidTomorrow = /(?<!\bday after )\b(?<day>tomorrow)\b/i;
const inAWhile = new RegExp(
  `\\b(?:in|starts in|begins in) (?:about |just |less than )?(?<number>${numberPattern}|a few|an?|half an) (?<unit>minutes?|hours?|days?|weeks?)\\b|(?:^|[^.!?]*\\b(?:only|just) )(?<number>${numberPattern}|an?) (?<unit>minutes?|hours?|days?|weeks?) (?:to go|from now|left)\\b`,
  'i',
);
const startingNow =
  /\b(?:we (?:are|’re|'re) (?:(?:live|starting|beginning) now|(?:starting|beginning|live)(?=[,.!]|$))|starting now|starts now|live now|about to (?:begin|start|go live)|(?:begin|start|go live)s? in a few (?:minutes|moments)|next week|the day after tomorrow|in a moment)\b/i;
const whole = new RegExp(`\\b(?:${begins}|${eventNouns}|\\{event[^}]*\\}|only|just|live)\\b`, 'i');

/** What a reminder says of the time until the event is what its `hoursBefore` makes of it. */
export const reminderSaysWhen = judgeWhere(
  [...saidNear, saidToday, saidTomorrow, startingNow, inAWhile],
  (said, all) => {
    if (said.place !== 'reminder') return [];
    const event = eventOf(said);
    const own = event ? listReminders(event).filter((one) => one.function === said.keys[1]) : [];
    const [reminder] = own;
    if (reminder === undefined || own.length > 1) return [];
    const hours = reminder.beforeMs / hourMs;
    const isInHours = Number.isInteger(hours);
    const before = isInHours ? count(hours, 'hour') : count(reminder.beforeMs / 60_000, 'minute');
    const place = pathInside([...reminder.keys, reminder.property]);
    // It goes out before each date, so it has to be right for all of them.
    const wrong = momentsOfEvent(event).flatMap((moment) => {
      const words = findWrongDay(said, moment, hours) ?? findWrongWait(said, moment, hours);
      return words === undefined ? [] : [{ words, moment }];
    });
    return wrong.slice(0, 1).map(({ words, moment }) => ({
      rule: 'reminder-time',
      claim: said.funnel.id,
      problem: `${quote(words)} stands here, but this reminder goes out ${before} before the event (${place} of ${said.funnel.id}), ${tellDays(daysBetween(moment, hours), moment)}.`,
      remedy: isShared(said, all)
        ? `Give ${said.funnel.id} a message of its own under messages, or say when the event begins with {event.date} and {event.time}.`
        : `Say when the event begins with {event.date} and {event.time}, or change ${reminder.property}.`,
      declared: place,
    }));
  },
);

/** Whether another event has the same reminder, of which the words may be right. */
function isShared({ funnel, keys }: Said, all: Surroundings): boolean {
  if (keys[2] !== 'message') return false;
  return ownOf(all, funnel.coach).funnels.some(
    ({ value }) =>
      value.id !== funnel.id &&
      value.kind === 'lead' &&
      value.event !== undefined &&
      listReminders(value.event).some((one) => one.function === keys[1]),
  );
}

/** Days on the calendar between the reminder and the event. */
export function daysBetween({ at, timeZone }: EventMoment, hours: number): number {
  const dayOf = (moment: Date) => Math.floor(wallClockAt(moment, timeZone) / dayMs);
  return dayOf(at) - dayOf(new Date(at.getTime() - hours * hourMs));
}

/** How many days before an event something comes, as findings say it. */
export function tellDays(days: number, { minute }: EventMoment): string {
  if (days === 0) return `on the day of the event, which begins at ${writeMinute(minute)}`;
  return days === 1 ? 'on the day before it' : `${days} days before it`;
}

/** The words that put the event on another day than a reminder's hours do. */
export function findWrongDay(said: Said, moment: EventMoment, hours: number): string | undefined {
  const days = daysBetween(moment, hours);
  const isTitle = isEmailTitle(said);
  const isHeading = isTitle && said.keys.at(-1) !== 'preview';
  const patterns = [
    ...saidNear,
    ...(isHeading && !toDo.test(said.text) ? [saidToday] : []),
    ...(isTitle ? [saidTomorrow] : []),
  ];
  for (const pattern of patterns) {
    const match = pattern.exec(said.text);
    const day = match?.groups?.['day']?.toLowerCase();
    if (match === null || day === undefined) continue;
    // "Tonight: look up the balance" is for readers to do.
    if (!isTitle && / ?[:–—-]$/u.test(match[0])) continue;
    if (days !== (day === 'tomorrow' ? 1 : 0)) return match[0];
    const part = /\b(?:tomorrow|this) (morning|afternoon|evening|night)\b/i.exec(said.text)?.[1];
    const isWrongPart =
      (part === 'morning' && moment.minute >= 12 * 60) ||
      (part === 'afternoon' && (moment.minute < 12 * 60 || moment.minute >= 18 * 60)) ||
      ((part === 'evening' || part === 'night' || day === 'tonight') && moment.minute < 16 * 60);
    if (isWrongPart) return match[0];
  }
  const found = startingNow.exec(said.text);
  if (found === null || !(isTitle || isSaidOfEvent(said, found.index))) return undefined;
  const [later] = found;
  if (/next week/i.test(later)) return days >= 4 && days <= 10 ? undefined : later;
  if (/day after/i.test(later)) return days === 2 ? undefined : later;
  return hours <= 1 ? undefined : later;
}

const clauseEnd = /[.!?;] /u;

function findWrongWait(said: Said, moment: EventMoment, hours: number) {
  const text = withoutNames(said);
  const match = inAWhile.exec(text);
  if (match === null) return undefined;
  const isTitle = isEmailTitle(said);
  // "We begin at {event.time}; in twenty minutes the door is open"
  const clause =
    text.slice(0, match.index).split(clauseEnd).at(-1) +
    match[0] +
    (text.slice(match.index + match[0].length).split(clauseEnd)[0] ?? '');
  if (!isTitle && !whole.test(clause)) return undefined;
  const { number = '', unit = '' } = match.groups ?? {};
  if (number === 'a few') return undefined;
  const amount = /^an?$/i.test(number) ? 1 : /^half/i.test(number) ? 0.5 : readNumber(number);
  const end = text.slice(match.index + match[0].length);
  if (/^day/i.test(unit) && end.startsWith(' and a half')) {
    return hours === (amount + 0.5) * 24 ? undefined : match[0];
  }
  if (/^day/i.test(unit)) return daysBetween(moment, hours) === amount ? undefined : match[0];
  if (/^week/i.test(unit)) {
    return Math.abs(daysBetween(moment, hours) - amount * 7) <= 1 ? undefined : match[0];
  }
  const at = match.index + match[0].indexOf(number);
  const asHours = (minutesAt(text, at) ?? (/^hour/i.test(unit) ? amount * 60 : amount)) / 60;
  // "In 90 minutes we work through it" is the event's length.
  if (/^minute/i.test(unit) && /^,? (?:we|you)\b/u.test(end)) return undefined;
  return asHours === hours ? undefined : match[0];
}

/** A page and a confirmation are read on any day, so they cannot say that the event is tomorrow. */
export const noNearDayIsSaid = judgeWhere(saidNear, (said) => {
  const event = eventOf(said);
  if (event === undefined || said.place === 'reminder' || !isOwnClaim(said)) return [];
  const match = saidNear.map((pattern) => pattern.exec(said.text)).find((found) => found !== null);
  if (
    !match ||
    /\btomorrow\b[^.!?{]*, [a-z]+ [^.!?{]*\btoday\b|\btoday\b[^.!?{]*, [a-z]+ [^.!?{]*\btomorrow\b/i.test(
      said.text,
    )
  )
    return [];
  const isDay = /^(?:next item|tonight:)/i.test(match[0]);
  if (isDay && said.place === 'page') return [];
  return {
    rule: 'relative-day',
    claim: match[0].toLowerCase(),
    problem: `${quote(match[0])} stands here, but ${said.place === 'page' ? 'a page is read on any day' : said.place === 'requested' ? 'this email goes out at sign-up, on any day' : 'this email comes on a day that depends on the sign-up'}, and the event ${event.dates ? 'has its dates' : event.startsAt === undefined ? 'declares no date' : 'has one date'}.`,
    remedy:
      'Write {event.date} and {event.time} instead, or say it in the reminder (event.reminder).',
  };
});

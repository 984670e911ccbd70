import type { Claim } from '#engine/checks/said/claim.ts';
import { eventNouns, partsOfDay, weekdays } from '#engine/checks/said/english.ts';
import {
  momentsOfEvent,
  tellDays,
  tellHours,
  writeEach,
  writeMinute,
} from '#engine/checks/said/moment.ts';
import { statesOffer } from '#engine/checks/said/of-event.ts';
import { eventOf, isTitleOfEvent, type Said } from '#engine/checks/said/said.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { momentsSpokenOf } from './hours.ts';
import { monthsOfSeasons, southern } from './seasons.ts';

const part = `(?<part>${Object.keys(partsOfDay).join('|')})`;

const remedy = 'Write {event.time}, which is right on every day, or correct the event.';

function againstPart(
  said: Said,
  named: string | undefined,
  moments = momentsSpokenOf(said),
): string | undefined {
  const event = eventOf(said);
  const [from, to] = partsOfDay[named?.toLowerCase() ?? ''] ?? [0, 24];
  if (event === undefined || moments.length === 0) return undefined;
  if (moments.some(({ minute }) => from * 60 <= minute && minute <= to * 60)) return undefined;
  return tellHours(event, moments);
}

/** The part of the day that a sentence names for the event. */
export const claimsOfDayParts: readonly Claim[] = [
  {
    rule: 'event-time',
    pattern: new RegExp(`\\b(?<weekday>${weekdays.join('|')}) ${part}\\b(?!s)`, 'i'),
    against: (said, { groups = {} }) => {
      // Another weekday has a rule of its own.
      const moments = momentsSpokenOf(said).filter(
        ({ weekday }) => weekday.toLowerCase() === groups['weekday']?.toLowerCase(),
      );
      return againstPart(said, groups['part'], moments);
    },
    remedy,
  },
  {
    rule: 'event-time',
    pattern: new RegExp(`\\bwe (?:[A-Za-zÀ-ỿ]+ ){1,4}all ${part}\\b`, 'i'),
    against: (said, { groups = {} }) =>
      said.place === 'campaign'
        ? undefined
        : againstPart(said, groups['part'], momentsOfEvent(eventOf(said))),
    remedy,
  },
  {
    rule: 'event-time',
    // "Your evening with Aurora", "a ninety-minute evening on", "until that evening".
    pattern: new RegExp(
      `(?:^your|\\b(?:this|that|[a-z]+-minute)) ${part}(?= (?:with|on|of|for|and)\\b|[,.!]|$)`,
      'i',
    ),
    against: (said, { groups = {} }) =>
      isTitleOfEvent(said) ||
      statesOffer(said) ||
      ['signOff', 'privacy'].includes(String(said.keys.at(-1)))
        ? againstPart(said, groups['part'], momentsOfEvent(eventOf(said)))
        : undefined,
    remedy,
  },
  {
    rule: 'event-time',
    // "The evening", above what is said of the event itself.
    pattern: new RegExp(`^(?:the|our|one|your) ${part}(?: itself| at a glance)?[.:]?$`, 'i'),
    against: (said, { groups = {} }) =>
      said.section === 'event' && said.keys.at(-1) === 'title'
        ? againstPart(said, groups['part'], momentsOfEvent(eventOf(said)))
        : undefined,
    remedy,
  },
  {
    rule: 'event-date',
    pattern: new RegExp(
      `\\b(?:(?<season>${Object.keys(monthsOfSeasons).join('|')})|(?<rest>weekend)|weekday) (?:${eventNouns})\\b|\\b(?:join us|we meet|see you|live)(?: (?:on|over|at|for|this|the|next|a|one))+ (?<rest>weekend)\\b`,
      'i',
    ),
    against: (said, { groups = {} }) => {
      const event = eventOf(said);
      const moments = momentsSpokenOf(said);
      if (event === undefined || moments.length === 0) return;
      // What an ending leads on to is another event.
      if (said.keys[0] === 'event' && said.keys[1] !== 'name') return;
      const { season, rest } = groups;
      if (season !== undefined && southern.test(event.timeZone)) return;
      const isThen = moments.some(({ month, weekday }) =>
        season === undefined
          ? /^S/u.test(weekday) === (rest !== undefined)
          : monthsOfSeasons[season.toLowerCase()]?.includes(month),
      );
      return isThen ? undefined : tellDays(event);
    },
    remedy: 'Write {event.date}, which is right on every day, or correct the event.',
  },
  {
    rule: 'email-timing',
    pattern: /^good (?<part>morning|afternoon|evening)\b/i,
    against: (said, { groups = {} }) => {
      const [from, to] = partsOfDay[(groups['part'] ?? '').toLowerCase()] ?? [0, 24];
      const window = windowOf(said);
      if (window !== undefined) {
        const { fromHour, toHour } = window;
        const hours = Math.min(to, toHour) - Math.max(from, fromHour);
        return hours > 1 || hours === toHour - fromHour
          ? undefined
          : `the emails of this campaign go out from ${fromHour} to ${toHour} (window)`;
      }
      const minutes = minutesOfSending(said);
      if (minutes.length === 0) return undefined;
      if (minutes.some((minute) => from * 60 <= minute && minute <= to * 60)) return undefined;
      return `this email goes out at ${writeEach(minutes.map(writeMinute))} where the event is`;
    },
    remedy: 'Say what is right at that hour, or change when the email goes out.',
  },
];

/** The hours in which the emails of a text's campaign go out. */
function windowOf({ place, keys, coach }: Said) {
  return place === 'campaign' && keys[0] === 'campaigns'
    ? coach?.campaigns[Number(keys[1])]?.window
    : undefined;
}

/** At which minutes of the day an email goes out whose moment its event decides. */
function minutesOfSending(said: Said): readonly number[] {
  const event = eventOf(said);
  const [part, name] = said.keys;
  if (event === undefined || part !== 'functions') return [];
  const before = listReminders(event).filter((one) => one.function === name);
  const { after } = event;
  return momentsOfEvent(event).flatMap(({ minute, endMinute }) => [
    ...before.map(({ beforeMs }) => inDay(minute - beforeMs / 60_000)),
    ...(after && after.function === name ? [inDay(endMinute + after.hours * 60)] : []),
  ]);
}

const inDay = (minute: number) => ((minute % 1440) + 1440) % 1440;

import type { Claim } from '#engine/checks/claims/claim.ts';
import { weekdays } from '#engine/checks/facts/english.ts';
import {
  momentsOfEvent,
  whereItBegins,
  writeEach,
  writeMinute,
} from '#engine/checks/facts/moment.ts';
import { eventOf, type Said } from '#engine/checks/facts/said.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { momentsSpokenOf } from './hours.ts';

/** Between which hours an event may begin that is called so. */
const parts: Readonly<Record<string, readonly [number, number]>> = {
  morning: [4, 12],
  lunchtime: [11, 14.5],
  afternoon: [11.5, 18],
  evening: [16, 24],
  night: [17, 24],
};
const part = `(?<part>${Object.keys(parts).join('|')})`;

const remedy = 'Write {event.time}, which is right on every day, or correct the event.';

function againstPart(
  said: Said,
  named: string | undefined,
  moments = momentsSpokenOf(said),
): string | undefined {
  const event = eventOf(said);
  const [from, to] = parts[named?.toLowerCase() ?? ''] ?? [0, 24];
  if (event === undefined || moments.length === 0) return undefined;
  if (moments.some(({ minute }) => from * 60 <= minute && minute <= to * 60)) return undefined;
  return `the event begins at ${writeEach(moments.map(({ minute }) => writeMinute(minute)))} (${whereItBegins(event)})`;
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
    rule: 'email-timing',
    pattern: /^good (?<part>morning|afternoon|evening)\b/i,
    against: (said, { groups = {} }) => {
      const [from, to] = parts[(groups['part'] ?? '').toLowerCase()] ?? [0, 24];
      const minutes = minutesOfSending(said);
      if (minutes.length === 0) return undefined;
      if (minutes.some((minute) => from * 60 <= minute && minute <= to * 60)) return undefined;
      return `this email goes out at ${writeEach(minutes.map(writeMinute))} where the event is`;
    },
    remedy: 'Say what is right at that hour, or change when the email goes out.',
  },
];

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

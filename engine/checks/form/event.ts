import {
  type CoachRule,
  type FunnelRule,
  findDoubt,
  findMistake,
  type Keys,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import type { Finding } from '#engine/read/findings.ts';
import { isLocalTime } from '#engine/schedule/wall-clock.ts';
import { quote } from '#engine/text/wording.ts';
import { findZoneSlip } from './time-zones.ts';

/** An event's date and time zone exist, and its reminder has a date to count from. */
export const eventIsSound: FunnelRule = leadRule((entry) => {
  if (!entry.value.event) return [];
  const { startsAt, dates, timeZone, reminder, hold, seats } = entry.value.event;
  const findings: Finding[] = checkTimeZone(entry, ['event', 'timeZone'], timeZone);
  if (startsAt !== undefined && !isLocalTime(startsAt)) {
    findings.push(
      findMistake(
        entry,
        'no-such-date',
        ['event', 'startsAt'],
        `${quote(startsAt)} is not a date and time that exists.`,
        'Write a calendar date and a time from 00:00 to 23:59, like 2027-03-16T10:00.',
      ),
    );
  }
  if (startsAt === undefined && dates === undefined && reminder !== undefined) {
    findings.push(
      findMistake(
        entry,
        'reminder-without-date',
        ['event', 'reminder'],
        'The reminder cannot be sent before the event, because the event has no startsAt.',
        'Add event.startsAt or remove the reminder.',
      ),
    );
  }
  const hasSeats = seats !== undefined || dates?.some((date) => date.seats !== undefined);
  if (hold !== undefined && !hasSeats) {
    findings.push(
      findMistake(
        entry,
        'hold-without-seats',
        ['event', 'hold'],
        'Seats are held until they are confirmed, but the event has as many as anybody wants.',
        'Add event.seats or remove the hold.',
      ),
    );
  }
  return findings;
});

/** A coach's time zone exists. */
export const coachTimeZoneExists: CoachRule = (entry) =>
  checkTimeZone(entry, ['timeZone'], entry.value.timeZone);

function checkTimeZone(entry: { readonly file: string }, keys: Keys, timeZone: string): Finding[] {
  const slip = findZoneSlip(timeZone);
  if (slip === undefined) return [];
  const shown = quote(timeZone);
  const remedy =
    slip.write === undefined
      ? 'Write a name from the IANA list, like America/Los_Angeles.'
      : `Write ${slip.write}.`;
  switch (slip.kind) {
    case 'old':
      return [
        findDoubt(
          entry,
          'old-time-zone',
          keys,
          `${shown} is an old spelling of a time zone.`,
          remedy,
        ),
      ];
    case 'unknown':
      return [
        findMistake(entry, 'unknown-time-zone', keys, `There is no time zone ${shown}.`, remedy),
      ];
    case 'ambiguous':
      return [
        findMistake(
          entry,
          'ambiguous-time-zone',
          keys,
          `${shown} stands for no place: such letters ignore summer time or mean another country.`,
          remedy,
        ),
      ];
    case 'reversed':
      return [
        findMistake(
          entry,
          'ambiguous-time-zone',
          keys,
          `${shown} ignores summer time, and its sign is the reverse of what people expect.`,
          remedy,
        ),
      ];
  }
}

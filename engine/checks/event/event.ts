import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  findMistake,
  type Keys,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { isLocalTime } from '#engine/schedule/wall-clock.ts';
import { quote } from '#engine/text/wording.ts';
import { findZoneSlip } from './time-zones.ts';

/** An event's date and time zone exist, and its reminder has a date to count from. */
export const eventIsSound: FunnelRule = leadRule((entry, all) => {
  if (!entry.value.event) return [];
  const { startsAt, dates, timeZone, reminder, hold, seats } = entry.value.event;
  const findings: Finding[] = [
    ...checkTimeZone(entry, ['event', 'timeZone'], timeZone),
    ...findUniversal(entry, timeZone, coachOf(entry, all)?.value.timeZone),
  ];
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

/** An event by a clock that nobody lives by, of a coach who does live somewhere and never speaks of it. */
function findUniversal(
  entry: Entry<LeadFunnel>,
  timeZone: string,
  home: string | undefined,
): Finding[] {
  const universal = /^(?:etc\/)?utc$/i;
  if (!universal.test(timeZone) || home === undefined || universal.test(home)) return [];
  if (shownTexts(entry.value).some(({ text }) => /\bUTC\b/.test(text))) return [];
  return [
    findMistake(
      entry,
      'unlikely-start',
      ['event', 'timeZone'],
      `The event starts by the clock of ${quote(timeZone)}, which no town keeps, and no text of the page speaks of it.`,
      `Write timeZone: '${home}', which is the coach's own, or that of the place where people meet.`,
    ),
  ];
}

function checkTimeZone(entry: InFile, keys: Keys, timeZone: string): Finding[] {
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

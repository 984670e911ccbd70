import { isOtherDay } from '#engine/checks/facts/days.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { months, numberPattern, weekdays } from '#engine/checks/said/english.ts';
import { momentsOfEvent, tellDays } from '#engine/checks/said/moment.ts';
import { eventOf, type Said } from '#engine/checks/said/said.ts';
import { speaksOfAll } from './people.ts';

const month = `(?:${months.join('|')})`;

function momentsOf(said: Said) {
  return speaksOfAll(said) ? momentsOfEvent(eventOf(said)) : [];
}

/** A day of the calendar in a certain year. */
function weekdayOf(day: string, monthName: string, year: number): string | undefined {
  const at = new Date(
    Date.UTC(
      year,
      months.findIndex((one) => one.startsWith(monthName)),
      Number(day),
    ),
  );
  return weekdays[at.getUTCDay()];
}

/** Days and months that a sentence names beside those of the event. */
export const claimsOfDays: readonly Claim[] = [
  {
    rule: 'event-date',
    pattern: new RegExp(
      `\\b(?<weekday>${weekdays.join('|')}),? (?:the )?(?:(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${month})|(?<first>${month}) (?<second>\\d{1,2})(?:st|nd|rd|th)?)\\b(?:,? (?<year>20\\d\\d))?`,
      'u',
    ),
    against: (said, { groups = {}, index }) => {
      // The day of the event itself has a rule of its own.
      if (!isOtherDay.test(said.text.slice(Math.max(0, index - 30), index))) return;
      const { weekday, day = groups['second'], month: name = groups['first'], year } = groups;
      const years =
        year === undefined ? momentsOfEvent(eventOf(said)).map((one) => one.year) : [Number(year)];
      const right = years.map((one) => weekdayOf(day ?? '', name ?? '', one));
      if (years.length === 0 || right.includes(weekday)) return;
      return `${name} ${day}, ${years[0]} is a ${right[0]}`;
    },
    remedy: 'Look at a calendar and correct the weekday or the day.',
  },
  {
    rule: 'event-date',
    pattern: new RegExp(
      `(?:^|[·|•–—:] )(?:(?:[Ee]arly|[Mm]id|[Ll]ate)[- ])?(?<month>${month}) (?<year>20\\d\\d)(?=[.,·|•:!]| [·|•–—]|$)`,
      'u',
    ),
    against: (said, { groups = {} }) => {
      const moments = momentsOf(said);
      const event = eventOf(said);
      if (event === undefined || moments.length === 0) return;
      const isYear = moments.some(({ year }) => year === Number(groups['year']));
      // A wrong year in a heading is told already.
      if (!isYear && /^(?:title|headline|eyebrow|name|summary)$/u.test(String(said.keys.at(-1))))
        return;
      const isRight = moments.some(
        (one) => months[one.month] === groups['month'] && one.year === Number(groups['year']),
      );
      return isRight ? undefined : tellDays(event);
    },
    remedy: 'Write {event.date} for the date, or correct the event.',
  },
  {
    rule: 'event-date',
    pattern: new RegExp(
      `^(?<number>${numberPattern}) (?:evenings|mornings|afternoons|sessions|meetings)(?=, (?:one|a|an|the same)\\b|[.:])`,
      'i',
    ),
    against: (said) =>
      momentsOf(said).length === 1 && !said.keys.includes('points')
        ? 'the event has one date'
        : undefined,
    remedy: 'Speak of as many dates as there are, or declare the others (event.dates).',
  },
];

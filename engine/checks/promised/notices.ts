import { numberPattern, readNumber } from '#engine/checks/facts/english.ts';
import { momentsOfEvent } from '#engine/checks/facts/moment.ts';
import { findLateOrMissing, tellHours } from '#engine/checks/facts/reminder-time.ts';
import { isEnglish } from '#engine/checks/facts/said.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  findDoubt,
  leadFunnelsOf,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { hourMs } from '#engine/schedule/wall-clock.ts';
import { quote } from '#engine/text/wording.ts';

/** The texts of a coach's legal pages. */
function noticesOf({ value }: Entry<Coach>) {
  return isEnglish(undefined, value)
    ? shownTexts(value).filter(({ keys }) => keys[0] === 'documents')
    : [];
}

/** A notice says of reminders when those of the coach's events go out. */
export const noticesKnowReminders: CoachRule = (entry, all) => {
  const events = leadFunnelsOf(entry, all).flatMap(({ value: { event } }) => event ?? []);
  const hours = events.flatMap(listReminders).map(({ beforeMs }) => beforeMs / hourMs);
  const moments = events.flatMap(momentsOfEvent);
  if (hours.length === 0 || moments.length === 0) return [];
  return noticesOf(entry).flatMap(({ keys, text }) => {
    const words = findLateOrMissing(text, hours, moments.slice(0, 1));
    return words === undefined
      ? []
      : [
          findDoubt(
            entry,
            'reminder-time',
            keys,
            `${quote(words)} stands here, but the reminders of ${entry.value.brand} go out ${tellHours(hours)} before an event (event.reminders).`,
            'Say what the events declare, or correct their reminders.',
          ),
        ];
  });
};

const kept = new RegExp(
  `\\b(?<what>(?:copies of|sent|our) (?:[\\p{L}]+ ){0,2}(?:e-?mails|letters)|(?:technical|error) \\p{L}+|notes of technical \\p{L}+)\\b[^.;]{0,60}?\\b(?:after|for|within) (?<number>${numberPattern}) days\\b`,
  'giu',
);

/** For how long what is kept, in days: "copies of the emails we sent are deleted after 180 days". */
function daysIn(text: string) {
  return Array.from(text.matchAll(kept), ({ 0: words, groups = {} }) => ({
    words,
    about: /error|technical/iu.test(groups['what'] ?? '') ? 'errors' : 'emails',
    days: readNumber(groups['number'] ?? ''),
  }));
}

/** How many days each coach names: one site keeps things for one time. */
const daysOfAll = remember(({ coaches }: Surroundings) =>
  coaches.flatMap((coach) =>
    noticesOf(coach)
      .flatMap(({ text }) => daysIn(text))
      .map((said) => ({ ...said, file: coach.file })),
  ),
);

/** How many others have to agree before one is told that it is wrong. */
const minOthers = 2;

/** A notice keeps things as long as the notices of the other coaches on this site. */
export const noticesKeepAlike: CoachRule = (entry, all) =>
  noticesOf(entry).flatMap(({ keys, text }) =>
    daysIn(text).flatMap(({ words, about, days }) => {
      const others = daysOfAll(all).filter((one) => one.about === about && one.file !== entry.file);
      const [first] = others;
      if (first === undefined || others.length < minOthers) return [];
      if (others.some((one) => one.days === days || one.days !== first.days)) return [];
      return [
        findDoubt(
          entry,
          'service-not-used',
          keys,
          `${quote(words)} stands here, but the notices of all other coaches say ${first.days} days, and this site keeps them alike for everybody.`,
          `Write ${first.days} days, or correct the others; KEEP_COPIES_DAYS and KEEP_ERRORS_DAYS say how long the site keeps them.`,
        ),
      ];
    }),
  );

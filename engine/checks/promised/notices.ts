import { findLateOrMissing, tellHours } from '#engine/checks/facts/reminder-time.ts';
import { type CoachRule, findDoubt, leadFunnelsOf } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { momentsOfEvent } from '#engine/checks/said/moment.ts';
import { isEnglish } from '#engine/checks/said/said.ts';
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
      : findDoubt(
          entry,
          'reminder-time',
          keys,
          `${quote(words)} stands here, but the reminders of ${entry.value.brand} go out ${tellHours(hours)} before an event (event.reminders).`,
          'Say what the events declare, or correct their reminders.',
        );
  });
};

import { findLateOrMissing, tellHours } from '#engine/checks/facts/promised-times.ts';
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

const newsletter =
  /\b(?:(?:our|a|the|unseren?|den|einen|notre|nuestr[oa]|noss[oa]) (?:(?:weekly|monthly|daily|regular|wöchentlichen|monatlichen) )?newsletter(?: (?:hebdomadaire|mensuelle|semanal|mensual|mensal))?)\b/i;
const sent =
  /\b(?:get|receive|send|bekommen|erhalten|schicken|senden|recevez|envoyons|recibes?|recibirás?|enviamos|receb(?:e|erá))\b/i;
const noNewsletter =
  /\b(?:no|not|never|if|when|nicht|kein[a-z]*|wenn|falls|ne|pas|si|sin|cuando|não|sem|se|quando)\b|n[’']t\b/i;

/** A coach who sends no campaign announces no newsletter among what is done with addresses. */
export const noticesKnowCampaigns: CoachRule = (entry) => {
  if (entry.value.campaigns.length > 0) return [];
  return shownTexts(entry.value).flatMap(({ keys, text }) => {
    const sentence = text
      .split(/(?<=[.!?])\s+/u)
      .find((one) => newsletter.test(one) && sent.test(one) && !noNewsletter.test(one));
    if (keys[0] !== 'documents' || sentence === undefined) return [];
    return findDoubt(
      entry,
      'promised-email',
      keys,
      `${quote(newsletter.exec(sentence)?.[0])} stands here, but ${entry.value.brand} declares no campaign.`,
      'Declare it in campaigns, or take the sentence out.',
    );
  });
};

import { keptMinutes } from '#engine/checks/facts/hold.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import { callNouns, eventNouns } from '#engine/checks/said/english.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { anyLength, lengthsIn, type NamedLength } from '#engine/checks/said/lengths.ts';
import { writeEach } from '#engine/checks/said/moment.ts';
import { eventOf, isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import { siblingsOf } from '#engine/checks/said/siblings.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { quote } from '#engine/text/wording.ts';
import {
  callLengthsOf,
  callPagesOf,
  lengthsOfCallsBeside,
  lengthsOfNamedCalls,
  lengthsOfWaysOn,
} from './call-lengths.ts';
import { phraseAbout } from './of-offer.ts';

/** An event's length in words is the declared one. */
const eventLengthIsDeclared = judgeWhere([anyLength], (said, all) => {
  const event = eventOf(said);
  if (event === undefined) return [];
  const declared = minutesOf(said);
  // "Three hours" in a reminder may be how long it is until then.
  const ahead = listReminders(event).flatMap(({ function: name, beforeMs }) =>
    said.place === 'reminder' && name === said.keys[1] ? [beforeMs / 60_000] : [],
  );
  const others = [
    ...ahead,
    ...keptMinutes(said),
    ...lengthsOfNamedCalls(said, all),
    ...lengthsOfCallsBeside(said, all),
    ...lengthsOfWaysOn(said, all),
  ];
  return judgeLengths(said, [...declared, ...others], eventNouns, 'event-length', (words) => ({
    problem: `${quote(words)} stands here, but the event takes ${writeEach(declared)} minutes (event.minutes).`,
    remedy: 'Write {event.minutes} for the number, or correct event.minutes.',
    declared: 'event.minutes',
  }));
});

/** A call's length in words is the one that its booking page declares. */
export const callLengthIsDeclared = judgeWhere([anyLength], (said, all) => {
  const { funnel, coach } = said;
  const calls = callLengthsOf(said, all);
  const pages = callPagesOf(said, all);
  // A package that is paid for holds calls and visits of other lengths.
  if (said.section === 'packages' && !isOfFreePackage(said)) return [];
  if (coach === undefined || (funnel.kind !== 'booking' && calls.length === 0)) return [];
  const isElsewhere = funnel.kind !== 'booking' && pages.length === 1;
  const where = isElsewhere ? `in ${pages[0]}` : 'there';
  const declared = funnel.kind === 'booking' ? [funnel.minutes] : [...calls, ...minutesOf(said)];
  // "Our strategy session takes thirty minutes" on the page of a shorter call.
  const right = [...declared, ...lengthsOfNamedCalls(said, all)];
  return judgeLengths(said, right, callNouns, 'call-length', (words) => ({
    problem:
      funnel.kind === 'booking'
        ? `${quote(words)} stands here, but the call takes ${declared[0]} minutes (minutes).`
        : `${quote(words)} stands here, but the calls of ${coach.brand} take ${calls.join(' or ')} minutes.`,
    ...(funnel.kind === 'booking' ? { declared: 'minutes' } : {}),
    ...(pages.length === 0 ? { declared: 'the length in the link to the scheduling page' } : {}),
    remedy:
      funnel.kind === 'booking' || pages.length > 0
        ? `Write the length that the booking page declares, or correct minutes ${where}.`
        : 'Write the length that the links to the scheduling page name, or correct it there.',
  }));
});

/** Whether a text tells what the package holds that costs nothing: the call itself. */
function isOfFreePackage({ funnel, keys }: Said): boolean {
  return (
    keys[3] === 'items' && /^free\b/i.test(String(valueAt(funnel, [...keys.slice(0, 5), 'price'])))
  );
}

/** How long the dates of the event take that a text's funnel is about. */
function minutesOf(said: Said): readonly number[] {
  const event = eventOf(said);
  return event === undefined ? [] : listDates(event).map(({ minutes }) => minutes);
}

/**
 * What lengths in a text say of an offer of such a length, by the words around them.
 *
 * @param declared the lengths that are right, in minutes
 * @param nouns what the offer is called, as alternatives of a pattern
 */
function judgeLengths(
  said: Said,
  declared: readonly number[],
  nouns: string,
  rule: 'event-length' | 'call-length',
  tell: (words: string) => { readonly problem: string; readonly remedy: string },
) {
  if (!isOwnClaim(said)) return [];
  const lengths = lengthsIn(said.text);
  const all = siblingsOf(said).texts.flatMap(lengthsIn);
  if ([lengths, all].some((some) => areParts(some, declared))) return [];
  return lengths.flatMap((length) => {
    if (declared.some((minutes) => length.from <= minutes && minutes <= length.to)) return [];
    const words = phraseAbout(length, said, nouns, rule === 'call-length', declared);
    if (words === undefined) return [];
    return [{ rule, claim: String(length.from), ...tell(words) }];
  });
}

/** Several that fit into the whole are its parts: in a text, or in the titles of a list. */
function areParts(lengths: readonly NamedLength[], declared: readonly number[]): boolean {
  const sum = lengths.reduce((total, { from }) => total + from, 0);
  return lengths.length > 1 && declared.some((minutes) => sum <= minutes);
}

/** The lengths that a page or an email names are those that are declared. */
export const lengthJudges = [eventLengthIsDeclared, callLengthIsDeclared];

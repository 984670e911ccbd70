import type { EventDeclaration } from '#engine/declaration/event.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Finding } from '#engine/read/findings.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { placeholderMeant } from '#engine/text/foreign-placeholders.ts';
import { placeholdersIn, seatsLeftPlaceholder } from '#engine/text/placeholders.ts';
import { findSimilar } from '#engine/text/similar.ts';
import { allOf, quote } from '#engine/text/wording.ts';
import { findMistake } from './rule.ts';
import type { PlacedText } from './texts.ts';

/** A placeholder that has no value where it is. */
export function findUnknown(
  entry: { readonly file: string },
  { keys, text }: PlacedText,
  name: string,
  known: readonly string[],
): Finding {
  const meaning = known.find((one) => one === placeholderMeant(name));
  // {event.title} is its name, however near {event.time} is.
  const isOfEvent = name.includes('.') && meaning?.includes('.');
  const meant = (isOfEvent ? meaning : findSimilar(name, known)) ?? meaning;
  return findMistake(
    entry,
    'unknown-placeholder',
    keys,
    `{${name}} in ${quote(text)} has no value here.`,
    isOfSeatsLeft(name)
      ? `Say how many seats are left in event.seatsLeft, the only text that counts them; elsewhere {event.seats} says how many there are.`
      : meant === undefined
        ? `Use one of ${allOf(known.map((one) => `{${one}}`))}, or write the words out.`
        : `Write {${meant}}.`,
  );
}

/** Whether the number of free seats is meant, in whichever case. */
function isOfSeatsLeft(name: string): boolean {
  return name.toLowerCase() === seatsLeftPlaceholder.toLowerCase();
}

/** A date in a sentence, in English and German. */
const onDate =
  /(?<![A-Za-zÀ-ỿ])(?:on|until|by|before|after|from|am|bis(?: zum)?|vor dem|ab)\s+\{event\.date\}/i;

/**
 * Placeholders that stay empty because an event has no date or no number of seats.
 *
 * @param whose how the problem refers to the event
 */
export function findGaps(
  entry: { readonly file: string },
  { keys, text }: PlacedText,
  event: DeepReadonly<EventDeclaration>,
  whose: string,
): Finding[] {
  const names = placeholdersIn(text);
  const isUndated = event.startsAt === undefined && event.dates === undefined;
  const find = (name: string, property: string, remedy: string) =>
    findMistake(
      entry,
      'empty-placeholder',
      keys,
      `The text shows {${name}}, but ${whose} has no ${property}, so it would leave a gap.`,
      remedy,
    );
  return [
    ...(names.includes('event.time') && isUndated
      ? [
          find(
            'event.time',
            'startsAt',
            'Add event.startsAt, or write {event.date} alone, which says that the date is to be announced.',
          ),
        ]
      : []),
    // "See you on Date to be announced": beside a label the words are right, in a sentence they are not.
    ...(isUndated && !names.includes('event.time') && onDate.test(text)
      ? [
          findMistake(
            entry,
            'empty-placeholder',
            keys,
            `The text says ${quote(onDate.exec(text)?.[0])}, but ${whose} has no startsAt, and {event.date} then says that the date is to be announced.`,
            'Add event.startsAt, or write a sentence that is right without a date.',
          ),
        ]
      : []),
    ...(names.includes('event.seats') && listDates(event).some(({ seats }) => seats === undefined)
      ? [find('event.seats', 'seats', 'Add event.seats or remove the placeholder.')]
      : []),
  ];
}

import * as v from 'valibot';
import type { Language } from '#engine/declaration/language.ts';
import { momentTexts } from '#engine/interpret/event/texts.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';

/**
 * The functions under which the engine's own emails to people without a seat stand in the delivery log:
 * they waited until the event began, or until the date was called off, or had a seat at one that was.
 */
export const unseatedFunctions = [
  'waiting-ended',
  'waiting-called-off',
  'seat-called-off',
] as const;
export type UnseatedFunction = (typeof unseatedFunctions)[number];

export function isUnseatedFunction(name: string): name is UnseatedFunction {
  return unseatedFunctions.some((one) => one === name);
}

/** A date that may be declared no more, as the body of an email tells of it. */
const formerDate = v.object({
  eventName: v.string(),
  startsAt: v.exactOptional(
    v.pipe(
      v.string(),
      v.transform((text) => new Date(text)),
      v.date(),
    ),
  ),
  timeZone: v.string(),
  minutes: v.number(),
  /** Whether the event has dates that are still ahead. */
  hasOtherDates: v.boolean(),
});
export type FormerDate = v.InferOutput<typeof formerDate>;

export function readFormerDate(body: ClaimedDelivery['body']): FormerDate {
  return v.parse(formerDate, body);
}

/** When a former date is, as texts of a language. */
export function momentOfFormer({ startsAt, timeZone }: FormerDate, language: Language) {
  return momentTexts(startsAt, timeZone, wordsOf(language));
}

/**
 * The message to somebody who has no seat, with its values.
 *
 * @param path leads to the event's other dates, if it has any
 */
export function unseatedMessage(
  name: UnseatedFunction,
  date: FormerDate,
  language: Language,
  path: string | undefined,
) {
  const { email } = wordsOf(language).seat;
  const isKnown = date.startsAt !== undefined;
  // What was to be announced is not called off where several dates stand in its place.
  const isToChoose = !isKnown && date.hasOtherDates;
  const say = {
    'waiting-ended': email.waitingEnded,
    'waiting-called-off': isToChoose ? email.datesDeclared : email.waitingCalledOff,
    'seat-called-off': isToChoose ? email.datesDeclared : email.calledOff,
  }[name];
  const what = ['{event.name}', ...(isKnown ? ['{event.date}', '{event.time}'] : [])].join(', ');
  const { text, ...said } = say('{event.name}', what);
  const label = isToChoose ? email.chooseDate : email.seeOtherDates;
  const hasFile = name === 'seat-called-off' && isKnown;
  return {
    message: {
      ...said,
      paragraphs: hasFile ? [text, email.takenOut] : [text],
      ...(path === undefined ? {} : { button: { label, to: path } }),
    },
    values: { 'event.name': date.eventName, ...momentOfFormer(date, language) },
  };
}

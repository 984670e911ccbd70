import type { EventDeclaration } from '#engine/declaration/event.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Words } from '#engine/language/words.ts';
import { momentOf } from '#engine/schedule/wall-clock.ts';
import { writeMoment } from '#engine/schedule/write-moment.ts';

/**
 * The placeholders about an event for one of its dates, with date and time in its zone and in the
 * language of the words. Without a date, the date says so and the time is empty; the checks refuse a
 * text that would show it.
 */
export function eventTexts(
  event: DeepReadonly<
    Pick<EventDeclaration, 'name' | 'startsAt' | 'timeZone' | 'minutes' | 'place' | 'seats'>
  >,
  words: Pick<Words, 'locale' | 'dateUnknown'>,
): Record<string, string> {
  const moment =
    event.startsAt === undefined ? undefined : momentOf(event.startsAt, event.timeZone);
  const number = new Intl.NumberFormat(words.locale, { useGrouping: 'min2' });
  return {
    'event.name': event.name,
    ...momentTexts(moment, event.timeZone, words),
    'event.minutes': number.format(event.minutes),
    'event.place': event.place,
    'event.seats': event.seats === undefined ? '' : number.format(event.seats),
  };
}

/** The placeholders about when an event begins. */
export function momentTexts(
  moment: Date | undefined,
  timeZone: string,
  { locale, dateUnknown }: Pick<Words, 'locale' | 'dateUnknown'>,
): Record<'event.date' | 'event.time', string> {
  const format = (options: Intl.DateTimeFormatOptions, whenUnknown: string) =>
    moment === undefined ? whenUnknown : writeMoment(moment, locale, { ...options, timeZone });
  return {
    'event.date': format(
      { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
      dateUnknown,
    ),
    'event.time': format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, ''),
  };
}

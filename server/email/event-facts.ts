import type { EmailTemplate, FilledEmail } from '#engine/contract/documents.ts';
import { onDate } from '#engine/interpret/event/chosen-date.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledDate, CompiledFunnel } from '#engine/site/site.ts';
import { eventId } from '#server/db/identity.ts';
import { UndeclaredItem } from '#server/outbox/kind.ts';
import { drawCalendarFile } from './calendar-file.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';
import type { Attachment } from './transports/transport.ts';

/**
 * The funnel of a delivery, with texts that tell of the date that the delivery is about. One of a
 * release that knew of no dates is about the first.
 */
export function funnelOn(
  funnel: CompiledFunnel | undefined,
  event: string | null | undefined,
): { readonly funnel: CompiledFunnel | undefined; readonly date: CompiledDate | undefined } {
  const [first] = funnel?.dates ?? [];
  if (funnel === undefined || first === undefined) return { funnel, date: undefined };
  const date = event ? funnel.dates.find(({ key }) => eventId(key) === event) : first;
  if (date === undefined) {
    throw new UndeclaredItem(`The date that it is about is not in "${funnel.id}" any more.`);
  }
  return { funnel: onDate(funnel, date), date };
}

/** When and where, for the ticket of an email about an event. */
export function eventFacts(
  template: EmailTemplate,
  funnel: CompiledFunnel | undefined,
  date: CompiledDate | undefined,
): FilledEmail['event'] {
  if (funnel === undefined || date === undefined || !withTicket.includes(template))
    return undefined;
  const fact = (name: string) => funnel.values[`event.${name}`] ?? '';
  return {
    name: fact('name'),
    date: fact('date'),
    ...(date.startsAt === undefined ? {} : { time: fact('time') }),
    minutes: fact('minutes'),
    place: fact('place'),
  };
}

const withTicket: readonly EmailTemplate[] = ['confirmation', 'reminder', 'moved', 'seat-offer'];

/** The words of the link to the seat, under every email that says when to come. */
export function seatNote({ language, dates }: CompiledFunnel): string {
  const { cannotCome, cannotComeThen } = wordsOf(language).seat.email;
  return dates.length > 1 ? cannotComeThen : cannotCome;
}

/**
 * The end of an offer's text where the event begins before the time that the seat is kept for is over:
 * nobody who declares the text knows how late a seat will become free.
 *
 * @param sentAt when the offer leaves, by the database's clock
 */
export function endOfOffer(
  template: EmailTemplate,
  funnel: CompiledFunnel | undefined,
  date: CompiledDate | undefined,
  sentAt: Date,
): readonly string[] {
  if (template !== 'seat-offer' || funnel?.declaration.kind !== 'lead') return [];
  const { whenFull } = funnel.declaration.event ?? {};
  if (!date?.startsAt || !whenFull || !('waitingList' in whenFull)) return [];
  const keptMs = whenFull.waitingList.holdMinutes * 60_000;
  return date.startsAt.getTime() - sentAt.getTime() < keptMs
    ? [wordsOf(funnel.language).seat.email.keptUntilBegun]
    : [];
}

/** The calendar file of an email that says when to come, or that nobody has to. */
export function calendarOf(
  { body, calendar }: Pick<ClaimedDelivery, 'body' | 'calendar'>,
  {
    funnel,
    date,
    email,
  }: {
    readonly funnel: CompiledFunnel | undefined;
    readonly date: CompiledDate | undefined;
    readonly email: FilledEmail;
  },
  publicUrl: string,
): Attachment[] {
  const { calendarUid, calendarSequence } = body;
  const calledOff =
    typeof calendarUid === 'string' && typeof calendarSequence === 'number'
      ? { uid: calendarUid, sequence: calendarSequence, isCalledOff: true }
      : undefined;
  // An offer is no seat yet: the calendar file comes with the confirmation.
  const isTold = email.event !== undefined && email.template !== 'seat-offer';
  if (!funnel || !date || !(isTold || calledOff)) return [];
  const entry = calledOff ?? { uid: calendar?.uid ?? date.key, sequence: calendar?.sequence ?? 0 };
  const content = drawCalendarFile(funnel, date, entry, publicUrl);
  return content ? [{ name: 'event.ics', contentType: 'text/calendar', content }] : [];
}

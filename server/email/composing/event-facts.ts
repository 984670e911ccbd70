import type { EmailTemplate, FilledEmail } from '#engine/contract/email.ts';
import { onDate } from '#engine/interpret/event/chosen-date.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { listReminders, remindersAhead } from '#engine/schedule/event-emails.ts';
import { dayMs, hourMs, wallClockAt } from '#engine/schedule/wall-clock.ts';
import type { CompiledDate, CompiledFunnel } from '#engine/site/site.ts';
import { eventId } from '#server/db/identity.ts';
import type { Attachment } from '#server/email/transports/transport.ts';
import { UndeclaredItem } from '#server/outbox/kind.ts';
import { type CalendarFacts, drawCalendarFile } from './calendar-file.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';
import type { DeclaredEmail } from './declared-email.ts';
import { type FormerDate, momentOfFormer } from './unseated-email.ts';

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
    length: date.length,
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
 * The paragraphs of an email with what its declared words cannot know: that the event begins before the
 * time for an offered seat or for confirming a sign-up is over, that its reader gets no reminder any
 * more, or that it has been held up until “tomorrow” is today, “yesterday” is the day before or the event
 * has begun.
 */
export function paragraphsAt(
  {
    email,
    funnel,
    date,
  }: {
    readonly email: FilledEmail;
    readonly funnel: CompiledFunnel | undefined;
    readonly date: CompiledDate | undefined;
  },
  {
    functionName,
    claimedAt: sentAt,
    body,
  }: Pick<ClaimedDelivery, 'functionName' | 'claimedAt' | 'body'>,
): readonly string[] {
  const { paragraphs } = email.message;
  const event = funnel?.declaration.kind === 'lead' ? funnel.declaration.event : undefined;
  if (!funnel || !event || !date?.startsAt) return paragraphs;
  if (body['untilBegun'] === true) {
    return [...paragraphs, wordsOf(funnel.language).confirming.untilBegun];
  }
  const { late, lateAfter, keptUntilBegun, noReminder, laterReminder } = wordsOf(funnel.language)
    .seat.email;
  const begins = date.startsAt.getTime();
  const { whenFull, timeZone } = event;
  if (email.template === 'after' && event.after?.function === functionName && date.endsAt) {
    const due = new Date(date.endsAt.getTime() + event.after.hours * hourMs);
    return isLate({ sentAt, due, apartMs: due.getTime() - begins, timeZone })
      ? [lateAfter(funnel.values['event.date'] ?? ''), ...paragraphs]
      : paragraphs;
  }
  if (email.template === 'seat-offer' && whenFull && 'waitingList' in whenFull) {
    const keptMs = whenFull.waitingList.holdMinutes * 60_000;
    return begins - sentAt.getTime() < keptMs ? [...paragraphs, keptUntilBegun] : paragraphs;
  }
  if (email.template === 'confirmation') {
    if (begins <= sentAt.getTime()) return [late, ...paragraphs];
    const ahead = remindersAhead(event, date.startsAt, sentAt);
    if (ahead === 'all') return paragraphs;
    return [...paragraphs, ahead === 'none' ? noReminder : laterReminder];
  }
  // Of several with one function it is the last that was due.
  const waits = listReminders(event).flatMap(({ beforeMs, function: name }) =>
    name === functionName && begins - beforeMs <= sentAt.getTime() ? beforeMs : [],
  );
  if (email.template !== 'reminder' || waits.length === 0) return paragraphs;
  const beforeMs = Math.min(...waits);
  const due = new Date(begins - beforeMs);
  return isLate({ sentAt, due, apartMs: beforeMs, timeZone }) ? [late, ...paragraphs] : paragraphs;
}

/**
 * Whether an email leaves so late that its words for the time between it and the event may be wrong: on
 * another day than planned, or by a quarter of that time.
 */
function isLate({
  sentAt,
  due,
  apartMs,
  timeZone,
}: {
  readonly sentAt: Date;
  readonly due: Date;
  /** How long before or after the beginning it was due. */
  readonly apartMs: number;
  readonly timeZone: string;
}): boolean {
  return (
    sentAt.getTime() - due.getTime() > apartMs / 4 ||
    dayAt(sentAt, timeZone) !== dayAt(due, timeZone)
  );
}

function dayAt(moment: Date, timeZone: string): number {
  return Math.floor(wallClockAt(moment, timeZone) / dayMs);
}

/** The calendar file of an email that says when to come, or that nobody has to. */
export function calendarOf(
  { body, calendar }: Pick<ClaimedDelivery, 'body' | 'calendar'>,
  { funnel, date, former, email }: DeclaredEmail,
  publicUrl: string,
): Attachment[] {
  const { calendarUid, calendarSequence } = body;
  const calledOff =
    typeof calendarUid === 'string' && typeof calendarSequence === 'number'
      ? { uid: calendarUid, sequence: calendarSequence, isCalledOff: true }
      : undefined;
  // An offer is no seat yet: the calendar file comes with the confirmation.
  const isTold = email.event !== undefined && email.template !== 'seat-offer';
  const entry =
    calledOff ??
    (isTold && date
      ? { uid: calendar?.uid ?? date.key, sequence: calendar?.sequence ?? 0 }
      : undefined);
  const facts = former ? formerFacts(former, email) : declaredFacts(funnel, date, email);
  if (!entry || !facts) return [];
  const content = drawCalendarFile(facts, entry, publicUrl);
  return [{ name: 'event.ics', contentType: 'text/calendar', content }];
}

/** Undefined where the date is to be announced. */
function declaredFacts(
  funnel: CompiledFunnel | undefined,
  date: CompiledDate | undefined,
  { coach, publicUrl }: FilledEmail,
): CalendarFacts | undefined {
  if (!funnel || !date?.startsAt || !date.endsAt) return undefined;
  const { values, paths } = funnel;
  return {
    name: values['event.name'] ?? '',
    startsAt: date.startsAt,
    endsAt: date.endsAt,
    place: date.place,
    description: `${values['event.date'] ?? ''}, ${values['event.time'] ?? ''}`,
    url: publicUrl + paths[0],
    sender: coach.sender,
  };
}

function formerFacts(
  former: FormerDate,
  { coach, language, publicUrl }: FilledEmail,
): CalendarFacts | undefined {
  const { startsAt, minutes, eventName } = former;
  if (startsAt === undefined) return undefined;
  const texts = momentOfFormer(former, language);
  return {
    name: eventName,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    place: '',
    description: `${texts['event.date']}, ${texts['event.time']}`,
    url: publicUrl,
    sender: coach.sender,
  };
}

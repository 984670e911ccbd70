import { findMistake, type Keys } from '#engine/checks/rule/rule.ts';
import type { EventDeclaration } from '#engine/declaration/event.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { PublishedFunnel } from '#engine/ledger/ledger.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { dayMs } from '#engine/schedule/wall-clock.ts';
import type { Finding } from '#engine/site/finding.ts';
import { quote } from '#engine/text/wording.ts';
import { acceptCommand, writeText } from './code.ts';
import type { PublishedMatch } from './match-funnels.ts';

type Event = EventDeclaration;
type PublishedEvent = NonNullable<PublishedFunnel['event']>;

/** A date as it was published. */
interface Before {
  /** Absent for the one of `startsAt`. */
  readonly id?: string;
  readonly startsAt: string;
}

/** What became of an event that was published: people may have registered for each of its dates. */
export function findMovedEvent({ was, id }: PublishedMatch, now: Entry<Funnel>): Finding[] {
  const before = was.event;
  if (before === undefined) return [];
  const isLead = now.value.kind === 'lead';
  const event = now.value.kind === 'lead' ? now.value.event : undefined;
  if (event === undefined) {
    return [
      findMistake(
        now,
        'event-given-up',
        isLead ? ['event'] : ['kind'],
        `${quote(id)} was published with an event and has none any more: an email would tell whoever registered or waits for it that it is called off.`,
        `If it is called off, run ${acceptCommand}; if it is not, declare the event again.`,
      ),
    ];
  }
  return [
    ...datesOf(before).flatMap((date) => findMovedDate(before, date, now, event)),
    ...findLoweredSeats(before, now, event),
  ];
}

function datesOf({ startsAt, dates = {} }: PublishedEvent): readonly Before[] {
  const several = Object.entries(dates).map(([id, date]) => ({ id, startsAt: date }));
  return startsAt === undefined ? several : [{ startsAt }, ...several];
}

function findMovedDate(
  { timeZone, dates = {} }: PublishedEvent,
  before: Before,
  now: Entry<Funnel>,
  event: Event,
): Finding[] {
  const at = listDates(event).findIndex(({ id }) => id === before.id);
  const date = listDates(event)[at];
  const was = tell(before.startsAt, timeZone);
  if (date === undefined) {
    const renamed = listDates(event).findIndex(
      ({ id, startsAt }) =>
        before.id !== undefined &&
        startsAt === before.startsAt &&
        event.timeZone === timeZone &&
        !(id !== undefined && Object.hasOwn(dates, id)),
    );
    return [
      renamed === -1
        ? findGivenUp(before, was, now)
        : findRenamed(before.id ?? '', listDates(event)[renamed]?.id, renamed, now),
    ];
  }
  const isSame = date.startsAt === before.startsAt && event.timeZone === timeZone;
  if (isSame) return [];
  const isZone = date.startsAt === before.startsAt;
  const keys: Keys = isZone
    ? ['event', 'timeZone']
    : before.id === undefined
      ? ['event', 'startsAt']
      : ['event', 'dates', at, 'startsAt'];
  const subject = before.id === undefined ? 'The event' : `The date ${quote(before.id)}`;
  const again = isZone
    ? `timeZone: ${writeText(timeZone)}`
    : `startsAt: ${writeText(before.startsAt)}`;
  const [consequence, remedy] = event.moved
    ? [
        `${event.moved.function} tells whoever registered, with a new calendar file, as soon as this goes live`,
        `If it is moved, run ${acceptCommand}; if it`,
      ]
    : [
        'whoever registered has the old time in the confirmation and the calendar',
        `Add moved: { function: '…' } to the event, an email that tells them, or write to them yourself; then run ${acceptCommand}; if the event`,
      ];
  const earlier = Math.round(
    (Date.parse(before.startsAt) - Date.parse(date.startsAt ?? before.startsAt)) / dayMs,
  );
  // An event that is announced is not moved to before anybody heard of it.
  const isSlip = earlier > 300;
  return [
    findMistake(
      now,
      'event-moved',
      keys,
      `${subject} was published for ${was} and now says ${tell(date.startsAt, event.timeZone)}${isSlip ? `, ${earlier} days earlier` : ''}: ${consequence}.`,
      isSlip
        ? `Correct the date, or write ${again} again.`
        : `${remedy} is not moved, write ${again} again.`,
    ),
  ];
}

function findRenamed(
  was: string,
  id: string | undefined,
  index: number,
  now: Entry<Funnel>,
): Finding {
  return findMistake(
    now,
    'date-given-up',
    ['event', 'dates', index, 'id'],
    `The date was published with the id ${quote(was)} and is now ${quote(id)}: whoever registered for it would be on none.`,
    `Write id: ${writeText(was)} again; a date keeps its id when it moves.`,
  );
}

function findGivenUp(before: Before, was: string, now: Entry<Funnel>): Finding {
  const isOnly = before.id === undefined;
  return findMistake(
    now,
    'date-given-up',
    ['event', 'dates'],
    isOnly
      ? `The event was published for ${was} alone and has other dates now: whoever registered would be on none of them, and an email would tell them that theirs is called off.`
      : `The date ${quote(before.id)}, ${was}, was published and is not declared any more: an email would tell whoever registered or waits for it that it is called off.`,
    isOnly
      ? `If it is called off, run ${acceptCommand}; if it is not, write startsAt: ${writeText(before.startsAt)} again.`
      : `If it is called off, run ${acceptCommand}; if it is not, write { id: ${writeText(before.id ?? '')}, startsAt: ${writeText(before.startsAt)} } again.`,
  );
}

function findLoweredSeats(before: PublishedEvent, now: Entry<Funnel>, event: Event): Finding[] {
  if (event.seats === undefined || event.seats >= (before.seats ?? Number.POSITIVE_INFINITY)) {
    return [];
  }
  const seats = before.seats === undefined ? 'seats for everybody' : `${before.seats} seats`;
  return [
    findMistake(
      now,
      'seats-lowered',
      ['event', 'seats'],
      `The event was published with ${seats} and now has ${event.seats}: more people than that may have registered, and nobody is put out of a seat.`,
      `If the room is smaller now, see in the console who has registered, then run ${acceptCommand}; otherwise ${before.seats === undefined ? 'remove seats' : `write seats: ${before.seats} again`}.`,
    ),
  ];
}

function tell(startsAt: string | undefined, timeZone: string): string {
  return startsAt === undefined
    ? 'that its date is to be announced'
    : `${startsAt.replace('T', ' ')} (${timeZone})`;
}

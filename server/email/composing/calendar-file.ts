import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';

/** What a calendar shows of a date. */
export interface CalendarFacts {
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  readonly description: string;
  /** Where to read about it. */
  readonly url: string;
  readonly sender: DeepReadonly<Coach>['sender'];
}

/** An entry in somebody's calendar. */
export interface CalendarEntry {
  /** The same in every email about this seat, so that a later file replaces the entry. */
  readonly uid: string;
  /** How often the entry has changed. */
  readonly sequence: number;
  /** Takes the entry out again. */
  readonly isCalledOff?: boolean;
}

/**
 * The calendar entry of a date (RFC 5545), with its moments in UTC: every calendar shows it in the
 * reader's own zone, and no zone rules have to travel along.
 */
export function drawCalendarFile(
  { name, startsAt, endsAt, place, description, url, sender }: CalendarFacts,
  { uid, sequence, isCalledOff = false }: CalendarEntry,
  publicUrl: string,
): string {
  const calendar = ical({
    prodId: { company: 'Funnelfile', product: 'Events' },
    method: isCalledOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    // Of the shared site, wherever the coach's pages are: the same entry keeps its name for ever.
    id: `${uid.replace('/', '.')}@${new URL(publicUrl).hostname}`,
    sequence,
    start: startsAt,
    end: endsAt,
    summary: name,
    location: place,
    description,
    organizer: { name: sender.name, email: sender.email },
    url,
    ...(isCalledOff ? { status: ICalEventStatus.CANCELLED } : {}),
  });
  return calendar.toString();
}

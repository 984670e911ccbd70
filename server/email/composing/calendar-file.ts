import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addressOfCoach } from '#engine/site/brand-address.ts';
import type { CompiledDate, CompiledFunnel } from '#engine/site/site.ts';

/** An entry in somebody's calendar. */
interface CalendarEntry {
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
 *
 * @param funnel with texts that tell of the date
 * @returns undefined where it is to be announced yet
 */
export function drawCalendarFile(
  { declaration, values, paths, coach }: CompiledFunnel,
  { startsAt, endsAt, place }: CompiledDate,
  { uid, sequence, isCalledOff = false }: CalendarEntry,
  publicUrl: string,
): string | undefined {
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  if (event === undefined || startsAt === undefined || endsAt === undefined) return undefined;
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
    summary: event.name,
    location: place,
    description: `${values['event.date'] ?? ''}, ${values['event.time'] ?? ''}`,
    organizer: { name: coach.sender.name, email: coach.sender.email },
    url: addressOfCoach(coach, publicUrl) + paths[0],
    ...(isCalledOff ? { status: ICalEventStatus.CANCELLED } : {}),
  });
  return calendar.toString();
}

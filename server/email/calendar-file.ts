import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { momentOf } from '#engine/schedule/wall-clock.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/**
 * The calendar entry of a funnel's event (RFC 5545), with its moments in UTC: every calendar shows
 * it in the reader's own zone, and no zone rules have to travel along.
 *
 * @returns undefined where the event has no date yet
 */
export function drawCalendarFile(
  { id, declaration, values, paths }: CompiledFunnel,
  coach: DeepReadonly<Coach>,
  publicUrl: string,
): string | undefined {
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  if (event?.startsAt === undefined) return undefined;
  const start = momentOf(event.startsAt, event.timeZone);
  const calendar = ical({
    prodId: { company: 'Funnelfile', product: 'Events' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    // The same in every email about this event, so that a second file replaces the entry.
    id: `${id}@${new URL(publicUrl).hostname}`,
    start,
    end: new Date(start.getTime() + event.minutes * 60_000),
    summary: event.name,
    location: event.place,
    description: `${values['event.date'] ?? ''}, ${values['event.time'] ?? ''}`,
    organizer: { name: coach.sender.name, email: coach.sender.email },
    url: publicUrl + paths[0],
  });
  return calendar.toString();
}

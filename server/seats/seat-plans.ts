import type { Site } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { eventId } from '#server/db/identity.ts';
import { listLateJourneys } from '#server/declared/late-journeys.ts';
import type { SeatPlans } from './change-seat.ts';
import type { WaitingList } from './offer-free-seats.ts';

/** The waiting list of every date of every event that declares one. */
export function planLists(site: Site): readonly WaitingList[] {
  return site.funnels.flatMap(({ id, declaration, coach, dates }) => {
    const event = declaration.kind === 'lead' ? declaration.event : undefined;
    if (!event?.whenFull || !('waitingList' in event.whenFull)) return [];
    const { function: functionName, holdMinutes } = event.whenFull.waitingList;
    const fields = ownValue(coach.functions, functionName)?.body ?? [];
    return dates.map(({ key }) => ({
      eventId: eventId(key),
      eventName: event.name,
      functionName,
      fields,
      funnelId: id,
      coach: coach.slug,
      holdMinutes,
    }));
  });
}

/** What changing seats requires of a site's declarations. */
export function planSeats(site: Site, secret: string): SeatPlans {
  const lists = new Map(planLists(site).map((list) => [list.eventId, list]));
  return { lists, journeys: listLateJourneys(site), secret };
}

import { sql } from 'kysely';
import type { Site } from '#engine/site/site.ts';
import { eventId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { planLists } from './seat-plans.ts';

/** How long a date's seats are held for those who have got a certain email. */
export interface SeatHold {
  readonly eventId: string;
  /** How the `dedupe_key` of that email begins. */
  readonly emailKey: 'submission:' | 'seat-offer:';
  readonly minutes: number;
}

/** What holds seats: the button of the requested email, and the offer to the first in line. */
export function planHolds(site: Site): readonly SeatHold[] {
  const confirmed = site.funnels.flatMap(({ declaration, dates }) => {
    const hold = declaration.kind === 'lead' ? declaration.event?.hold : undefined;
    if (!hold) return [];
    const { minutes } = hold;
    return dates.map(
      ({ key }): SeatHold => ({ eventId: eventId(key), emailKey: 'submission:', minutes }),
    );
  });
  const offered = planLists(site).map(
    (list): SeatHold => ({
      eventId: list.eventId,
      emailKey: 'seat-offer:',
      minutes: list.holdMinutes,
    }),
  );
  return [...confirmed, ...offered];
}

/**
 * Lets the time to confirm or to take a seat begin again for as long as its email has not left: while the
 * provider is away the seats would go to others, and nobody would know of theirs.
 */
export async function keepUnsentSeats(db: Executor, holds: readonly SeatHold[]): Promise<void> {
  if (holds.length === 0) return;
  await sql`
    with hold as materialized (
      select * from unnest(${holds.map((hold) => hold.eventId)}::uuid[],
        ${holds.map(({ emailKey }) => emailKey)}::text[],
        ${holds.map(({ minutes }) => minutes)}::int[]) as hold (event_id, email_key, minutes)
    ),
    unsent as materialized (
      select d.event_id, d.lead_id, max(hold.minutes) as minutes
      from delivery_logs d join hold on hold.event_id = d.event_id
        and starts_with(d.dedupe_key, hold.email_key)
      where d.status in ('pending', 'sending') and d.stream = 'outbound'
      group by d.event_id, d.lead_id
    ),
    event as materialized (
      select e.id, e.starts_at from events e
      where e.id in (select event_id from unsent)
      order by e.id
      for no key update
    )
    update event_registrations r set held_until = new.until
    from (
      select unsent.event_id, unsent.lead_id,
        least(now() + make_interval(mins => unsent.minutes), event.starts_at) as until
      from unsent join event on event.id = unsent.event_id
    ) new
    where r.event_id = new.event_id and r.lead_id = new.lead_id
      and r.held_until < new.until`.execute(db);
}

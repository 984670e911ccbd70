import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { suppress } from '#server/email/suppression.ts';
import { rowsOfPerson } from './find-person.ts';

/** How many rows of each kind were removed. */
export interface Erased {
  readonly leads: number;
  readonly submissions: number;
  readonly journeys: number;
  readonly registrations: number;
  readonly deliveries: number;
  readonly mailbox: number;
  readonly errors: number;
  readonly providerEvents: number;
}

/**
 * Removes everything about the person with this address, all of it or nothing. Their seats are free
 * again. What stays is a keyed hash on the list of suppressed addresses, so that no letter reaches
 * them later; something they ask for anew is still sent to them.
 *
 * An email that is with the provider at this moment may still arrive.
 *
 * @param secret the site's secret, which keys the hash
 */
export function erasePerson(db: Kysely<Tables>, secret: string, address: string): Promise<Erased> {
  const person = rowsOfPerson(secret, address);
  return db.transaction().execute(async (transaction) => {
    const count = async (statement: RawBuilder<unknown>) =>
      Number((await statement.execute(transaction)).numAffectedRows ?? 0);
    // In the order in which everybody else locks: events, reports, deliveries, journeys, leads, and
    // the suppressed addresses last. What finds rows by other rows goes before them.
    await sql`
      select from events where id in (
        select r.event_id from event_registrations r join leads l on l.id = r.lead_id
        where ${person.leads}
      ) order by id for no key update`.execute(transaction);
    const freed = await sql<{ seats: number }>`
      with gone as (
        delete from event_registrations r using leads l where l.id = r.lead_id and ${person.leads}
        returning r.event_id
      ), freed as (
        update events e set taken = e.taken - g.seats
        from (select event_id, count(*)::int as seats from gone group by event_id) g
        where e.id = g.event_id
      )
      select count(*)::int as seats from gone`.execute(transaction);
    const erased = {
      registrations: freed.rows[0]?.seats ?? 0,
      errors: await count(sql`delete from error_logs e where ${person.errors}`),
      providerEvents: await count(sql`delete from webhook_events w where ${person.events}`),
      mailbox: await count(sql`delete from mailbox_messages m where ${person.messages}`),
      deliveries: await count(sql`delete from delivery_logs d where ${person.deliveries}`),
      journeys: await count(sql`
        delete from user_journeys j using leads l where l.id = j.lead_id and ${person.leads}`),
      submissions: await count(sql`delete from submissions s where ${person.submissions}`),
      leads: await count(sql`delete from leads l where ${person.leads}`),
    };
    await sql`delete from address_quotas where address_hash = ${person.hash}`.execute(transaction);
    await suppress(transaction, { hash: person.hash, scope: 'all', reason: 'unsubscribed' });
    return erased;
  });
}

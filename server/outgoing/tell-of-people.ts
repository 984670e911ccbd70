import { sql } from 'kysely';
import type { WebhookEvent } from '#engine/declaration/telling/webhook.ts';
import type { Executor } from '#server/db/kysely.ts';
import { erasedHappenings, seatHappenings, unsubscribedHappenings } from './happenings.ts';
import { tellPrograms } from './tell.ts';

/** Reports a seat that became firm or, before it is freed, that it no longer is. */
export async function tellOfSeat(
  db: Executor,
  type: Extract<WebhookEvent, `event.${string}`>,
  { coach, leadId }: { readonly coach: string; readonly leadId: string },
  eventId: string,
): Promise<void> {
  const seat = sql`(
    select r.*, l.email_key, l.name, ${coach}::text as coach, 1 as place
    from event_registrations r join leads l on l.id = r.lead_id
    where r.event_id = ${eventId}::uuid and r.lead_id = ${leadId}::uuid
  )`;
  await tellPrograms(db, type, seatHappenings(seat, type));
}

/** Reports an unsubscribe. @param scope a coach's slug, or `all` */
export async function tellOfUnsubscribing(
  db: Executor,
  person: string,
  scope: string,
): Promise<void> {
  const people = sql`(select ${person}::text as person, ${scope}::text as scope)`;
  await tellPrograms(db, 'unsubscribed', unsubscribedHappenings(people));
}

/** Whatever was with a receiver when its person was erased has arrived after this. */
const underWay = sql.lit('1 minute');

/**
 * Removes a person from all messages, so that waiting ones are never sent, and reports the erasure
 * without naming them. Called before their rows are deleted.
 */
export async function eraseFromMessages(db: Executor, person: string): Promise<void> {
  await tellPrograms(db, 'erased', erasedHappenings(sql`${person}::text`));
  const waits = sql`status in ('pending', 'sending')`;
  await db
    .with('own', (cte) =>
      cte
        .updateTable('webhook_messages')
        .set({
          data: null,
          person: null,
          lead_id: null,
          lease_token: null,
          last_error: sql`case when ${waits} then 'Its person was erased before it was sent.' end`,
          status: sql`case when ${waits} then 'suppressed' else status end`,
        })
        .where('person', '=', person)
        .returning('id'),
    )
    .updateTable('webhook_attempts')
    .from('own')
    .set({ detail: null })
    .whereRef('message_id', '=', 'own.id')
    .execute();
  await db
    .updateTable('webhook_messages')
    .set({ next_attempt_at: sql<Date>`now() + interval ${underWay}` })
    .where('type', '=', 'erased')
    .where('created_at', '=', sql<Date>`now()`)
    .execute();
}

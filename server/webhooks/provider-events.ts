import { sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';
import { aboutDelivery, applyEvent } from './apply-event.ts';
import type { ProviderEvent } from './postmark-record.ts';

/** Stores a report once, however often it comes. */
export async function storeEvent(db: Executor, event: ProviderEvent): Promise<void> {
  await db
    .insertInto('webhook_events')
    .values({
      event_key: event.key,
      record_type: event.recordType,
      kind: event.kind,
      message_id: event.messageId,
      delivery_id: event.deliveryId,
      email_hash: event.hash,
      stream: event.stream,
      detail: event.detail,
      occurred_at: event.occurredAt,
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .modifyEnd(named('store-provider-event'))
    .execute();
}

/** How long a report waits for its delivery; after that it is taken to be somebody else's. */
const waitsFor = sql.lit('1 hour');

/**
 * Applies reports that arrived before the provider's id of their deliveries was known. Called after
 * results were written: a report either finds the result, or is found here.
 */
export async function applyWaitingEvents(db: Executor): Promise<void> {
  const waiting = await db
    .selectFrom('webhook_events as w')
    .modifyFront(named('find-waiting-provider-events'))
    .select('event_key')
    .where('applied_at', 'is', null)
    .where('received_at', '>', sql<Date>`now() - interval ${waitsFor}`)
    .where(sql<boolean>`exists (select from (${aboutDelivery}) d)`)
    .orderBy('received_at')
    .limit(sql.lit(100))
    .execute();
  for (const { event_key: key } of waiting) await applyEvent(db, key);
}

import { sql } from 'kysely';
import type { Delivery, DeliveryLine } from '#engine/contract/console/emails.ts';
import type { QueryOf } from '#engine/contract/console/endpoints.ts';
import type { Page, Unserialized } from '#engine/contract/console/json.ts';
import { deliveryStatuses } from '#engine/contract/delivery.ts';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import { isId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { allCopies } from '#server/email/copies/sent-copies.ts';
import { readPage } from './paging.ts';

/** The columns of a delivery's line; the table's alias is d. */
export const deliveryColumns = [
  'd.id',
  'd.email_address as email',
  'd.status',
  'd.function_name as functionName',
  'd.funnel_id as funnelId',
  'd.subject',
  'd.reference',
  'd.attempts',
  'd.last_error as lastError',
  'd.created_at as createdAt',
  'd.sent_at as sentAt',
  'd.fetched_at as fetchedAt',
  'd.next_attempt_at as nextAttemptAt',
  sql<Date | null>`(select e.starts_at from events e where e.id = d.event_id)`.as('eventStartsAt'),
] as const;

/** Deliveries, newest first; in one state, to one address however it is spelt, or both. */
export function listDeliveries(
  db: Executor,
  filter: QueryOf<'GET /deliveries'>,
  size?: number,
): Promise<Page<Unserialized<DeliveryLine>>> {
  const status = deliveryStatuses.find((one) => one === filter.status);
  const email = canonicalAddress(filter.email ?? '');
  let query = db.selectFrom('delivery_logs as d').select(deliveryColumns);
  if (status) query = query.where('d.status', '=', status);
  if (email) query = query.where(sql<string>`lower(d.email_address)`, '=', email);
  return readPage(query, 'd', filter.before, size);
}

/**
 * A delivery with its attempts, the provider's reports and, if the local mailbox took it, the message's
 * id.
 */
export async function findDelivery(
  db: Executor,
  id: string,
): Promise<Unserialized<Delivery> | undefined> {
  if (!isId(id)) return undefined;
  const delivery = await db
    .selectFrom('delivery_logs as d')
    .leftJoin('email_campaigns as c', 'c.id', 'd.campaign_id')
    .leftJoin('mailbox_messages as m', 'm.delivery_id', 'd.id')
    .where('d.id', '=', id)
    .select(deliveryColumns)
    .select((eb) => [
      'd.coach',
      'd.stream',
      'd.body',
      'd.lead_id as leadId',
      'd.submission_id as submissionId',
      'c.name as campaign',
      'd.sequence',
      'd.provider',
      'd.provider_message_id as providerMessageId',
      'd.last_error_code as lastErrorCode',
      'd.maybe_sent as isMaybeSent',
      'm.id as messageId',
      eb
        .exists(eb.selectFrom(allCopies.as('s')).whereRef('s.delivery_id', '=', 'd.id'))
        .$castTo<boolean>()
        .as('hasCopy'),
    ])
    .executeTakeFirst();
  if (!delivery) return undefined;
  const attemptDetails = await db
    .selectFrom('delivery_attempts')
    .select([
      'attempt',
      'started_at as startedAt',
      'ended_at as endedAt',
      'outcome',
      'status_code as statusCode',
      'detail',
    ])
    .where('delivery_id', '=', id)
    .orderBy('id')
    .execute();
  const reportColumns = [
    'w.event_key as key',
    'w.kind',
    'w.detail',
    'w.occurred_at as occurredAt',
    'w.record_type as recordType',
    'w.message_id as messageId',
    'w.stream',
    'w.received_at as receivedAt',
    'w.applied_at as appliedAt',
  ] as const;
  // Two lists with an index each; one condition with "or" would read the whole table.
  const reports = await db
    .selectFrom('webhook_events as w')
    .select(reportColumns)
    .where('w.delivery_id', '=', id)
    .unionAll((eb) =>
      eb
        .selectFrom('webhook_events as w')
        .innerJoin('delivery_logs as d', 'd.provider_message_id', 'w.message_id')
        .select(reportColumns)
        .where('d.id', '=', id)
        .where('w.delivery_id', 'is', null),
    )
    .orderBy('occurredAt')
    .orderBy('key')
    .execute();
  return { ...delivery, attemptDetails, reports };
}

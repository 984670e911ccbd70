import type { Pool } from 'pg';
import { type DeliveryStatus, deliveryStatuses } from '#engine/contract/delivery.ts';
import { isId } from '#server/db/identity.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { type Page, readPage } from './paging.ts';

/** A line of the list of deliveries. */
export interface DeliveryLine {
  readonly id: string;
  readonly email: string;
  readonly status: DeliveryStatus;
  readonly functionName: string;
  readonly funnelId: string | null;
  readonly subject: string | null;
  readonly reference: string | null;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly nextAttemptAt: Date;
}

/** The columns of a delivery's line; the table has the alias d. */
export const deliveryColumns = `d.id, d.email_address as email, d.status,
  d.function_name as "functionName", d.funnel_id as "funnelId", d.subject, d.reference, d.attempts,
  d.last_error as "lastError", d.created_at as "createdAt", d.sent_at as "sentAt",
  d.next_attempt_at as "nextAttemptAt"`;

/** Deliveries, newest first; in one state, to one address in any case, or both. */
export function listDeliveries(
  pool: Pool,
  filter: {
    readonly status: string | undefined;
    readonly email: string | undefined;
    readonly before: string | undefined;
    readonly size?: number;
  },
): Promise<Page<DeliveryLine>> {
  const status = deliveryStatuses.find((one) => one === filter.status);
  const email = filter.email?.trim() || undefined;
  const values = [status, email].filter((value) => value !== undefined);
  return readPage<DeliveryLine>(pool, {
    columns: deliveryColumns,
    from: 'delivery_logs d',
    alias: 'd',
    where: [
      ...(status === undefined ? [] : ['d.status = $1']),
      ...(email === undefined ? [] : [`lower(d.email_address) = lower($${values.length})`]),
    ],
    values,
    before: filter.before,
    size: filter.size,
  });
}

/**
 * A delivery with its tries, what the provider reported of it later and, where the local mailbox took
 * it, the message's id.
 */
export async function findDelivery(pool: Pool, id: string): Promise<object | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await runStatement<DeliveryLine & { id: string }>(pool, {
    text: `select ${deliveryColumns}, d.coach, d.stream, d.body, d.lead_id as "leadId",
        d.submission_id as "submissionId", c.name as campaign, d.sequence, d.provider,
        d.provider_message_id as "providerMessageId", d.last_error_code as "lastErrorCode",
        d.maybe_sent as "isMaybeSent", m.id as "messageId",
        exists (select from sent_emails s where s.delivery_id = d.id) as "hasCopy"
      from delivery_logs d
      left join email_campaigns c on c.id = d.campaign_id
      left join mailbox_messages m on m.delivery_id = d.id
      where d.id = $1`,
    values: [id],
    timeoutMs: 5000,
  });
  if (!row) return undefined;
  const tries = await runStatement(pool, {
    text: `select attempt, started_at as "startedAt", ended_at as "endedAt", outcome,
        status_code as "statusCode", detail
      from delivery_attempts where delivery_id = $1 order by id`,
    values: [id],
    timeoutMs: 5000,
  });
  const reports = await runStatement(pool, {
    text: `select w.event_key as key, w.kind, w.detail, w.occurred_at as "occurredAt"
      from webhook_events w where w.delivery_id = $1
      union all
      select w.event_key, w.kind, w.detail, w.occurred_at
      from webhook_events w join delivery_logs d on d.provider_message_id = w.message_id
      where d.id = $1 and w.delivery_id is null
      order by 4, 1`,
    values: [id],
    timeoutMs: 5000,
  });
  return { ...row, tries, reports };
}

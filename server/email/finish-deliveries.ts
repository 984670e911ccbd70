import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { type FinishedRow, finishItems, toFinishedRow, toStorable } from '#server/outbox/finish.ts';
import type { Attempt, Verdict } from '#server/outbox/results.ts';
import { type ClaimedDelivery, deliveryTable } from './composing/claimed-delivery.ts';
import type { PackedEmail } from './copies/sent-copies.ts';
import { hashAddress, keepStrongerReason } from './suppression/list.ts';
import { requestedStream, suppressionFor } from './suppression/of-deliveries.ts';
import type { OutgoingMail } from './transports/transport.ts';

/** What is written of an attempt on a delivery; named as in the statement. */
export interface FinishedDelivery extends FinishedRow {
  readonly provider: string | null;
  readonly message_id: string | null;
  readonly subject: string | null;
  readonly code: string | null;
  /** Whom to suppress: the keyed hash of the address, and where it counts. */
  readonly hash: string | null;
  readonly scope: string | null;
  readonly reason: string | null;
  /** The copy of what was sent. */
  readonly model_id: string | null;
  readonly packed: string | null;
}

/**
 * What is to be written of an attempt.
 *
 * @param provider the transport's name
 * @param secret the site's secret, for the hashes of suppressed addresses
 * @param copy the email as it was sent
 */
export function toFinishedDelivery(
  attempt: Attempt<ClaimedDelivery, OutgoingMail>,
  verdict: Verdict,
  provider: string,
  secret: string,
  copy?: PackedEmail,
): FinishedDelivery {
  const { item, message } = attempt;
  const suppression = verdict.suppress === true ? suppressionFor(item) : undefined;
  return {
    ...toFinishedRow(attempt, verdict),
    provider: verdict.outcome === 'released' ? null : provider,
    message_id: toStorable(verdict.messageId),
    subject: toStorable(message?.subject),
    code: toStorable(verdict.code),
    hash: suppression === undefined ? null : hashAddress(secret, item.emailAddress),
    scope: suppression?.scope ?? null,
    reason: suppression?.reason ?? null,
    model_id: copy?.modelId ?? null,
    packed: copy?.packed ?? null,
  };
}

/**
 * SQL for the state of a delivery whose provider has reported: a complaint says more than a bounce, a
 * bounce more than an arrival, whichever came first. Any report proves that the email was taken.
 *
 * @param at SQL for the moments that were reported
 * @param otherwise SQL for the state without any
 */
export function statusAfterReports(
  at: Readonly<Record<'complained' | 'bounced' | 'delivered', string>>,
  otherwise: string,
): string {
  return `case when ${at.complained} is not null then 'complained'
    when ${at.bounced} is not null then 'bounced'
    when ${at.delivered} is not null then 'delivered' else ${otherwise} end`;
}

const reportedMoments = {
  complained: 'item.complained_at',
  bounced: 'item.bounced_at',
  delivered: 'item.delivered_at',
} as const;

/** The provider's report of a failure says more than our own error. */
const keepsError = sql`(given.outcome = 'released'
  or coalesce(item.bounced_at, item.complained_at) is not null)`;

/**
 * Writes what became of deliveries: besides row and attempt the suppression, the copy of what was
 * sent, the end of a journey whose email must not be sent and, for those that failed for good, the
 * error log.
 */
export function finishDeliveries(db: Executor, rows: readonly FinishedDelivery[]): Promise<void> {
  return finishItems(db, deliveryTable, rows, {
    given: sql`provider text, message_id text, subject text, code text, hash text, scope text,
      reason text, model_id uuid, packed text`,
    status: sql.raw(statusAfterReports(reportedMoments, 'given.status')),
    sets: sql`
      provider = coalesce(given.provider, item.provider),
      provider_message_id = coalesce(given.message_id, item.provider_message_id),
      subject = coalesce(given.subject, item.subject),
      last_error_code = case when ${keepsError} then item.last_error_code else given.code end,
      last_error = case when ${keepsError} then item.last_error else given.error end,
      sent_at = case when given.status = 'sent' then coalesce(item.sent_at, now())
        else item.sent_at end`,
    finished: sql`item.function_name, item.funnel_id, item.reference, item.stream, item.lead_id,
      item.campaign_id`,
    isAwaited: sql`finished.stream = ${sql.lit(requestedStream)}`,
    effects: sql`suppressed as (
      insert into suppressions (email_hash, scope, reason)
      select distinct on (hash, scope) hash, scope, reason
      from finished where scope is not null
      ${sql.raw(keepStrongerReason)}
    ),
    kept as (
      insert into email_copies (delivery_id, model_id, packed)
      select id, model_id, convert_to(packed, 'UTF8')
      from finished where packed is not null
    ),
    left_journey as (
      update user_journeys j set is_completed = true, stopped_at = now()
      from finished
      where became = 'suppressed' and finished.stream = 'broadcast' and not j.is_completed
        and j.lead_id = finished.lead_id and j.campaign_id = finished.campaign_id
    ),
    reported as (
      insert into error_logs (reference, function_name, error_message, request_data)
      select finished.reference, finished.function_name, error,
        jsonb_build_object('deliveryId', id, 'funnel', finished.funnel_id, 'outcome', outcome)
      from finished where became = 'failed'
    )`,
  });
}

import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import { hashAddress, keepStrongerReason } from '#server/email/suppression.ts';
import { statementTimeoutMs } from './timing.ts';
import type { Verdict } from './verdict.ts';

/** The longest text of a provider that is kept with a delivery. */
const maxTextLength = 500;

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
  complained: 'd.complained_at',
  bounced: 'd.bounced_at',
  delivered: 'd.delivered_at',
} as const;

const keepsError = `g.outcome = 'released' or coalesce(d.bounced_at, d.complained_at) is not null`;

/**
 * Writes what became of deliveries, all in one statement: row, try, suppression, the copy of what was
 * sent, the end of the journey whose letter must not be sent and, for those that failed for good, the
 * error log. A row whose lease belongs to somebody else by now is left alone.
 */
const statement = `
  with given as materialized (
    select * from jsonb_to_recordset($1::jsonb) as g (
      id uuid, token uuid, attempt int, outcome text, status text, delay float8, maybe_sent bool,
      counts bool, provider text, message_id text, subject text, status_code int, code text,
      error text, hash text, scope text, reason text, model_id uuid, packed text)
  ),
  finished as (
    update delivery_logs d set
      status = ${statusAfterReports(reportedMoments, 'g.status')},
      attempts = d.attempts - case when g.counts then 0 else 1 end,
      maybe_sent = g.maybe_sent,
      next_attempt_at = now() + make_interval(secs => g.delay),
      lease_until = null,
      lease_token = null,
      provider = coalesce(g.provider, d.provider),
      provider_message_id = coalesce(g.message_id, d.provider_message_id),
      subject = coalesce(g.subject, d.subject),
      last_error_code = case when ${keepsError} then d.last_error_code else g.code end,
      last_error = case when ${keepsError} then d.last_error else g.error end,
      sent_at = case when g.status = 'sent' then coalesce(d.sent_at, now()) else d.sent_at end
    from given g where d.id = g.id and d.lease_token = g.token and d.status = 'sending'
    returning d.id, d.status, d.function_name, d.funnel_id, d.reference, d.stream, d.lead_id,
      d.campaign_id
  ),
  ended as (
    update delivery_attempts a
    set ended_at = now(), outcome = g.outcome, status_code = g.status_code, detail = g.error
    from given g join finished f on f.id = g.id
    where a.delivery_id = g.id and a.attempt = g.attempt and a.ended_at is null
      and g.outcome <> 'released'
  ),
  withdrawn as (
    delete from delivery_attempts a using given g join finished f on f.id = g.id
    where a.delivery_id = g.id and a.attempt = g.attempt and a.ended_at is null
      and g.outcome = 'released'
  ),
  suppressed as (
    insert into suppressions (email_hash, scope, reason)
    select distinct on (g.hash, g.scope) g.hash, g.scope, g.reason
    from given g join finished f on f.id = g.id where g.scope is not null
    ${keepStrongerReason}
  ),
  kept as (
    insert into sent_emails (delivery_id, model_id, packed)
    select f.id, g.model_id, decode(g.packed, 'base64')
    from given g join finished f on f.id = g.id where g.packed is not null
    on conflict (delivery_id) do update
      set model_id = excluded.model_id, packed = excluded.packed
  ),
  left_journey as (
    update user_journeys j set is_completed = true, stopped_at = now()
    from finished f
    where f.status = 'suppressed' and f.stream = 'broadcast' and not j.is_completed
      and j.lead_id = f.lead_id and j.campaign_id = f.campaign_id
  ),
  reported as (
    insert into error_logs (reference, function_name, error_message, request_data)
    select f.reference, f.function_name, g.error,
      jsonb_build_object('deliveryId', f.id, 'funnel', f.funnel_id, 'outcome', g.outcome)
    from given g join finished f on f.id = g.id where f.status = 'failed'
  )
  select id from finished`;

/**
 * Writes verdicts.
 *
 * @param provider the transport's name
 * @param secret the site's secret, for the hashes of suppressed addresses
 * @returns the ids that were written; the others had been taken over
 */
export async function finishDeliveries(
  pool: Pool,
  verdicts: readonly Verdict[],
  provider: string,
  secret: string,
): Promise<ReadonlySet<string>> {
  const rows = await runStatement<{ id: string }>(pool, {
    name: 'finish-deliveries',
    text: statement,
    values: [JSON.stringify(verdicts.map((verdict) => toRecord(verdict, provider, secret)))],
    timeoutMs: statementTimeoutMs,
  });
  return new Set(rows.map(({ id }) => id));
}

function toRecord(verdict: Verdict, provider: string, secret: string) {
  const { delivery, suppression } = verdict;
  return {
    id: delivery.id,
    token: delivery.token,
    attempt: delivery.attempt,
    outcome: verdict.outcome,
    status: verdict.status,
    delay: verdict.delayMs / 1000,
    maybe_sent: verdict.maybeSent,
    counts: verdict.counts,
    provider: verdict.outcome === 'released' ? null : provider,
    message_id: toStorable(verdict.messageId),
    subject: toStorable(verdict.subject),
    status_code: verdict.statusCode ?? null,
    code: toStorable(verdict.code),
    error: toStorable(verdict.error),
    hash: suppression === undefined ? null : hashAddress(secret, delivery.emailAddress),
    scope: suppression?.scope ?? null,
    reason: suppression?.reason ?? null,
    model_id: verdict.copy?.modelId ?? null,
    packed: verdict.copy?.packed ?? null,
  };
}

/** PostgreSQL stores neither NUL nor half a surrogate pair: one must not harm the other rows. */
function toStorable(text: string | undefined): string | null {
  return text?.replaceAll('\0', '').slice(0, maxTextLength).toWellFormed() ?? null;
}

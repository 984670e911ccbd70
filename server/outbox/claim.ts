import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import type { JsonObject } from '#server/db/tables.ts';
import { requestedStream } from '#server/email/suppression.ts';
import { activePauses } from './pause.ts';
import { quietTime, statementTimeoutMs, type Timing } from './timing.ts';

/** A delivery that belongs to this process until its lease runs out. */
export interface ClaimedDelivery {
  readonly id: string;
  /** Fences: only who knows it may write the result. */
  readonly token: string;
  /** Which try this is, counted from 1. */
  readonly attempt: number;
  /** An earlier try may have reached the provider. */
  readonly maybeSent: boolean;
  /** What the provider called it in a report: it has been sent, although no answer said so. */
  readonly messageId: string | null;
  readonly emailAddress: string;
  readonly functionName: string;
  readonly funnelId: string | null;
  readonly coach: string;
  readonly stream: string;
  readonly body: JsonObject;
  /** What the visitor's submission said; a function's body need not carry it. */
  readonly visitorName: string | null;
  readonly reference: string | null;
  /** When the claim was asked for, on this process's monotonic clock. */
  readonly claimedAtMs: number;
}

interface ClaimedRow {
  id: string;
  attempts: number;
  maybe_sent: boolean;
  provider_message_id: string | null;
  email_address: string;
  function_name: string;
  funnel_id: string | null;
  coach: string;
  stream: string;
  body: JsonObject;
  visitor_name: string | null;
  reference: string | null;
}

/** Deliveries that are due, the longest waiting first. */
const waiting = (stream: string, limit: string) => `
  select d.id, d.status from delivery_logs d
  where d.status in ('pending', 'sending') and d.next_attempt_at <= now() and d.stream ${stream}
    and not exists (select from paused p where p.stream in ('*', d.stream))
  order by d.next_attempt_at limit ${limit} for update of d skip locked`;

// What a visitor waits for goes before the letters of a campaign, however many there are.
const due = `
  with requested as materialized (${waiting(`= '${requestedStream}'`, '$4::int')}),
  letters as materialized (
    ${waiting(`<> '${requestedStream}'`, '$4::int - (select count(*) from requested)')}
  )
  select * from requested union all select * from letters`;

// A fresh delivery need not wait for its turn; one that may have been sent keeps its quiet time.
const one = `
  select d.id, d.status from delivery_logs d
  where d.id = $4 and d.status = 'pending' and (not d.maybe_sent or d.next_attempt_at <= now())
    and not exists (select from paused p where p.stream in ('*', d.stream))
  for update of d skip locked`;

/**
 * Takes rows, leases them and notes the try, in one statement that is committed before any provider
 * is called. While a row is being sent, next_attempt_at says when it is taken up again should its
 * process vanish: one index on it serves both cases. Only the database's clock decides.
 */
function claimStatement(chosen: string): string {
  return `
    with paused as (${activePauses}),
    due as materialized (${chosen}),
    claimed as (
      update delivery_logs d set
        status = 'sending',
        attempts = d.attempts + 1,
        maybe_sent = d.maybe_sent or due.status = 'sending',
        lease_token = $1,
        lease_until = now() + make_interval(secs => $2),
        next_attempt_at = now() + make_interval(secs => $3)
      from due where d.id = due.id
      returning d.id, d.attempts, d.maybe_sent, d.provider_message_id, d.email_address, d.function_name,
        d.funnel_id, d.coach, d.stream, d.body, d.reference,
        (select s.fields->>'name' from submissions s where s.id = d.submission_id) as visitor_name
    ),
    abandoned as (
      update delivery_attempts a set ended_at = now(), outcome = 'abandoned',
        detail = 'The process that made this try ended before it learned the result.'
      from due where due.status = 'sending' and a.delivery_id = due.id and a.ended_at is null
    ),
    noted as (
      insert into delivery_attempts (delivery_id, attempt) select id, attempts from claimed
    )
    select * from claimed`;
}

const claimDueStatement = claimStatement(due);
const claimOneStatement = claimStatement(one);

/** Claims up to `limit` deliveries that are due, the longest waiting first. */
export function claimDue(pool: Pool, limit: number, timing: Timing): Promise<ClaimedDelivery[]> {
  return claim(pool, 'claim-due-deliveries', claimDueStatement, limit, timing);
}

/** Claims one delivery, unless somebody else has it, it is done, or its sender is paused. */
export async function claimOne(
  pool: Pool,
  deliveryId: string,
  timing: Timing,
): Promise<ClaimedDelivery | undefined> {
  return (await claim(pool, 'claim-one-delivery', claimOneStatement, deliveryId, timing))[0];
}

async function claim(
  pool: Pool,
  name: string,
  text: string,
  which: number | string,
  timing: Timing,
): Promise<ClaimedDelivery[]> {
  const token = randomUUID();
  const claimedAtMs = performance.now();
  const rows = await runStatement<ClaimedRow>(pool, {
    name,
    text,
    values: [token, timing.leaseMs / 1000, quietTime(timing) / 1000, which],
    timeoutMs: statementTimeoutMs,
  });
  return rows.map((row) => ({
    id: row.id,
    token,
    attempt: row.attempts,
    maybeSent: row.maybe_sent,
    messageId: row.provider_message_id,
    emailAddress: row.email_address,
    functionName: row.function_name,
    funnelId: row.funnel_id,
    coach: row.coach,
    stream: row.stream,
    body: row.body,
    visitorName: row.visitor_name,
    reference: row.reference,
    claimedAtMs,
  }));
}

import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import { sequenceFunction } from '#server/email/contract.ts';
import { leadAddress } from './lead-address.ts';
import type { Turn } from './plan.ts';

/** When a statement on journeys is given up. */
export const statementTimeoutMs = 30_000;

/** What a batch came to. */
export interface Advanced {
  /** Journeys that moved on or ended. */
  readonly journeys: number;
  /** Letters that were written; somebody who had this one already gets none. */
  readonly letters: number;
}

/**
 * Those of one step who have waited longest, of a campaign that may send: one that is switched off
 * waits, and so does one without an address to name (CAN-SPAM, 15 U.S.C. 7704(a)(5)).
 */
const ripe = `
  j.campaign_id = $1::uuid and j.sequence_version = $2 and j.current_sequence = $3::int
  and not j.is_completed and j.next_email_due_at <= $4::timestamptz
  and exists (select from email_campaigns c where c.id = $1::uuid and c.is_active
    and coalesce(c.postal_address, '') <> '')`;

/**
 * Moves a batch on by one step, in one statement and so in one transaction: the letter in the
 * delivery log, the place in the sequence and the end of the journey exist together or not at all.
 * Rows that another worker has are passed over, and so is a lead that is being erased.
 *
 * The letter's key names the address: somebody who came through two pages, and so is in a campaign
 * twice, gets each letter once.
 */
function advanceStatement(only = ''): string {
  return `
    with ripe as materialized (
      select j.id, j.lead_id, l.name, l.email_key, p.slug as funnel_id,
        ${leadAddress} as address,
        $5::text[] <> '{}' and exists (select from submissions s
          where s.funnel_id = any($5) and s.email_key = l.email_key and s.outcome = 'accepted'
            and s.created_at > j.created_at) as has_left
      from user_journeys j
      join leads l on l.id = j.lead_id
      left join pages p on p.id = j.page_id
      where ${ripe} ${only}
      order by j.next_email_due_at limit $6
      for update of j skip locked for key share of l skip locked
    ),
    advanced as (
      update user_journeys j set
        sequence_version = $7,
        current_sequence = case when r.has_left then $8::int else $9::int end,
        next_email_due_at = case when r.has_left then null else $10::timestamptz end,
        is_completed = r.has_left or $10::timestamptz is null
      from ripe r where j.id = r.id
    ),
    written as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach,
        stream, body, lead_id, campaign_id, sequence, next_attempt_at)
      select gen_random_uuid(), 'letter:' || $1::uuid || ':' || r.email_key || ':' || $11::text,
        r.address, '${sequenceFunction}', r.funnel_id, $12::text, 'broadcast',
        jsonb_build_object('email', r.address, 'name', r.name, 'campaignId', $1::uuid,
          'letter', $11::text),
        r.lead_id, $1::uuid, $8::int, now()
      from ripe r
      where not r.has_left and $11::text is not null
      on conflict (dedupe_key) do nothing
      returning 1
    ),
    told as materialized (
      select count(pg_notify('deliveries', '')) as times from (select from written limit 1) one
    )
    select (select count(*)::int from ripe) as journeys,
      (select count(*)::int from written) as letters, told.times
    from told`;
}

/** Without a name, so that the database plans each batch for the step it is about. */
const batchStatement = advanceStatement();
const oneStatement = advanceStatement('and j.id = $13::uuid');

/** Moves up to `limit` of those who are ripe. */
export function advanceBatch(pool: Pool, turn: Turn, limit: number): Promise<Advanced> {
  return advance(pool, batchStatement, valuesOf(turn, limit));
}

/** Moves one journey, where it is ripe. */
export function advanceOne(pool: Pool, turn: Turn, journeyId: string): Promise<Advanced> {
  return advance(pool, oneStatement, [...valuesOf(turn, 1), journeyId]);
}

/** The journeys a batch would take. */
export async function listRipe(pool: Pool, turn: Turn, limit: number): Promise<string[]> {
  const rows = await runStatement<{ id: string }>(pool, {
    text: `select j.id from user_journeys j where ${ripe} order by j.next_email_due_at limit $5`,
    values: [...stepOf(turn), limit],
    timeoutMs: statementTimeoutMs,
  });
  return rows.map(({ id }) => id);
}

async function advance(pool: Pool, text: string, values: readonly unknown[]): Promise<Advanced> {
  const [done] = await runStatement<{ journeys: number; letters: number }>(pool, {
    text,
    values,
    timeoutMs: statementTimeoutMs,
  });
  return done ?? { journeys: 0, letters: 0 };
}

function stepOf({ campaignId, version, step, ripeUntil }: Turn): readonly unknown[] {
  return [campaignId, version, step, ripeUntil];
}

function valuesOf(turn: Turn, limit: number): readonly unknown[] {
  const { campaign, position, nextVersion, nextDue, letter, coach } = turn;
  const last = campaign.steps.length;
  return [
    ...stepOf(turn),
    campaign.endsWith ?? [],
    limit,
    nextVersion,
    Math.min(position, last),
    Math.min(position + 1, last),
    nextDue ?? null,
    letter ?? null,
    coach.slug,
  ];
}

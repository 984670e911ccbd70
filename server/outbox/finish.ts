import { type RawBuilder, sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';
import type { ClaimedItem, OutboxTable } from './kind.ts';
import type { Attempt, Verdict } from './results.ts';

/** The longest text of a provider that is kept. */
const maxTextLength = 500;

/** What is written of an attempt, whatever the kind of item; named as in the statement. */
export interface FinishedRow {
  readonly id: string;
  readonly token: string;
  readonly attempt: number;
  readonly outcome: string;
  readonly status: Verdict['status'];
  /** In seconds. */
  readonly delay: number;
  readonly maybe_sent: boolean;
  readonly counts: boolean;
  readonly status_code: number | null;
  readonly error: string | null;
}

/** What is written of every attempt. */
export function toFinishedRow(
  { item }: Attempt<ClaimedItem, unknown>,
  verdict: Verdict,
): FinishedRow {
  return {
    id: item.id,
    token: item.token,
    attempt: item.attempt,
    outcome: verdict.outcome,
    status: verdict.status,
    delay: verdict.delayMs / 1000,
    maybe_sent: verdict.maybeSent,
    counts: verdict.counts,
    status_code: verdict.statusCode ?? null,
    error: toStorable(verdict.error),
  };
}

/** PostgreSQL stores neither NUL nor half a surrogate pair: one must not harm the other rows. */
export function toStorable(text: string | undefined): string | null {
  return text?.replaceAll('\0', '').slice(0, maxTextLength).toWellFormed() ?? null;
}

/**
 * What a kind writes besides; its SQL calls a row of the table `item`, what is written `given`, and what
 * was written `finished`: the columns of `given`, and what the row `became`.
 */
export interface FinishSql {
  /** The columns of its rows beyond those of every row, each with its type. */
  readonly given: RawBuilder<unknown>;
  readonly status: RawBuilder<string>;
  /** What else is set. */
  readonly sets: RawBuilder<unknown>;
  /** Which columns of the row `finished` has besides. */
  readonly finished: RawBuilder<unknown>;
  /** SQL condition on `finished`: somebody may be waiting for it, perhaps in another process. */
  readonly isAwaited: RawBuilder<boolean>;
  /** CTEs over `finished` that write elsewhere. */
  readonly effects: RawBuilder<unknown>;
}

/**
 * Writes what became of items, all in one statement. A row whose lease belongs to somebody else by
 * now is left alone. Whoever waits for one of them elsewhere is notified by its id.
 */
export async function finishItems(
  db: Executor,
  table: Omit<OutboxTable<unknown>, 'fields'>,
  rows: readonly FinishedRow[],
  kind: FinishSql,
): Promise<void> {
  const attempts = sql.table(table.attempts);
  const ofAttempt = sql`a.${sql.ref(table.attemptOf)} = finished.id
        and a.attempt = finished.attempt and a.ended_at is null`;
  await sql`${named(`finish-${table.channel}`)}
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
        id uuid, token uuid, attempt int, outcome text, status text, delay float8, maybe_sent bool,
        counts bool, status_code int, error text, ${kind.given})
    ),
    finished as (
      update ${sql.table(table.name)} item set
        status = ${kind.status},
        attempts = item.attempts - case when given.counts then 0 else 1 end,
        maybe_sent = given.maybe_sent,
        next_attempt_at = now() + make_interval(secs => given.delay),
        lease_until = null,
        lease_token = null,
        ${kind.sets}
      from given
      where item.id = given.id and item.lease_token = given.token and item.status = 'sending'
      returning given.*, item.status as became, ${kind.finished}
    ),
    ended as (
      update ${attempts} a set ended_at = now(), outcome = finished.outcome,
        status_code = finished.status_code, detail = finished.error
      from finished where ${ofAttempt} and finished.outcome <> 'released'
    ),
    withdrawn as (
      delete from ${attempts} a
      using finished where ${ofAttempt} and finished.outcome = 'released'
    ),
    ${kind.effects},
    told as materialized (
      select pg_notify(${sql.lit(table.channel)}, left(string_agg(id::text, ','), 7999)) as times
      from finished where ${kind.isAwaited} having count(*) > 0
    )
    select told.times from told`.execute(db);
}

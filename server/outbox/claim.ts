import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';
import type { ClaimedItem, OutboxTable } from './kind.ts';
import { activePauses } from './pause.ts';
import { quietTime, type Timing } from './timing.ts';

/** Claims up to `limit` items that are due, the longest waiting first. */
export function claimDue<Fields>(
  db: Executor,
  table: OutboxTable<Fields>,
  limit: number,
  timing: Timing,
): Promise<(ClaimedItem & Fields)[]> {
  const turns = table.precedence.map((_, index) => sql.ref(`turn_${index}`));
  const ctes = table.precedence.map((condition, index) => {
    const taken = turns.slice(0, index).map((turn) => sql` - (select count(*) from ${turn})`);
    return sql`turn_${sql.raw(String(index))} as materialized (
      select item.id, item.status from ${sql.table(table.name)} item
      where item.status in ('pending', 'sending') and item.next_attempt_at <= now()
        and ${condition} and ${isUnpaused(table)}
      order by item.next_attempt_at limit ${limit}::int${sql.join(taken, sql``)}
      for update of item skip locked
    )`;
  });
  const due = sql`${sql.join(ctes)},
    due as materialized (
      ${sql.join(
        turns.map((turn) => sql`select * from ${turn}`),
        sql` union all `,
      )}
    )`;
  return claim(db, `claim-due-${table.channel}`, table, due, timing);
}

/** Claims one item, unless somebody else has it, it is done, or its sender is paused. */
export async function claimOne<Fields>(
  db: Executor,
  table: OutboxTable<Fields>,
  id: string,
  timing: Timing,
): Promise<(ClaimedItem & Fields) | undefined> {
  // A fresh item need not wait for its turn; one in doubt keeps its quiet time.
  const due = sql`due as materialized (
    select item.id, item.status from ${sql.table(table.name)} item
    where item.id = ${id} and item.status = 'pending'
      and (not item.maybe_sent or item.next_attempt_at <= now()) and ${isUnpaused(table)}
    for update of item skip locked
  )`;
  return (await claim(db, `claim-one-of-${table.channel}`, table, due, timing))[0];
}

function isUnpaused({ everywhere, destination }: OutboxTable<unknown>): RawBuilder<boolean> {
  return sql`not exists (select from paused p
    where p.destination in (${sql.lit(everywhere)}, ${destination}))`;
}

/**
 * Takes rows, leases them and notes the attempt, in one statement that is committed before any
 * provider is called. While a row is being sent, next_attempt_at says when it is taken up again
 * should its process vanish: one index on it serves both cases. Only the database's clock decides.
 *
 * @param due SQL for the CTE `due`: id and status of the locked rows
 */
async function claim<Fields>(
  db: Executor,
  name: string,
  table: OutboxTable<Fields>,
  due: RawBuilder<unknown>,
  timing: Timing,
): Promise<(ClaimedItem & Fields)[]> {
  const token = randomUUID();
  const claimedAtMs = performance.now();
  const attempts = sql.table(table.attempts);
  const attemptOf = sql.ref(table.attemptOf);
  const { rows } = await sql<Omit<ClaimedItem, 'token' | 'claimedAtMs'> & Fields>`${named(name)}
    with paused as (${activePauses}),
    ${due},
    claimed as (
      update ${sql.table(table.name)} item set
        status = 'sending',
        attempts = item.attempts + 1,
        maybe_sent = item.maybe_sent or due.status = 'sending',
        lease_token = ${token},
        lease_until = now() + make_interval(secs => ${timing.leaseMs / 1000}),
        next_attempt_at = now() + make_interval(secs => ${quietTime(timing) / 1000})
      from due where item.id = due.id
      returning item.id, item.attempts as attempt, item.maybe_sent as "maybeSent", ${table.fields}
    ),
    abandoned as (
      update ${attempts} a set ended_at = now(), outcome = 'abandoned',
        detail = 'The process that made this attempt ended before it learned the result.'
      from due where due.status = 'sending' and a.${attemptOf} = due.id and a.ended_at is null
    ),
    noted as (
      insert into ${attempts} (${attemptOf}, attempt) select id, attempt from claimed
    )
    select * from claimed`.execute(db);
  return rows.map((row) => ({ ...row, token, claimedAtMs }));
}

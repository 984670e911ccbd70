import { randomUUID } from 'node:crypto';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';
import type { ClaimedItem, OutboxTable } from './kind.ts';
import { activePauses } from './pause.ts';
import { quietTime, type Timing } from './timing.ts';

/** What was claimed, and whether the circuit is open: then all but probes are held back. */
export interface Claimed<Fields> {
  readonly items: readonly (ClaimedItem & Fields)[];
  readonly isCircuitOpen: boolean;
}

/**
 * Claims items that are due, the longest waiting first.
 *
 * @param rooms how many at most: of those that go first, and of the others
 * @param isHalfOpen those with the fewest attempts go first: what failed before would fail again
 */
export function claimDue<Fields>(
  db: Executor,
  table: OutboxTable<Fields>,
  rooms: readonly [number, number],
  timing: Timing,
  isHalfOpen = false,
): Promise<Claimed<Fields>> {
  const turns = table.precedence.map((_, index) => sql.ref(`turn_${index}`));
  const order = isHalfOpen ? sql`item.attempts, item.next_attempt_at` : sql`item.next_attempt_at`;
  const ctes = table.precedence.map((condition, index) => {
    const max = sql`${rooms[index]}::int`;
    const items = (isIn: RawBuilder<unknown>, room: RawBuilder<unknown>) => sql`
      select item.id, item.status, false as probe from ${sql.table(table.name)} item
      where item.status in ('pending', 'sending') and item.next_attempt_at <= now()
        and ${isIn} and ${condition} and not ${isPaused(table)}
      order by ${order} limit ${room}
      for update of item skip locked`;
    const { lanes } = table;
    return sql`turn_${sql.raw(String(index))} as materialized (${
      lanes === undefined
        ? items(sql`true`, max)
        : sql`select own.* from (${lanes.rows}) lane
            cross join lateral (${items(lanes.isIn, sql`lane.room`)}) own limit ${max}`
    })`;
  });
  const due = sql`${sql.join(ctes)},
    due as materialized (
      ${sql.join(
        turns.map((turn) => sql`select * from ${turn}`),
        sql` union all `,
      )}
    )`;
  const name = isHalfOpen ? 'claim-least-attempted' : 'claim-due';
  return claim(db, `${name}-${table.channel}`, table, due, timing);
}

/**
 * Claims an item as a probe while the circuit is open: the newest that was never attempted. Behind
 * items that fail again and again a new one would wait for as long as they do.
 */
export async function claimProbe<Fields>(
  db: Executor,
  table: OutboxTable<Fields>,
  timing: Timing,
): Promise<(ClaimedItem & Fields) | undefined> {
  const turn = table.precedence.map(
    (condition, index) => sql`when ${condition} then ${sql.lit(index)}`,
  );
  const due = sql`due as materialized (
    select item.id, item.status, true as probe from ${sql.table(table.name)} item
    where ${isOpen(table)} and item.status = 'pending' and item.attempts = 0
      and item.next_attempt_at <= now() and not ${isPausedFirmly(table)}
    order by case ${sql.join(turn, sql` `)} end, item.next_attempt_at desc limit 1
    for update of item skip locked
  )`;
  return (await claim(db, `claim-probe-of-${table.channel}`, table, due, timing)).items[0];
}

/**
 * Claims one item, unless somebody else has it, it is done, or its sender is paused.
 *
 * @param mayProbe an open circuit lets it through, as long as it was never attempted
 */
export async function claimOne<Fields>(
  db: Executor,
  table: OutboxTable<Fields>,
  id: string,
  timing: Timing,
  mayProbe: boolean,
): Promise<(ClaimedItem & Fields) | undefined> {
  // A fresh item need not wait for its turn; one in doubt keeps its quiet time.
  const due = sql`due as materialized (
    select item.id, item.status, ${isPaused(table)} as probe from ${sql.table(table.name)} item
    where item.id = ${id} and item.status = 'pending'
      and (not item.maybe_sent or item.next_attempt_at <= now())
      and (not ${isPaused(table)}
        or (${mayProbe}::bool and item.attempts = 0 and not ${isPausedFirmly(table)}))
    for update of item skip locked
  )`;
  return (await claim(db, `claim-one-of-${table.channel}`, table, due, timing)).items[0];
}

/** Read once for all rows: to the planner a condition on each would leave hardly any. */
function isPaused(
  { everywhere, destinations }: OutboxTable<unknown>,
  which = sql<SqlBool>`true`,
): RawBuilder<boolean> {
  return sql`(array[${sql.lit(everywhere)}, ${destinations}]
    && array(select p.destination from paused p where ${which}))`;
}

/** By more than an open circuit: the provider or an operator has to act first. */
function isPausedFirmly(table: OutboxTable<unknown>): RawBuilder<boolean> {
  return isPaused(table, sql<SqlBool>`p.kind <> 'failing'`);
}

function isOpen({ everywhere }: OutboxTable<unknown>): RawBuilder<boolean> {
  return sql`exists (select from paused p
    where p.kind = 'failing' and p.destination = ${sql.lit(everywhere)})`;
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
): Promise<Claimed<Fields>> {
  const token = randomUUID();
  const claimedAtMs = performance.now();
  const attempts = sql.table(table.attempts);
  const attemptOf = sql.ref(table.attemptOf);
  type Row = Omit<ClaimedItem, 'token' | 'claimedAtMs'> & Fields;
  // Where nothing is claimed, one row says whether the circuit is open, without an item.
  const { rows } = await sql<{ is_open: boolean } & Row>`${named(name)}
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
      returning item.id, item.attempts as attempt, item.maybe_sent as "maybeSent",
        due.probe as "isProbe", ${table.fields}
    ),
    abandoned as (
      update ${attempts} a set ended_at = now(), outcome = 'abandoned',
        detail = 'The process that made this attempt ended before it learned the result.'
      from due where due.status = 'sending' and a.${attemptOf} = due.id and a.ended_at is null
    ),
    noted as (
      insert into ${attempts} (${attemptOf}, attempt) select id, attempt from claimed
    )
    select open.is_open, claimed.* from (select ${isOpen(table)} as is_open) open
      left join claimed on true`.execute(db);
  return {
    items: rows.filter(({ id }) => id !== null).map((row) => ({ ...row, token, claimedAtMs })),
    isCircuitOpen: rows[0]?.is_open ?? false,
  };
}

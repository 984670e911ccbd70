import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

const key = 'rewound';

/**
 * SQL: the id of the delivery with this key. The same email has the same id whenever it is written, so that
 * the provider can be asked about one whose row is gone with the time after a restored moment.
 *
 * @param text names the email and, so that nobody can guess it from an address, the lead
 */
export function deliveryIdOf(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`substr(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 1, 32)::uuid`;
}

/** SQL: whether what falls due at a moment may have been sent before the database was taken back. */
export function wasPerhapsSent(due: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce(${due} <= (select (value->>'until')::timestamptz from settings
    where key = ${sql.lit(key)}), false)`;
}

/** What was found as a database was taken back. */
export interface Rewound {
  /** The last sign of life in it. */
  readonly from: Date;
  /** The provider is asked first about what falls due until then. */
  readonly until: Date;
  /** How many emails that wait may have been sent. */
  readonly inDoubt: number;
}

/** SQL: to what the server was restored; null where it was not, or not to a moment. */
const target = sql<string | null>`nullif(concat_ws(' ',
  nullif(current_setting('recovery_target'), ''), nullif(current_setting('recovery_target_lsn'), ''),
  nullif(current_setting('recovery_target_name'), ''),
  nullif(current_setting('recovery_target_time'), ''),
  nullif(current_setting('recovery_target_xid'), '')), '')`;

/**
 * Notes that a database was restored to an earlier moment: what waits in it, and what falls due in the time
 * that it has lost, may have been sent. An email that comes some time after another one comes that much
 * later now, so what falls due in as much time again is in doubt, too.
 */
export async function noteRewound(db: Executor): Promise<Rewound> {
  const { rows } = await sql<Rewound>`
    with lost as (
      select coalesce(least(now(), greatest((select max(ticked_at) from worker_ticks),
        (select max(created_at) from delivery_logs), (select max(created_at) from submissions))),
        now()) as since
    ),
    noted as (
      insert into settings (key, value)
      select ${key}, jsonb_build_object('from', since, 'until', now() + (now() - since),
        'target', ${target}) from lost
      on conflict (key) do update set value = excluded.value || jsonb_build_object('until', greatest(
        (excluded.value->>'until')::timestamptz, (settings.value->>'until')::timestamptz))
      returning value
    ),
    doubted as (
      update delivery_logs set maybe_sent = true
      where status = 'pending' and next_attempt_at <= now()
      returning 1
    )
    select (value->>'from')::timestamptz as "from", (value->>'until')::timestamptz as until,
      (select count(*)::int from doubted) as "inDoubt"
    from noted`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The database did not record that it was rewound.');
  return found;
}

/**
 * Notes it where the server says itself that it was restored to a moment, and nobody has noted that yet: a
 * server keeps its target among its settings.
 */
export async function noteRestored(db: Executor): Promise<Rewound | undefined> {
  const noted = sql`(select value->>'target' from settings where key = ${key})`;
  const { isNew } = await db
    .selectNoFrom(
      sql<boolean>`${target} is not null and ${target} is distinct from ${noted}`.as('isNew'),
    )
    .executeTakeFirstOrThrow();
  return isNew ? noteRewound(db) : undefined;
}

/**
 * Keeps back the emails that may have been sent, where nobody can be asked about them.
 *
 * @returns how many
 */
export async function holdDoubtful(db: Executor): Promise<number> {
  const held = await db
    .updateTable('delivery_logs')
    .set({
      status: 'failed',
      last_error:
        'The database was restored to a moment before this was due; it may have been sent since. Send it again if it was not.',
    })
    .where('status', '=', 'pending')
    .where('maybe_sent', '=', true)
    .returning('id')
    .execute();
  return held.length;
}

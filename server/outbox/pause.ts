import { type SqlBool, sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** Why nothing leaves for a while. */
export interface Pause {
  /** Where nothing goes. */
  readonly destination: string;
  /** `stopped` needs an operator, `limited` was asked for by the provider, `failing` is an open circuit. */
  readonly kind: 'stopped' | 'limited' | 'failing';
  readonly detail: string;
}

/** A pause that is on, with its end. */
export interface ActivePause extends Pause {
  readonly until: Date;
}

// Pauses are rows of settings, so that all processes keep them and the console can show them.
const prefix = 'sender-pause:';

const isPause = sql<SqlBool>`key like ${sql.lit(`${prefix}%`)}`;
const until = sql<Date>`(settings.value->>'until')::timestamptz`;
/** One that began in the future was made before the clock went back: nobody knows how long it should last. */
const hasBegun = sql<SqlBool>`coalesce((settings.value->>'since')::timestamptz
  <= now() + interval '1 minute', true)`;
const isOn = sql<SqlBool>`(${until} > now() and ${hasBegun})`;
const destination = sql<string>`substr(key, ${sql.lit(prefix.length + 1)})`;

/** SQL for the destinations that are paused now, as rows of `destination` and `kind`. */
export const activePauses = sql<{ destination: string; kind: Pause['kind'] }>`
  select ${destination} as destination, value->>'kind' as kind
  from settings where ${isPause} and ${isOn}`;

/** An open circuit lets single items through, the other pauses let nothing: they win over it. */
const isWeaker = sql<SqlBool>`settings.value->>'kind' = 'failing'`;

/**
 * Pauses a destination for all processes. A pause that lasts longer already stays as it is.
 *
 * @returns whether this is news: nothing was paused there before
 */
export async function pauseSender(db: Executor, pause: Pause, forMs: number): Promise<boolean> {
  const key = prefix + pause.destination;
  const end = sql`now() + make_interval(secs => ${forMs / 1000})`;
  const isFirm = pause.kind !== 'failing';
  const value = sql<string>`jsonb_build_object('since', now(), 'until', ${end}, 'kind', ${pause.kind}::text,
    'detail', ${pause.detail}::text)`;
  // Of several processes that find the same out, the row lets one be first.
  const begun = await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({ value: eb.ref('excluded.value') }))
        .where(sql<SqlBool>`(not ${isOn} or (${isFirm}::bool and ${isWeaker}))`),
    )
    .returning('key')
    .execute();
  if (begun.length === 1) return true;
  await db
    .updateTable('settings')
    .set({ value })
    .where('key', '=', key)
    .where(sql<SqlBool>`${until} < ${end} and (${isFirm}::bool or ${isWeaker})`)
    .execute();
  return false;
}

/**
 * Ends the pause of an open circuit for all processes, and wakes them.
 *
 * @param channel where new items are announced
 * @returns whether there was one
 */
export async function endFailingPause(
  db: Executor,
  { everywhere, channel }: { readonly everywhere: string; readonly channel: string },
): Promise<boolean> {
  const ended = await db
    .with('ended', (cte) =>
      cte
        .deleteFrom('settings')
        .where('key', '=', prefix + everywhere)
        .where(isWeaker)
        .returning('key'),
    )
    .selectFrom('ended')
    .select(sql`pg_notify(${channel}, '')`.as('told'))
    .execute();
  return ended.length > 0;
}

/** The pauses that are on now. */
export function readPauses(db: Executor): Promise<ActivePause[]> {
  return db
    .selectFrom('settings')
    .select([
      destination.as('destination'),
      sql<Pause['kind']>`value->>'kind'`.as('kind'),
      sql<string>`value->>'detail'`.as('detail'),
      until.as('until'),
    ])
    .where(isPause)
    .where(isOn)
    .execute();
}

/**
 * Ends the pauses that waited for an operator: a process that starts may have a new configuration.
 * Should nothing have changed, the next attempt pauses the sender again.
 */
export async function endStoppedPauses(db: Executor): Promise<void> {
  await db
    .deleteFrom('settings')
    .where(isPause)
    .where(sql<SqlBool>`value->>'kind' = 'stopped'`)
    .execute();
}

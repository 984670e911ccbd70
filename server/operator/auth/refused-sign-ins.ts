import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** How many networks are told apart per hour; the rest are counted together. */
const maxNetworks = 100;

/** The key of all further networks of an hour. */
const others = sql.lit('others');

/**
 * Counts a wrong password. The audit log gets a line for a network's first in an hour and, once the
 * hour is over, one with their number: a few lines per attack, not one per guess.
 */
export async function countRefused(db: Executor, client: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with hour as (select date_trunc('hour', now()) as at),
    counted as (
      insert into refused_sign_ins as r (began_at, client, tries)
      select at, case when
          exists (select from refused_sign_ins where began_at = at and client = ${client}::text)
          or (select count(*) from refused_sign_ins where began_at = at) < ${maxNetworks}::int
        then ${client}::text else ${others} end, 1
      from hour
      on conflict (began_at, client) do update set tries = r.tries + 1
      returning client, tries
    )
    insert into audit_log (actor, action, client)
    select 'stranger', 'sign-in-refused', nullif(client, ${others}) from counted where tries = 1
    returning id`.execute(db);
  if (rows.length > 0) await sumUpRefused(db);
}

/** Writes the numbers of past hours into the audit log. Of several processes, one writes each line. */
export async function sumUpRefused(db: Executor): Promise<void> {
  await sql`
    with over as (
      delete from refused_sign_ins where began_at < date_trunc('hour', now())
      returning began_at, client, tries
    )
    insert into audit_log (actor, action, client, details)
    select 'stranger', 'sign-ins-refused', nullif(client, ${others}),
      jsonb_build_object('tries', tries, 'from', began_at,
        'network', case client when ${others} then 'several' else 'one' end)
    from over where tries > 1 order by began_at`.execute(db);
}

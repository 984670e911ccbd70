import { sql } from 'kysely';
import { importSource } from '#engine/import/source.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { CarriedRows } from './carried-rows.ts';
import type { Rename } from './renames.ts';
import { carrySource } from './sources.ts';

/**
 * Carries what is filed under a coach's former slug over to the new one. Suppressions are kept under
 * both: the previous release, which may still be running, looks for the former.
 */
export async function carryCoach(db: Executor, { from, to }: Rename): Promise<CarriedRows> {
  const suppressions = await sql`
    insert into suppressions (email_hash, scope, reason, created_at)
    select email_hash, ${to}, reason, created_at from suppressions where scope = ${from}
    on conflict (email_hash, scope) do nothing`.execute(db);
  await sql`update confirmations set coach = ${to} where coach = ${from}`.execute(db);
  const deliveries = await sql`
    update delivery_logs set coach = ${to} where coach = ${from}`.execute(db);
  await sql`
    update webhook_endpoints e set coach = ${to} where e.coach = ${from}
      and not exists (select from webhook_endpoints o where o.coach = ${to} and o.url = e.url)`.execute(
    db,
  );
  await sql`update imports set coach = ${to} where coach = ${from}`.execute(db);
  const imported = await carrySource(db, { from: importSource(from), to: importSource(to) });
  await sql`update machine_tokens set coach = ${to} where coach = ${from}`.execute(db);
  for (const table of ['members', 'member_invitations']) {
    await sql`
      update ${sql.table(table)} set coaches = array_replace(array_remove(coaches, ${to}), ${from}, ${to})
      where ${from} = any(coaches)`.execute(db);
  }
  await sql`update inbound_events set coach = ${to} where coach = ${from}`.execute(db);
  return {
    ...imported,
    deliveries: Number(deliveries.numAffectedRows ?? 0),
    unsubscribed: Number(suppressions.numAffectedRows ?? 0),
  };
}

import { sql } from 'kysely';
import { importSource } from '#engine/import/source.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { CarriedRows } from './carried-rows.ts';
import { carryNotices } from './notices.ts';
import type { Rename } from './renames.ts';
import { carrySource } from './sources.ts';

/**
 * Carries what is filed under a coach's former slug over to the new one. Suppressions are kept under
 * both: the previous release, which may still be running, looks for the former.
 */
export async function carryCoach(db: Executor, { from, to }: Rename): Promise<CarriedRows> {
  const carry = (
    table: 'confirmations' | 'delivery_logs' | 'imports' | 'inbound_events' | 'machine_tokens',
  ) => db.updateTable(table).set({ coach: to }).where('coach', '=', from).executeTakeFirstOrThrow();
  // Who wants no weekly letter has a scope of its own (email/letter/letter-contract.ts).
  const renamed = sql<string>`regexp_replace(scope, '[^:]*$', ${to})`;
  const suppressions = await db
    .insertInto('suppressions')
    .columns(['email_hash', 'scope', 'reason', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('suppressions')
        .select(['email_hash', renamed.as('scope'), 'reason', 'created_at'])
        .where('scope', 'in', [from, `letter:${from}`]),
    )
    .onConflict((conflict) => conflict.columns(['email_hash', 'scope']).doNothing())
    .executeTakeFirstOrThrow();
  await carry('confirmations');
  const deliveries = await carry('delivery_logs');
  await db
    .updateTable('webhook_endpoints')
    .set({ coach: to })
    .where('coach', '=', from)
    .where(
      'url',
      'not in',
      db.selectFrom('webhook_endpoints').select('url').where('coach', '=', to),
    )
    .execute();
  await carry('imports');
  const imported = await carrySource(db, { from: importSource(from), to: importSource(to) });
  await carry('machine_tokens');
  for (const table of ['members', 'member_invitations'] as const) {
    await db
      .updateTable(table)
      .set({ coaches: sql`array_replace(array_remove(coaches, ${to}), ${from}, ${to})` })
      .where(({ eb, fn }) => eb(eb.val(from), '=', fn.any('coaches')))
      .execute();
  }
  await carry('inbound_events');
  await carryNotices(db, (plan) => {
    const [slug, ...funnel] = plan.split('/');
    return slug === from ? [to, ...funnel].join('/') : undefined;
  });
  return {
    ...imported,
    deliveries: Number(deliveries.numUpdatedRows),
    unsubscribed: Number(suppressions.numInsertedOrUpdatedRows),
  };
}

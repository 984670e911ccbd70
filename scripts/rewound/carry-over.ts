import { sql } from 'kysely';
import { firstId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { keepStrongerReason } from '#server/email/suppression/list.ts';

const atOnce = 10_000;

/**
 * Copies unsubscribes and other suppressions from the old database that were made after the moment to
 * which this one was restored. Addresses that may be emailed again since then are left as they are
 * here.
 *
 * @returns how many addresses were added
 */
export async function carrySuppressions(from: Executor, to: Executor): Promise<number> {
  let added = 0;
  let last = firstId;
  for (;;) {
    const rows = await from
      .selectFrom('suppressions')
      .select(['id', 'email_hash', 'scope', 'reason', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    const end = rows.at(-1);
    if (!end) return added;
    last = end.id;
    const { rows: written } = await sql`
      insert into suppressions (email_hash, scope, reason, created_at)
      select email_hash, scope, reason, created_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (email_hash text, scope text, reason text, created_at timestamptz)
      ${sql.raw(keepStrongerReason)} returning 1`.execute(to);
    added += written.length;
  }
}

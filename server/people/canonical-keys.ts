import { sql } from 'kysely';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import type { Executor } from '#server/db/kysely.ts';

/**
 * Gives the canonical key to leads that have another one: the release before 0015, which may run
 * beside this one during a deploy, keys them by what was typed. Almost always there are none, and an
 * index says so at once.
 *
 * @returns how many were changed
 */
export async function keyStrayLeads(db: Executor): Promise<number> {
  const strays = await db
    .selectFrom('leads')
    .select(['id', 'email', 'email_key'])
    .where(sql<boolean>`email_key ~ '[^!-~]|@.*%'`)
    .orderBy('id')
    .limit(1000)
    .execute();
  let changed = 0;
  for (const { id, email, email_key: before } of strays) {
    const key = canonicalAddress(email);
    if (key === before) continue;
    // Made by migration 0015; where the source knows the key already, the two leads become one.
    await sql`select key_lead(${id}::uuid, ${key})`.execute(db);
    changed += 1;
  }
  return changed;
}

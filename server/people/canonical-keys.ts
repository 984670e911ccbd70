import { sql } from 'kysely';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import type { Executor } from '#server/db/kysely.ts';
import { keepPlaces } from '#server/declared/carried/waiting.ts';

/**
 * Gives the canonical key to leads that have another one: releases before 0015, which may run beside
 * this one during a deploy, use what was typed as the key. There are almost never any, and an index
 * shows that at once.
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
    await keepPlace(db, id, key);
    // Created by migration 0015; if the source has the key already, the two leads become one.
    await db.selectNoFrom(sql`key_lead(${id}::uuid, ${key})`.as('keyed')).execute();
    changed += 1;
  }
  return changed;
}

/** When two leads become one, the older one stays, with the waiting-list place of either. */
async function keepPlace(db: Executor, stray: string, key: string): Promise<void> {
  const other = await db
    .selectFrom('leads as s')
    .innerJoin('leads as o', 'o.source', 's.source')
    .where('s.id', '=', stray)
    .where('o.email_key', '=', key)
    .where('o.id', '<>', stray)
    .select(['o.id', sql<boolean>`(o.created_at, o.id) <= (s.created_at, s.id)`.as('isOlder')])
    .executeTakeFirst();
  if (other === undefined) return;
  const { id, isOlder } = other;
  await keepPlaces(db, [isOlder ? { kept: id, gone: stray } : { kept: stray, gone: id }]);
}

import { randomBytes } from 'node:crypto';
import type { Executor } from '#server/db/kysely.ts';
import { readSetting } from '#server/db/settings.ts';

/**
 * The secret that signs what the site hands out and keys its hashes. Unless the environment has one, a
 * generated one is kept in the database: all its processes share it, and it survives restarts.
 */
export async function loadSecret(db: Executor, fromEnv: string | undefined): Promise<string> {
  if (fromEnv !== undefined) return fromEnv;
  await db
    .insertInto('settings')
    .values({ key: 'secret', value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const kept = await readSecret(db);
  if (kept === undefined) throw new Error('The secret could not be kept in the table settings.');
  return kept;
}

/** The secret in the database; undefined before the first start. */
export async function readSecret(db: Executor): Promise<string | undefined> {
  const kept = await readSetting(db, 'secret');
  return typeof kept === 'string' ? kept : undefined;
}

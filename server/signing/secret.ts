import { randomBytes } from 'node:crypto';
import { OperatorError } from '#engine/text/operator-error.ts';
import type { Executor } from '#server/db/kysely.ts';
import { readSetting } from '#server/db/settings.ts';
import { keyedHash } from './hmac.ts';

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

const markKey = 'secret-mark';

/** What tells secrets apart and gives none away. */
function markOf(secret: string): string {
  return keyedHash(secret, 'the secret of this site').toString('base64url');
}

/**
 * Notes with which secret the site runs.
 *
 * @returns whether it ran with another one before: hashes and links of that one are of no use any more
 */
export async function noteSecret(db: Executor, secret: string): Promise<boolean> {
  const [before, mark] = [await readSetting(db, markKey), markOf(secret)];
  if (before === mark) return false;
  const value = JSON.stringify(mark);
  await db
    .insertInto('settings')
    .values({ key: markKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return before !== undefined;
}

/**
 * The secret for a command that hashes addresses.
 *
 * @throws OperatorError if it is not the site's: what the command did would be of no effect
 */
export async function loadSiteSecret(db: Executor, fromEnv: string | undefined): Promise<string> {
  const mark = await readSetting(db, markKey);
  const secret = fromEnv ?? (await readSecret(db));
  if (mark === undefined) return secret ?? loadSecret(db, undefined);
  if (secret !== undefined && markOf(secret) === mark) return secret;
  throw new OperatorError(
    `SECRET is ${fromEnv === undefined ? 'not set here, but for' : 'another one here than for'} the site, so ` +
      'the site would not recognise the address. Nothing was changed: run this again with the variables of the site.',
  );
}

import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/**
 * The secret that signs what the site hands out and keys what it hashes.
 *
 * Without one in the environment the database keeps a generated one, so that all processes on one
 * database, and the same site after a restart, have the same.
 */
export async function loadSecret(pool: Pool, fromEnv: string | undefined): Promise<string> {
  if (fromEnv !== undefined) return fromEnv;
  await pool.query(
    `insert into settings (key, value) values ('secret', to_jsonb($1::text))
     on conflict (key) do nothing`,
    [randomBytes(32).toString('base64url')],
  );
  const { rows } = await pool.query<{ value: string }>(
    `select value #>> '{}' as value from settings where key = 'secret'`,
  );
  const [row] = rows;
  if (!row) throw new Error('The secret could not be kept in the table settings.');
  return row.value;
}

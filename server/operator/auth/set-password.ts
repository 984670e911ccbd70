import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import { hashPassword, isPassword, makePassword } from './password.ts';

const timeoutMs = 5000;

/** The hash of the operators' password, or undefined before the first start. */
export async function readPasswordHash(pool: Pool): Promise<string | undefined> {
  const [row] = await runStatement<{ hash: string }>(pool, {
    text: `select value #>> '{}' as hash from settings where key = 'operator-password'`,
    timeoutMs,
  });
  return row?.hash;
}

/**
 * Makes sure that there is a password, at start.
 *
 * One from the environment becomes the password, and ends all sessions where it is a new one.
 * Without it the first start makes one; of several processes that start together one does.
 *
 * @returns the password that was made now, which is shown once and kept nowhere
 */
export async function preparePassword(
  pool: Pool,
  fromEnv: string | undefined,
): Promise<string | undefined> {
  const hash = await readPasswordHash(pool);
  if (fromEnv !== undefined) {
    if (hash === undefined || !(await isPassword(fromEnv, hash))) {
      await replacePassword(pool, fromEnv, 'the environment');
    }
    return undefined;
  }
  if (hash !== undefined) return undefined;
  const password = makePassword();
  const inserted = await runStatement(pool, {
    text: `insert into settings (key, value) values ('operator-password', to_jsonb($1::text))
      on conflict (key) do nothing returning key`,
    values: [await hashPassword(password)],
    timeoutMs,
  });
  return inserted.length === 1 ? password : undefined;
}

/** Makes a new password and ends all sessions. @returns the password, which is kept nowhere */
export async function resetPassword(pool: Pool): Promise<string> {
  const password = makePassword();
  await replacePassword(pool, password, 'the command line');
  return password;
}

/** Sets a password and ends all sessions. */
export async function replacePassword(pool: Pool, password: string, actor: string): Promise<void> {
  await runStatement(pool, {
    text: `with ended as (delete from operator_sessions)
      insert into settings (key, value) values ('operator-password', to_jsonb($1::text))
      on conflict (key) do update set value = excluded.value`,
    values: [await hashPassword(password)],
    timeoutMs,
  });
  await recordAudit(pool, { actor, action: 'password-set' });
}

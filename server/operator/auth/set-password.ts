import { OperatorError } from '#engine/text/operator-error.ts';
import type { Executor } from '#server/db/kysely.ts';
import { readSetting } from '#server/db/settings.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import { hashPassword, isPassword, makePassword } from '#server/operator/identity/password.ts';
import { sitePasswordId } from './members.ts';

const key = 'operator-password';

/** In the settings while the site is started with OPERATOR_PASSWORD. */
const fromEnvKey = 'operator-password-from-environment';

/** The hash of the site's own password; undefined before the first start. */
export async function readPasswordHash(db: Executor): Promise<string | undefined> {
  const hash = await readSetting(db, key);
  return typeof hash === 'string' ? hash : undefined;
}

/**
 * Ensures at start that there is a password. One from the environment becomes the password and, if it
 * is new, ends the sessions begun with the old one. Without it the first start makes one; of several
 * processes one does.
 *
 * @returns the password if it was made now, which is shown once and stored nowhere
 */
export async function preparePassword(
  db: Executor,
  fromEnv: string | undefined,
): Promise<string | undefined> {
  const hash = await readPasswordHash(db);
  if (fromEnv !== undefined) {
    if (hash === undefined || !(await isPassword(fromEnv, hash))) {
      await replacePassword(db, fromEnv, 'the environment');
    }
    await db
      .insertInto('settings')
      .values({ key: fromEnvKey, value: 'true' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return undefined;
  }
  await db.deleteFrom('settings').where('key', '=', fromEnvKey).execute();
  if (hash !== undefined) return undefined;
  const password = makePassword();
  const made = await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(await hashPassword(password)) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return made && password;
}

/**
 * Makes a new password and ends the sessions begun with the old one.
 *
 * @returns the password, which is stored nowhere
 * @throws OperatorError if the site would undo it at its next start
 */
export async function resetPassword(db: Executor): Promise<string> {
  if (await readSetting(db, fromEnvKey)) throw new OperatorError(setByEnvironment);
  const password = makePassword();
  await replacePassword(db, password, 'the command line');
  return password;
}

/** Why a password cannot be reset, and what to do. */
export const setByEnvironment =
  'OPERATOR_PASSWORD sets the password, and would set it again at every start: change that variable ' +
  'and restart the site. To have a password generated instead, remove the variable, restart the site, ' +
  'and run this command again.';

/** Sets the site's own password and ends the sessions begun with it. */
export async function replacePassword(
  db: Executor,
  password: string,
  actor: string,
): Promise<void> {
  await db
    .with('ended', (query) =>
      query.deleteFrom('member_sessions').where('member_id', '=', sitePasswordId),
    )
    .insertInto('settings')
    .values({ key, value: JSON.stringify(await hashPassword(password)) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
  await recordAudit(db, { actor, action: 'password-set' });
}

import { expect, test } from 'vitest';
import { ensureSitePassword, sitePasswordId } from '#server/operator/auth/members.ts';
import {
  preparePassword,
  readPasswordHash,
  resetPassword,
} from '#server/operator/auth/set-password.ts';
import { hashPassword, isPassword } from '#server/operator/identity/password.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

test('a hash knows its password and no other', async () => {
  const hash = await hashPassword('correct horse');
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('correct Horse', hash)).toBe(false);
  expect(await isPassword('', '')).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

describeWithDatabase('the first start', (open) => {
  test('makes a password once, also when two processes start together', async () => {
    const { kysely } = await open();
    const made = await Promise.all([
      preparePassword(kysely, undefined),
      preparePassword(kysely, undefined),
    ]);
    const passwords = made.filter((password) => password !== undefined);
    expect(passwords).toHaveLength(1);
    expect(passwords[0]).toMatch(/^[a-z2-9]{6}(-[a-z2-9]{6}){3}$/);
    expect(await preparePassword(kysely, undefined)).toBeUndefined();
  });

  test('ends all sessions where the environment names a new password', async () => {
    const { pool, kysely } = await open();
    await preparePassword(kysely, 'the first password');
    await ensureSitePassword(kysely);
    await pool.query(
      `insert into member_sessions (id, member_id, token, expires_at)
       values (gen_random_uuid(), $1, 'x', now() + interval '1 hour')`,
      [sitePasswordId],
    );
    await preparePassword(kysely, 'the first password');
    expect((await pool.query('select from member_sessions')).rows).toHaveLength(1);
    await preparePassword(kysely, 'the second password');
    expect((await pool.query('select from member_sessions')).rows).toHaveLength(0);
  });
});

describeWithDatabase('a reset', (open) => {
  test('is refused where the environment would undo it, and says what to do', async () => {
    const { kysely } = await open();
    await preparePassword(kysely, 'the first password');
    await expect(resetPassword(kysely)).rejects.toThrow('remove the variable, restart');
    await preparePassword(kysely, undefined);
    const password = await resetPassword(kysely);
    await preparePassword(kysely, undefined);
    expect(await isPassword(password, (await readPasswordHash(kysely)) ?? '')).toBe(true);
  });

  test('is not needed for a password that is shorter than new ones have to be', async () => {
    const { kysely } = await open();
    await preparePassword(kysely, 'shorter');
    await preparePassword(kysely, undefined);
    expect(await isPassword('shorter', (await readPasswordHash(kysely)) ?? '')).toBe(true);
  });
});

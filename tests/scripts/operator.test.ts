import { expect, test } from 'vitest';
import { readSite } from '#scripts/support/declared-site.ts';
import { createToken } from '#server/operator/auth/machine-tokens.ts';
import { ensureSitePassword, sitePasswordId } from '#server/operator/auth/members.ts';
import { preparePassword } from '#server/operator/auth/set-password.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { runScript } from '#tests/support/run/run-script.ts';

describeWithDatabase('the command for operators', (open) => {
  test('refuses a reset that the next start would undo', async () => {
    const { kysely, url = '' } = await open();
    await preparePassword(kysely, 'the first password');
    const refused = runScript('operator', 'reset', { DATABASE_URL: url });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('change that variable and restart the site');
    await preparePassword(kysely, undefined);
    const reset = runScript('operator', 'reset', { DATABASE_URL: url });
    expect(reset.stdout).toMatch(/new password, shown only once: [a-z2-9-]{27}\n/);
  });

  test('makes, lists and revokes tokens, and signs out', async () => {
    const { kysely, pool, url = '' } = await open();
    const run = (...words: readonly string[]) =>
      runScript('operator', ...words, { DATABASE_URL: url });
    expect(run('token', 'monitor', '7', 'metrics').stdout).toContain('valid for 7 days');
    const [coach = ''] = readSite().coaches.map(({ slug }) => slug);
    expect(run('token', 'monitor', '7', 'metrics', coach).stderr).toContain(
      `What metrics opens concerns all coaches: leave "${coach}" out, or the scope.`,
    );
    expect(run('tokens').stdout).toMatch(
      /^[0-9a-f-]{36} {2}monitor {2}ff_[\w-]+… {2}metrics of all coaches {2}valid until 2[\d-]{9}, last used: never$/,
    );
    expect(run('revoke', 'monitor').stdout).toBe('Revoked: one token.');
    // The console takes names that are no single word.
    await createToken(kysely, { name: 'Büro 2. Stock', scopes: ['metrics'], days: 7 });
    expect(run('revoke', 'Büro 2. Stock').stdout).toBe('Revoked: one token.');
    expect(run('revoke', 'constructor').stderr).toContain('There is no token constructor.');
    await ensureSitePassword(kysely);
    await pool.query(
      `insert into member_sessions (token, member_id, expires_at) values ('x', $1, now() + interval '1 day')`,
      [sitePasswordId],
    );
    expect(run('sign-out-everywhere').stdout).toBe('Everybody has been signed out.');
    expect((await pool.query('select from member_sessions')).rows).toHaveLength(0);
    const { rows } = await pool.query('select action from audit_log order by id');
    expect(rows.map(({ action }) => action)).toEqual([
      'token-made',
      'token-revoked',
      'token-made',
      'token-revoked',
      'signed-out-everywhere',
    ]);
  });
});

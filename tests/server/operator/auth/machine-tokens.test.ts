import { expect, test } from 'vitest';
import { createToken } from '#server/operator/auth/machine-tokens.ts';
import { openAsOperator, openConsole } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

describeWithDatabase('a token of a machine', (open) => {
  test('calls functions until it runs out, and opens nothing else', async () => {
    const database = await open();
    const web = await openConsole(database);
    const wanted = { name: 'monitor', scopes: ['functions'], days: 1 } as const;
    const headers = { authorization: `Bearer ${await createToken(database.kysely, wanted)}` };
    const call = async () =>
      web.app.request('/functions/v1/email-debug-dashboard', {
        method: 'POST',
        headers,
        body: JSON.stringify({ action: 'dashboard' }),
      });
    expect((await call()).status).toBe(200);
    expect((await web.app.request('/api/operator/overview', { headers })).status).toBe(401);
    await database.pool.query('update machine_tokens set expires_at = now()');
    expect((await call()).status).toBe(401);
  });

  test('of one coach calls no function, which would know those of all coaches', async () => {
    const database = await open();
    const web = await openConsole(database);
    const wanted = { name: 'monitor', scopes: ['functions'], coach: 'willow', days: 1 } as const;
    const { status } = await web.app.request('/functions/v1/email-debug-dashboard', {
      method: 'POST',
      headers: { authorization: `Bearer ${await createToken(database.kysely, wanted)}` },
      body: JSON.stringify({ action: 'dashboard' }),
    });
    expect(status).toBe(401);
  });

  test('is kept as a hash', async () => {
    const { pool, kysely } = await open();
    const token = await createToken(kysely, { name: 'monitor', scopes: ['functions'], days: 1 });
    const { rows } = await pool.query('select * from machine_tokens');
    expect(JSON.stringify(rows)).not.toContain(token.slice(3));
  });

  test('is listed without what opens, and revoked in the console', async () => {
    const operator = await openAsOperator(await open());
    const { web, database } = operator;
    const wanted = { name: 'monitor', scopes: ['functions'], days: 1 } as const;
    const token = await createToken(database.kysely, wanted);
    const call = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const init = { method: 'POST', headers, body: '{"action":"dashboard"}' };
      return (await web.app.request('/functions/v1/email-debug-dashboard', init)).status;
    };
    expect(await call()).toBe(200);
    const [listed] = (await operator.read('/tokens')).tokens;
    expect(listed).toMatchObject({ name: 'monitor', scopes: ['functions'], hasExpired: false });
    expect(JSON.stringify(listed)).not.toContain(token.slice(3));
    const revoke = (id: string) => operator.ask(`/tokens/${id}`, { method: 'DELETE' });
    expect((await revoke(listed.id)).status).toBe(200);
    expect([await call(), (await revoke(listed.id)).status]).toEqual([401, 404]);
    const { rows } = await operator.read('/audit');
    expect(rows[0]).toMatchObject({ action: 'token-revoked', target: `token:${listed.id}` });
  });
});

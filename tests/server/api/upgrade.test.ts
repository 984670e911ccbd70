import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { findToken, listTokens } from '#server/operator/auth/machine-tokens.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { revertTo } from '#tests/support/database/release-before.ts';

describeWithDatabase('tokens of the release before', (open) => {
  it('go on, of all coaches, and the step back keeps them', async () => {
    const database = await open();
    const { kysely, pool } = database;
    const token = `ff_${'a'.repeat(43)}`;
    const hash = createHash('sha256').update(token).digest('base64url');
    await revertTo(database, '0025-open-to-machines');
    await pool.query(
      `insert into machine_tokens (name, token_hash, scopes, expires_at)
       values ('monitor', $1, '{metrics}', now() + interval '1 day')`,
      [hash],
    );
    await migrateToLatest(kysely);
    const known = { name: 'monitor', scopes: ['metrics'], coach: null };
    expect(await findToken(kysely, `Bearer ${token}`)).toMatchObject(known);
    expect(await listTokens(kysely)).toMatchObject([{ ...known, prefix: null }]);
    await revertTo(database, '0025-open-to-machines');
    expect((await pool.query('select name from machine_tokens')).rows).toEqual([
      { name: 'monitor' },
    ]);
    await migrateToLatest(kysely);
  });
});

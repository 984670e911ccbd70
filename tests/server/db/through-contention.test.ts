import { expect, it } from 'vitest';
import { throughContention } from '#server/db/through-contention.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

describeWithDatabase('what stands in the way of something else', (open) => {
  it('is done again, and both are there', async () => {
    const { pool } = await open();
    let attempts = 0;
    // Each takes a lock that the other one wants next.
    const inOrder = (first: number, second: number, met: () => Promise<void>) =>
      throughContention(async () => {
        attempts += 1;
        const client = await pool.connect();
        try {
          await client.query('begin');
          await client.query('select pg_advisory_xact_lock($1)', [first]);
          await met();
          await client.query('select pg_advisory_xact_lock($1)', [second]);
          await client.query('commit');
          return first;
        } catch (error) {
          await client.query('rollback');
          throw error;
        } finally {
          client.release();
        }
      });
    let waiting = 2;
    const both = Promise.withResolvers<void>();
    const met = () => {
      waiting -= 1;
      if (waiting <= 0) both.resolve();
      return both.promise;
    };
    expect(await Promise.all([inOrder(1, 2, met), inOrder(2, 1, met)])).toEqual([1, 2]);
    expect(attempts).toBeGreaterThan(2);
  });

  it('is not done again for another reason', async () => {
    const { pool } = await open();
    let attempts = 0;
    const failing = throughContention(() => {
      attempts += 1;
      return pool.query('select 1 / 0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(attempts).toBe(1);
  });
});

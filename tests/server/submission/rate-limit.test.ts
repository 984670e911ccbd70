import { expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { createRateLimiter } from '#server/submission/rate-limit.ts';
import { describeOnEmptied } from '#tests/support/emptied.ts';
import { until } from '#tests/support/until.ts';

const log = createLog('silent');
const minute = 60_000;

describeOnEmptied('the limit per client', (open) => {
  it('holds over two servers', async () => {
    const { pool } = await open();
    const options = { pool, log, perMinute: 10, exchangeMs: 1, now: () => 100 * minute };
    const one = createRateLimiter(options);
    const other = createRateLimiter(options);
    for (let turn = 0; turn < 6; turn += 1) expect(one.hit('client').isAllowed).toBe(true);
    await until(async () => {
      const { rows } = await pool.query('select hits from rate_limits');
      return rows[0]?.hits === 6;
    });
    // The other server learns of them with its own first hit, and then allows what is left.
    expect(other.hit('client').isAllowed).toBe(true);
    await until(async () => {
      const { rows } = await pool.query('select hits from rate_limits');
      return rows[0]?.hits === 7;
    });
    const allowed: boolean[] = [];
    for (let turn = 0; turn < 5; turn += 1) allowed.push(other.hit('client').isAllowed);
    expect(allowed).toEqual([true, true, true, false, false]);
    one.stop();
    other.stop();
  });

  it('begins anew with each minute', async () => {
    const { pool } = await open();
    let time = 100 * minute;
    const limiter = createRateLimiter({ pool, log, perMinute: 1, now: () => time });
    expect(limiter.hit('client').isAllowed).toBe(true);
    time += 45_000;
    expect(limiter.hit('client')).toEqual({ isAllowed: false, retryAfterSeconds: 15 });
    time += 15_000;
    expect(limiter.hit('client').isAllowed).toBe(true);
    limiter.stop();
  });

  it('is counted by the process alone while the database is away', async () => {
    const { pool } = await open();
    await pool.query('alter table rate_limits rename to away');
    const limiter = createRateLimiter({ pool, log, perMinute: 2, exchangeMs: 1 });
    const allowed = [1, 2, 3].map(() => limiter.hit('client').isAllowed);
    limiter.stop();
    await pool.query('alter table away rename to rate_limits');
    expect(allowed).toEqual([true, true, false]);
  });
});

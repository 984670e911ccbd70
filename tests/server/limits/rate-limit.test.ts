import { expect, it } from 'vitest';
import { hitShared, type Limit } from '#server/limits/buckets.ts';
import { createRateLimiter } from '#server/limits/rate-limit.ts';
import { createLog } from '#server/telemetry/log.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';

const log = createLog('silent');
/** So slow that nothing drains away while a test runs. */
const ten: Limit = { perMinute: 0.001, burst: 10 };

describeWithDatabase('a limit', (open) => {
  it('holds over two servers', async () => {
    const { pool, kysely: db } = await open();
    const one = createRateLimiter({ db, log, exchangeMs: 1 });
    const other = createRateLimiter({ db, log, exchangeMs: 1 });
    const isShared = async (level: number) => {
      const { rows } = await pool.query('select round(level) as level from rate_buckets');
      return rows[0]?.level === level;
    };
    for (let turn = 0; turn < 6; turn += 1) expect(one.hit('client', ten).isAllowed).toBe(true);
    await until(() => isShared(6));
    // The other server learns of them with its own first request, and then allows what is left.
    expect(other.hit('client', ten).isAllowed).toBe(true);
    await until(() => isShared(7));
    await until(() => {
      // Judged only after it has learned of the others: a request of its own would be one more.
      const left: Limit = { ...ten, burst: 7 };
      return other.isFull('client', left);
    });
    const allowed = [1, 2, 3, 4, 5].map(() => other.hit('client', ten).isAllowed);
    expect(allowed).toEqual([true, true, true, false, false]);
    one.stop();
    other.stop();
  });

  it('drains again after a clock that was ahead has gone back', async () => {
    const { pool, kysely: db } = await open();
    const slow: Limit = { perMinute: 60, burst: 1 };
    const later = (time: string) =>
      pool.query(`update rate_buckets set updated_at = now() + interval '${time}'`);
    expect((await hitShared(db, 'client', slow)).isAllowed).toBe(true);
    await later('2 days');
    expect((await hitShared(db, 'client', slow)).isAllowed).toBe(false);
    await later('-2 seconds');
    expect((await hitShared(db, 'client', slow)).isAllowed).toBe(true);
    await later('2 days');
    await hitShared(db, 'client', slow);
    const { rows } = await pool.query('select updated_at <= now() as is_past from rate_buckets');
    expect(rows).toEqual([{ is_past: true }]);
  });

  it('lets a rush pass, then as many as drain away, and says when', async () => {
    const { kysely: db } = await open();
    let time = 0;
    const limiter = createRateLimiter({ db, log, now: () => time });
    const limit: Limit = { perMinute: 6, burst: 3 };
    const hits = () => [1, 2, 3, 4].map(() => limiter.hit('client', limit).isAllowed);
    expect(hits()).toEqual([true, true, true, false]);
    expect(limiter.hit('client', limit)).toEqual({ isAllowed: false, retryAfterSeconds: 10 });
    time += 4000;
    expect(limiter.hit('client', limit)).toEqual({ isAllowed: false, retryAfterSeconds: 6 });
    time += 6000;
    expect(limiter.hit('client', limit)).toEqual({ isAllowed: true, retryAfterSeconds: 0 });
    expect(limiter.hit('other', limit).isAllowed).toBe(true);
    time += 60_000;
    expect(hits()).toEqual([true, true, true, false]);
    limiter.stop();
  });

  it('counts refused requests up to its ceiling, and is over soon after the last of them', async () => {
    const { kysely: db } = await open();
    let time = 0;
    const limiter = createRateLimiter({ db, log, now: () => time });
    const limit: Limit = { perMinute: 10, burst: 10, ceiling: 20 };
    for (let turn = 0; turn < 500; turn += 1) limiter.hit('funnel', limit);
    time += 30_000;
    expect(limiter.isFull('funnel', limit)).toBe(true);
    time += 36_000;
    expect(limiter.isFull('funnel', limit)).toBe(false);
    limiter.stop();
  });

  it('drains by the time of the database, whoever asks', async () => {
    const { pool, kysely: db } = await open();
    const one = createRateLimiter({ db, log, exchangeMs: 1 });
    for (let turn = 0; turn < 10; turn += 1) one.hit('client', ten);
    await until(async () => (await pool.query('select from rate_buckets')).rowCount === 1);
    one.stop();
    await pool.query(`update rate_buckets set updated_at = now() - interval '5000 minutes'`);
    const other = createRateLimiter({ db, log, exchangeMs: 1 });
    other.hit('client', ten);
    await until(async () => {
      const { rows } = await pool.query('select round(level) as level from rate_buckets');
      return rows[0]?.level === 6;
    });
    other.stop();
  });

  it('counts once what is sent again, and refuses again what it has refused', async () => {
    const { kysely: db } = await open();
    const limiter = createRateLimiter({ db, log });
    const hit = (what: string) => limiter.hitOnce('client', what, { ...ten, burst: 2 }).isAllowed;
    expect(['a', 'a', 'b', 'a', 'c', 'c', 'b'].map(hit)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(limiter.hitOnce('other', 'c', ten).isAllowed).toBe(true);
    limiter.stop();
  });

  it('still counts a new key when there are more than it remembers', async () => {
    const { kysely: db } = await open();
    const limiter = createRateLimiter({ db, log, maxKeys: 100 });
    for (let key = 0; key < 500; key += 1) limiter.hit(`flood-${key}`, ten);
    const limit: Limit = { ...ten, burst: 2 };
    const allowed = [1, 2, 3].map(() => limiter.hit('client', limit).isAllowed);
    limiter.stop();
    expect(allowed).toEqual([true, true, false]);
  });

  it('is kept by the process alone while the database is away', async () => {
    const { pool, kysely: db } = await open();
    await pool.query('alter table rate_buckets rename to away');
    const limiter = createRateLimiter({ db, log, exchangeMs: 1 });
    const limit: Limit = { ...ten, burst: 2 };
    const allowed = [1, 2, 3].map(() => limiter.hit('client', limit).isAllowed);
    limiter.stop();
    await pool.query('alter table away rename to rate_buckets');
    expect(allowed).toEqual([true, true, false]);
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { makeClock, setClock } from '#scripts/support/database/site-clock.ts';
import { openDatabaseClock } from '#server/db/database-clock.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';

afterEach(() => void vi.useRealTimers());

it('shows the time of the database, whatever the clock of the process says', async () => {
  const { kysely, pool } = await openTestDatabase();
  const asked = async () =>
    (await pool.query<{ time: Date }>('select clock_timestamp() as time')).rows[0]?.time;
  const before = await asked();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2001, 0, 1) });
  const clock = await openDatabaseClock(kysely);
  const shown = clock.now();
  clock.stop();
  vi.useRealTimers();
  const after = await asked();
  // The comparison may be half a round trip off, which a busy machine makes long.
  expect(shown.getTime()).toBeGreaterThan((before?.getTime() ?? 0) - 5000);
  expect(shown.getTime()).toBeLessThan((after?.getTime() ?? 0) + 5000);
});

it('follows the database whose clock is set, ahead and back', async () => {
  const { kysely, pool } = await openTestDatabase();
  await makeClock(pool);
  await pool.query('set search_path = moved, pg_catalog, public');
  const clock = await openDatabaseClock(kysely);
  await setClock(pool, '2037-03-01T00:00:00Z');
  await until(() => clock.now().getUTCFullYear() === 2037);
  await setClock(pool, '2036-03-01T00:00:00Z');
  await until(() => clock.now().getUTCFullYear() === 2036);
  clock.stop();
});

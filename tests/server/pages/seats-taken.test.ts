import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Tables } from '#server/db/tables.ts';
import { watchSeats } from '#server/pages/seats-taken.ts';
import { siteWith, threeSteps } from '#tests/server/journeys/enrolled.ts';
import { event } from '#tests/support/site/declarations.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** A process that watches the seats; what the database says is told by hand. */
async function openWatch() {
  const rows = [{ key: 'guide', taken: 0 }];
  let reads = 0;
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return {
        executeQuery: async () => {
          reads += 1;
          return { rows: rows.map((row) => ({ ...row })) as never[] };
        },
        streamQuery: () => {
          throw new Error('Nothing is streamed here.');
        },
      };
    }
  }
  const kysely = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: () => {
        throw new Error('Nobody looks at tables here.');
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  let notify: (payload: string) => void = () => {};
  const listen = async (_: string, tell: typeof notify) => {
    notify = tell;
    return async () => {};
  };
  const site = siteWith([threeSteps], {
    'guide.ts': {
      event: { ...event, seats: 50 },
      'failure.alreadyRegistered': { title: 'You are registered already.' },
      'failure.full': { title: 'No seat is left.' },
    },
  });
  const watch = await watchSeats({ kysely, listen }, site, { warn: () => {} });
  const lose = (seats: number) => {
    for (const row of rows) row.taken += seats;
  };
  return {
    /** Somebody takes seats, and the database notifies. */
    take(seats: number) {
      lose(seats);
      notify('');
    },
    /** The same, and nobody hears of it. */
    lose,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    known: () => [...watch.now().values()],
    reads: () => reads,
    stop: watch.stop,
  };
}

it('the first change is known at once, however short ago the seats were looked at for no reason', async () => {
  const { take, pass, known, stop } = await openWatch();
  await pass(4000 + 100);
  take(1);
  await pass(0);
  expect(known()).toEqual([1]);
  await stop();
});

it('a rush is looked at every other second, and its last change is known then', async () => {
  const { take, pass, known, reads, stop } = await openWatch();
  const before = reads();
  for (let turn = 0; turn < 38; turn += 1) {
    take(1);
    await pass(100);
  }
  expect(reads() - before).toBe(2);
  await pass(2000);
  expect([known(), reads() - before]).toEqual([[38], 3]);
  await stop();
});

it('a change whose notification was lost is known after four seconds', async () => {
  const { lose, pass, known, stop } = await openWatch();
  lose(1);
  await pass(3900);
  expect(known()).toEqual([0]);
  await pass(200);
  expect(known()).toEqual([1]);
  await stop();
});

import { afterEach, expect, it } from 'vitest';
import { createKysely } from '#server/db/kysely.ts';
import type { Database } from '#server/db/open/open.ts';
import { createPostmark } from '#server/email/transports/postmark.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { chooseFault } from '#tests/support/faulty-answers.ts';
import { type FakePostmark, openPostmark } from '#tests/support/postmark.ts';
import { countByStatus, createTestDeliveries, waitFor, writeDeliveries } from './outbox.ts';

const emails = 300;
const workers = 3;

/** Short times; the rest of the quiet window is room for a machine that stands still now and then. */
const timing = { leaseMs: 2000, quietMs: 2400, sendLimitMs: 480, breakerMs: 60, stopMs: 1600 };
const indexLagMs = 500;

/**
 * A database that falls silent like one whose client was killed: what was committed stays, nothing
 * more comes or goes.
 */
function createDoomed({ pool }: Database) {
  let isGone = false;
  const doomedPool = Object.create(pool, {
    connect: { value: () => (isGone ? new Promise(() => {}) : pool.connect()) },
  });
  return {
    database: { kysely: createKysely(doomedPool), listen: async () => async () => {} },
    kill() {
      isGone = true;
    },
  };
}

describeWithDatabase('deliveries under faults', (open) => {
  let postmark: FakePostmark;
  afterEach(() => postmark.close());

  it('loses no email and doubles none while workers vanish and the provider fails', async () => {
    const database = await open();
    postmark = await openPostmark({ indexLagMs });
    postmark.breakSends((_, call) => chooseFault(call));
    const { url: apiUrl, token: serverToken } = postmark;
    const startWorker = () => {
      const doomed = createDoomed(database);
      const limitMs = timing.sendLimitMs;
      const transport = createPostmark({ apiUrl, serverToken, limitMs });
      createTestDeliveries({ ...doomed, transport, timing, batch: 12 }).start();
      return doomed;
    };
    const recipients = Array.from({ length: emails }, (_, index) => `lead-${index}@example.com`);
    await writeDeliveries(
      database,
      recipients.map((to) => ({ to })),
    );

    const alive = Array.from({ length: workers }, startWorker);
    let vanished = 0;
    const vanishing = setInterval(() => {
      alive.shift()?.kill();
      alive.push(startWorker());
      vanished += 1;
    }, 250);
    const done = waitFor(
      () => countByStatus(database),
      ({ sent }) => sent === emails,
      60_000,
    );
    await done.finally(() => clearInterval(vanishing));
    for (const worker of alive) worker.kill();

    const counts = postmark.countByRecipient();
    expect(recipients.filter((to) => !counts.has(to))).toEqual([]);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
    expect(vanished).toBeGreaterThan(3);
    expect(postmark.countSearches()).toBeGreaterThan(10);
  }, 90_000);
});

import { afterEach, expect, it } from 'vitest';
import { createKysely } from '#server/db/kysely.ts';
import type { Database } from '#server/db/open/open.ts';
import { createPostmark } from '#server/email/transports/postmark.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { chooseFault } from '#tests/support/provider/faulty-answers.ts';
import { type FakePostmark, openPostmark } from '#tests/support/provider/postmark.ts';
import { createTestDeliveries, untilCounted, writeDeliveries } from './outbox.ts';

const emails = 300;
const workers = 3;
/** How many of them vanish, each in its so-many-th call. */
const vanishings = 15;
const callsOfWorker = 5;

/**
 * Short times. A provider that stands still for longer than the quiet window without the limit of a call
 * and the lag of its search doubles emails; a busy machine lets this one stand still for seconds.
 */
const timing = { leaseMs: 2000, quietMs: 6000, sendLimitMs: 480, breakerMs: 60, stopMs: 1600 };
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
    let vanished = 0;
    const startWorker = (): void => {
      const doomed = createDoomed(database);
      const transport = createPostmark({ apiUrl, serverToken, limitMs: timing.sendLimitMs });
      const { sendTogether } = transport;
      let calls = 0;
      const countCall = () => {
        calls += 1;
        if (calls === callsOfWorker && vanished < vanishings) {
          vanished += 1;
          doomed.kill();
          startWorker();
        }
      };
      createTestDeliveries({
        ...doomed,
        transport: {
          ...transport,
          send(mail) {
            countCall();
            return transport.send(mail);
          },
          ...(sendTogether && {
            sendTogether(mails) {
              countCall();
              return sendTogether(mails);
            },
          }),
        },
        timing,
        batch: 12,
        maxTogether: 5,
      }).start();
      alive.push(doomed);
    };
    const alive: ReturnType<typeof createDoomed>[] = [];
    const recipients = Array.from({ length: emails }, (_, index) => `lead-${index}@example.com`);
    await writeDeliveries(
      database,
      recipients.map((to, index) => ({ to, stream: index % 3 ? 'broadcast' : 'outbound' })),
    );

    for (let worker = 0; worker < workers; worker += 1) startWorker();
    await untilCounted(database, { sent: emails });
    for (const worker of alive) worker.kill();

    const counts = postmark.countByRecipient();
    expect(recipients.filter((to) => !counts.has(to))).toEqual([]);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
    expect(vanished).toBe(vanishings);
    expect(postmark.countSearches()).toBeGreaterThan(10);
  });
});

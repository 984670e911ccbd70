import { join } from 'node:path';
import type { Pool } from 'pg';
import { startProvider } from '#scripts/bench/load/instant-provider.ts';
import {
  chooseCampaign,
  putEmails,
  type Sent,
  sendEmails,
} from '#scripts/bench/load/send-emails.ts';
import { findDatabase } from '#scripts/support/database/find-database.ts';
import { makeClock, setClock } from '#scripts/support/database/site-clock.ts';
import { atLeast, type Figure, never } from '#scripts/support/figures.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { createLog } from '#server/telemetry/log.ts';

const rounds = 3;

/**
 * Emails that workers hand to a provider that takes no time: claimed, drawn, sent over HTTP and
 * recorded, by processes of the built server. Each round fills the delivery log again.
 */
export async function benchDeliveries(dataDir: string): Promise<readonly Figure[]> {
  const provider = await startProvider();
  try {
    const one: Sent[] = [];
    const two: Sent[] = [];
    const together: Sent[] = [];
    const folder = join(dataDir, 'deliveries');
    const server = await open(folder);
    try {
      await reachWindow(server.pool);
      const database = await findDatabase(folder);
      for (let round = 0; round < rounds; round += 1) {
        for (const workers of round % 2 === 0 ? [1, 2] : [2, 1]) {
          await putOnly(server.pool, 'requested');
          const taken = await sendEmails(provider, database, 'requested', workers);
          (workers === 1 ? one : two).push(taken);
        }
        await putOnly(server.pool, 'campaign');
        together.push(await sendEmails(provider, database, 'campaign', 1));
      }
    } finally {
      await server.close();
    }
    const rates = (taken: readonly Sent[]) => taken.map(({ perSecond }) => perSecond);
    return [
      {
        part: 'deliveries',
        what: 'sent per second, one worker',
        ours: rates(one),
        target: atLeast(500),
      },
      {
        part: 'deliveries',
        what: 'sent per second, two workers',
        ours: rates(two),
        limit: rates(one),
        limitName: 'one worker',
        target: atLeast(1.01, 'ratio'),
      },
      {
        part: 'deliveries',
        what: 'processor time of an email, ms, one worker and the database',
        ours: one.map(({ cpuMsOfOne }) => cpuMsOfOne),
      },
      {
        part: 'deliveries',
        what: 'campaign emails sent per second, one worker',
        ours: rates(together),
        target: atLeast(5000),
      },
      {
        part: 'deliveries',
        what: 'processor time of a campaign email, ms, one worker and the database',
        ours: together.map(({ cpuMsOfOne }) => cpuMsOfOne),
      },
      never(
        'deliveries',
        'emails sent twice',
        [...one, ...two, ...together].reduce((sum, { twice }) => sum + twice, 0),
      ),
    ];
  } finally {
    provider.close();
  }
}

async function open(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir, log: createLog('silent') });
  await migrateToLatest(database.kysely);
  return database;
}

/** Sets the clock ahead to where the campaign emails may go, if it is another hour. */
async function reachWindow(pool: Pool): Promise<void> {
  const { opens } = chooseCampaign();
  if (opens.getTime() <= Date.now()) return;
  await makeClock(pool);
  await setClock(pool, opens.toISOString(), -1);
}

/** Leaves emails in an otherwise empty log. */
async function putOnly(pool: Pool, sort: 'requested' | 'campaign'): Promise<void> {
  await pool.query('truncate delivery_logs cascade');
  await putEmails(pool, sort);
  await pool.query('vacuum analyze delivery_logs');
}

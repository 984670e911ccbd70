import { join } from 'node:path';
import type { Pool } from 'pg';
import { openingAt } from '#engine/schedule/campaign-email-times.ts';
import {
  type InstantProvider,
  startProvider,
  type Taken,
} from '#scripts/bench/load/instant-provider.ts';
import { cpuMs } from '#scripts/bench/support/cpu-time.ts';
import { findDatabase } from '#scripts/support/database/find-database.ts';
import { makeClock, setClock } from '#scripts/support/database/site-clock.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { atLeast, type Figure, never } from '#scripts/support/figures.ts';
import { chooseSample } from '#scripts/support/load/submission-sample.ts';
import { endProcess, startProcess } from '#scripts/support/processes.ts';
import { campaignId } from '#server/db/identity.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { sequenceFunction } from '#server/email/composing/claimed-delivery.ts';
import { createLog } from '#server/telemetry/log.ts';

const rounds = 3;
/** Of a campaign, enough for calls of 500 to show a rate per second. */
const sizes = { requested: 5000, campaign: 20_000 } as const;
type Sort = keyof typeof sizes;
const limitMs = 120_000;

/**
 * Emails that workers hand to a provider that takes no time: claimed, drawn, sent over HTTP and
 * recorded, by processes of the built server. Each round fills the delivery log again.
 */
export async function benchDeliveries(dataDir: string): Promise<readonly Figure[]> {
  const provider = await startProvider();
  try {
    const one: Awaited<ReturnType<typeof send>>[] = [];
    const two: Taken[] = [];
    const together: Awaited<ReturnType<typeof send>>[] = [];
    const folder = join(dataDir, 'deliveries');
    const server = await open(folder);
    try {
      await reachWindow(server.pool);
      const { url, pid } = await findDatabase(folder);
      for (let round = 0; round < rounds; round += 1) {
        for (const workers of round % 2 === 0 ? [1, 2] : [2, 1]) {
          await fill(server.pool, 'requested');
          const taken = await send(provider, url, 'requested', workers, pid);
          (workers === 1 ? one : two).push(taken);
        }
        await fill(server.pool, 'campaign');
        together.push(await send(provider, url, 'campaign', 1, pid));
      }
    } finally {
      await server.close();
    }
    const rates = (taken: readonly Taken[]) => taken.map(({ perSecond }) => perSecond);
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

/** Leaves emails of one funnel, or of one step of a campaign, in an otherwise empty log. */
async function fill(pool: Pool, sort: Sort): Promise<void> {
  const { funnel, email } = sort === 'requested' ? chooseRequested() : chooseCampaign();
  await pool.query('truncate delivery_logs cascade');
  await pool.query(
    `insert into delivery_logs
       (id, dedupe_key, email_address, function_name, funnel_id, coach, stream, body)
     select gen_random_uuid(), 'bench:' || n, 'reader' || n || '@example.com', $1, $2, $3, $5,
       jsonb_build_object('email', 'reader' || n || '@example.com', 'name', 'Reader ' || n) || $6
     from generate_series(1, $4::int) n`,
    [email.name, funnel.id, funnel.coach.slug, sizes[sort], email.stream, email.body],
  );
  await pool.query('vacuum analyze delivery_logs');
}

function chooseRequested() {
  const site = readSite();
  const { funnelId } = chooseSample(site);
  const funnel = site.funnels.find(({ id }) => id === funnelId);
  if (funnel?.declaration.kind !== 'lead') throw new Error(`${funnelId} sends no email.`);
  const name = funnel.declaration.submission.email.function;
  return { funnel, email: { stream: 'outbound', name, body: {} } };
}

/** The first email of the campaign whose hours begin next, or have begun. */
function chooseCampaign() {
  const now = new Date();
  const [next] = readSite()
    .funnels.flatMap((funnel) =>
      funnel.coach.campaigns.map((campaign) => ({
        funnel,
        campaign,
        opens: openingAt(now, campaign.window, funnel.coach.timeZone),
      })),
    )
    .toSorted((one, other) => one.opens.getTime() - other.opens.getTime());
  const step = next?.campaign.steps[0];
  if (next === undefined || step === undefined) throw new Error('The site has no campaign.');
  const body = { campaignId: campaignId(next.campaign.name), letter: step.id };
  const email = { stream: 'broadcast', name: sequenceFunction, body };
  return { funnel: next.funnel, opens: next.opens, email };
}

async function send(
  provider: InstantProvider,
  databaseUrl: string,
  sort: Sort,
  workers: number,
  databasePid: number,
): Promise<Taken & { readonly cpuMsOfOne: number }> {
  let before = 0;
  const used = () =>
    children.reduce((sum, { pid }) => sum + cpuMs(pid), 0) + cpuMs(databasePid, 'with-children');
  const taking = provider.take(sizes[sort], limitMs, () => {
    before = used();
  });
  const children = Array.from({ length: workers }, () =>
    startProcess([process.execPath, 'dist/server/main.js'], {
      NODE_ENV: 'production',
      ROLE: 'worker',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      POSTMARK_SERVER_TOKEN: 'bench',
      POSTMARK_API_URL: provider.url,
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
      DATABASE_URL: databaseUrl,
    }),
  );
  try {
    const taken = await taking;
    return { ...taken, cpuMsOfOne: (used() - before) / sizes[sort] };
  } finally {
    await Promise.all(children.map(endProcess));
  }
}

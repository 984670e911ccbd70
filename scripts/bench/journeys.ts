import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPgbench, runPgbench } from '#scripts/bench/load/pgbench.ts';
import { fillJourneys, fillLeads } from '#scripts/bench/support/fill-journeys.ts';
import { choosePlace, moveJourneys } from '#scripts/bench/support/move-journeys.ts';
import { findDatabase } from '#scripts/support/database/find-database.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { atLeast, type Figure } from '#scripts/support/figures.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import type { Turn } from '#server/journeys/plan.ts';
import { batchSize } from '#server/journeys/process.ts';
import { createLog } from '#server/telemetry/log.ts';

const many = 1_000_000;
const few = 10_000;
const rounds = 7;
/** How many journeys a round advances: all of the smaller table. */
const batches = few / batchSize;

/**
 * Journeys advanced by the worker's code, compared with pgbench claiming, inserting and advancing as
 * many rows in bare SQL; with a million journeys in the table and with ten thousand.
 */
export async function benchJourneys(dataDir: string): Promise<readonly Figure[]> {
  const pgbench = await findPgbench();
  const folder = join(dataDir, 'journeys');
  const log = createLog('silent');
  const database = await openDatabase({
    dataDir: folder,
    databaseUrl: '',
    log,
    answerTimeoutMs: 0,
  });
  const { pool, kysely: db } = database;
  try {
    const address = await findDatabase(folder);
    await migrateToLatest(database.kysely);
    const site = readSite();
    await reconcileDeclarations(database.kysely, declaredRows(site));
    const { planned, turn, funnelId } = choosePlace(site, new Date());
    const script = await writeScript(folder, turn);
    await fillLeads(pool, many);

    const fillAnew = async (size: number) => {
      await pool.query('truncate user_journeys');
      await fillJourneys(pool, turn, funnelId, size);
    };
    const ours = () => moveJourneys(db, planned, few);
    const bare = async () => {
      const { perSecond } = await runPgbench(pgbench, address, script, 1, {
        transactions: batches,
      });
      return perSecond * batchSize;
    };

    const inMany: Record<'ours' | 'limit', number[]> = { ours: [], limit: [] };
    const inFew: Record<'ours' | 'limit', number[]> = { ours: [], limit: [] };
    for (const [size, rates] of [
      [few, inFew],
      [many, inMany],
    ] as const) {
      await fillAnew(size);
      await pool.query('checkpoint');
      for (let round = 0; round <= rounds; round += 1) {
        for (const side of round % 2 === 0
          ? (['ours', 'limit'] as const)
          : (['limit', 'ours'] as const)) {
          if (size === few) await fillAnew(size);
          await pool.query('truncate delivery_logs, campaign_counts cascade');
          const rate = side === 'ours' ? await ours() : await bare();
          // The first round warms the caches.
          if (round > 0) rates[side].push(rate);
        }
      }
    }
    return [
      {
        part: 'journeys',
        what: 'moved on per second, a million in the table',
        ...inMany,
        limitName: 'pgbench, the same in bare SQL',
        target: atLeast(0.8, 'ratio'),
        note: `batches of ${batchSize}, one worker`,
      },
      {
        part: 'journeys',
        what: 'moved on per second, ten thousand in the table',
        ...inFew,
        limitName: 'pgbench, the same in bare SQL',
        target: atLeast(0.8, 'ratio'),
      },
      {
        part: 'journeys',
        what: 'rate with a million next to the rate with ten thousand',
        ours: inMany.ours,
        limit: inFew.ours,
        limitName: 'with ten thousand',
        target: atLeast(0.8, 'ratio'),
      },
    ];
  } finally {
    await database.close();
  }
}

/** Claim, insert and advance, written with nothing but speed in mind. */
async function writeScript(folder: string, turn: Turn): Promise<string> {
  const { campaignId, version, step, stepId, coach } = turn;
  const text = `with claimed as (
    select j.id, j.lead_id, l.email, l.name
    from user_journeys j join leads l on l.id = j.lead_id
    where j.campaign_id = '${campaignId}' and j.sequence_version = '${version}'
      and j.current_sequence = ${step} and not j.is_completed and j.next_email_due_at <= now()
    order by j.next_email_due_at limit ${batchSize} for update of j skip locked
  ), advanced as (
    update user_journeys j set current_sequence = ${step + 1},
      next_email_due_at = now() + interval '3 days'
    from claimed c where j.id = c.id
  )
  insert into delivery_logs (id, dedupe_key, email_address, function_name, coach, stream, body,
    lead_id, campaign_id, sequence)
  select gen_random_uuid(), 'letter' || chr(58) || '${campaignId}' || chr(58) || c.lead_id || chr(58)
    || '${stepId}', c.email, 'letter', '${coach.slug}', 'broadcast',
    jsonb_build_object('email', c.email, 'name', c.name, 'letter', '${stepId}'), c.lead_id,
    '${campaignId}', ${step}
  from claimed c;`;
  const file = join(folder, 'journeys.sql');
  await writeFile(file, `${text.replaceAll(/\s+/g, ' ')}\n`);
  return file;
}

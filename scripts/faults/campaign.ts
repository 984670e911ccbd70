import { buildWorker, compiledWorkers } from '#scripts/faults/support/build-worker.ts';
import type { WorkerOrder } from '#scripts/faults/support/campaign-worker.ts';
import {
  openScratchDatabase,
  type ScratchDatabase,
} from '#scripts/faults/support/scratch-database.ts';
import { untilSent } from '#scripts/faults/support/sent-emails.ts';
import { type Figure, never } from '#scripts/support/figures.ts';
import { startProcess } from '#scripts/support/processes.ts';
import { quiet, type Say } from '#scripts/support/say.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { openDatabase } from '#server/db/open/open.ts';
import type { Timing } from '#server/outbox/timing.ts';
import { chooseFault } from '#tests/support/provider/faulty-answers.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';

const workers = 4;

/** Real proportions at a smaller scale: the search lag is shorter than lease and quiet window. */
const timing: Timing = {
  leaseMs: 3000,
  quietMs: 2000,
  freshMs: 1000,
  sendLimitMs: 1000,
  pollMs: 100,
  stoppedMs: 1000,
  breakerMs: 150,
  breakerAfter: 5,
  probeMs: 100,
  stopMs: 1000,
  // Crashes use up attempts; no email may run out of them.
  retryMs: Array.from({ length: 60 }, () => 250),
};

export interface CampaignOptions {
  readonly emails: number;
  /** How long the provider's search does not find a new message. */
  readonly indexLagMs: number;
  /** How often one of the workers is killed. */
  readonly killEveryMs: number;
  /** Sends everything in doubt again without a look-up, for comparison. */
  readonly withNaive: boolean;
}

interface Campaign {
  readonly lost: number;
  readonly doubled: number;
  readonly kills: number;
  readonly searches: number;
}

/** Sends a campaign while workers are killed and the provider fails. */
export async function runCampaigns(
  dataDir: string,
  { withNaive, ...options }: CampaignOptions,
  say: Say,
): Promise<readonly Figure[]> {
  const scratch = await openScratchDatabase(dataDir);
  try {
    const database = await openDatabase({ databaseUrl: scratch.url, dataDir: '', log: quiet });
    await migrateToLatest(database.kysely).finally(() => database.close());
    const program = await buildWorker('scripts/faults/support/campaign-worker.ts');
    const careful = await sendCampaign(scratch, program, { ...options, isNaive: false }, say);
    const figures = describeCampaign(options.emails, careful);
    if (!withNaive) return figures;
    const naive = await sendCampaign(scratch, program, { ...options, isNaive: true }, say);
    return [...figures, describeNaive(naive)];
  } finally {
    await scratch.close();
  }
}

async function sendCampaign(
  { url: databaseUrl, pool }: ScratchDatabase,
  program: string,
  {
    emails,
    indexLagMs,
    killEveryMs,
    isNaive,
  }: Omit<CampaignOptions, 'withNaive'> & { readonly isNaive: boolean },
  say: Say,
): Promise<Campaign> {
  const postmark = await openPostmark({ indexLagMs });
  postmark.breakSends((_, call) => chooseFault(call));
  const { url: apiUrl, token: serverToken } = postmark;
  const order: WorkerOrder = { databaseUrl, apiUrl, serverToken, isNaive, timing };
  const start = () =>
    startProcess([process.execPath, program, JSON.stringify(order)], compiledWorkers);
  await pool.query('truncate delivery_logs, settings cascade');
  await pool.query(
    `insert into delivery_logs
       (id, dedupe_key, email_address, function_name, funnel_id, coach, stream, body)
     select gen_random_uuid(), 'faults:' || n, 'lead-' || n || '@example.com', 'send-guide',
       'willow-guide', 'willow', case n % 5 when 0 then 'outbound' else 'broadcast' end,
       jsonb_build_object('email', 'lead-' || n || '@example.com')
     from generate_series(1, $1) as n`,
    [emails],
  );
  const alive = Array.from({ length: workers }, start);
  let kills = 0;
  const killing = setInterval(() => {
    // On a slow machine no worker is killed before another is ready, or nothing would get done.
    const [oldest, another] = alive.filter((worker) => worker.printed().includes('ready'));
    if (!oldest || !another) return;
    oldest.kill('SIGKILL');
    alive.splice(alive.indexOf(oldest), 1, start());
    kills += 1;
  }, killEveryMs);
  try {
    await untilSent(pool, (sentence) => say(`${isNaive ? 'naive: ' : ''}${sentence}`));
  } finally {
    clearInterval(killing);
    for (const worker of alive) worker.kill('SIGKILL');
  }
  const counts = [...postmark.countByRecipient().values()];
  const campaign = {
    lost: emails - counts.length,
    doubled: counts.filter((count) => count > 1).length,
    kills,
    searches: postmark.countSearches(),
  };
  await postmark.close();
  return campaign;
}

function describeCampaign(emails: number, careful: Campaign): readonly Figure[] {
  const ours = `${careful.kills} processes killed, 15% faulty answers, ${careful.searches} look-ups`;
  return [
    never('campaign', `emails lost of ${emails.toLocaleString('en')}`, careful.lost, ours),
    never('campaign', 'emails sent twice', careful.doubled),
  ];
}

function describeNaive({ doubled, kills, lost }: Campaign): Figure {
  return {
    part: 'campaign',
    what: 'the same with naive retries: emails sent twice',
    ours: [doubled],
    note: `${kills} processes killed, ${lost} lost, no look-up`,
  };
}

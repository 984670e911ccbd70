import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { HealthCheck } from '#engine/contract/console/operations.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { findPendingMigrations } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';
import { maxLagSeconds, type Replica } from '#server/db/open/replica.ts';
import { judgeArchive } from '#server/doctor/database/archive.ts';
import { formatAge } from '#server/doctor/examination/age.ts';
import type { ForwardingNotes } from '#server/http/forwarding-notes.ts';
import { readWorkers } from '#server/outbox/heartbeat.ts';
import { readPauses } from '#server/outbox/pause.ts';
import { archiveState } from '#server/retention/archive-state.ts';
import { readLastBackup } from '#server/retention/last-backup.ts';

export interface LiveDeps {
  readonly database: Pick<Database, 'kysely' | 'describe'>;
  readonly deliveries: { readonly describe: string };
  readonly trustProxy: number;
  readonly forwarding: Pick<ForwardingNotes, 'read'>;
  /** The age from which a backup causes a warning, in days; 0 for never. */
  readonly backupWarnDays: number;
  /** The console's replica, if there is one. */
  readonly replica?: Pick<Replica, 'database' | 'lagSeconds' | 'trouble'> | undefined;
}

/** After how many due seconds a delivery counts as forgotten; workers look every few. */
const forgottenAfter = 120;

/** After how many seconds without a heartbeat a worker counts as gone; it has one every 15. */
const goneAfter = 60;

type Finding = Omit<HealthCheck, 'name'>;

/** How long all checks together may take, in milliseconds. */
export const liveChecks: readonly (readonly [
  name: string,
  check: (deps: LiveDeps) => Promise<Finding>,
])[] = [
  ['Database', checkDatabase],
  ['Replica', async (given) => checkReplica(given)],
  ['Migrations', checkMigrations],
  ['Email transport', async ({ deliveries }) => ({ state: 'ok', detail: deliveries.describe })],
  ['Worker', checkWorkers],
  ['Email sender', checkPauses],
  ['Waiting emails', checkQueue],
  ['Disk', checkDisk],
  ['Backup', checkBackup],
  ['Proxies', async (given) => checkProxies(given)],
];

/** Checks the site now. A check that cannot be made has failed. */
export async function checkHealth(deps: LiveDeps): Promise<readonly HealthCheck[]> {
  const checks = liveChecks.filter(([name]) => name !== 'Replica' || deps.replica);
  return Promise.all(
    checks.map(async ([name, check]) => {
      try {
        return { name, ...(await check(deps)) };
      } catch (error) {
        const reason = errorMessage(error);
        return { name, state: 'failed', detail: `This could not be examined: ${reason}` };
      }
    }),
  );
}

async function checkDatabase({ database }: LiveDeps): Promise<Finding> {
  const start = performance.now();
  const { is_read_only: isReadOnly } = await database.kysely
    .selectNoFrom(sql<boolean>`current_setting('transaction_read_only') = 'on'`.as('is_read_only'))
    .executeTakeFirstOrThrow({ signal: AbortSignal.timeout(2000) });
  const took = `It answered in ${Math.max(1, Math.round(performance.now() - start))} ms.`;
  if (isReadOnly) {
    return {
      state: 'failed',
      detail: `It is read-only: nothing that visitors send can be saved. ${database.describe}`,
      remedy: 'Point DATABASE_URL at the server that accepts writes.',
    };
  }
  return { state: 'ok', detail: `${took} ${database.describe}` };
}

/** Checks whether the console's figures are as recent as the database; only with a replica. */
function checkReplica({ replica }: LiveDeps): Finding {
  if (replica === undefined) return { state: 'ok', detail: 'There is none.' };
  const lag = replica.lagSeconds();
  const where = replica.database.describe;
  if (lag !== undefined && lag <= maxLagSeconds) {
    const age = lag < 0.1 ? 'up to date' : `${lag.toFixed(1)} s behind`;
    return { state: 'ok', detail: `The console reads from ${where}, which is ${age}.` };
  }
  const trouble = replica.trouble() ?? `It is ${Math.round(lag ?? 0)} s behind.`;
  return {
    state: 'warning',
    detail: `The console reads from the database itself instead of ${where}. ${trouble}`,
    remedy: 'Find out why it does not follow, or start the site without REPLICA_URL.',
  };
}

async function checkMigrations({ database }: LiveDeps): Promise<Finding> {
  const pending = await findPendingMigrations(database.kysely);
  return pending.length === 0
    ? { state: 'ok', detail: 'The tables match this version.' }
    : {
        state: 'failed',
        detail: `These have not been applied: ${pending.join(', ')}.`,
        remedy: 'Restart the site; it applies them at start.',
      };
}

async function checkWorkers({ database }: LiveDeps): Promise<Finding> {
  const seen = await readWorkers(database.kysely);
  const remedy = 'Start a process with ROLE all or worker: without one no waiting email leaves.';
  if (!seen) return { state: 'failed', detail: 'No worker has ever run on this database.', remedy };
  const { secondsAgo, host, alive } = seen;
  const last = `The last heartbeat was ${formatAge(secondsAgo)} ago, from ${host}.`;
  if (secondsAgo > goneAfter) return { state: 'failed', detail: last, remedy };
  return {
    state: 'ok',
    detail: `${last} ${alive === 1 ? 'One worker is' : `${alive} workers are`} running.`,
  };
}

async function checkPauses({ database }: LiveDeps): Promise<Finding> {
  const pauses = await readPauses(database.kysely);
  if (pauses.length === 0) return { state: 'ok', detail: 'No stream is paused.' };
  const detail = pauses
    .map(({ destination: to, detail: why }) => `${to === '*' ? 'All emails' : to}: ${why}`)
    .join(' ');
  return pauses.some(({ kind }) => kind === 'stopped')
    ? {
        state: 'failed',
        detail,
        remedy: 'Correct what the provider complains about, then resume sending in the overview.',
      }
    : { state: 'warning', detail, remedy: 'Nothing: sending resumes automatically.' };
}

async function checkQueue({ database }: LiveDeps): Promise<Finding> {
  const { late, oldest } = await database.kysely
    .selectFrom('delivery_logs')
    .select((eb) => [
      eb.fn.countAll<number>().as('late'),
      sql<number | null>`extract(epoch from now() - min(next_attempt_at))::int`.as('oldest'),
    ])
    .where('status', 'in', ['pending', 'sending'])
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .executeTakeFirstOrThrow({ signal: AbortSignal.timeout(5000) });
  if (!oldest || oldest < forgottenAfter) {
    return { state: 'ok', detail: late === 0 ? 'None is due.' : `${late} due just now.` };
  }
  const age = `The oldest of ${late} has been due for ${formatAge(oldest)}.`;
  return {
    state: 'failed',
    detail: age,
    remedy:
      'Check whether a process with ROLE all or worker runs, and whether the sender is paused.',
  };
}

async function checkDisk(): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(process.cwd());
  const freeGb = (bavail * bsize) / 1e9;
  const percent = Math.round((bavail / blocks) * 100);
  const detail = `${freeGb.toFixed(1)} GB free (${percent}%).`;
  return freeGb > 1
    ? { state: 'ok', detail }
    : { state: 'warning', detail, remedy: 'Free up space, or the database will stop writing.' };
}

/** Checks the last backup and, if the server archives its changes, the archive. */
async function checkBackup(deps: LiveDeps): Promise<Finding> {
  const backup = await judgeBackup(deps);
  const { rows } = await archiveState.execute(deps.database.kysely);
  const [archive] = rows;
  if (archive === undefined) return backup;
  const { state, found, remedy } = judgeArchive(archive);
  const detail = `${backup.detail} ${found}`;
  if (state === 'good') return { ...backup, detail };
  const remedies = [backup.remedy, remedy].filter((one) => one !== undefined);
  return { state: state === 'bad' ? 'failed' : 'warning', detail, remedy: remedies.join(' ') };
}

async function judgeBackup({ database, backupWarnDays }: LiveDeps): Promise<Finding> {
  if (backupWarnDays === 0) return { state: 'ok', detail: 'Backups are made elsewhere.' };
  const { ageSeconds, hasLeads } = await readLastBackup(database.kysely);
  const detail =
    ageSeconds === null
      ? 'No backup has been made.'
      : `The last backup was made ${formatAge(ageSeconds)} ago.`;
  const isOld = ageSeconds === null ? hasLeads : ageSeconds > backupWarnDays * 86_400;
  if (!isOld) return { state: 'ok', detail };
  return {
    state: 'warning',
    detail,
    remedy:
      'Run npm run backup, preferably every night from a timer, or set BACKUP_WARN_DAYS to 0 if backups are made elsewhere.',
  };
}

/** Checks whether TRUST_PROXY matches how requests arrive, which tells clients apart. */
function checkProxies({ trustProxy, forwarding }: LiveDeps): Finding {
  const { requests, named, short } = forwarding.read();
  if (trustProxy === 0 && named > 0) {
    return {
      state: 'warning',
      detail: `${named} of the last ${requests} requests came with X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy all visitors count as one client.`,
      remedy:
        'If there are proxies in front of the site, set TRUST_PROXY to their number and restart it. If there are none, a sender made the header up: leave it.',
    };
  }
  // A program on this machine may bypass the proxies; visitors do not.
  if (short > requests / 2) {
    return {
      state: 'warning',
      detail: `${short} of the last ${requests} requests came with fewer entries in X-Forwarded-For than TRUST_PROXY says (${trustProxy}): they count as the proxy itself.`,
      remedy:
        'Set TRUST_PROXY to the number of proxies that append to X-Forwarded-For, 0 if none does, and restart the site.',
    };
  }
  const proxies = trustProxy === 1 ? 'one proxy' : `${trustProxy} proxies`;
  const detail = trustProxy === 0 ? 'No proxy is trusted.' : `Requests come through ${proxies}.`;
  return { state: 'ok', detail };
}

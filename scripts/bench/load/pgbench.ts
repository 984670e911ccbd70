import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import type { DatabaseAddress } from '#scripts/support/database/find-database.ts';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { runProcess } from '#scripts/support/processes.ts';
import { databaseUser } from '#server/db/embedded/cluster.ts';

const debian = '/usr/lib/postgresql';

/** Debian's pgbench, installed if it is missing and this account may install it. */
export async function findPgbench(): Promise<string> {
  const find = () =>
    (existsSync(debian) ? readdirSync(debian) : [])
      .map((version) => join(debian, version, 'bin', 'pgbench'))
      .find((file) => existsSync(file));
  const present = find();
  if (present) return present;
  await ensureProgram('pgbench', 'postgresql');
  const installed = find();
  if (installed) return installed;
  throw new Error('pgbench is missing. Install the package postgresql.');
}

const written = {
  leads: 'email,name,source,metadata',
  user_journeys: 'campaign_id,page_id,sequence_version',
  delivery_logs: 'function_name,funnel_id,coach,body,campaign_id',
  submissions: 'funnel_id,fields,page,attribution,outcome',
} as const;

/**
 * Writes the limit for a submission as a pgbench script: the rows that one saved submission left, for
 * for a new person each time, in one statement and thus in one transaction.
 *
 * @param submissionId a submission that the site has saved
 */
export async function writeLimitScript(
  folder: string,
  client: pg.Client,
  submissionId: string,
): Promise<string> {
  const { rows } = await client.query<Record<keyof typeof written, Record<string, unknown>>>(
    `select to_jsonb(l) as leads, to_jsonb(j) as user_journeys, to_jsonb(d) as delivery_logs,
       to_jsonb(s) as submissions
     from submissions s join leads l on l.id = s.lead_id
     join user_journeys j on j.lead_id = l.id join delivery_logs d on d.submission_id = s.id
     where s.id = $1`,
    [submissionId],
  );
  const [sample] = rows;
  if (!sample) throw new Error('The sample submission left no lead, journey and delivery.');
  const email = `'limit' || :n::bigint || '@example.com'`;
  const known = (table: keyof typeof written) =>
    written[table]
      .split(',')
      .map((column) => (column === 'email' ? email : literal(sample[table][column])))
      .join(', ');
  const text = `with lead as (
  insert into leads (id, email_key, ${written.leads})
  values (gen_random_uuid(), ${email}, ${known('leads')})
  on conflict (email_key, source) do update set name = coalesce(excluded.name, leads.name)
  returning id, email_key
), journey as (
  insert into user_journeys (lead_id, next_email_due_at, ${written.user_journeys})
  select id, now(), ${known('user_journeys')} from lead on conflict (lead_id, campaign_id) do nothing
), record as (
  insert into submissions (id, reference, email_key, lead_id, ${written.submissions})
  select gen_random_uuid(), 'L' || :n::bigint, email_key, id, ${known('submissions')} from lead
  returning id, lead_id, email_key
)
insert into delivery_logs (id, dedupe_key, email_address, submission_id, lead_id, ${written.delivery_logs})
select gen_random_uuid(), 'submission:' || lead_id || ':' || 'first', email_key, id, lead_id,
  ${known('delivery_logs')} from record;`;
  const file = join(folder, 'limit.sql');
  await writeFile(file, `\\set n random(1, 9000000000000000)\n${text.replaceAll('\n', ' ')}\n`);
  return file;
}

/** A value as SQL; pgbench would take a colon before a name for one of its variables. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const quoted = pg.escapeLiteral(text).replaceAll(':', `:' || '`);
  return typeof value === 'object' ? `(${quoted})::jsonb` : quoted;
}

/** What pgbench counted in one run. */
interface PgbenchRun {
  readonly perSecond: number;
  readonly transactions: number;
  readonly meanMs: number;
  readonly p99Ms: number;
}

/**
 * Runs a script.
 *
 * @param amount seconds, or transactions per client
 */
export async function runPgbench(
  program: string,
  { port, password }: DatabaseAddress,
  script: string,
  clients: number,
  amount: number | { readonly transactions: number },
): Promise<PgbenchRun> {
  const length =
    typeof amount === 'number' ? ['-T', String(amount)] : ['-t', String(amount.transactions)];
  const log = ['--log', `--log-prefix=${script}`];
  const options = ['-M', 'prepared', '-n', '-c', String(clients), '-j', '1', ...length, ...log];
  const place = ['-h', '127.0.0.1', '-p', port, '-U', databaseUser, '-f', script, 'postgres'];
  const { stdout } = await runProcess([program, ...options, ...place], {
    env: { PGPASSWORD: password },
    limitMs: ((typeof amount === 'number' ? amount : 40) + 20) * 1000,
  });
  const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? '0';
  if (failed !== '0') throw new Error(`pgbench had ${failed} failed transactions.`);
  const transactions = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
  if (!(transactions > 0)) {
    throw new Error(
      `pgbench finished nothing with ${clients} clients. Measure on an idle machine.`,
    );
  }
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]),
    transactions,
    meanMs: Number(/latency average = ([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: await takeP99(script),
  };
}

/** Reads the latencies that pgbench wrote beside its script, in microseconds, and removes them. */
async function takeP99(script: string): Promise<number> {
  const folder = dirname(script);
  const logs = readdirSync(folder).filter((name) => name.startsWith(`${basename(script)}.`));
  const latencies: number[] = [];
  for (const log of logs) {
    const lines = (await readFile(join(folder, log), 'utf8')).trimEnd().split('\n');
    for (const line of lines) latencies.push(Number(line.split(' ')[2]));
    await rm(join(folder, log));
  }
  const sorted = latencies.sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN) / 1000;
}

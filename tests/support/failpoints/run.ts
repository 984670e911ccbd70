import type { Pool } from 'pg';
import { newId } from '#server/db/identity.ts';
import { createKysely } from '#server/db/kysely.ts';
import { createDeliveries } from '#server/email/deliveries.ts';
import { createPostmark } from '#server/email/transports/postmark.ts';
import { createLog } from '#server/telemetry/log.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';
import { type FakePostmark, openPostmark } from '#tests/support/provider/postmark.ts';
import { until } from '#tests/support/run/until.ts';
import { createTestSite, renderTestEmail } from '#tests/support/site/site.ts';
import { runSender } from './kill-sender.ts';
import { killTiming, type SenderOrder, senderName } from './order.ts';

/** A migrated PostgreSQL database; each run begins with its delivery log empty. */
export interface FailpointDatabase {
  readonly url: string;
  readonly pool: Pool;
}

/** Where senders are killed, one after another, on the same emails. */
export interface Scenario {
  readonly name: string;
  readonly kills: readonly Kill[];
  /** The sender attempts one email as an answer to a visitor does. */
  readonly isAttempt?: boolean;
  /** For comparison: whoever finishes sends again without asking the provider first. */
  readonly isNaive?: boolean;
}

export type Kill =
  /** At the first passage of a point, or at a later one if there is one before all is sent. */
  | { readonly at: string; readonly hit?: number }
  /** While the provider keeps its answer back, after it took the email or before. */
  | { readonly atProvider: 'took it' | 'refused to answer' };

/** What became of the emails of a scenario; the provider's own list of accepted emails decides. */
export interface ScenarioResult {
  readonly name: string;
  /** Kills that did not take place, with what the process said. */
  readonly missed: readonly string[];
  /** Emails that the provider never got. */
  readonly lost: number;
  /** Copies beyond the first. */
  readonly doubled: number;
  /** Emails that do not count as sent. */
  readonly unsettled: number;
}

/** The first two are of a campaign, and go together. */
const emails = 4;
const settleLimitMs = 60_000;

/** Kills senders as the scenario says, lets another one finish, and counts what the provider got. */
export async function runScenario(
  database: FailpointDatabase,
  scenario: Scenario,
): Promise<ScenarioResult> {
  const postmark = await openPostmark();
  try {
    const ids = await writeEmails(database.pool);
    const missed: string[] = [];
    for (const [index, kill] of scenario.kills.entries()) {
      const isFirst = index === 0;
      const order = {
        ...orderFor(database, postmark),
        ...(scenario.isAttempt && isFirst ? { attempt: ids[0] ?? '' } : {}),
      };
      const { wasKilled, points, errors } = await killOnce(order, database, postmark, kill);
      const isSure = !('at' in kill) || kill.hit !== undefined || points.includes(kill.at);
      if (!wasKilled || !isSure) missed.push(`${JSON.stringify(kill)}: ${errors}`);
      postmark.repair();
      await letLeasesEnd(database.pool);
    }
    const unsettled = await finishAll(database, postmark, scenario.isNaive);
    const counts = ids.map(
      (id) => postmark.accepted.filter(({ deliveryId }) => deliveryId === id).length,
    );
    return {
      name: scenario.name,
      missed,
      lost: counts.filter((count) => count === 0).length,
      doubled: counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
      unsettled,
    };
  } finally {
    await postmark.close();
  }
}

/** The points that a sender passes on emails on which senders were killed as told. */
export async function listPoints(
  database: FailpointDatabase,
  kills: readonly Kill[],
  isAttempt = false,
): Promise<readonly string[]> {
  const postmark = await openPostmark();
  try {
    const [first = ''] = await writeEmails(database.pool);
    for (const kill of kills) {
      await killOnce(orderFor(database, postmark), database, postmark, kill);
      await letLeasesEnd(database.pool);
    }
    const order = { ...orderFor(database, postmark), ...(isAttempt ? { attempt: first } : {}) };
    const { points } = await runSender(order, async () =>
      isAttempt ? isSent(database.pool, first) : (await countUnsettled(database.pool)) === 0,
    );
    return points;
  } finally {
    await postmark.close();
  }
}

function orderFor({ url }: FailpointDatabase, postmark: FakePostmark): SenderOrder {
  return { databaseUrl: url, postmark: { url: postmark.url, token: postmark.token } };
}

function killOnce(
  order: SenderOrder,
  { pool }: FailpointDatabase,
  postmark: FakePostmark,
  kill: Kill,
) {
  if ('at' in kill) {
    const { at: point, hit } = kill;
    const isSent = async () => (await countUnsettled(pool)) === 0;
    return hit === undefined
      ? runSender({ ...order, killAt: { point, hit: 1 } })
      : runSender({ ...order, killAt: { point, hit } }, isSent);
  }
  const accepted = kill.atProvider === 'took it';
  const before = postmark.countSends();
  postmark.breakSends({ kind: 'hang-before-headers', accepted });
  // A hit that is never reached: the process goes on until it is ended from here.
  const never = { point: 'never', hit: 1 };
  return runSender({ ...order, killAt: never }, () => postmark.countSends() > before);
}

/**
 * Two minutes go by, as far as the emails of a process that is gone can tell. The database may still
 * be at its last statement, which could be a claim.
 */
async function letLeasesEnd(pool: Pool): Promise<void> {
  await until(async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and application_name = $1`,
      [senderName],
    );
    return rowCount === 0;
  });
  await pool.query(
    `update delivery_logs set lease_until = now(), next_attempt_at = now()
     where status in ('sending', 'pending')`,
  );
}

/** Writes new emails, and removes those of the run before. */
async function writeEmails(pool: Pool): Promise<string[]> {
  await pool.query('truncate delivery_logs cascade');
  const ids = Array.from({ length: emails }, newId);
  await pool.query(
    `insert into delivery_logs
       (id, dedupe_key, email_address, function_name, funnel_id, coach, stream, body)
     select id, id, id || '@example.com', 'send-guide', 'willow-guide', 'willow',
       case when place <= 2 then 'broadcast' else 'outbound' end, '{"name":"Ada"}'
     from unnest($1::uuid[]) with ordinality as given (id, place)`,
    [ids],
  );
  return ids;
}

/** Sends what is left with a sender that nobody kills; @returns how many do not count as sent. */
async function finishAll(
  { pool }: FailpointDatabase,
  postmark: FakePostmark,
  isNaive = false,
): Promise<number> {
  const { find, ...blind } = createPostmark({
    serverToken: postmark.token,
    apiUrl: postmark.url,
    limitMs: killTiming.sendLimitMs,
  });
  const deliveries = createDeliveries({
    database: { kysely: createKysely(pool), listen: async () => async () => {} },
    site: createTestSite(),
    transport: { ...blind, ...(find && !isNaive ? { find } : {}) },
    renderEmail: renderTestEmail,
    publicUrl: 'https://willow.example',
    secret: 'a secret of the tests',
    log: createLog('silent'),
    timing: killTiming,
    applyReports: applyWaitingEvents,
  });
  deliveries.start();
  const deadline = performance.now() + settleLimitMs;
  let unsettled = await countUnsettled(pool);
  while (unsettled > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    unsettled = await countUnsettled(pool);
  }
  await deliveries.stop();
  return unsettled;
}

async function countUnsettled(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from delivery_logs where status <> 'sent'`,
  );
  return rows[0]?.count ?? 0;
}

async function isSent(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from delivery_logs where id = $1 and status = 'sent'`,
    [id],
  );
  return rowCount === 1;
}

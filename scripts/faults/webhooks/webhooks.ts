import { setTimeout as wait } from 'node:timers/promises';
import { buildWorker, compiledWorkers } from '#scripts/faults/support/build-worker.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { compareEmails, untilSent } from '#scripts/faults/support/sent-emails.ts';
import type { Figure } from '#scripts/support/figures.ts';
import { startProcess } from '#scripts/support/processes.ts';
import { quiet, type Say } from '#scripts/support/say.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import type { Timing } from '#server/outbox/timing.ts';
import { makeEndpoint, resumeEndpoint } from '#server/outgoing/endpoints.ts';
import { draftRow } from '#server/submission/draft-row.ts';
import { createSubmissionWriter } from '#server/submission/writer.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { allowedAddress, openReceivers, type Receiver } from './receivers.ts';
import { compareMessages, describeTold, timeEmails } from './told.ts';
import type { WebhookOrder } from './webhook-worker.ts';

const secret = 'a secret of what is broken on purpose';
const coach = 'willow';
const funnels = ['willow-guide', 'strict'];
const workers = 2;
const killEveryMs = 400;
/** The interval between people, while delays are measured and in the rush. */
const arriveEveryMs = { timed: 100, rush: 50 };
/** How often an operator resumes paused endpoints, so that broken ones are attempted all the time. */
const resumeEveryMs = 1000;
const limitMs = 600_000;

/** Real proportions at a smaller scale. */
const timing: Timing = {
  leaseMs: 3000,
  quietMs: 500,
  freshMs: 1000,
  sendLimitMs: 1000,
  pollMs: 200,
  stoppedMs: 1000,
  breakerMs: 150,
  breakerAfter: 5,
  probeMs: 100,
  stopMs: 1000,
  // Crashes and broken receivers use up attempts; no message may run out of them.
  retryMs: Array.from({ length: 500 }, () => 250),
};

/**
 * Notifies six receivers of everybody who signs up. At first all are well; then one is slow, one fails,
 * one hangs, one redirects to an internal address, and one dies in the middle; then the senders are
 * killed, too. In the end all are well again and must have got everything.
 */
export async function tellBrokenPrograms(
  dataDir: string,
  { people }: { readonly people: number },
  say: Say,
): Promise<readonly Figure[]> {
  const scratch = await openScratchDatabase(dataDir);
  const database = await openDatabase({ databaseUrl: scratch.url, dataDir: '', log: quiet });
  const receivers = await openReceivers();
  const postmark = await openPostmark();
  try {
    const program = await buildWorker('scripts/faults/webhooks/webhook-worker.ts');
    await migrateToLatest(database.kysely);
    await reconcileDeclarations(database.kysely, declaredRows(createTestSite()));
    const ids = await makeEndpoints(database, receivers.all);
    const { url: apiUrl, token: serverToken } = postmark;
    const allowed = allowedAddress;
    const databaseUrl = scratch.url;
    const order: WebhookOrder = { databaseUrl, apiUrl, serverToken, secret, allowed, timing };
    const start = () =>
      startProcess([process.execPath, program, JSON.stringify(order)], compiledWorkers);
    const alive = Array.from({ length: workers }, start);
    const ready = () => alive.filter((worker) => worker.printed().includes('ready'));
    while (ready().length < workers) await wait(50);

    const resume = () =>
      Promise.all([...ids.values()].map((id) => resumeEndpoint(database.kysely, id)));
    const resuming = setInterval(() => void resume().catch(() => {}), resumeEveryMs);
    let kills = 0;
    let killing: NodeJS.Timeout | undefined;
    const breakAll = (isBroken: boolean) => {
      for (const receiver of receivers.all) receiver.setBroken(isBroken);
    };
    try {
      await signUp(database, 'before', people / 4, arriveEveryMs.timed);
      await untilTold(database, say);
      breakAll(true);
      await signUp(database, 'during', people / 4, arriveEveryMs.timed);
      await wait(2 * timing.sendLimitMs);
      say(`${people / 4} people signed up while programs were broken`);
      killing = setInterval(() => {
        const [oldest, another] = ready();
        if (!oldest || !another) return;
        oldest.kill('SIGKILL');
        alive.splice(alive.indexOf(oldest), 1, start());
        kills += 1;
      }, killEveryMs);
      await signUp(database, 'killed', people / 2, arriveEveryMs.rush);
      say(`${kills} senders killed`);
      breakAll(false);
      await untilTold(database, say);
      await untilSent(scratch.pool, say);
    } finally {
      clearInterval(killing);
      clearInterval(resuming);
      for (const worker of alive) worker.kill('SIGKILL');
    }
    const emails = await compareEmails(scratch.pool, postmark.accepted);
    const told = await compareMessages(database, receivers.all, ids);
    const emailWays = await timeEmails(database, postmark.accepted);
    return describeTold({ ...told, kills, emails, emailWays, reached: receivers.reached() });
  } finally {
    receivers.close();
    await postmark.close();
    await database.close();
    await scratch.close();
  }
}

async function makeEndpoints({ kysely }: Database, receivers: readonly Receiver[]) {
  const ids = new Map<Receiver, string>();
  for (const receiver of receivers) {
    const events = ['lead.created', 'submission.accepted'] as const;
    const made = await makeEndpoint(kysely, secret, { coach, url: receiver.url, events });
    if (made === undefined) throw new Error(`There is an endpoint at ${receiver.url} already.`);
    receiver.trust(made.secret);
    ids.set(receiver, made.id);
  }
  return ids;
}

/** People arrive one after another; each sends one form after the other. */
async function signUp(
  { kysely }: Database,
  wave: string,
  people: number,
  everyMs: number,
): Promise<void> {
  const writer = createSubmissionWriter({ db: kysely });
  const site = createTestSite();
  const sent: Promise<void>[] = [];
  const sendAll = async (person: number) => {
    for (const id of funnels) {
      const funnel = site.funnels.find((one) => one.id === id);
      if (!funnel) throw new Error(`The test site has no ${id}.`);
      const typed = { name: 'Ada', email: `${wave}-${person}@example.com` };
      const row = draftRow(funnel, { typed, attribution: {} }, typed, `/${id}`, new Date(), secret);
      const result = await writer.save({ ...row, send_in_seconds: 0 });
      if (result.kind !== 'saved') throw new Error(`A form was not saved: ${result.message}`);
    }
  };
  for (let person = 0; person < people; person += 1) {
    sent.push(sendAll(person));
    await wait(everyMs);
  }
  await Promise.all(sent);
}

/** Waits until no message is waiting or under way. */
async function untilTold({ pool }: Database, say: Say): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (let turn = 1; ; turn += 1) {
    const { rows } = await pool.query<{ left: number }>(
      `select count(*)::int as left from webhook_messages where status in ('pending', 'sending')`,
    );
    const left = rows[0]?.left ?? 0;
    if (left === 0) return;
    if (Date.now() > deadline) throw new Error(`${left} messages have not left in ten minutes.`);
    if (turn % 25 === 0) say(`${left} messages are left`);
    await wait(400);
  }
}

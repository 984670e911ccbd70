import { sql } from 'kysely';
import type { Site } from '#engine/site/site.ts';
import { isDatabaseAway } from '#server/db/errors.ts';
import { campaignId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { listLateJourneys } from '#server/declared/late-journeys.ts';
import { sequenceVersion } from '#server/declared/sequence-version.ts';
import { readVersions } from '#server/declared/versions.ts';
import { planNotices, writeNotices } from '#server/notices/write-notices.ts';
import { lapseConfirmations } from '#server/people/lapse-confirmations.ts';
import { keepUnsentSeats, planHolds } from '#server/seats/keep-unsent-seats.ts';
import { lapseSeats } from '#server/seats/lapse-seats.ts';
import { planLists } from '#server/seats/seat-plans.ts';
import { offerSeats } from '#server/seats/waiting-list.ts';
import type { Log } from '#server/telemetry/log.ts';
import { planEventEmails, writeDueEmails } from './event-emails.ts';
import { planSteps } from './plan.ts';
import { processDue } from './process.ts';
import { releaseHeld } from './release-held.ts';
import { tellUnseated } from './tell-unseated.ts';

export type ProcessSequences = () => Promise<{
  readonly journeysProcessed: number;
  readonly emailsSent: number;
}>;

/** Advances people through the sequences. */
export interface Journeys {
  /** Does what is due now, for at most half a minute. */
  readonly process: ProcessSequences;
  /** Does what is due now and every minute: seats, held emails, reminders, campaign emails. */
  start(): void;
  /** Starts nothing more and waits for what is under way. */
  stop(): Promise<void>;
}

/** How often a worker looks and for how long at most, in milliseconds. */
const everyMs = 60_000;
/** How long a manual run takes at most, in milliseconds. */
const byHandMs = 30_000;

/**
 * Makes what advances people through the site's sequences. The declarations must be in the database.
 *
 * A process only handles the versions of sequences that it knows: people in a later release's versions
 * are left to that release.
 */
export async function openJourneys({
  db,
  site,
  secret,
  log,
}: {
  readonly db: Executor;
  readonly site: Site;
  /** The site's secret, which keys the hashes that count for mailboxes. */
  readonly secret: string;
  readonly log: Log;
}): Promise<Journeys> {
  await adoptJourneys(db, site);
  const plan = planSteps(site, await readVersions(db));
  const lists = planLists(site);
  const holds = planHolds(site);
  const reminders = planEventEmails(site);
  const held = listLateJourneys(site);
  const notices = planNotices(site);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function processFor(limitMs: number) {
    const start = performance.now();
    const isOver = () => isStopped || performance.now() - start > limitMs;
    return processDue({ db, plan, secret, log, isOver });
  }

  /** A failing part must not keep the others from their work. */
  async function alone(what: string, step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log.error({ err: error }, `${what} could not be checked.`);
    }
  }

  async function runOnce(): Promise<void> {
    const start = performance.now();
    try {
      await alone('Seats whose email waits', () => keepUnsentSeats(db, holds));
      await alone('Held seats', () => lapseSeats(db));
      await alone('Sign-ups that nobody confirmed', () => lapseConfirmations(db));
      await alone('Waiting lists', () => offerSeats(db, lists));
      await alone('People who are left without a seat', () => tellUnseated(db));
      await alone('Emails that were held back', () => releaseHeld(db, held, secret));
      await alone('Leads to notify somebody of', () => writeNotices(db, notices));
      await writeDueEmails(db, reminders, log);
      await processFor(everyMs);
    } catch (error) {
      log.warn({ err: error }, 'The journeys could not be advanced; trying again in a minute.');
    }
    if (isStopped) return;
    const spentMs = performance.now() - start;
    timer = setTimeout(
      () => {
        running = runOnce();
      },
      Math.max(0, everyMs - spentMs),
    );
  }

  return {
    async process() {
      const { journeys, emails } = await processFor(byHandMs);
      return { journeysProcessed: journeys, emailsSent: emails };
    },
    start() {
      running = runOnce();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Gives journeys that were created by hand without a version the declared one. */
async function adoptJourneys(db: Executor, site: Site): Promise<void> {
  const campaigns = site.coaches.flatMap((coach) => coach.campaigns);
  const ids = campaigns.map(({ name }) => campaignId(name));
  const versions = campaigns.map(sequenceVersion);
  const declared = sql<{
    id: string;
    version: string;
  }>`unnest(${ids}::uuid[], ${versions}::text[])`;
  await db
    .updateTable('user_journeys as j')
    .from(declared.as<'c'>(sql`c (id, version)`))
    .set(({ ref }) => ({ sequence_version: ref('c.version') }))
    .whereRef('j.campaign_id', '=', 'c.id')
    .where('j.sequence_version', 'is', null)
    .where('j.is_completed', '=', false)
    .execute();
}

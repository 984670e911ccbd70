import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import type { Site } from '#engine/site/site.ts';
import { campaignId, pageId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { sequenceVersion } from '#server/declared/sequence-version.ts';
import { type Journeys, openJourneys } from '#server/journeys/journeys.ts';
import { createLog } from '#server/telemetry/log.ts';
import { type Changes, declare, message } from '#tests/support/site/declarations.ts';

/** The site's secret in these tests. */
const secret = 'a secret of the tests';

/** A step of a sequence with words of its own. */
export function step(id: string, after: { hours: number } | { days: number } = { days: 1 }) {
  return { id, after, message: { ...message, subject: `Letter ${id}` } };
}

/** A campaign whose emails go out a day after each other, at any hour. */
export const threeSteps = {
  name: 'Willow Campaign',
  steps: [step('one', { days: 2 }), step('two'), step('three')] as const,
};

/** A small site with these campaigns; the guide starts the first. */
export function siteWith(
  campaigns: readonly object[],
  changes: Readonly<Record<string, Changes>> = {},
): Site {
  const [first] = campaigns;
  const name = first && 'name' in first ? first.name : '';
  const journey = { campaign: name, firstEmail: 'now' };
  const { site, findings } = compileSite(
    declare({
      ...changes,
      'coach.ts': { campaigns, ...changes['coach.ts'] },
      'guide.ts': { 'submission.journey': journey, ...changes['guide.ts'] },
    }),
    ['/'],
  );
  if (!site) throw new Error(`The site has mistakes: ${JSON.stringify(findings, null, 2)}`);
  return site;
}

/**
 * Deploys a site: its declarations into the database, its journeys ready to be processed.
 *
 * @param options.hasSender whether the test sends what they write; otherwise it leaves as it is written
 */
export async function deploy(
  { kysely, pool }: Database,
  site: Site,
  { hasSender = false } = {},
): Promise<Journeys & { readonly notes: readonly string[] }> {
  const { notes } = await reconcileDeclarations(kysely, declaredRows(site));
  const journeys = await openJourneys({ db: kysely, site, secret, log: createLog('silent') });
  onTestFinished(() => journeys.stop());
  if (hasSender) return { ...journeys, notes };
  const process = async () => {
    const done = await journeys.process();
    await pool.query(`update delivery_logs set status = 'sent', sent_at = created_at
      where stream = 'broadcast' and status = 'pending'`);
    return done;
  };
  return { ...journeys, process, notes };
}

interface SignUp {
  readonly email?: string;
  readonly source?: string;
  readonly at?: string;
  /** When the wait for the first email begins, where it is not the sign-up. */
  readonly dueAt?: string;
  readonly step?: number;
  readonly version?: string | null;
}

/** Puts somebody into the first campaign of a site, as a submission does; returns the lead's id. */
export async function signUp({ pool }: Database, site: Site, given: SignUp = {}): Promise<string> {
  const [id] = await signUpAll({ pool }, site, [given]);
  return id ?? '';
}

/** The same for many at once. */
export async function signUpAll(
  { pool }: Pick<Database, 'pool'>,
  site: Site,
  people: readonly SignUp[],
): Promise<string[]> {
  const campaign = site.coaches[0]?.campaigns[0];
  if (!campaign) throw new Error('The site has no campaign.');
  const rows = people.map(({ version = sequenceVersion(campaign), ...person }) => {
    const id = randomUUID();
    return { id, email: `${id}@example.com`, source: 'guide', step: 1, ...person, version };
  });
  await pool.query(
    `with person as (
       select * from jsonb_to_recordset($1::jsonb) as p (id uuid, email text, source text,
         step int, at timestamptz, "dueAt" timestamptz, version text)
     ), lead as (
       insert into leads (id, email, name, source, created_at)
       select id, email, 'Ada', source, coalesce(at, now()) from person
     )
     insert into user_journeys (lead_id, campaign_id, page_id, current_sequence,
       next_email_due_at, sequence_version, created_at)
     select id, $2, $3, step, coalesce("dueAt", at, now()), version, coalesce(at, now())
     from person`,
    [JSON.stringify(rows), campaignId(campaign.name), pageId(site.funnels[0]?.id ?? '')],
  );
  return rows.map(({ id }) => id);
}

/** The campaign emails written so far: whom they go to, of which step, and when they may leave. */
export async function listCampaignEmails({
  pool,
}: Database): Promise<{ email: string; step: string; at: Date }[]> {
  const { rows } = await pool.query<{ email: string; step: string; at: Date }>(
    `select email_address as email, body->>'letter' as step, next_attempt_at as at
     from delivery_logs where stream = 'broadcast' order by next_attempt_at, email_address`,
  );
  return rows;
}

/** Where everybody stands. */
export async function listJourneys({ pool }: Database) {
  const { rows } = await pool.query<{
    step: number;
    isCompleted: boolean;
    dueAt: Date | null;
    version: string;
  }>(
    `select current_sequence as step, is_completed as "isCompleted", next_email_due_at as "dueAt",
       sequence_version as version from user_journeys
     order by created_at, (select email_key from leads where id = lead_id), id`,
  );
  return rows;
}

import { sql } from 'kysely';
import type { MapFigures, PartFigure } from '#engine/contract/console/funnel-map.ts';
import { type Step, stepDefinitions } from '#engine/figures/steps.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { campaignId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { SampleEmail } from '#server/email/samples/samples.ts';
import { everything, readDaily, readTime, sumSteps } from '#server/visits/read-steps.ts';
import { campaignEnds } from './draw-email.ts';
import { pageKey } from './page-stage.ts';
import { answerKey, emailKey, endKey, formKey } from './parts.ts';

/** How many days the figures can cover. */
const mapSpans = [7, 30, 90] as const;

/** A count over the chosen days, and over as many days before. */
interface Counted {
  readonly now: number;
  readonly before: number;
}

/** The counts of an email: how many were written, and what became of those of the chosen days. */
interface Sent extends Counted {
  readonly functionName: string;
  readonly sequence: number | null;
  /** For a reminder among several: how many minutes before the event it is sent. */
  readonly minutes: string;
  readonly failed: number;
  readonly bounced: number;
  readonly waiting: number;
}

const ofRows = 'Exact, from the rows of the database; people who are erased are no longer counted.';

/**
 * How many people reached each part of a funnel's map.
 *
 * @param span how many days, including today, in UTC: 7, 30 or 90, otherwise 30
 */
export async function readMapFigures(
  db: Executor,
  funnel: CompiledFunnel,
  samples: readonly SampleEmail[],
  span: number,
): Promise<MapFigures> {
  const days = mapSpans.find((one) => one === span) ?? 30;
  const [steps, outcomes, emails] = await Promise.all([
    countSteps(db, funnel.id, days),
    countOutcomes(db, funnel.id, days),
    countEmails(db, funnel, days),
  ]);
  const parts = new Map<string, PartFigure>();
  const add = (
    key: string,
    counted: Counted | undefined,
    more: Omit<PartFigure, 'count' | 'before'>,
  ) => {
    if (counted) parts.set(key, { count: counted.now, before: counted.before, ...more });
  };
  const addStep = (key: string, step: Step, of: string, details: readonly Step[] = []) => {
    const { sentence, exact } = stepDefinitions[step];
    const more = details.map((one) => ({
      count: steps(one).now,
      of: stepDefinitions[one].name.toLowerCase(),
    }));
    add(key, steps(step), { of, definition: `${sentence} ${exact}`, details: more });
  };
  const addOutcome = (state: string, outcome: string, of: string) =>
    add(answerKey(state), outcomes.get(outcome) ?? nothing, {
      of,
      definition: ofRows,
      details: [],
    });

  addStep(pageKey, 'views', 'views', ['visitors']);
  addStep(endKey('scheduling'), 'booked', 'followed the link');
  if (funnel.declaration.kind === 'lead') {
    addStep(formKey, 'interests', 'touched it', ['sent', 'refused']);
    addStep(answerKey('unconfirmed'), 'asked', 'asked');
    addOutcome('succeeded', 'accepted', 'saved');
    addOutcome('waiting', 'waiting', 'waiting');
    addOutcome('failed-alreadyRegistered', 'already-registered', 'told so');
    addOutcome('failed-full', 'full', 'told so');
    addStep(endKey('download'), 'fetched', 'fetched it');
    addStep(endKey(campaignEnds.unsubscribed), 'unsubscribed', 'unsubscribed');
  }
  for (const sample of samples) {
    const sent = emails.filter((one) => isOf(funnel, sample, one));
    add(emailKey(sample.key), sumOf(sent), {
      of: 'written',
      definition: `Emails written for this step, including those waiting. ${ofRows}`,
      details: describeFates(sent),
    });
  }
  return { days, parts: Object.fromEntries(parts) };
}

const nothing: Counted = { now: 0, before: 0 };

const sumOf = (all: readonly Counted[]): Counted => ({
  now: all.reduce((sum, { now }) => sum + now, 0),
  before: all.reduce((sum, { before }) => sum + before, 0),
});

function describeFates(sent: readonly Sent[]): PartFigure['details'] {
  const fates = ['failed', 'bounced', 'waiting'] as const;
  return fates
    .map((of) => ({ of, count: sent.reduce((sum, one) => sum + one[of], 0) }))
    .filter(({ count }) => count > 0);
}

/** Whether a group of deliveries belongs to an email: by its function, step or time. */
function isOf(
  { declaration }: CompiledFunnel,
  { role, index, functionName }: SampleEmail,
  sent: Sent,
): boolean {
  if (role === 'campaign') return sent.sequence === index + 1;
  if (sent.sequence !== null || sent.functionName !== functionName) return false;
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  const reminder = role === 'reminder' && event ? listReminders(event)[index] : undefined;
  if (reminder === undefined) return true;
  return sent.minutes === (reminder.isOnly ? '' : String(reminder.beforeMs / 60_000));
}

/** The first moment of the chosen days, and of as many days before. */
const begin = (days: number) =>
  sql<Date>`(date_trunc('day', now(), 'UTC') - make_interval(days => ${days - 1}))`;
const beginBefore = (days: number) =>
  sql<Date>`(date_trunc('day', now(), 'UTC') - make_interval(days => ${2 * days - 1}))`;

/** How far a funnel's visitors got, step by step. */
async function countSteps(
  db: Executor,
  funnelId: string,
  days: number,
): Promise<(step: Step) => Counted> {
  const time = await readTime(db, days);
  const { daily, before } = await readDaily(db, time, { ...everything, funnel: funnelId });
  const now = sumSteps(daily);
  return (step) => ({ now: now[step], before: before[step] });
}

async function countOutcomes(
  db: Executor,
  funnelId: string,
  days: number,
): Promise<ReadonlyMap<string, Counted>> {
  const { rows } = await sql<Counted & { outcome: string }>`
    select outcome, count(*) filter (where created_at >= ${begin(days)})::int as now,
      count(*) filter (where created_at < ${begin(days)})::int as before
    from submissions
    where funnel_id = ${funnelId} and created_at >= ${beginBefore(days)} group by 1`.execute(db);
  return new Map(rows.map(({ outcome, ...counted }) => [outcome, counted]));
}

/**
 * A funnel's emails in groups. No index leads from a funnel to its emails, so each kind is found by its
 * owner: requested ones by their submissions, those that ask to confirm by their sign-ups, a campaign's
 * by the campaign, an event's by those who ever sent its form, who are as few as its seats.
 */
async function countEmails(
  db: Executor,
  { id, declaration }: CompiledFunnel,
  days: number,
): Promise<readonly Sent[]> {
  const lead = declaration.kind === 'lead' ? declaration : undefined;
  const journey = lead?.submission.journey;
  const campaign = journey ? campaignId(journey.campaign) : null;
  const columns = sql`d.function_name, d.sequence, d.status, d.created_at, d.dedupe_key`;
  const since = beginBefore(days);
  const ofEvent = sql`
    union all
    select ${columns} from (
      select distinct lead_id from submissions where funnel_id = ${id} and lead_id is not null
    ) s join delivery_logs d on d.lead_id = s.lead_id
    where d.funnel_id = ${id} and d.event_id is not null and d.submission_id is null
      and d.sequence is null and d.created_at >= ${since}`;
  const { rows } = await sql<Sent>`
    with recent as (
      select ${columns} from submissions s join delivery_logs d on d.submission_id = s.id
      where s.funnel_id = ${id} and s.created_at >= ${since}
      union all
      select ${columns} from delivery_logs d
      where d.campaign_id = ${campaign}::uuid and d.created_at >= ${since}
        and d.funnel_id = ${id} and d.sequence is not null
      union all
      select ${columns} from confirmations c join delivery_logs d on d.email_address = c.email_key
      where c.funnel_id = ${id} and c.asked_at >= ${since} and d.body->>'confirmation' = c.id::text
      ${lead?.event ? ofEvent : sql``}
    ),
    dated as (
      select *, created_at >= ${begin(days)} as is_now,
        case when starts_with(dedupe_key, 'reminder:') then split_part(dedupe_key, ':', 4)
          else '' end as minutes
      from recent
    )
    select function_name as "functionName", sequence, minutes,
      count(*) filter (where is_now)::int as now,
      count(*) filter (where not is_now)::int as before,
      count(*) filter (where is_now and status = 'failed')::int as failed,
      count(*) filter (where is_now and status in ('bounced', 'complained'))::int as bounced,
      count(*) filter (where is_now and status in ('pending', 'sending'))::int as waiting
    from dated group by 1, 2, 3`.execute(db);
  return rows;
}

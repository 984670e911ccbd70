import { sql } from 'kysely';
import type { MapFigures, PartFigure } from '#engine/contract/console/funnel-map.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { SampleEmail } from '#server/email/samples.ts';
import { answerKey, emailKey, endKey, formKey } from '#server/operator/map/parts.ts';

/** How many days back the figures may go. */
export const mapSpans = [7, 30, 90] as const;

/** A count over the chosen days, and over as many days before. */
interface Counted {
  readonly now: number;
  readonly before: number;
}

/** What is counted of an email: how many were written, and what became of those of the chosen days. */
interface Sent extends Counted {
  readonly functionName: string;
  readonly sequence: number | null;
  /** Of a reminder among several: how many minutes before the event it goes out. */
  readonly minutes: string;
  readonly failed: number;
  readonly bounced: number;
  readonly waiting: number;
  readonly fetched: number;
}

/**
 * How many came to each part of a funnel's map.
 *
 * @param span how many days, today included, in UTC; 7, 30 or 90, else 30
 */
export async function readMapFigures(
  db: Executor,
  funnel: CompiledFunnel,
  samples: readonly SampleEmail[],
  span: number,
): Promise<MapFigures> {
  const days = mapSpans.find((one) => one === span) ?? 30;
  const [visits, outcomes, emails] = await Promise.all([
    countVisits(db, funnel.id, days),
    countOutcomes(db, funnel.id, days),
    countEmails(db, funnel.id, days),
  ]);
  const parts = new Map<string, PartFigure>();
  const add = (key: string, of: string, counted: Counted | undefined, more = {}) => {
    if (counted) parts.set(key, { count: counted.now, of, before: counted.before, ...more });
  };
  add('page', 'views', visits?.views);
  if (funnel.declaration.kind === 'lead') {
    const outcome = (name: string) => outcomes.get(name) ?? { now: 0, before: 0 };
    add(formKey, 'sent it', sumOf([...outcomes.values()]));
    add(answerKey('succeeded'), 'saved', outcome('accepted'));
    add(answerKey('waiting'), 'waiting', outcomes.get('waiting'));
    add(answerKey('failed-alreadyRegistered'), 'registered', outcomes.get('already-registered'));
    add(answerKey('failed-full'), 'found none', outcomes.get('full'));
  }
  for (const sample of samples) {
    const sent = emails.filter((one) => isOf(funnel, sample, one));
    const details = describeFates(sent);
    add(emailKey(sample.key), 'written', sumOf(sent), details.length > 0 ? { details } : {});
  }
  const fetched = emails.reduce((sum, one) => sum + one.fetched, 0);
  if (fetched > 0) parts.set(endKey('download'), { count: fetched, of: 'fetched it' });
  return { days, parts: Object.fromEntries(parts) };
}

const sumOf = (all: readonly Counted[]): Counted => ({
  now: all.reduce((sum, { now }) => sum + now, 0),
  before: all.reduce((sum, { before }) => sum + before, 0),
});

function describeFates(sent: readonly Sent[]): NonNullable<PartFigure['details']> {
  const fates = ['failed', 'bounced', 'waiting'] as const;
  return fates
    .map((of) => ({ of, count: sent.reduce((sum, one) => sum + one[of], 0) }))
    .filter(({ count }) => count > 0);
}

/** Whether a group of deliveries is of an email: by its function, its step, or its time. */
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

async function countVisits(db: Executor, funnelId: string, days: number) {
  const first = sql`((now() at time zone 'UTC')::date - ${days - 1}::int)`;
  const { rows } = await sql<{ now: number; before: number }>`
    select coalesce(sum(views) filter (where day >= ${first}), 0)::int as now,
      coalesce(sum(views) filter (where day < ${first}), 0)::int as before
    from visit_counts where funnel_id = ${funnelId} and day >= ${first} - ${days}::int`.execute(db);
  return rows[0] && { views: rows[0] };
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

/** Every email of a funnel in groups; those that wait for room or a seat are not written yet. */
async function countEmails(db: Executor, funnelId: string, days: number): Promise<readonly Sent[]> {
  const { rows } = await sql<Sent>`
    with recent as (
      select function_name, sequence, status, fetched_at, created_at >= ${begin(days)} as is_now,
        case when starts_with(dedupe_key, 'reminder:') then split_part(dedupe_key, ':', 4)
          else '' end as minutes
      from delivery_logs where funnel_id = ${funnelId} and created_at >= ${beginBefore(days)}
    )
    select function_name as "functionName", sequence, minutes,
      count(*) filter (where is_now)::int as now,
      count(*) filter (where not is_now)::int as before,
      count(*) filter (where is_now and status = 'failed')::int as failed,
      count(*) filter (where is_now and status in ('bounced', 'complained'))::int as bounced,
      count(*) filter (where is_now and status in ('pending', 'sending'))::int as waiting,
      count(*) filter (where is_now and fetched_at is not null)::int as fetched
    from recent group by 1, 2, 3`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { requestedStream } from '#server/email/suppression/of-deliveries.ts';
import type { EmailWeek, FunnelWeek, Week, WeekFigures } from './week-figures.ts';

/** After this long, somebody who waits for an email has stopped looking for it. */
const slowMinutes = 5;

/** The moment at which a day begins in UTC. */
const beginOf = (day: string) => sql`${day}::date::timestamp at time zone 'UTC'`;

/** What became of the emails written in a week, by coach. */
export async function readEmails(
  db: Executor,
  { from, until }: Week,
  coaches: readonly { readonly slug: string; readonly brand: string }[],
): Promise<readonly EmailWeek[]> {
  const { rows } = await sql<Omit<EmailWeek, 'brand'>>`
    select coach, count(*)::int as written, count(sent_at)::int as sent,
      (count(*) filter (where status = 'failed'))::int as failed,
      count(bounced_at)::int as bounced, count(complained_at)::int as complained,
      (count(sent_at) filter (where ${isRequested}))::int as requested,
      (count(*) filter (where ${isRequested}
        and sent_at > created_at + make_interval(mins => ${sql.lit(slowMinutes)})))::int as slow,
      mode() within group (order by last_error_code) filter (where status = 'failed') as reason
    from delivery_logs
    where created_at >= ${beginOf(from)} and created_at < ${until}
      and coach = any(${coaches.map(({ slug }) => slug)}::text[])
    group by coach order by coach`.execute(db);
  const brands = new Map(coaches.map(({ slug, brand }) => [slug, brand]));
  return rows.map((row) => ({ ...row, brand: brands.get(row.coach) ?? row.coach }));
}

/** Emails that somebody waits for and that we did not hold back. */
const isRequested = sql`stream = ${sql.lit(requestedStream)} and submission_id is not null
  and held_mailbox is null and event_id is null`;

/** The most requested paths that have no page. */
export async function readMissing(
  db: Executor,
  { from, to }: Week,
): Promise<WeekFigures['missing']> {
  const { rows } = await sql<WeekFigures['missing'][number]>`
    select path, sum(views)::int as views, sum(from_site)::int as "fromSite"
    from missing_pages where day between ${from}::date and ${to}::date
    group by path having sum(views) > 2 order by 2 desc limit 100`.execute(db);
  return rows;
}

/** The hours with the most recorded errors. */
export async function readErrors(
  db: Executor,
  { from, until }: Week,
): Promise<WeekFigures['errors']> {
  const { rows } = await sql<WeekFigures['errors'][number]>`
    select date_trunc('hour', created_at, 'UTC') as hour, count(*)::int as errors
    from error_logs where created_at >= ${beginOf(from)} and created_at < ${until}
    group by 1 having count(*) > 2 order by 2 desc limit 3`.execute(db);
  return rows;
}

/** Versions that went live in the week or the one before, except a funnel's first. */
export async function readNewVersions(
  db: Executor,
  { from, until }: Week,
): Promise<readonly (FunnelWeek['versions'][number] & { readonly funnel: string })[]> {
  const { rows } = await sql<{ funnel: string; version: string; since: Date }>`
    select p.funnel_id as funnel, p.version, p.since from version_periods p
    where p.since >= ${beginOf(from)} - interval '7 days' and p.since < ${until}
      and exists (select from version_periods b
        where b.funnel_id = p.funnel_id and b.since < p.since)`.execute(db);
  return rows;
}

/** The future dates of events, with their seats. */
export async function readDates(
  db: Executor,
  { judgedAt }: Week,
): Promise<readonly (FunnelWeek['dates'][number] & { readonly key: string })[]> {
  const { rows } = await sql<FunnelWeek['dates'][number] & { readonly key: string }>`
    select e.key, e.starts_at as "startsAt", e.capacity, e.taken,
      (select count(*) from event_waiting w where w.event_id = e.id)::int as waiting
    from events e where e.is_active and e.starts_at > ${judgedAt}
    order by e.starts_at`.execute(db);
  return rows;
}

import { type NotNull, sql } from 'kysely';
import { anyOf, asDay } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import { type Days, emailsOf, findSummed } from '#server/sums/read-sums.ts';
import type { EmailWeek, FunnelWeek, Week, WeekFigures } from './week-figures.ts';

/** The moment at which a day begins in UTC. */
const beginOf = (day: string) => sql<Date>`${day}::date::timestamp at time zone 'UTC'`;

/** What became of the emails written in a week, by coach. */
export async function readEmails(
  db: Executor,
  days: Days,
  coaches: readonly { readonly slug: string; readonly brand: string }[],
): Promise<readonly EmailWeek[]> {
  const rows = await db
    .selectFrom(emailsOf(db, await findSummed(db, days)).as('e'))
    .select(({ ref }) => [
      'coach',
      'error_code',
      ...counted.map((one) => sql<number>`sum(${ref(one)})::int`.as(one)),
    ])
    .where('coach', '=', anyOf(coaches.map(({ slug }) => slug)))
    .groupBy(['coach', 'error_code'])
    .orderBy('coach')
    .orderBy('failed', 'desc')
    .orderBy('error_code')
    .execute();
  const brands = new Map(coaches.map(({ slug, brand }) => [slug, brand]));
  return [...Map.groupBy(rows, ({ coach }) => coach)].map(([coach, own]) => {
    const sum = (one: (typeof counted)[number]) => own.reduce((all, row) => all + row[one], 0);
    return {
      coach,
      brand: brands.get(coach) ?? coach,
      written: sum('written'),
      sent: sum('sent'),
      failed: sum('failed'),
      bounced: sum('bounced'),
      complained: sum('complained'),
      requested: sum('requested'),
      slow: sum('slow'),
      reason: own.find(({ error_code }) => error_code !== null)?.error_code ?? null,
    };
  });
}

const counted = [
  'written',
  'sent',
  'failed',
  'bounced',
  'complained',
  'requested',
  'slow',
] as const;

/** The most requested paths that have no page. */
export async function readMissing(
  db: Executor,
  { from, to }: Week,
): Promise<WeekFigures['missing']> {
  return db
    .selectFrom('missing_pages')
    .select([
      'path',
      sql<number>`sum(views)::int`.as('views'),
      sql<number>`sum(from_site)::int`.as('fromSite'),
    ])
    .where('day', '>=', asDay(from))
    .where('day', '<=', asDay(to))
    .groupBy('path')
    .having(({ fn }) => fn.sum('views'), '>', 2)
    .orderBy('views', 'desc')
    .limit(100)
    .execute();
}

/** The hours with the most recorded errors. */
export async function readErrors(
  db: Executor,
  { from, until }: Week,
): Promise<WeekFigures['errors']> {
  return db
    .selectFrom('error_logs')
    .select(({ fn }) => [
      sql<Date>`date_trunc('hour', created_at, 'UTC')`.as('hour'),
      fn.countAll<number>().as('errors'),
    ])
    .where('created_at', '>=', beginOf(from))
    .where('created_at', '<', until)
    .groupBy('hour')
    .having(({ fn }) => fn.countAll(), '>', 2)
    .orderBy('errors', 'desc')
    .limit(3)
    .execute();
}

/** Versions that went live in the week or the one before, except a funnel's first. */
export async function readNewVersions(
  db: Executor,
  { from, until }: Week,
): Promise<readonly (FunnelWeek['versions'][number] & { readonly funnel: string })[]> {
  return db
    .selectFrom('version_periods as p')
    .select(['p.funnel_id as funnel', 'p.version', 'p.since'])
    .where('p.since', '>=', sql<Date>`${beginOf(from)} - interval '7 days'`)
    .where('p.since', '<', until)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('version_periods as b')
          .select('b.id')
          .whereRef('b.funnel_id', '=', 'p.funnel_id')
          .whereRef('b.since', '<', 'p.since'),
      ),
    )
    .execute();
}

/** The future dates of events, with their seats. */
export async function readDates(
  db: Executor,
  { judgedAt }: Week,
): Promise<readonly (FunnelWeek['dates'][number] & { readonly key: string })[]> {
  return db
    .selectFrom('events as e')
    .select(['e.key', 'e.starts_at as startsAt', 'e.capacity', 'e.taken'])
    .select(({ fn, selectFrom }) =>
      selectFrom('event_waiting as w')
        .select(fn.countAll<number>().as('waiting'))
        .whereRef('w.event_id', '=', 'e.id')
        .as('waiting'),
    )
    .where('e.is_active', '=', true)
    .where('e.starts_at', '>', judgedAt)
    .$narrowType<{ startsAt: NotNull; waiting: NotNull }>()
    .orderBy('e.starts_at')
    .execute();
}

import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { News } from '#engine/contract/console/home.ts';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { Executor } from '#server/db/kysely.ts';
import { tooLateCode } from '#server/journeys/event-statements.ts';
import { deliveryColumns } from './deliveries-view.ts';
import { leadColumns } from './leads-list.ts';
import { errorColumns } from './logs-view.ts';

/** After a longer absence the figures are the better news. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** The maximum count; beyond it, an exact number adds nothing. */
const maxCounted = 1000;

const maxShown = 4;

/**
 * An email is attempted for up to 90 hours. One of a campaign rests outside its hours, which makes two
 * weeks of those with hours on four days a week, and a bounce is reported within two days more.
 */
const maxDaysToFail = 16;

/** What happened since a moment: leads, emails that failed, and recorded errors. */
export async function readNews(
  db: Executor,
  asked: Date | undefined,
  now: Date,
): Promise<Unserialized<News>> {
  const weekAgo = now.getTime() - maxAgeMs;
  const since = new Date(Math.min(Math.max(asked?.getTime() ?? 0, weekAgo), now.getTime()));
  const [leads, failures, errors] = await Promise.all([
    readNewest(
      db,
      db
        .selectFrom('leads as l')
        .select(leadColumns)
        .where('l.created_at', '>', since)
        // Whoever imports people knows about them.
        .where('l.source', 'not like', 'import:%'),
      'l.created_at',
    ),
    readFailures(db, since, now),
    readNewest(
      db,
      db.selectFrom('error_logs').select(errorColumns).where('created_at', '>', since),
      'created_at',
    ),
  ]);
  return { since, leads, failures, errors };
}

/**
 * The emails that failed, bounced, caused a complaint or lost their time since. Those written before come
 * after the others, and each takes a look at its attempts, reports and event: they are only read while the
 * count is not full.
 */
async function readFailures(db: Executor, since: Date, now: Date) {
  const failed = db
    .selectFrom('delivery_logs as d')
    .select(deliveryColumns)
    .where('d.status', 'in', ['failed', 'bounced', 'complained', 'cancelled'])
    .where(({ or, eb }) =>
      or([eb('d.status', '<>', 'cancelled'), eb('d.last_error_code', '=', tooLateCode)]),
    );
  const newer = await readNewest(db, failed.where('d.created_at', '>', since), 'd.created_at');
  if (newer.isMore) return newer;
  const earliest = sql<Date>`${since}::timestamptz - ${sql.lit(`${maxDaysToFail} days`)}::interval`;
  const older = await readNewest(
    db,
    failed
      .where('d.created_at', '>', earliest)
      .where('d.created_at', '<=', since)
      .where(
        sql<SqlBool>`(exists (select from delivery_attempts a
            where a.delivery_id = d.id and a.ended_at > ${since})
          or exists (select from webhook_events w
            where w.delivery_id = d.id and w.occurred_at > ${since})
          or exists (select from events e
            where e.id = d.event_id and e.starts_at > ${since} and e.starts_at <= ${now}))`,
      ),
    'd.created_at',
  );
  const count = newer.count + older.count;
  return {
    count: Math.min(count, maxCounted),
    isMore: older.isMore || count > maxCounted,
    rows: [...newer.rows, ...older.rows].slice(0, maxShown),
  };
}

/** How many rows there are, up to the limit, and the newest few. */
async function readNewest<DB, Table extends keyof DB, Row>(
  db: Executor,
  query: SelectQueryBuilder<DB, Table, Row>,
  createdAt: string,
) {
  const [counted, rows] = await Promise.all([
    db
      .selectFrom(query.limit(maxCounted + 1).as('counted'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    query.orderBy(sql.ref(createdAt), 'desc').limit(maxShown).execute(),
  ]);
  return {
    count: Math.min(counted.count, maxCounted),
    isMore: counted.count > maxCounted,
    rows,
  };
}

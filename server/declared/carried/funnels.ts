import { sql } from 'kysely';
import { eventId, pageId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { CarriedRows } from './carried-rows.ts';
import { carryDeliveries } from './deliveries.ts';
import { carryNotices } from './notices.ts';
import { carryRegistrations } from './registrations.ts';
import type { Rename } from './renames.ts';
import { carryViews } from './views.ts';

/** Carries what is filed under a funnel's former id over to the new one. */
export async function carryFunnel(db: Executor, { from, to }: Rename): Promise<CarriedRows> {
  const carry = (table: 'confirmations' | 'experiment_runs' | 'submissions') =>
    db
      .updateTable(table)
      .set({ funnel_id: to })
      .where('funnel_id', '=', from)
      .executeTakeFirstOrThrow();
  await db
    .updateTable('user_journeys')
    .set({ page_id: pageId(to) })
    .where('page_id', '=', pageId(from))
    .execute();
  const dates = await listDates(db, { from, to });
  let registrations = 0;
  for (const date of dates) registrations += await carryRegistrations(db, date.from, date.to);
  const submissions = await carry('submissions');
  await carry('confirmations');
  const deliveries = await carryDeliveries(db, { from, to }, dates);
  const days = await carryViews(db, { from, to });
  await carryVersions(db, { from, to });
  await carry('experiment_runs');
  await carryNotices(db, (plan) => {
    const [coach, funnel] = plan.split('/');
    return funnel === from ? `${coach}/${to}` : undefined;
  });
  return {
    submissions: Number(submissions.numUpdatedRows),
    deliveries,
    registrations,
    days,
  };
}

/** The rows of a funnel's event, one per date: their keys begin with the funnel's id. */
async function listDates(db: Executor, { from, to }: Rename): Promise<readonly Rename[]> {
  const rows = await db
    .selectFrom('events')
    .select('key')
    .where(({ or, eb }) =>
      or([eb('key', '=', from), eb(sql`starts_with(key, ${`${from}/`})`, '=', true)]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ key }) => ({
    from: eventId(key),
    to: eventId(to + key.slice(from.length)),
  }));
}

/** Carries versions over; the new id's first version remains the current one. */
async function carryVersions(db: Executor, { from, to }: Rename): Promise<void> {
  await db
    .insertInto('funnel_versions')
    .columns(['funnel_id', 'version', 'seen', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('funnel_versions')
        .select([eb.val(to).as('funnel_id'), 'version', 'seen', 'created_at'])
        .where('funnel_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const current = db
    .selectFrom('version_periods')
    .select(sql<Date>`now()`.as('now'))
    .where('funnel_id', '=', to)
    .where('until', 'is', null)
    .limit(1);
  await db
    .updateTable('version_periods')
    .set(({ fn }) => ({ funnel_id: to, until: fn.coalesce('until', current) }))
    .where('funnel_id', '=', from)
    .execute();
  await db.deleteFrom('funnel_versions').where('funnel_id', '=', from).execute();
}

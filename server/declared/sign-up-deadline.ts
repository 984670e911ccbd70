import { type RawBuilder, sql } from 'kysely';
import { dateField } from '#engine/declaration/event.ts';
import { confirmDays } from '#engine/site/confirmation.ts';
import type { Executor } from '#server/db/kysely.ts';

/** SQL: until when a sign-up can be confirmed; later than its event begins nobody can. */
export function signUpDeadline(
  askedAt: RawBuilder<Date>,
  startsAt: RawBuilder<Date | null>,
): RawBuilder<Date> {
  return sql`least(${askedAt} + make_interval(days => ${sql.lit(confirmDays)}), ${startsAt})`;
}

/**
 * Gives the sign-ups that wait the time that they have now where their event has been moved; none where
 * it was called off.
 */
export async function moveDeadlines(db: Executor): Promise<void> {
  const deadline = sql<Date>`case when e.is_active then ${signUpDeadline(sql`c.asked_at`, sql`e.starts_at`)}
    else least(c.expires_at, now()) end`;
  const event = sql<string>`concat_ws('/', c.funnel_id, c.sent->'values'->>${sql.lit(dateField)})`;
  await db
    .updateTable('confirmations as c')
    .from('events as e')
    .set({ expires_at: deadline })
    .where('c.confirmed_at', 'is', null)
    .where('c.lapsed_at', 'is', null)
    .where('e.key', '=', event)
    .where('c.expires_at', '<>', deadline)
    .execute();
}

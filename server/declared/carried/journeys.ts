import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** Somebody enrolled in both continues the older journey; a stopped one stays stopped. */
export async function mergeJourneys(db: Executor, old: string, now: string): Promise<number> {
  const { rows } = await sql<{ merged: number }>`
    with pair as materialized (
      select o.id as old_id, n.id as new_id, o.created_at <= n.created_at as is_older,
        o.current_sequence, o.sequence_version, o.next_email_due_at, o.is_completed, o.stopped_at, o.left_at
      from user_journeys o join user_journeys n on n.lead_id = o.lead_id
      where o.campaign_id = ${old}::uuid and n.campaign_id = ${now}::uuid
    ),
    merged as (
      update user_journeys n set
        current_sequence = case when is_older then p.current_sequence else n.current_sequence end,
        sequence_version = case when is_older then p.sequence_version else n.sequence_version end,
        next_email_due_at = case when is_older then p.next_email_due_at else n.next_email_due_at end,
        is_completed = coalesce(p.stopped_at, n.stopped_at, p.left_at, n.left_at) is not null
          or case when is_older then p.is_completed else n.is_completed end,
        stopped_at = coalesce(n.stopped_at, p.stopped_at),
        left_at = coalesce(n.left_at, p.left_at)
      from pair p where n.id = p.new_id
    ),
    gone as (
      delete from user_journeys o using pair p where o.id = p.old_id returning o.id
    )
    select count(*)::int as merged from gone`.execute(db);
  return rows[0]?.merged ?? 0;
}

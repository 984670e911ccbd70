import type { Pool } from 'pg';
import { campaignId, pageId } from '#server/db/identity.ts';
import type { Turn } from '#server/journeys/plan.ts';

/** Makes leads with ascending ids, as submissions do. */
export async function fillLeads(pool: Pool, leads: number): Promise<void> {
  await pool.query(
    `insert into leads (id, email, email_key, name, source)
     select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       'reader' || n || '@example.com', 'reader' || n || '@example.com', 'Reader ' || n, 'bench'
     from generate_series(1, $1::int) n`,
    [leads],
  );
  await pool.query('vacuum analyze leads');
}

/**
 * Puts the leads with the highest ids, who came last, at the step of a turn, all of them due, in the order
 * in which they came.
 */
export async function fillJourneys(
  pool: Pool,
  { campaign, version, step, dueUntil }: Turn,
  funnelId: string,
  journeys: number,
): Promise<void> {
  await pool.query(
    `insert into user_journeys as j
       (lead_id, campaign_id, page_id, current_sequence, sequence_version, next_email_due_at)
     select l.id, $1, $2, $3, $4,
       $5::timestamptz - make_interval(secs => $6 - row_number() over (order by l.id))
     from (select id from leads order by id desc limit $6) l order by l.id
     on conflict (lead_id, campaign_id) do update set (page_id, current_sequence, sequence_version,
       next_email_due_at, is_completed) = (excluded.page_id, excluded.current_sequence,
       excluded.sequence_version, excluded.next_email_due_at, false)`,
    [campaignId(campaign.name), pageId(funnelId), step, version, dueUntil, journeys],
  );
  await pool.query('vacuum analyze user_journeys');
}

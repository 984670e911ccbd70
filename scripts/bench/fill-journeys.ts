import type { Pool } from 'pg';
import { campaignId, pageId } from '#server/identity.ts';
import type { Turn } from '#server/journeys/plan.ts';

/** Makes leads until there are so many. */
export async function fillLeads(pool: Pool, leads: number): Promise<void> {
  await pool.query(
    `insert into leads (id, email, name, source)
     select gen_random_uuid(), 'reader' || n || '@example.com', 'Reader ' || n, 'bench'
     from generate_series((select count(*) from leads) + 1, $1) n`,
    [leads],
  );
  await pool.query('vacuum analyze leads');
}

/** Puts so many leads at the place of a turn, all of them ripe; whoever was there is gone. */
export async function fillJourneys(
  pool: Pool,
  { campaign, version, step, ripeUntil }: Turn,
  funnelId: string,
  journeys: number,
): Promise<void> {
  await pool.query('truncate user_journeys, delivery_logs cascade');
  await pool.query(
    `insert into user_journeys
       (lead_id, campaign_id, page_id, current_sequence, sequence_version, next_email_due_at)
     select l.id, $1, $2, $3, $4, $5::timestamptz - random() * interval '30 days'
     from (select id from leads where source = 'bench' limit $6) l`,
    [campaignId(campaign.name), pageId(funnelId), step, version, ripeUntil, journeys],
  );
  await pool.query('vacuum analyze user_journeys');
  await pool.query('checkpoint');
}

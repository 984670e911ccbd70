import { sql } from 'kysely';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { campaignId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';

/** A count over the chosen days, and over as many days before. */
export interface Counted {
  readonly now: number;
  readonly before: number;
}

/** The counts of an email: how many were written, and what became of those of the chosen days. */
export interface Sent extends Counted {
  readonly functionName: string;
  readonly sequence: number | null;
  /** For a reminder among several: how many minutes before the event it is sent. */
  readonly minutes: string;
  readonly failed: number;
  readonly bounced: number;
  readonly waiting: number;
}

/** The first moment of the chosen days. */
export const begin = (days: number) =>
  sql<Date>`(date_trunc('day', now(), 'UTC') - make_interval(days => ${days - 1}))`;

/** The first moment of the days before. */
export const beginBefore = (days: number) =>
  sql<Date>`(date_trunc('day', now(), 'UTC') - make_interval(days => ${2 * days - 1}))`;

/**
 * A funnel's emails in groups. No index leads from a funnel to its emails, so each kind is found by its
 * owner: requested ones by their submissions, those that ask to confirm by their sign-ups, a campaign's
 * by the campaign, an event's by those who ever sent its form, who are as few as its seats.
 */
export async function countEmails(
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

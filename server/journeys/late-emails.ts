import { sql } from 'kysely';
import { sequenceFunction } from '#server/email/composing/claimed-delivery.ts';
import type { Turn } from './plan.ts';

/**
 * SQL: when the campaign emails to `reader.address` left that were written more than a day ago and not
 * sent until today, because the provider was away or the window closed. They are counted no more, but
 * were put into the mailbox today. What has not left yet is taken to leave within an hour. Attempts on an
 * email that rests outside its campaign's hours can take two weeks.
 */
export const leftLate = sql`
  select coalesce(l.sent_at, now() - interval '23 hours') as left_at from delivery_logs l
  where lower(l.email_address) = lower(reader.address)
    and l.function_name = ${sql.lit(sequenceFunction)}
    and l.created_at > now() - interval '16 days' and l.created_at <= now() - interval '1 day'
    and (l.status in ('pending', 'sending') or l.sent_at > now() - interval '1 day')`;

/**
 * SQL: for how long the wait for the step goes on after the emails of the campaign that `due` has had,
 * counted from when they left. Only those count that were held up for an hour, because the provider was
 * away or the window closed: all others left when they were written, as the due time assumes.
 */
export function waitAfterLate({ campaignId, campaign, position }: Turn) {
  const after = campaign.steps[position - 1]?.after ?? { hours: 0 };
  const hours = 'hours' in after ? after.hours : after.days * 24;
  return sql`
    select max(coalesce(l.sent_at, now())) + make_interval(secs => ${sql.lit(hours * 3600)}) - now() as wait
    from delivery_logs l
    where l.lead_id = due.lead_id and l.campaign_id = ${campaignId}::uuid
      and l.created_at < now() - interval '1 hour'
      and (l.status in ('pending', 'sending') or l.sent_at > l.created_at + interval '1 hour')`;
}

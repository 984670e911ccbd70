import { sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';
import { statusAfterReports } from '#server/email/finish-deliveries.ts';
import { keepStrongerReason } from '#server/email/suppression/list.ts';
import { emailHappenings, unsubscribedHappenings } from '#server/outgoing/happenings.ts';
import { tellingPrograms, toldPrograms } from '#server/outgoing/tell.ts';

/** Over `webhook_events w`: the delivery of a report, by our own id or the provider's. */
export const aboutDelivery = sql`
  select d.id, d.email_address from delivery_logs d where d.id = w.delivery_id
  union all
  select d.id, d.email_address from delivery_logs d
  where d.provider_message_id = w.message_id and w.delivery_id is null
  limit 1`;

const reportedMoments = {
  complained: 'least(d.complained_at, e.complained)',
  bounced: 'least(d.bounced_at, e.bounced)',
  delivered: 'least(d.delivered_at, e.delivered)',
} as const;

/** What programs are told of a report: its email, and an unsubscribe. */
const happened = sql`
  ${emailHappenings(sql`(select * from told where type is not null)`)}
  union all
  ${unsubscribedHappenings(sql`(
    select lower(email_address) as person, scope from told where scope is not null
      and exists (select from suppressed)
  )`)}`;

/**
 * Applies a stored report, unless that was done before. Everything it changes becomes an earliest time
 * or a strongest reason, so reports have the same effect in any order and however often they come. For
 * a delivery that is being sent, only the times are recorded: finishing it decides by them.
 */
export async function applyEvent(db: Executor, key: string): Promise<void> {
  await sql`${named('apply-provider-event')}
    with event as materialized (
      select w.*, d.id as about, d.email_address,
        case when w.kind = 'delivered' then w.occurred_at end as delivered,
        case when w.kind in ('bounced', 'hard-bounced') then w.occurred_at end as bounced,
        case when w.kind = 'complained' then w.occurred_at end as complained
      from webhook_events w left join lateral (${aboutDelivery}) d on true
      where w.event_key = ${key} and w.applied_at is null
      for update of w
    ),
    told as (
      update delivery_logs d set
        delivered_at = ${sql.raw(reportedMoments.delivered)},
        bounced_at = ${sql.raw(reportedMoments.bounced)},
        complained_at = ${sql.raw(reportedMoments.complained)},
        provider_message_id = coalesce(d.provider_message_id, e.message_id),
        status = case when d.status = 'sending' then d.status
          else ${sql.raw(statusAfterReports(reportedMoments, 'd.status'))} end,
        sent_at = case when coalesce(e.delivered, e.bounced, e.complained) is null
          then d.sent_at else coalesce(d.sent_at, now()) end,
        last_error_code = case when coalesce(e.bounced, e.complained) is null
          then d.last_error_code else e.kind end,
        last_error = case when coalesce(e.bounced, e.complained) is null
          then d.last_error else e.detail end
      from event e where d.id = e.about
      returning d.*, e.detail,
        case when e.delivered is not null then 'email.delivered'
          when e.bounced is not null then 'email.bounced' end as type,
        -- As it is suppressed below: at the provider one list counts for every coach.
        case when e.kind in ('unsubscribed', 'complained') then 'all' end as scope
    ),
    suppressed as (
      insert into suppressions (email_hash, scope, reason)
      select e.email_hash, 'all', r.reason
      from event e join (values
        ('hard-bounced', 'bounced'), ('address-dead', 'bounced'), ('complained', 'complained'),
        ('address-complained', 'complained'), ('unsubscribed', 'unsubscribed')
      ) r (kind, reason) on r.kind = e.kind
      where e.email_hash is not null and (select count(*) from told) >= 0
      ${sql.raw(keepStrongerReason)}
      returning email_hash
    ),
    ended as (
      update user_journeys j set is_completed = true, stopped_at = now()
      from event e, leads l
      where l.email_key = lower(e.email_address) and j.lead_id = l.id and not j.is_completed
        and e.kind in ('hard-bounced', 'complained', 'unsubscribed')
    ),
    ${tellingPrograms(happened)},
    heard as materialized (
      select count(pg_notify('webhooks', '')) as times from (${toldPrograms}) one
    )
    update webhook_events w set applied_at = now()
    from event e cross join heard where w.event_key = e.event_key
      and not (e.about is null and e.delivery_id is null and e.message_id is not null)`.execute(db);
}

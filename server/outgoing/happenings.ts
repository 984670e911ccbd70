import { type RawBuilder, sql } from 'kysely';
import type { WebhookEvent } from '#engine/declaration/telling/webhook.ts';
import { emailShape, leadShape, registrationShape, submissionShape } from './shapes.ts';

// Each of these is SQL for `tellingPrograms`: rows of id (of an endpoint), coach, type, person,
// lead_id, data and place, for endpoints that want the event.

const hears = (coach: RawBuilder<unknown>, type: RawBuilder<unknown>) =>
  sql`join hearing h on h.coach = ${coach} and ${type} = any(h.events)`;

/**
 * Leads that are new or changed.
 *
 * @param leads rows of coach, place and the columns of a lead, with `is_new` and `is_changed`
 */
export function leadHappenings(leads: RawBuilder<unknown>): RawBuilder<unknown> {
  const type = sql`case when l.is_new then 'lead.created' else 'lead.updated' end`;
  return sql`
    select h.id, ${type} as type, l.email_key as person, l.id as lead_id,
      jsonb_build_object('lead', ${leadShape('l', sql`l.coach`)}) as data, l.place
    from ${leads} l ${hears(sql`l.coach`, type)} where l.is_new or l.is_changed`;
}

/** @param submissions rows of coach, place and the columns of a submission */
export function submissionHappenings(submissions: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select h.id, 'submission.accepted' as type, s.email_key as person, s.lead_id,
      jsonb_build_object('submission', ${submissionShape('s', sql`s.coach`)}) as data, s.place
    from ${submissions} s ${hears(sql`s.coach`, sql`'submission.accepted'`)}`;
}

/**
 * Seats that became firm or were freed.
 *
 * @param seats rows of coach, place, the columns of a registration, and email_key and name of its lead
 */
export function seatHappenings(
  seats: RawBuilder<unknown>,
  type: Extract<WebhookEvent, `event.${string}`>,
): RawBuilder<unknown> {
  return sql`
    select h.id, ${sql.lit(type)} as type, r.email_key as person, r.lead_id,
      jsonb_build_object('registration', ${registrationShape({ r: 'r', e: 'e', l: 'r' }, sql`r.coach`)})
        as data, r.place
    from ${seats} r ${hears(sql`r.coach`, sql`${sql.lit(type)}`)}
    join events e on e.id = r.event_id`;
}

/**
 * Emails that the provider reported on, except those that ask to confirm a sign-up: their readers are
 * no leads yet.
 *
 * @param emails rows of `type`, `detail` and the columns of a delivery
 */
export function emailHappenings(emails: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select h.id, d.type, lower(d.email_address) as person, d.lead_id,
      jsonb_build_object('email', ${emailShape('d')})
        || case when d.type = 'email.bounced' then jsonb_build_object('detail', d.detail)
           else '{}' end as data,
      1 as place
    from ${emails} d ${hears(sql`d.coach`, sql`d.type`)} where not d.body ? 'confirmation'`;
}

/** The coaches who know a person, each with the ids of their leads. @param person the canonical address */
const knownTo = (person: RawBuilder<unknown>) => sql`(
    select coach, jsonb_agg(lead_id order by lead_id) as lead_ids from (
      select d.coach, d.lead_id from delivery_logs d
      where lower(d.email_address) = ${person} and d.lead_id is not null
      union
      select e.coach, m.lead_id from webhook_messages m join webhook_endpoints e on e.id = m.endpoint_id
      where m.person = ${person} and m.lead_id is not null
    ) known group by coach
  )`;

/** @param people rows of person (the canonical address) and scope: a coach's slug, or `all` */
export function unsubscribedHappenings(people: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select h.id, 'unsubscribed' as type, p.person, null::uuid as lead_id,
      jsonb_build_object('email', p.person,
        'scope', case when p.scope = 'all' then 'all' else 'coach' end,
        'leadIds', k.lead_ids) as data,
      1 as place
    from ${people} p cross join lateral ${knownTo(sql`p.person`)} k
    ${hears(sql`k.coach`, sql`'unsubscribed'`)}
    where p.scope in ('all', k.coach)`;
}

/** A person erased in this transaction; nothing that is kept names them. */
export function erasedHappenings(person: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select h.id, 'erased' as type, null::text as person, null::uuid as lead_id,
      jsonb_build_object('leadIds', k.lead_ids) as data, 1 as place
    from ${knownTo(person)} k ${hears(sql`k.coach`, sql`'erased'`)}`;
}

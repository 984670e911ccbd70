import { sampleSource } from './sample-visits.ts';

/** How many people there are to be, and how many emails each of them has. */
export interface SampleSize {
  readonly people: number;
  readonly emails: number;
}

/** The age of the oldest row in days. Newer days have more rows. */
const days = 365;

/** SQL for the id of a row by its number: ascending, as the site's own ids are. */
const id = (kind: number, number = 'i') =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/**
 * The address of a person. Their order is another than that in which people came, as everywhere: an index
 * of addresses has to go to another place for each.
 */
export const sampleAddress = (number: number) =>
  `person-${String(number).split('').reverse().join('')}@example.com`;

/** The people of a batch, each with a funnel and a time; they get more frequent over time. */
const person = ({ people }: SampleSize) => `
  select i, ${id(1)} as lead_id, ${id(2)} as submission_id,
    'person-' || reverse(i::text) || '@example.com' as email,
    (array['Ada', 'Grace', 'Mary', 'Alan', 'Barbara', 'Katherine'])[1 + i % 6] || ' '
      || (array['Stone', 'Rivers', 'Field', 'Marsh', 'Wood'])[1 + i % 5] as name,
    translate(upper(substr(md5('reference' || i), 1, 6)), '01', 'XY') as reference,
    now() - (1 - sqrt(i::float8 / ${people})) * interval '${days} days' as at,
    f.funnel->>'id' as funnel_id, f.funnel->>'source' as source, f.funnel->>'coach' as coach,
    f.funnel->>'path' as path, f.funnel->>'version' as version, ${sampleSource} as traffic_source, f.funnel->>'function' as function,
    (f.funnel->>'campaign')::uuid as campaign_id
  from generate_series($1::int, $2::int) i
  join sample_funnels f on f.n = floor(
    power((i::bigint * 7919 % 10007) / 10007.0::float8, 2) * (select count(*) from sample_funnels)
  )::int`;

/** Writes a batch, from the first to the last of its numbers; the funnels are in `sample_funnels`. */
export const sampleStatements: readonly ((size: SampleSize) => string)[] = [
  (size) => `
    insert into leads (id, email, email_key, name, source, metadata, created_at)
    select lead_id, email, email, name, source, jsonb_build_object('page', path), at
    from (${person(size)}) p on conflict do nothing`,
  (size) => `
    insert into submissions
      (id, funnel_id, email_key, lead_id, outcome, reference, fields, page, created_at,
        traffic_source, version)
    select submission_id, funnel_id, email, lead_id, 'accepted', reference,
      jsonb_build_object('name', name, 'email', email), path, at, traffic_source, version
    from (${person(size)}) p on conflict do nothing`,
  (size) => `
    insert into user_journeys (lead_id, campaign_id, current_sequence, is_completed, created_at)
    select lead_id, campaign_id, 3, true, at
    from (${person(size)}) p where campaign_id is not null on conflict do nothing`,
  (size) => `
    with made as (
    insert into delivery_logs (id, dedupe_key, email_address, status, function_name, funnel_id,
      coach, stream, body, submission_id, lead_id, campaign_id, sequence, reference, attempts,
      next_attempt_at, provider, provider_message_id, subject, last_error_code, last_error,
      created_at, sent_at, delivered_at)
    select ${id(4, 'n')}, case k when 1 then concat('submission:', funnel_id, ':', lead_id, ':first')
        else concat('letter:', campaign_id, ':', email, ':sample-', k) end, email, status,
      function, funnel_id, coach, case k when 1 then 'outbound' else 'broadcast' end,
      jsonb_build_object('email', email, 'name', name), case k when 1 then submission_id end,
      lead_id, campaign_id, case when k > 1 then k - 1 end, reference, 1, at, 'postmark',
      md5('message' || n)::uuid::text, 'An email to ' || name,
      case when status in ('failed', 'bounced') then 'refused' end,
      case when status in ('failed', 'bounced') then 'The mailbox does not exist.' end, at,
      case when status in ('sent', 'delivered', 'bounced') then at end,
      case when status = 'delivered' then at end
    from (
      select p.email, p.name, p.function, p.funnel_id, p.coach, p.submission_id, p.lead_id,
        p.campaign_id, p.reference, k, n,
        p.at + (k - 1) * least(interval '2 days', (now() - p.at) / ${size.emails}) as at,
        case when n % 97 = 0 then 'failed' when n % 61 = 0 then 'bounced'
          when n % 7 = 0 then 'sent' else 'delivered' end as status
      from (${person(size)}) p cross join generate_series(1, ${size.emails}) k
      cross join lateral (select p.i::bigint * ${size.emails} + k as n) numbered
    ) d on conflict do nothing
    returning id, created_at, status, provider_message_id
    ), attempted as (
    insert into delivery_attempts
      (delivery_id, attempt, started_at, ended_at, outcome, status_code)
    select id, 1, created_at, created_at + interval '200 ms',
      case status when 'failed' then 'refused' else 'sent' end,
      case status when 'failed' then 422 else 200 end
    from made
    )
    insert into webhook_events
      (event_key, record_type, message_id, delivery_id, kind, detail, occurred_at, applied_at)
    select 'sample:' || id, 'Bounce', provider_message_id, id, 'hard-bounced',
      'The mailbox does not exist.', created_at + interval '4 s', created_at + interval '5 s'
    from made where status = 'bounced'`,
  (size) => `
    insert into error_logs (id, reference, function_name, error_message, request_data, created_at)
    select ${id(3)}, reference, function, 'The mailbox does not exist.',
      jsonb_build_object('funnel', funnel_id), at
    from (${person(size)}) p where i % 33 = 0 on conflict do nothing`,
];

import type { ClientBase } from 'pg';
import type { Site } from '#engine/site/site.ts';
import { campaignId } from '#server/db/identity.ts';
import { funnelVersion } from '#server/versions/funnel-version.ts';
import { writeSampleExperiments } from './sample-experiments.ts';
import { sampleSource, sampleVisits } from './sample-visits.ts';

/** People per batch; each has a submission, a journey and three emails. */
const batch = 100_000;

const filledTables = [
  'leads',
  'submissions',
  'user_journeys',
  'delivery_logs',
  'delivery_attempts',
  'error_logs',
];

/** The age of the oldest row in days. Newer days have more rows. */
const days = 365;

/**
 * Fills a migrated and reconciled database with people, their submissions, journeys and emails, and
 * with errors and visits. Ids and addresses follow from a number, so that a second run adds nothing. It
 * is one transaction, which drops the indexes, recreates them at the end and locks the tables
 * meanwhile.
 *
 * @param client a connection that nobody else uses
 * @param people how many leads; there are three times as many deliveries
 * @param say called after every batch with the number of leads so far
 */
export async function writeSampleRows(
  client: ClientBase,
  site: Site,
  people: number,
  say: (written: number) => void,
): Promise<void> {
  await client.query('begin');
  try {
    await leaveOutReferenceChecks(client);
    const indexes = await dropIndexes(client);
    await client.query(
      'create temporary table sample_funnels (n int, funnel jsonb) on commit drop',
    );
    await client.query(
      `insert into sample_funnels
        select row_number() over () - 1, value from jsonb_array_elements($1::jsonb)`,
      [JSON.stringify(listFunnels(site))],
    );
    for (let from = 1; from <= people; from += batch) {
      const to = Math.min(people, from + batch - 1);
      for (const statement of statements) await client.query(statement(people), [from, to]);
      say(to);
    }
    for (const definition of indexes) await client.query(definition);
    await writeSampleExperiments(client);
    for (const statement of sampleVisits) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('vacuum (analyze)');
}

/**
 * References follow from the same number as the row itself, and checking them would take longer than
 * writing. Only a superuser may skip the checks.
 */
async function leaveOutReferenceChecks(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    'select rolsuper as may from pg_roles where rolname = current_user',
  );
  if (rows[0]?.may) await client.query('set local session_replication_role = replica');
}

/** Drops the indexes that no constraint needs. @returns the statements that recreate them */
async function dropIndexes(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i
      where i.indrelid = any($1::regclass[])
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [filledTables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** The facts about funnels that rows refer to. */
function listFunnels({ funnels }: Site): readonly object[] {
  return funnels.flatMap(({ id, coach, declaration, paths: [path] }) => {
    if (declaration.kind !== 'lead') return [];
    const { source, journey, email } = declaration.submission;
    return [
      {
        id,
        path,
        source,
        coach: coach.slug,
        version: funnelVersion(declaration),
        function: email.function,
        campaign: journey ? campaignId(journey.campaign) : null,
      },
    ];
  });
}

/** SQL for the id of a row by its number: ascending, as the site's own ids are. */
const id = (kind: number, number = 'i') =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** The people of a batch, each with a funnel and a time; they get more frequent over time. */
const person = (people: number) => `
  select i, ${id(1)} as lead_id, ${id(2)} as submission_id,
    'person-' || i || '@example.com' as email,
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

const statements: readonly ((people: number) => string)[] = [
  (people) => `
    insert into leads (id, email, email_key, name, source, metadata, created_at)
    select lead_id, email, email, name, source, jsonb_build_object('page', path), at
    from (${person(people)}) p on conflict do nothing`,
  (people) => `
    insert into submissions
      (id, funnel_id, email_key, lead_id, outcome, reference, fields, page, created_at,
        traffic_source, version)
    select submission_id, funnel_id, email, lead_id, 'accepted', reference,
      jsonb_build_object('name', name, 'email', email), path, at, traffic_source, version
    from (${person(people)}) p on conflict do nothing`,
  (people) => `
    insert into user_journeys (lead_id, campaign_id, current_sequence, is_completed, created_at)
    select lead_id, campaign_id, 3, true, at
    from (${person(people)}) p where campaign_id is not null on conflict do nothing`,
  (people) => `
    with made as (
    insert into delivery_logs (id, dedupe_key, email_address, status, function_name, funnel_id,
      coach, stream, body, submission_id, lead_id, campaign_id, sequence, reference, attempts,
      next_attempt_at, provider, provider_message_id, subject, last_error_code, last_error,
      created_at, sent_at, delivered_at)
    select ${id(4, 'i * 3 + k')}, 'sample:' || i || ':' || k, email, status,
      function, funnel_id, coach, case k when 1 then 'outbound' else 'broadcast' end,
      jsonb_build_object('email', email, 'name', name), case k when 1 then submission_id end,
      lead_id, campaign_id, case when k > 1 then k - 1 end, reference, 1, at, 'postmark',
      ${id(5, 'i * 3 + k')}::text, 'An email to ' || name,
      case when status in ('failed', 'bounced') then 'refused' end,
      case when status in ('failed', 'bounced') then 'The mailbox does not exist.' end, at,
      case when status in ('sent', 'delivered', 'bounced') then at end,
      case when status = 'delivered' then at end
    from (
      select p.i, p.email, p.name, p.function, p.funnel_id, p.coach, p.submission_id, p.lead_id,
        p.campaign_id, p.reference, k,
        p.at + (k - 1) * least(interval '2 days', (now() - p.at) / 3) as at,
        case when (p.i * 3 + k) % 97 = 0 then 'failed' when (p.i * 3 + k) % 61 = 0 then 'bounced'
          when (p.i * 3 + k) % 7 = 0 then 'sent' else 'delivered' end as status
      from (${person(people)}) p cross join generate_series(1, 3) k
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
  (people) => `
    insert into error_logs (id, reference, function_name, error_message, request_data, created_at)
    select ${id(3)}, reference, function, 'The mailbox does not exist.',
      jsonb_build_object('funnel', funnel_id), at
    from (${person(people)}) p where i % 33 = 0 on conflict do nothing`,
];

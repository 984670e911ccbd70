import { CompiledQuery, sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';
import { heldCode, takeRoom } from '#server/limits/mailbox-quota.ts';
import type { HeardCoaches } from '#server/outgoing/heard-coaches.ts';
import { forms } from '#server/outgoing/tell-of-submissions.ts';
import { waitingCode } from '#server/seats/waiting-list.ts';
import { seatParts } from './seat-parts.ts';
import type { SavedRow, SubmissionRow } from './submission-row.ts';

const heldReason = sql.lit('The mailbox has had its emails of the day; this one waits for room.');
const waitingReason = sql.lit('Its person is on the waiting list; it is sent with a seat.');

/**
 * Saves any number of submissions at once: the record, the lead, the journey, the seat and the
 * pending email of each, or none of them. No submission id and no mailbox may stand in it twice.
 *
 * Every part sees the tables as they were when the statement began, so two processes may decide the
 * same thing at once. Unique keys settle it: the email's key names the submission before it, so of
 * two repeats that know the same past only one makes an email; seats are counted by the
 * registrations that were really inserted, under the event's row lock, whose numbers are always the
 * latest. A row for which this leaves no clear result gets none and is saved again by the caller.
 *
 * Lookups stand in laterals with a limit, because the planner knows nothing of the JSON's rows and
 * would otherwise read whole tables once it has a plan that was made when they were small.
 *
 * Who finds no seat joins the waiting list where the event has one, behind everybody who is in it, even
 * if a seat is free at that moment: it belongs to the first in line. The requested email is held back
 * until they have a seat, and the journey starts with it.
 *
 * An email above what its mailbox may get is held back: its row stands in the delivery log and says
 * why. Its journey starts when it is released.
 *
 * Who has freed their seat, or let it lapse, registers anew, however soon.
 *
 * Whoever repeats a sign-up has not shown that the mailbox is theirs: a lead keeps its name and every
 * value of its metadata and only gets what it did not have. What was typed stands in the submission.
 *
 * Rows are locked in one order (events, leads by key, then quotas by hash), so that two batches never
 * wait for each other in a circle.
 *
 * Messages to programs are a fifth of the work for one alone, and a twentieth in batches even where no
 * program listens, so there is a form of the statement without them. It looks for itself whether anybody
 * listens, in the moment of which it sees everything else, and then does nothing: no endpoint misses what
 * came after it was made. Where no form of a batch is about an event, the statement has no parts for
 * seats, which the database would set up for each batch.
 *
 * @param plan a number that changes when the database should make a new plan; without one it plans anew
 * @param heard what the caller remembers of who is listened to; without it messages are always written
 * @returns a row for each submission whose outcome is clear
 */
export async function saveSubmissions(
  db: Executor,
  submissions: readonly SubmissionRow[],
  plan?: number,
  heard?: HeardCoaches,
): Promise<readonly SavedRow[]> {
  const coaches = [...new Set(submissions.map(({ coach }) => coach))];
  if (heard !== undefined && !heard.hasAny(coaches)) {
    const saved = await save(db, submissions, { form: 'quiet', coaches, plan });
    if (saved.length > 0) return saved;
    heard.note(coaches);
  }
  return save(db, submissions, { form: 'telling', coaches, plan });
}

/** Which form of the statement is meant. */
interface Meant {
  readonly form: keyof typeof forms;
  readonly coaches: readonly string[];
  readonly plan: number | undefined;
}

/** The statement as it was put together, which takes as long as saving a few forms, by its name. */
const written = new Map<string, CompiledQuery>();

async function save(
  db: Executor,
  submissions: readonly SubmissionRow[],
  { form, coaches, plan }: Meant,
): Promise<readonly SavedRow[]> {
  const hasSeats = submissions.some(({ event_id }) => event_id !== null);
  const name = [forms[form].name, ...(hasSeats ? ['with-seats'] : []), plan ?? 'unplanned'].join(
    '-',
  );
  const known =
    written.get(name) ?? writeStatement(db, form, hasSeats, plan === undefined ? undefined : name);
  written.set(name, known);
  // The first parameter is the submissions; where the statement asks who listens, the second is whom to.
  const parameters = [JSON.stringify(submissions), coaches].slice(0, known.parameters.length);
  const { rows } = await db.executeQuery<SavedRow>(CompiledQuery.raw(known.sql, parameters));
  return rows;
}

/** @param name under which the database keeps the plan */
function writeStatement(
  db: Executor,
  form: keyof typeof forms,
  hasSeats: boolean,
  name: string | undefined,
): CompiledQuery {
  const { isMeant, led, recorded, messages, woken } = forms[form];
  const seats = hasSeats ? seatParts.seated : seatParts.seatless;
  return sql`${name === undefined ? sql`` : named(name)}
with decided as materialized (
  select i.*, i.delivery_address as email_key,
    known.id is not null as is_known, known.funnel_id as known_funnel_id,
    known.outcome as known_outcome, known.reference as known_reference,
    known.fields as known_fields, known.lead_id as known_lead_id,
    before.id as before_id, before.lead_id as before_lead_id,
    before.delivery_id as before_delivery_id, before.is_held as before_is_held,
    is_registered and tells_registered as is_refused,
    known.id is null and not is_repeat and not (is_registered and tells_registered) as is_new,
    i.event_id is not null and not is_registered as needs_seat
  from rows from (json_to_recordset(${''}::json) as (
    id uuid, reference text, funnel_id text, email text, name text, source text, metadata jsonb,
    lead_id uuid, fields jsonb, page text, attribution jsonb, campaign_id uuid, campaign_name text,
    page_id uuid, due_in_seconds float8, sequence_version text, event_id uuid, hold_seconds float8,
    waits boolean, tells_registered boolean, delivery_id uuid, delivery_address text, address_hash text,
    function_name text, coach text, body jsonb, send_in_seconds float8, consent_version text,
    consent_versions jsonb, traffic_source text, version text, variant text
  )) with ordinality as i(
    id, reference, funnel_id, email, name, source, metadata,
    lead_id, fields, page, attribution, campaign_id, campaign_name,
    page_id, due_in_seconds, sequence_version, event_id, hold_seconds,
    waits, tells_registered, delivery_id, delivery_address, address_hash,
    function_name, coach, body, send_in_seconds, consent_version, consent_versions, traffic_source,
    version, variant, place
  )
  left join lateral (select * from submissions s where s.id = i.id limit 1) known on true
  left join lateral (
    select s.id, s.lead_id, s.created_at, d.id as delivery_id, d.event_id,
      coalesce(d.last_error_code = ${heldCode}, false) as is_held
    from submissions s join delivery_logs d on d.submission_id = s.id
    where s.funnel_id = i.funnel_id and s.email_key = i.delivery_address and s.outcome = 'accepted'
    order by s.created_at desc limit 1
  ) before on true${seats.registered}
  cross join lateral (
    select coalesce(before.created_at > now() - interval '10 minutes'
        and coalesce(before.event_id, i.event_id) is not distinct from i.event_id
        and (i.event_id is null or ${seats.isRegistered}), false) as is_repeat,
      ${seats.isRegistered} as is_registered
  ) judged
  where ${isMeant([])}
),
${seats.granted}
lead as (
  insert into leads as l (id, email, email_key, name, source, metadata)
  select lead_id, email, email_key, name, source, metadata from granted order by email_key, source
  on conflict (email_key, source) do update set
    name = coalesce(l.name, excluded.name),
    metadata = coalesce(excluded.metadata || l.metadata, l.metadata, excluded.metadata)
  returning ${led}
),
saving as materialized (
  select g.id, g.place, g.coach, g.email_key, g.funnel_id, g.page_id, g.due_in_seconds,
    g.sequence_version, g.event_id, g.hold_seconds, g.needs_seat, g.is_late, g.before_id, g.delivery_id,
    g.delivery_address, g.address_hash, g.function_name, g.body, g.send_in_seconds,
    lead.id as saved_lead_id, coalesce(c.id, g.campaign_id) as journey_campaign_id
  from granted g
  join lead on lead.email_key = g.email_key
  left join email_campaigns c on c.name = g.campaign_name
),
${seats.taken}
quota as (${takeRoom(sql`saving where not is_late`)}
),
journey as (
  insert into user_journeys (lead_id, campaign_id, page_id, next_email_due_at, sequence_version)
  select saved_lead_id, journey_campaign_id, page_id,
    now() + make_interval(secs => due_in_seconds), sequence_version
  from saving s join quota q using (address_hash, delivery_id)
  where journey_campaign_id is not null
  on conflict (lead_id, campaign_id) do nothing
),
delivery as (
  insert into delivery_logs (
    id, dedupe_key, email_address, function_name, funnel_id, coach, body, submission_id, lead_id,
    campaign_id, next_attempt_at, status, last_error_code, last_error, held_mailbox, event_id
  )
  select s.delivery_id,
    case when is_late then 'waiting:' || event_id || ':' || saved_lead_id
      else 'submission:' || funnel_id || ':' || saved_lead_id || ':' || coalesce(before_id::text, 'first')
      end,
    delivery_address, function_name, funnel_id, coach,
    body
      || case when body ? 'leadId'
        then jsonb_build_object('leadId', saved_lead_id) else '{}' end
      || case when body ? 'campaignId' and journey_campaign_id is not null
        then jsonb_build_object('campaignId', journey_campaign_id) else '{}' end,
    id, saved_lead_id, journey_campaign_id, now() + make_interval(secs => send_in_seconds),
    case when q.delivery_id = s.delivery_id then 'pending' else 'suppressed' end,
    case when is_late then ${waitingCode} when q.delivery_id <> s.delivery_id then ${heldCode} end,
    case when is_late then ${waitingReason} when q.delivery_id <> s.delivery_id then ${heldReason} end,
    case when q.delivery_id <> s.delivery_id then address_hash end, event_id
  from saving s left join quota q using (address_hash)
  on conflict (dedupe_key) do nothing
  returning id, submission_id, status
),
settled as (
  select d.id, d.reference, d.funnel_id, d.email_key, d.fields, d.page, d.attribution,
    d.consent_version, d.consent_versions, d.traffic_source, d.version, d.variant,
    case
      when d.is_refused then 'already-registered'
      when s.is_late then 'waiting'
      when not d.is_new or s.id is not null then 'accepted'
      else 'full'
    end as outcome,
    case when d.is_new then s.saved_lead_id else d.before_lead_id end as lead_id
  from decided d
  left join saving s on s.id = d.id
  where not d.is_known and not ${seats.isUnclear}
),
record as (
  insert into submissions (
    id, reference, funnel_id, email_key, fields, page, attribution, consent_version,
    consent_versions, traffic_source, version, variant, outcome, lead_id
  )
  select id, reference, funnel_id, email_key, fields, page, attribution, consent_version,
    consent_versions, traffic_source, version, variant, outcome, lead_id
  from settled order by id
  on conflict (id) do nothing
  returning ${recorded}
),
${messages(hasSeats)}
notified as materialized (
  select count(pg_notify(channel, '')) as times from (
    (select 'deliveries' as channel from delivery d join saving s on s.delivery_id = d.id
      where s.send_in_seconds = 0 and not s.is_late limit 1)
    ${woken}
  ) one
)
select r.id, r.funnel_id, r.outcome, r.reference, null::jsonb as fields, r.lead_id,
  coalesce(d.id, case when not a.is_new then a.before_delivery_id end) as delivery_id,
  coalesce(d.status = 'suppressed', not a.is_new and a.before_is_held, false) as is_held,
  notified.times
from record r
join decided a on a.id = r.id
left join delivery d on d.submission_id = r.id
cross join notified
union all
select k.id, k.known_funnel_id, k.known_outcome, k.known_reference, k.known_fields,
  k.known_lead_id, d.id, coalesce(d.last_error_code = ${heldCode}, false), 0
from decided k
left join lateral (
  select id, last_error_code from delivery_logs where submission_id = k.id limit 1
) d on true
where k.is_known`.compile(db);
}

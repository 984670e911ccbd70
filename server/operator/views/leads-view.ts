import type { QueryResultRow } from 'pg';
import { isId } from '#server/db/identity.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { hashAddress } from '#server/email/suppression.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import { deliveryColumns } from './deliveries-view.ts';
import { listComing, type StoredJourney, type StoredSeat } from './person-schedule.ts';

/** What is shown of one person at most, of each kind. */
const mostShown = 100;

/** The columns of a lead's line; the table has the alias l. */
export const leadColumns = `l.id, l.email, l.name, l.source, l.created_at as "createdAt"`;

/** Everything known of the person behind a lead, whatever funnels they came through. */
export async function findPerson(
  { site, secret, database: { pool } }: Pick<OperatorDeps, 'site' | 'secret' | 'database'>,
  id: string,
) {
  if (!isId(id)) return undefined;
  const read = <Row extends QueryResultRow>(text: string, values: readonly unknown[]) =>
    runStatement<Row>(pool, { text, values, timeoutMs: 5000 });
  const [lead] = await read<{ email: string; email_key: string; now: Date }>(
    `select ${leadColumns}, l.metadata, l.email_key, now() as now from leads l where l.id = $1`,
    [id],
  );
  if (!lead) return undefined;
  const { email_key: key, now, ...shown } = lead;
  const ofPerson = '(select id from leads where email_key = $1)';
  const [others, submissions, journeys, seats, deliveries, suppressions] = await Promise.all([
    read(
      `select ${leadColumns} from leads l where l.email_key = $1 and l.id <> $2
        order by l.created_at desc limit ${mostShown}`,
      [key, id],
    ),
    read(
      `select s.id, s.funnel_id as "funnelId", s.outcome, s.reference, s.fields, s.page,
          s.attribution, s.created_at as "createdAt", c.text as consent
        from submissions s left join consent_texts c on c.version = s.consent_version
        where s.email_key = $1
        order by s.created_at desc limit ${mostShown}`,
      [key],
    ),
    read<StoredJourney & QueryResultRow>(
      `select j.id, c.name as campaign, j.current_sequence as "currentSequence",
          j.next_email_due_at as "nextEmailDueAt", j.is_completed as "isCompleted",
          j.created_at as "createdAt",
          j.stopped_at as "stoppedAt",
          array(select e.content->>'id' from email_sequences e
            where e.campaign_id = j.campaign_id and e.version = j.sequence_version
            order by e.step) as letters
        from user_journeys j join email_campaigns c on c.id = j.campaign_id
        where j.lead_id in ${ofPerson} order by j.created_at desc limit ${mostShown}`,
      [key],
    ),
    read<StoredSeat & QueryResultRow>(
      `select r.id, e.id as "eventId", e.name as event, e.starts_at as "startsAt", e.time_zone as "timeZone",
          r.created_at as "createdAt"
        from event_registrations r join events e on e.id = r.event_id
        where r.lead_id in ${ofPerson} order by r.created_at desc limit ${mostShown}`,
      [key],
    ),
    read(
      // Two lists with an index each; one condition with "or" would read the whole table.
      `select ${deliveryColumns} from delivery_logs d
        where d.id in (
          select id from delivery_logs where lead_id in ${ofPerson}
          union
          (select id from delivery_logs where lower(email_address) in ($1, lower($2))
            order by created_at desc limit ${mostShown})
        )
        order by d.created_at desc limit ${mostShown}`,
      [key, lead.email],
    ),
    read(
      `select scope, reason, created_at as "createdAt" from suppressions
        where email_hash = $1 order by created_at desc`,
      [hashAddress(secret, lead.email)],
    ),
  ]);
  return {
    lead: shown,
    others,
    submissions,
    journeys,
    seats,
    coming: listComing(site, journeys, seats, now),
    deliveries,
    suppressions,
  };
}

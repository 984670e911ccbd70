import { sql } from 'kysely';
import type { JsonObject } from '#server/db/column-types.ts';
import { noticeFunction, type ToldLead } from '#server/email/notice/notice-contract.ts';
import { requestedStream } from '#server/email/suppression/of-deliveries.ts';
import { senderOf } from '#server/email/transports/transport.ts';
import type { ClaimedItem, OutboxTable } from '#server/outbox/kind.ts';

/** The function name under which campaign emails stand in the delivery log. */
export const sequenceFunction = 'process-email-sequence';

/** What a delivery says besides how far it is. */
export interface DeliveryFields {
  /** By the database's clock. */
  readonly claimedAt: Date;
  /** What the provider called it in a report: it has been sent, although no answer said so. */
  readonly messageId: string | null;
  readonly emailAddress: string;
  readonly functionName: string;
  readonly funnelId: string | null;
  readonly coach: string;
  readonly stream: string;
  readonly body: JsonObject;
  /** What the visitor's submission said; a function's body need not carry it. */
  readonly visitorName: string | null;
  readonly reference: string | null;
  /** The event that it is about; null for none, and for what a release without dates wrote. */
  readonly eventId: string | null;
  /** The entry of its reader's seat in their calendar: its own name, if any, and how often it changed. */
  readonly calendar: { readonly uid: string | null; readonly sequence: number } | null;
  /** The sign-ups that it tells of, those of them that are still known; null where it tells of none. */
  readonly leads: readonly ToldLead[] | null;
}

/** A delivery that belongs to this process until its lease runs out. */
export type ClaimedDelivery = ClaimedItem & DeliveryFields;

const coachAsDestination = sql.lit(senderOf(''));

/** The delivery log as an outbox. */
export const deliveryTable: OutboxTable<DeliveryFields> = {
  channel: 'deliveries',
  name: 'delivery_logs',
  attempts: 'delivery_attempts',
  attemptOf: 'delivery_id',
  fields: sql`now() as "claimedAt", item.provider_message_id as "messageId", item.email_address as "emailAddress",
    item.function_name as "functionName", item.funnel_id as "funnelId", item.coach, item.stream,
    item.body, item.reference, item.event_id as "eventId",
    (select jsonb_build_object('uid', r.calendar_uid, 'sequence', e.moves + coalesce(r.moves, 0))
      from events e left join event_registrations r on r.event_id = e.id and r.lead_id = item.lead_id
      where e.id = item.event_id) as calendar,
    (select s.fields->>'name' from submissions s where s.id = item.submission_id) as "visitorName",
    case when item.function_name = ${sql.lit(noticeFunction)} then (
      select jsonb_agg(jsonb_build_object('funnelId', s.funnel_id, 'email', s.email_key,
        'fields', s.fields, 'source', l.source, 'page', s.page, 'trafficSource', s.traffic_source,
        'createdAt', s.created_at) order by s.created_at)
      from submissions s left join leads l on l.id = s.lead_id
      where s.id in (select told::uuid from jsonb_array_elements_text(item.body->'submissionIds') told)
    ) end as leads`,
  destinations: sql`item.stream, ${coachAsDestination} || item.coach`,
  everywhere: '*',
  // What a visitor waits for goes before campaign emails, however many there are.
  precedence: [
    sql`item.stream = ${sql.lit(requestedStream)}`,
    sql`item.stream <> ${sql.lit(requestedStream)}`,
  ],
};

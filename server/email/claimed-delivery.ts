import { sql } from 'kysely';
import type { JsonObject } from '#server/db/tables.ts';
import type { ClaimedItem, OutboxTable } from '#server/outbox/kind.ts';
import { requestedStream } from './suppression.ts';

/** What a delivery says besides how far it is. */
export interface DeliveryFields {
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
}

/** A delivery that belongs to this process until its lease runs out. */
export type ClaimedDelivery = ClaimedItem & DeliveryFields;

/** The delivery log as an outbox. */
export const deliveryTable: OutboxTable<DeliveryFields> = {
  channel: 'deliveries',
  name: 'delivery_logs',
  attempts: 'delivery_attempts',
  attemptOf: 'delivery_id',
  fields: sql`item.provider_message_id as "messageId", item.email_address as "emailAddress",
    item.function_name as "functionName", item.funnel_id as "funnelId", item.coach, item.stream,
    item.body, item.reference,
    (select s.fields->>'name' from submissions s where s.id = item.submission_id) as "visitorName"`,
  destination: sql`item.stream`,
  everywhere: '*',
  // What a visitor waits for goes before campaign emails, however many there are.
  precedence: [
    sql`item.stream = ${sql.lit(requestedStream)}`,
    sql`item.stream <> ${sql.lit(requestedStream)}`,
  ],
};

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonObject } from './tables.ts';

type OptionalTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** Programs elsewhere that are told what happens. */
interface WebhookEndpointsTable {
  id: string;
  coach: string;
  url: string;
  events: string[];
  origin: 'declared' | 'made';
  /** Stopped by itself or by an operator; what is removed stays for the sake of its messages. */
  state: Generated<'active' | 'stopped' | 'removed'>;
  stopped_because: string | null;
  /** Of the secret that was made for it; until the overlap ends the one before signs, too. */
  generation: Generated<number>;
  overlap_until: OptionalTimestamp;
  /** Attempts that failed in a row, whatever their messages. */
  failures: Generated<number>;
  paused_until: OptionalTimestamp;
  last_error: string | null;
  last_delivered_at: OptionalTimestamp;
  created_at: GeneratedTimestamp;
}

/** What they are told, one by one. */
interface WebhookMessagesTable {
  id: Generated<string>;
  /** In this order an endpoint hears of one person. */
  place: GeneratedAlways<number>;
  endpoint_id: string;
  type: string;
  /** The canonical address; null for what is about nobody, and once the person was erased. */
  person: string | null;
  lead_id: string | null;
  /** Null once the person was erased. */
  data: ColumnType<JsonObject | null, string | null | undefined, string | null>;
  status: Generated<'pending' | 'sending' | 'sent' | 'failed' | 'suppressed'>;
  attempts: Generated<number>;
  maybe_sent: Generated<boolean>;
  next_attempt_at: GeneratedTimestamp;
  lease_until: OptionalTimestamp;
  lease_token: string | null;
  status_code: number | null;
  last_error: string | null;
  created_at: GeneratedTimestamp;
  sent_at: OptionalTimestamp;
}

interface WebhookAttemptsTable {
  id: GeneratedAlways<number>;
  message_id: string;
  attempt: number;
  started_at: GeneratedTimestamp;
  ended_at: OptionalTimestamp;
  outcome: string | null;
  status_code: number | null;
  detail: string | null;
}

/** The tables of outgoing webhooks. */
export interface WebhookTables {
  webhook_endpoints: WebhookEndpointsTable;
  webhook_messages: WebhookMessagesTable;
  webhook_attempts: WebhookAttemptsTable;
}

import { sql } from 'kysely';
import type { WebhookEvent } from '#engine/declaration/telling/webhook.ts';
import type { JsonObject } from '#server/db/column-types.ts';
import type { OutboxTable } from '#server/outbox/kind.ts';

export interface MessageEndpoint {
  readonly id: string;
  readonly coach: string;
  readonly url: string;
  readonly origin: 'declared' | 'made';
  /** Which of its derived secrets signs. */
  readonly generation: number;
  /** Whether the previous secret signs too. */
  readonly overlaps: boolean;
}

/** A message without its state. */
export interface MessageFields {
  readonly type: WebhookEvent;
  /** Null after its person was erased. */
  readonly data: JsonObject | null;
  readonly createdAt: Date;
  readonly endpoint: MessageEndpoint;
}

/** How many messages of one endpoint are under way at a time. */
const room = 4;

/** After this many consecutive failures an endpoint gets one message at a time, and pauses after each. */
export const failuresUntilPause = 5;

/** Webhook messages as an outbox: a lane per endpoint, and in it one message per person. */
export const messageTable: OutboxTable<MessageFields> = {
  channel: 'webhooks',
  name: 'webhook_messages',
  attempts: 'webhook_attempts',
  attemptOf: 'message_id',
  fields: sql`item.type, item.data, item.created_at as "createdAt", (
    select jsonb_build_object('id', e.id, 'coach', e.coach, 'url', e.url, 'origin', e.origin,
      'generation', e.generation, 'overlaps', coalesce(e.overlap_until > now(), false))
    from webhook_endpoints e where e.id = item.endpoint_id) as endpoint`,
  destinations: sql`'webhook:' || item.endpoint_id`,
  everywhere: 'webhook:*',
  precedence: [
    sql`not exists (select from webhook_messages earlier
      where earlier.endpoint_id = item.endpoint_id and earlier.person = item.person
        and earlier.place < item.place and earlier.status in ('pending', 'sending'))`,
  ],
  lanes: {
    rows: sql`select e.id, greatest(0,
        case when e.failures >= ${sql.lit(failuresUntilPause)} then 1 else ${sql.lit(room)} end
        - (select count(*) from webhook_messages under_way
          where under_way.endpoint_id = e.id and under_way.status = 'sending'
            and under_way.lease_until > now())) as room
      from webhook_endpoints e
      -- No pause is longer than an hour, unless the clock has gone back since.
      where e.state = 'active' and coalesce(e.paused_until not between now() and now() + interval '61 minutes', true)`,
    isIn: sql`item.endpoint_id = lane.id`,
  },
};

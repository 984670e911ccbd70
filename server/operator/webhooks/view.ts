import { type RawBuilder, sql } from 'kysely';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type {
  Webhook,
  WebhookLine,
  WebhookMessageLine,
} from '#engine/contract/console/operations.ts';
import { isId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { failuresUntilPause } from '#server/outgoing/message-table.ts';

/** How many messages of an endpoint are shown, and how many attempts of each. */
const shownMessages = 50;
const shownAttempts = 5;

const counted = (statuses: string) => sql<number>`(select count(*)::int from webhook_messages m
  where m.endpoint_id = e.id and m.status in (${sql.raw(statuses)}))`;

/** SQL: whether messages of an endpoint `e` wait for which a condition on `m` holds. */
const waits = (
  condition: RawBuilder<boolean>,
) => sql<boolean>`exists (select from webhook_messages m
  where m.endpoint_id = e.id and m.status in ('pending', 'sending') and ${condition})`;

const state = sql<WebhookLine['state']>`case when e.state <> 'active' then e.state
  when e.failures >= ${sql.lit(failuresUntilPause)} then 'paused'
  when e.failures > 0 then 'failing'
  when ${waits(sql`m.last_error is not null`)} then 'retrying' else 'well' end`;

const nextAttemptAt = sql<Date | null>`(select min(m.next_attempt_at) from webhook_messages m
  where m.endpoint_id = e.id and m.status = 'pending' and m.next_attempt_at > now())`;

const selectLines = (db: Executor) =>
  db
    .selectFrom('webhook_endpoints as e')
    .select(({ fn }) => [
      'e.id',
      'e.coach',
      'e.url',
      'e.events',
      'e.origin',
      state.as('state'),
      fn.coalesce('e.stopped_because', 'e.last_error').as('problem'),
      sql<Date | null>`case when e.paused_until > now() then e.paused_until end`.as('pausedUntil'),
      'e.last_delivered_at as lastDeliveredAt',
      nextAttemptAt.as('nextAttemptAt'),
      counted("'pending', 'sending'").as('waiting'),
      counted("'failed'").as('failed'),
    ]);

/** All endpoints that were not removed, those with a problem first. */
export function listWebhooks(db: Executor): Promise<readonly Unserialized<WebhookLine>[]> {
  return selectLines(db)
    .where('e.state', '<>', 'removed')
    .orderBy(sql`e.state <> 'stopped'`)
    .orderBy('e.failures', 'desc')
    .orderBy('e.coach')
    .orderBy('e.url')
    .execute();
}

/** An endpoint with its latest messages; undefined if there is none. */
export async function findWebhook(
  db: Executor,
  id: string,
): Promise<Unserialized<Webhook> | undefined> {
  if (!isId(id)) return undefined;
  const line = await selectLines(db).where('e.id', '=', id).executeTakeFirst();
  if (line === undefined) return undefined;
  const messages = await db
    .selectFrom('webhook_messages as m')
    .select([
      'm.id',
      'm.type',
      'm.status',
      'm.lead_id as leadId',
      'm.created_at as createdAt',
      sql<Date | null>`case when m.status = 'pending' then m.next_attempt_at end`.as(
        'nextAttemptAt',
      ),
      sql<Unserialized<WebhookMessageLine>['attempts']>`array(
        select jsonb_build_object('at', to_jsonb(a.started_at), 'statusCode', a.status_code,
          'detail', a.detail)
        from webhook_attempts a where a.message_id = m.id
        order by a.id desc limit ${sql.lit(shownAttempts)})`.as('attempts'),
    ])
    .where('m.endpoint_id', '=', id)
    .orderBy('m.place', 'desc')
    .limit(shownMessages)
    .execute();
  return { ...line, messages };
}

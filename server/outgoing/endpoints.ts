import { type SqlBool, sql } from 'kysely';
import type { WebhookEvent } from '#engine/declaration/telling/webhook.ts';
import { newId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { tellOf } from '#server/db/notifications.ts';
import { bringForward } from './bring-forward.ts';
import { madeSecret } from './signature.ts';

export interface DeclaredEndpoint {
  readonly coach: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

/**
 * Writes the declared webhooks to their table. One that is no longer declared gets nothing more, and
 * its waiting messages stay; one that stopped itself stays stopped until an operator resumes it.
 */
export async function storeDeclaredEndpoints(
  db: Executor,
  endpoints: readonly DeclaredEndpoint[],
): Promise<void> {
  const rows = JSON.stringify(endpoints.map((endpoint) => ({ id: newId(), ...endpoint })));
  await sql`
    with declared as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as d (id uuid, coach text, url text, events jsonb)
    ),
    gone as (
      update webhook_endpoints e set state = 'removed'
      where e.origin = 'declared' and e.state <> 'removed'
        and not exists (select from declared d where d.coach = e.coach and d.url = e.url)
    )
    insert into webhook_endpoints as e (id, coach, url, events, origin)
    select id, coach, url, array(select jsonb_array_elements_text(events)), 'declared' from declared
    on conflict (coach, url) do update set
      origin = 'declared', events = excluded.events,
      state = case when e.state = 'removed' then 'active' else e.state end
    where e.origin <> 'declared' or e.events <> excluded.events or e.state = 'removed'`.execute(db);
}

/** A webhook made in the console, with its secret, which is shown once. */
export interface MadeEndpoint {
  readonly id: string;
  readonly secret: string;
}

/**
 * Makes a webhook. A removed one is reused with a new secret.
 *
 * @param secret the site's secret
 * @returns undefined if this coach already has one at that address
 */
export async function makeEndpoint(
  db: Executor,
  secret: string,
  { coach, url, events }: DeclaredEndpoint,
): Promise<MadeEndpoint | undefined> {
  const made = { events: [...events], origin: 'made' as const };
  const row = await db
    .insertInto('webhook_endpoints')
    .values({ id: newId(), coach, url, ...made })
    .onConflict((conflict) =>
      conflict
        .columns(['coach', 'url'])
        .doUpdateSet(({ eb }) => ({
          ...made,
          state: 'active',
          stopped_because: null,
          failures: 0,
          paused_until: null,
          last_error: null,
          generation: eb('webhook_endpoints.generation', '+', 1),
          overlap_until: null,
        }))
        .where('webhook_endpoints.state', '=', 'removed'),
    )
    .returning(['id', 'generation'])
    .executeTakeFirst();
  return row && { id: row.id, secret: madeSecret(secret, row.id, row.generation) };
}

/** How long the previous secret keeps signing. */
const overlap = sql.lit('1 day');

/**
 * Gives a webhook made in the console a new secret; the previous one signs for another day.
 *
 * @returns the new secret; undefined if there is no such webhook
 */
export async function rotateSecret(
  db: Executor,
  secret: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('webhook_endpoints')
    .set(({ eb }) => ({
      generation: eb('generation', '+', 1),
      overlap_until: sql<Date>`now() + interval ${overlap}`,
    }))
    .where('id', '=', id)
    .where('origin', '=', 'made')
    .where('state', '<>', 'removed')
    .returning('generation')
    .executeTakeFirst();
  return row && madeSecret(secret, id, row.generation);
}

/** Removes a webhook made in the console; its messages stay in its list. @returns whether there was one */
export async function removeEndpoint(db: Executor, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_endpoints')
    .set({ state: 'removed' })
    .where('id', '=', id)
    .where('origin', '=', 'made')
    .where('state', '<>', 'removed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Resumes a stopped or paused webhook at once, with what waits for it. @returns whether there was one */
export async function resumeEndpoint(db: Executor, id: string): Promise<boolean> {
  const { rows } = await sql`
    with resumed as (
      update webhook_endpoints set state = 'active', stopped_because = null, failures = 0,
        paused_until = null
      where id = ${id}::uuid and state <> 'removed' returning id
    ),
    ${bringForward(sql`select id from resumed`)}
    select pg_notify('webhooks', '') from resumed`.execute(db);
  return rows.length > 0;
}

/** Puts other words in the place of what matches in the answers that webhooks keep of their receivers. */
export async function hideInAnswers(db: Executor, pattern: string, words: string): Promise<void> {
  const hidden = (column: 'last_error' | 'stopped_because') =>
    sql<string | null>`regexp_replace(${sql.ref(column)}, ${pattern}, ${words}, 'gi')`;
  await db
    .updateTable('webhook_endpoints')
    .set({ last_error: hidden('last_error'), stopped_because: hidden('stopped_because') })
    .where(sql<SqlBool>`concat_ws(' ', last_error, stopped_because) ~* ${pattern}`)
    .execute();
}

/**
 * Sends messages again: all failed ones, or any single one, unless their endpoint was removed. Messages
 * waiting behind them for the same person keep their order.
 *
 * @returns how many
 */
export async function replayMessages(
  db: Executor,
  which: { readonly endpointId: string } | { readonly messageId: string },
): Promise<number> {
  const condition =
    'messageId' in which
      ? sql`m.id = ${which.messageId}::uuid and m.status in ('sent', 'failed')`
      : sql`m.endpoint_id = ${which.endpointId}::uuid and m.status = 'failed'`;
  const { rows } = await sql<{ replayed: number }>`
    with replayed as (
      update webhook_messages m set status = 'pending', attempts = 0, next_attempt_at = now()
      where ${condition} and m.data is not null and exists (
        select from webhook_endpoints e where e.id = m.endpoint_id and e.state <> 'removed')
      returning 1
    ),
    ${tellOf('webhooks', sql`replayed`)}
    select (select count(*)::int from replayed) as replayed, told.times from told`.execute(db);
  return rows[0]?.replayed ?? 0;
}

/** Writes a message about an invented person, which is sent like any other. */
export async function writeTestMessage(
  db: Executor,
  endpointId: string,
  type: WebhookEvent,
  data: object,
): Promise<void> {
  await db
    .with('written', (cte) =>
      cte
        .insertInto('webhook_messages')
        .values({ endpoint_id: endpointId, type, data: JSON.stringify(data) })
        .returning('id'),
    )
    .selectFrom('written')
    .select(sql`pg_notify('webhooks', '')`.as('told'))
    .execute();
}

import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Executor } from './kysely.ts';
import { type DatabaseLog, describeConnection } from './pool.ts';

export type StopListening = () => Promise<void>;

/**
 * SQL for a CTE `told` of one row, `times`, that notifies the channel if the CTE `written` has a row.
 * The statement has to select from it, or PostgreSQL leaves it out.
 */
export function tellOf(
  channel: 'deliveries' | 'webhooks',
  written: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`told as materialized (
    select count(pg_notify(${sql.lit(channel)}, '')) as times from (select from ${written} limit 1) one
  )`;
}

/** Notifies a channel, once the transaction commits. */
export async function notify(db: Executor, channel: string): Promise<void> {
  await db.selectNoFrom(sql`pg_notify(${channel}, '')`.as('told')).execute();
}

const firstPauseMs = 250;
const maxPauseMs = 10_000;

/**
 * Calls `onNotify` with the payload of every NOTIFY on the channel, over a connection of its own that
 * reconnects by itself. Notifications are hints: they are lost while the connection is away, and behind
 * a pooler in transaction mode, so listeners poll too. After reconnecting, `onNotify` is called once
 * with an empty payload, because something may have been missed.
 */
export async function listenOnConnection(
  connection: pg.ClientConfig,
  channel: string,
  onNotify: (payload: string) => void,
  log: DatabaseLog,
): Promise<StopListening> {
  const stopped = new AbortController();
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client(describeConnection(connection));
    next.on('error', () => {});
    next.on('notification', ({ payload }) => onNotify(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    next.once('end', () => {
      if (!stopped.signal.aborted) void reconnect();
    });
  }

  async function reconnect(): Promise<void> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      const jitteredMs = pauseMs * (0.5 + Math.random() / 2);
      try {
        await wait(jitteredMs, undefined, { signal: stopped.signal, ref: false });
        await connect();
      } catch (error) {
        if (stopped.signal.aborted) return;
        log.warn(`Listening on "${channel}" was interrupted; polling continues: ${String(error)}`);
        continue;
      }
      if (stopped.signal.aborted) await client?.end();
      else onNotify('');
      return;
    }
  }

  await connect();
  return async () => {
    stopped.abort();
    await client?.end().catch(() => {});
  };
}

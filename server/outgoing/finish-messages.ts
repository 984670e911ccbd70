import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { type FinishedRow, finishItems } from '#server/outbox/finish.ts';
import { bringForward } from './bring-forward.ts';
import { failuresUntilPause, messageTable } from './message-table.ts';

/** The code of an endpoint that is gone for good (410). */
export const goneCode = 'gone';

/** The result of an attempt on a message; named as in the statement. */
export interface FinishedMessage extends FinishedRow {
  readonly code: string | null;
}

/** The pause after consecutive failures: half a minute, doubled each time, up to an hour. */
const pause = sql`make_interval(secs =>
  least(3600, 30 * power(2, least(e.failures + tried.failed, 20) - ${sql.lit(failuresUntilPause)})))`;

/**
 * Writes the results of messages: rows, attempts and the states of their endpoints. One that keeps
 * failing pauses, one that is gone is stopped, and a message that arrives ends every pause: that of its
 * endpoint, and after so many failures those of the messages that wait because of them.
 */
export function finishMessages(db: Executor, rows: readonly FinishedMessage[]): Promise<void> {
  return finishItems(db, messageTable, rows, {
    given: sql`code text`,
    status: sql`given.status`,
    sets: sql`
      status_code = coalesce(given.status_code, item.status_code),
      last_error = case when given.outcome = 'released' then item.last_error else given.error end,
      sent_at = case when given.status = 'sent' then now() else item.sent_at end`,
    finished: sql`item.endpoint_id`,
    isAwaited: sql`false`,
    effects: sql`endpoints as (
      update webhook_endpoints e set
        state = case when tried.is_gone and e.state = 'active' then 'stopped' else e.state end,
        stopped_because = case when tried.is_gone then tried.error else e.stopped_because end,
        failures = case when tried.arrived then 0 else e.failures + tried.failed end,
        paused_until = case when tried.arrived then null
          when e.failures + tried.failed >= ${sql.lit(failuresUntilPause)} then now() + ${pause}
          else e.paused_until end,
        last_error = case when tried.arrived then null else coalesce(tried.error, e.last_error) end,
        last_delivered_at = case when tried.arrived then now() else e.last_delivered_at end
      from (
        select endpoint_id, bool_or(outcome = 'sent') as arrived,
          count(*) filter (where outcome <> 'sent')::int as failed,
          bool_or(coalesce(code = ${sql.lit(goneCode)}, false)) as is_gone,
          max(error) as error
        from finished where outcome <> 'released'
        group by endpoint_id
      ) tried
      where e.id = tried.endpoint_id
    ),
    ${bringForward(sql`select e.id from webhook_endpoints e
      where e.failures >= ${sql.lit(failuresUntilPause)} and e.id in (
        select endpoint_id from finished where outcome = 'sent')`)}`,
  });
}

import { type RawBuilder, sql } from 'kysely';

/** How many waiting messages an endpoint gets in a second once it is well again. */
const perSecond = 8;

/**
 * SQL: a CTE that makes the messages due which wait out a pause of their own, one after another in their
 * order, because their endpoint takes messages again.
 *
 * For as long as a message's attempts last by themselves, one that is brought forward costs none of them:
 * otherwise an endpoint that is well in between would use up the attempts on what it still refuses.
 *
 * @param well selects the ids of the endpoints
 */
export function bringForward(well: RawBuilder<unknown>): RawBuilder<unknown> {
  const pause = sql`make_interval(secs => line.turn / ${sql.lit(perSecond)}.0)`;
  return sql`waiting as materialized (
      select id, endpoint_id, place from webhook_messages
      where endpoint_id in (${well}) and status = 'pending' and attempts > 0
        and next_attempt_at > now() + interval '1 minute'
      for no key update skip locked
    ),
    brought_forward as (
      update webhook_messages m set next_attempt_at = least(m.next_attempt_at, now() + ${pause}),
        attempts = case when m.created_at > now() - interval '3 days' then m.attempts - 1
          else m.attempts end
      from (
        select id, row_number() over (partition by endpoint_id order by place) - 1 as turn
        from waiting
      ) line
      where m.id = line.id
    )`;
}

import { sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';
import type { Suppressed } from '#server/outbox/results.ts';
import { hashAddress } from './list.ts';

/** Why an email of a campaign that has ended for its reader is not sent. */
const leftReason = 'left';

/** The part of a delivery that decides whether it may be sent. */
interface Addressed {
  readonly id: string;
  readonly emailAddress: string;
  readonly coach: string;
  readonly stream: string;
}

/**
 * Which of these deliveries must not be sent.
 *
 * A campaign that has ended for its reader by what they did elsewhere sends them nothing. Who
 * unsubscribed gets no more campaign emails but still what they ask for, like the guide; an
 * address that bounced or complained gets nothing.
 *
 * @returns why, by delivery id
 */
export async function findSuppressed(
  db: Executor,
  secret: string,
  deliveries: readonly Addressed[],
): Promise<ReadonlyMap<string, Suppressed>> {
  const ids = deliveries.map(({ id }) => id);
  const hashes = deliveries.map(({ emailAddress }) => hashAddress(secret, emailAddress));
  const coaches = deliveries.map(({ coach }) => coach);
  const streams = deliveries.map(({ stream }) => stream);
  const { rows } = await sql<{ id: string; reason: string }>`${named('find-suppressed-deliveries')}
    with d as materialized (
      select * from unnest(${ids}::uuid[], ${hashes}::text[], ${coaches}::text[], ${streams}::text[])
        as d (id, hash, coach, stream)
    )
    select distinct on (d.id) d.id, s.reason
    from d join suppressions s on s.email_hash = d.hash and s.scope in ('all', d.coach)
    where d.stream <> ${sql.lit(requestedStream)} or s.reason <> 'unsubscribed'
    union all
    select d.id, ${leftReason} from d
    join delivery_logs l on l.id = d.id
    join user_journeys j on j.lead_id = l.lead_id and j.campaign_id = l.campaign_id
    where d.stream <> ${sql.lit(requestedStream)} and j.left_at is not null`.execute(db);
  const because = (reason: string) => ({
    reason,
    detail:
      reason === leftReason
        ? 'A booking or a purchase elsewhere has ended the campaign for this person.'
        : `The address is on the list of suppressed addresses: ${reason}.`,
  });
  return new Map(rows.map(({ id, reason }) => [id, because(reason)]));
}

/** The stream of requested emails: the guide, the confirmation, the reminder. */
export const requestedStream = 'outbound';

/**
 * Where a refusal counts: a refused requested email means the address is dead for all; a refused
 * campaign email may only mean that the person unsubscribed at the provider from this coach's.
 */
export function suppressionFor(delivery: Pick<Addressed, 'stream' | 'coach'>): {
  readonly scope: string;
  readonly reason: 'refused' | 'unsubscribed';
} {
  return delivery.stream === requestedStream
    ? { scope: 'all', reason: 'refused' }
    : { scope: delivery.coach, reason: 'unsubscribed' };
}

import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { requestedStream } from '#server/email/suppression/of-deliveries.ts';

/** A period by its first moment and the first one after it. */
export interface Period {
  readonly from: RawBuilder<Date>;
  readonly until: RawBuilder<Date>;
}

/** After this long, somebody who waits for an email has stopped looking for it. */
const slowMinutes = 5;

/** Emails that somebody waits for and that we did not hold back. */
const isRequested = sql<boolean>`stream = ${sql.lit(requestedStream)} and submission_id is not null
  and held_mailbox is null and event_id is null`;

const isSlow = sql<boolean>`sent_at > created_at + make_interval(mins => ${sql.lit(slowMinutes)})`;

/** What an email was written for; empty for those that operators ask for and that inform the team. */
const kind = sql<string>`case when submission_id is not null then 'requested'
  when sequence is not null then 'campaign' when body ? 'confirmation' then 'confirmation'
  when event_id is not null then 'event' else '' end`;

const minutes = sql<string>`case when starts_with(dedupe_key, 'reminder:')
  then split_part(dedupe_key, ':', 4) else '' end`;

const errorCode = sql<string | null>`case when status = 'failed' then last_error_code end`;

/** The UTC day on which a row was written. */
const day = sql<Date>`(created_at at time zone 'UTC')::date`;

/** What tells the emails of a day apart. */
export const emailKeys = [
  'day',
  'coach',
  'funnel_id',
  'campaign_id',
  'function_name',
  'sequence',
  'kind',
  'minutes',
  'error_code',
] as const;

/** How many there were of each, and what became of them. */
export const emailCounts = [
  'written',
  'waiting',
  'sent',
  'failed',
  'returned',
  'bounced',
  'complained',
  'requested',
  'slow',
] as const;

/** Counts the emails written in a period from their rows. */
export function countEmails(db: Executor, { from, until }: Period) {
  return db
    .selectFrom('delivery_logs')
    .select(({ fn }) => [
      day.as('day'),
      'coach',
      'funnel_id',
      'campaign_id',
      'function_name',
      'sequence',
      kind.as('kind'),
      minutes.as('minutes'),
      errorCode.as('error_code'),
      fn.countAll<number>().as('written'),
      fn.countAll<number>().filterWhere('status', 'in', ['pending', 'sending']).as('waiting'),
      fn.count<number>('sent_at').as('sent'),
      fn.countAll<number>().filterWhere('status', '=', 'failed').as('failed'),
      fn.countAll<number>().filterWhere('status', 'in', ['bounced', 'complained']).as('returned'),
      fn.count<number>('bounced_at').as('bounced'),
      fn.count<number>('complained_at').as('complained'),
      fn.count<number>('sent_at').filterWhere(isRequested).as('requested'),
      fn.countAll<number>().filterWhere(isRequested).filterWhere(isSlow).as('slow'),
    ])
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .groupBy([...emailKeys]);
}

/** What tells the forms of a day apart, and how many there were. */
export const outcomeColumns = ['day', 'funnel_id', 'outcome', 'submissions'] as const;

/** Counts the forms sent in a period from their rows. */
export function countOutcomes(db: Executor, { from, until }: Period) {
  return db
    .selectFrom('submissions')
    .select(({ fn }) => [
      day.as('day'),
      'funnel_id',
      'outcome',
      fn.countAll<number>().as('submissions'),
    ])
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .groupBy(['day', 'funnel_id', 'outcome']);
}

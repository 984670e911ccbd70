import { type RawBuilder, sql } from 'kysely';
import type { eventEmailFields } from '#engine/declaration/coach.ts';

/** An email about an event that is not written when a form is sent. */
export interface EventEmail {
  readonly eventId: string;
  readonly eventName: string;
  readonly functionName: string;
  /** The known values that the function asks for. */
  readonly fields: readonly string[];
  readonly funnelId: string;
  readonly coach: string;
}

/** SQL for the body of such an email, over a row `l` of leads. */
export function bodyOf({
  eventId,
  eventName,
  fields,
}: Pick<EventEmail, 'eventId' | 'eventName'> & {
  /** Names, or SQL for them. */
  readonly fields: EventEmail['fields'] | RawBuilder<unknown>;
}): RawBuilder<unknown> {
  const values = {
    email: sql`l.email_key`,
    name: sql`l.name`,
    leadId: sql`l.id`,
    source: sql`l.source`,
    eventId: sql`${eventId}::text`,
    eventName: sql`${eventName}::text`,
  } satisfies Record<(typeof eventEmailFields)[number], RawBuilder<unknown>>;
  const known = Object.entries(values).map(([field, value]) => sql`${sql.lit(field)}, ${value}`);
  return sql`(select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(jsonb_build_object(${sql.join(known)})) where key = any(${fields}::text[]))`;
}

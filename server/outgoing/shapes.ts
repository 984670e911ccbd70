import { type RawBuilder, sql } from 'kysely';
import type { JsonObject } from '#server/db/column-types.ts';

/**
 * SQL for the shapes in `engine/contract/webhooks/shapes.ts`, each over the columns of rows under the
 * given names, so that every report of a lead, submission or registration is the same.
 */
type Shape = RawBuilder<JsonObject>;

/** SQL: a moment as in JSON, ISO 8601 in UTC with milliseconds. */
function isoTime(at: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** @param l a row of `leads` */
export function leadShape(l: string, coach: RawBuilder<string>): Shape {
  const own = columnsOf(l);
  return sql`jsonb_build_object('id', ${own('id')}, 'coach', ${coach}, 'email', ${own('email')}, 'name', ${own('name')},
    'source', ${own('source')}, 'metadata', ${own('metadata')}, 'createdAt', ${isoTime(own('created_at'))})`;
}

/** @param s a row of `submissions` */
export function submissionShape(s: string, coach: RawBuilder<string>): Shape {
  const own = columnsOf(s);
  return sql`jsonb_build_object('id', ${own('id')}, 'reference', ${own('reference')},
    'funnel', ${own('funnel_id')}, 'coach', ${coach}, 'leadId', ${own('lead_id')},
    'email', ${own('email_key')}, 'fields', ${own('fields')}, 'page', ${own('page')},
    'attribution', ${own('attribution')}, 'trafficSource', ${own('traffic_source')},
    'version', ${own('version')}, 'variant', ${own('variant')},
    'consentVersion', ${own('consent_version')}, 'consentVersions', ${own('consent_versions')},
    'createdAt', ${isoTime(own('created_at'))})`;
}

/**
 * @param r a row of `event_registrations`
 * @param e its row of `events`
 * @param l its row of `leads`; only `email_key` and the name are used
 */
export function registrationShape(
  { r, e, l }: { readonly r: string; readonly e: string; readonly l: string },
  coach: RawBuilder<string>,
): Shape {
  const registration = columnsOf(r);
  const event = columnsOf(e);
  const lead = columnsOf(l);
  return sql`jsonb_build_object('id', ${registration('id')}, 'coach', ${coach},
    'leadId', ${registration('lead_id')}, 'email', ${lead('email_key')}, 'name', ${lead('name')},
    'event', jsonb_build_object('id', ${event('id')}, 'key', ${event('key')}, 'name', ${event('name')},
      'startsAt', ${isoTime(event('starts_at'))}, 'timeZone', ${event('time_zone')},
      'minutes', ${event('minutes')}),
    'createdAt', ${isoTime(registration('created_at'))})`;
}

/** @param d a row of `delivery_logs` */
export function emailShape(d: string): Shape {
  const own = columnsOf(d);
  return sql`jsonb_build_object('id', ${own('id')}, 'coach', ${own('coach')}, 'leadId', ${own('lead_id')},
    'email', ${own('email_address')}, 'subject', ${own('subject')}, 'funnel', ${own('funnel_id')},
    'campaign', (select c.name from email_campaigns c where c.id = ${own('campaign_id')}),
    'sentAt', ${isoTime(own('sent_at'))})`;
}

function columnsOf(row: string): (column: string) => RawBuilder<unknown> {
  return (column) => sql.ref(`${row}.${column}`);
}

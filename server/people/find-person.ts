import { type RawBuilder, sql } from 'kysely';
import { hashAddress } from '#server/email/suppression.ts';
import { addressKeys } from './address.ts';

/** Which rows belong to one person, as conditions for statements. */
export interface PersonRows {
  /** The keyed hash of the address, as in `suppressions`. */
  readonly hash: string;
  /** Over `leads l`. */
  readonly leads: RawBuilder<boolean>;
  /** Over `submissions s`. */
  readonly submissions: RawBuilder<boolean>;
  /** Over `delivery_logs d`. */
  readonly deliveries: RawBuilder<boolean>;
  /** Over `mailbox_messages m`. */
  readonly messages: RawBuilder<boolean>;
  /** Over `error_logs e`. */
  readonly errors: RawBuilder<boolean>;
  /** Over `webhook_events w`. */
  readonly events: RawBuilder<boolean>;
}

/** The rows of whoever has this address, whatever its case and the spelling of its domain. */
export function rowsOfPerson(secret: string, address: string): PersonRows {
  const keys = addressKeys(address);
  const hash = hashAddress(secret, address);
  const leads = sql<boolean>`l.email_key = any(${keys}::text[])`;
  const leadIds = sql`(select l.id from leads l where ${leads})`;
  // Lists with an index each; one condition with "or" would read a table of millions.
  const submissionIds = sql`(
    select id from submissions where email_key = any(${keys}::text[])
    union select id from submissions where lead_id in ${leadIds})`;
  const deliveryIds = sql`(
    select id from delivery_logs where lower(email_address) = any(${keys}::text[])
    union select id from delivery_logs where lead_id in ${leadIds}
    union select id from delivery_logs where submission_id in ${submissionIds})`;
  const submissions = sql<boolean>`s.id in ${submissionIds}`;
  const deliveries = sql<boolean>`d.id in ${deliveryIds}`;
  const events = sql<boolean>`w.event_key in (
    select event_key from webhook_events where email_hash = ${hash}
    union select event_key from webhook_events where delivery_id in ${deliveryIds})`;
  const messages = sql<boolean>`
    (lower(m.to_address) = any(${keys}::text[]) or m.delivery_id in ${deliveryIds})`;
  const escaped = keys.map((key) => key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const quoted = `(?<![\\w.+-])(${escaped.join('|')})(?![\\w-])`;
  // A provider's words may quote the address; the site's own reports have the reference or the id.
  const errors = sql<boolean>`
    (e.reference in (select s.reference from submissions s where ${submissions}
        union all select d.reference from delivery_logs d where ${deliveries})
      or e.request_data->>'deliveryId' in (select id::text from ${deliveryIds} as ids (id))
      or e.error_message || ' ' || coalesce(e.request_data::text, '') ~* ${quoted})`;
  return { hash, leads, submissions, deliveries, messages, errors, events };
}

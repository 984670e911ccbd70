import { domainToUnicode } from 'node:url';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import { escapePattern } from '#engine/patterns/escape-pattern.ts';
import type { Tables } from '#server/db/tables.ts';
import { hashAddress } from '#server/email/suppression/list.ts';

/** Which rows belong to one person, as SQL conditions. */
export interface PersonRows {
  /** The keyed hash of the address, as in `suppressions`. */
  readonly hash: string;
  /** A case-insensitive regular expression for the address in other texts. */
  readonly quoted: string;
  /** Over `confirmations c`: sign-ups that wait for their confirmation, and proofs of the others. */
  readonly confirmations: Expression<SqlBool>;
  /** Over `leads l`. */
  readonly leads: Expression<SqlBool>;
  /** Over `submissions s`. */
  readonly submissions: Expression<SqlBool>;
  /** Over `delivery_logs d`. */
  readonly deliveries: Expression<SqlBool>;
  /** Over `mailbox_messages m`. */
  readonly messages: Expression<SqlBool>;
  /** Over `error_logs e`. */
  readonly errors: Expression<SqlBool>;
  /** Over `webhook_events w`. */
  readonly events: Expression<SqlBool>;
  /** Over `inbound_events b`: reports about them, and unreadable ones that name them. */
  readonly inbound: Expression<SqlBool>;
  /** Over `import_rows i`: also rows that are not judged yet, by their content. */
  readonly importRows: Expression<SqlBool>;
}

/** The tables with the aliases that the conditions use. */
interface Named {
  c: Tables['confirmations'];
  l: Tables['leads'];
  s: Tables['submissions'];
  d: Tables['delivery_logs'];
  m: Tables['mailbox_messages'];
  e: Tables['error_logs'];
  w: Tables['webhook_events'];
  b: Tables['inbound_events'];
  i: Tables['import_rows'];
}

/** The rows of whoever has this address, however it is spelt. */
export function rowsOfPerson(secret: string, address: string): PersonRows {
  const key = canonicalAddress(address);
  const hash = hashAddress(secret, address);
  const eb = expressionBuilder<Tables & Named, keyof Named>();
  const leadIds = eb.selectFrom('leads').select('id').where('email_key', '=', key);
  // Each part has an index; one condition with "or" would read a table of millions.
  const submissions = eb.selectFrom('submissions').select('id');
  const submissionIds = submissions
    .where('email_key', '=', key)
    .union(submissions.where('lead_id', 'in', leadIds));
  const deliveries = eb.selectFrom('delivery_logs').select('id');
  const deliveryIds = deliveries
    .where(sql<string>`lower(email_address)`, '=', key)
    .union(deliveries.where('lead_id', 'in', leadIds))
    .union(deliveries.where('submission_id', 'in', submissionIds));
  const events = eb.selectFrom('webhook_events').select('event_key');
  const eventKeys = events
    .where('email_hash', '=', hash)
    .union(events.where('delivery_id', 'in', deliveryIds));
  const references = eb
    .selectFrom('submissions')
    .select('reference')
    .where('id', 'in', submissionIds)
    .unionAll(eb.selectFrom('delivery_logs').select('reference').where('id', 'in', deliveryIds));
  // A provider's message may quote the address; the site's own reports have a reference or an id.
  // In JSON a line break before it is written as a letter.
  const quoted = `(?:(?<![\\w.+-])|(?<=\\\\[bfnrt]))(${spellings(address).map(escapePattern).join('|')})(?![\\w-])`;
  return {
    hash,
    quoted,
    confirmations: eb('c.email_key', '=', key),
    leads: eb('l.email_key', '=', key),
    submissions: eb('s.id', 'in', submissionIds),
    deliveries: eb('d.id', 'in', deliveryIds),
    messages: eb.or([
      eb(sql`lower(m.to_address)`, '=', key),
      eb('m.delivery_id', 'in', deliveryIds),
    ]),
    errors: eb.or([
      eb('e.reference', 'in', references),
      sql<SqlBool>`e.request_data->>'deliveryId' in (select id::text from ${deliveryIds} as ids)`,
      sql<SqlBool>`e.error_message || ' ' || coalesce(e.request_data::text, '') ~* ${quoted}`,
    ]),
    events: eb('w.event_key', 'in', eventKeys),
    inbound: eb.or([eb('b.email_key', '=', key), sql<SqlBool>`b.seen ~* ${quoted}`]),
    importRows: eb.or([
      eb('i.email_key', '=', key),
      sql<SqlBool>`i.email_key is null and array_to_string(i.cells, ' ') ~* ${quoted}`,
    ]),
  };
}

/** Possible quotations of an address: canonical, with its domain in Unicode, as typed. */
function spellings(address: string): readonly string[] {
  const key = canonicalAddress(address);
  const at = key.lastIndexOf('@') + 1;
  const readable = key.slice(0, at) + (domainToUnicode(key.slice(at)) || key.slice(at));
  return [...new Set([key, readable, address.normalize('NFC').trim()])];
}

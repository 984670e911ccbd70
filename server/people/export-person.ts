import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import type { JsonObject } from '#server/db/column-types.ts';
import type { Executor } from '#server/db/kysely.ts';
import { type SentEmail, unpackEmail } from '#server/email/copies/packed-email.ts';
import { allCopies } from '#server/email/copies/sent-copies.ts';
import { keyStrayLeads } from './canonical-keys.ts';
import { rowsOfPerson } from './find-person.ts';

/** Everything the site knows about one person; each part is a list of rows as stored. */
export interface PersonExport {
  readonly address: string;
  readonly exportedAt: string;
  readonly leads: readonly JsonObject[];
  /** What was imported with them, what they agreed to then, and where. */
  readonly imported: readonly JsonObject[];
  /** Import rows that were not written. */
  readonly importRows: readonly JsonObject[];
  /** With the consent texts that were agreed to, by sending and by ticking. */
  readonly submissions: readonly JsonObject[];
  /**
   * Sign-ups that wait for a confirmation, and the proof of confirmed ones: both moments, both texts
   * and the keyed hashes of both networks.
   */
  readonly confirmations: readonly JsonObject[];
  readonly journeys: readonly JsonObject[];
  readonly registrations: readonly JsonObject[];
  /** The waiting lists they are on, with how many precede them. */
  readonly waiting: readonly JsonObject[];
  /** With each attempt. */
  readonly deliveries: readonly JsonObject[];
  /** Every email as sent, by its delivery's id. */
  readonly sentEmails: Readonly<Record<string, SentEmail>>;
  /** What the local mailbox has. */
  readonly mailbox: readonly JsonObject[];
  readonly errors: readonly JsonObject[];
  readonly providerEvents: readonly JsonObject[];
  /** Bookings and purchases reported by other services. */
  readonly inboundEvents: readonly JsonObject[];
  /** Webhook messages about them, and where they went. */
  readonly webhooks: readonly JsonObject[];
  /** Who may not email this address, and why. */
  readonly suppressions: readonly JsonObject[];
}

/**
 * Collects everything about the person with this address, however it is spelt, as of one moment. For an
 * unknown address the lists are empty.
 *
 * @param secret the site's secret, which keys the hashes of suppressed addresses
 * @param seen limits the database to what the requester may see
 */
export async function exportPerson(
  db: Executor,
  secret: string,
  address: string,
  seen = db,
): Promise<PersonExport> {
  const person = rowsOfPerson(secret, address);
  await keyStrayLeads(db);
  return seen
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const from = transaction.selectFrom.bind(transaction);
      const copies = await from('delivery_logs as d')
        .innerJoin(allCopies.as('s'), 's.delivery_id', 'd.id')
        .leftJoin('email_models as m', 'm.id', 's.model_id')
        .select(['d.id', 's.packed', 'm.content'])
        .where(person.deliveries)
        .orderBy('d.created_at')
        .orderBy('s.created_at')
        .execute();
      const { now } = await transaction
        .selectNoFrom(sql<string>`to_jsonb(now())`.as('now'))
        .executeTakeFirstOrThrow();
      return {
        address: address.trim(),
        exportedAt: now,
        leads: await read(
          from('leads as l').where(person.leads).orderBy('l.created_at'),
          sql`to_jsonb(l) - 'email_key'`,
        ),
        imported: await read(
          from('imported_leads as p')
            .innerJoin('imports as f', 'f.id', 'p.import_id')
            .innerJoin('leads as l', 'l.id', 'p.lead_id')
            .where(person.leads)
            .orderBy('f.created_at'),
          sql`to_jsonb(p) || jsonb_build_object('coach', f.coach,
            'agreed_to', f.settings->>'agreedTo', 'agreed_where', f.settings->>'agreedWhere',
            'imported_at', l.created_at)`,
        ),
        importRows: await read(
          from('import_rows as i').where(person.importRows).orderBy('i.created_at'),
          sql`to_jsonb(i) - 'email_key'`,
        ),
        submissions: await read(
          from('submissions as s')
            .leftJoin('consent_texts as c', 'c.version', 's.consent_version')
            .where(person.submissions)
            .orderBy('s.created_at'),
          sql`to_jsonb(s) || jsonb_build_object(
            'consent', to_jsonb(c) - 'created_at',
            'consents', (
              select jsonb_object_agg(box.key, to_jsonb(words) - 'created_at')
              from jsonb_each_text(s.consent_versions) box
              join consent_texts words on words.version = box.value
            )
          )`,
        ),
        confirmations: await read(
          from('confirmations as c').where(person.confirmations).orderBy('c.asked_at'),
          sql`to_jsonb(c) - 'email_key' || jsonb_build_object(
            'consent', (select to_jsonb(w) - 'created_at' from consent_texts w
              where w.version = c.consent_version),
            'email', (select to_jsonb(w) - 'created_at' from consent_texts w
              where w.version = c.email_version),
            'consents', (
              select jsonb_object_agg(box.key, to_jsonb(words) - 'created_at')
              from jsonb_each_text(c.consent_versions) box
              join consent_texts words on words.version = box.value
            )
          )`,
        ),
        journeys: await read(
          from('user_journeys as j')
            .innerJoin('email_campaigns as c', 'c.id', 'j.campaign_id')
            .innerJoin('leads as l', 'l.id', 'j.lead_id')
            .where(person.leads)
            .orderBy('j.created_at'),
          sql`to_jsonb(j) || jsonb_build_object('campaign', c.name)`,
        ),
        registrations: await read(
          from('event_registrations as r')
            .innerJoin('events as e', 'e.id', 'r.event_id')
            .innerJoin('leads as l', 'l.id', 'r.lead_id')
            .where(person.leads)
            .orderBy('r.created_at'),
          sql`to_jsonb(r) || jsonb_build_object('event', e.name, 'starts_at', e.starts_at)`,
        ),
        waiting: await read(
          from('event_waiting as w')
            .innerJoin('events as e', 'e.id', 'w.event_id')
            .innerJoin('leads as l', 'l.id', 'w.lead_id')
            .where(person.leads)
            .orderBy('w.created_at'),
          sql`to_jsonb(w) - 'mailbox' || jsonb_build_object('event', e.name, 'starts_at', e.starts_at,
            'before', (select count(*) from event_waiting o
              where o.event_id = w.event_id and o.place < w.place))`,
        ),
        deliveries: await read(
          from('delivery_logs as d').where(person.deliveries).orderBy('d.created_at'),
          sql`to_jsonb(d) - 'lease_token' || jsonb_build_object('attempt_details', array(
            select to_jsonb(a) from delivery_attempts a where a.delivery_id = d.id order by a.id
          ))`,
        ),
        sentEmails: Object.fromEntries(copies.map((row) => [row.id, unpackEmail(row)])),
        mailbox: await read(
          from('mailbox_messages as m').where(person.messages).orderBy('m.created_at'),
          sql`to_jsonb(m)`,
        ),
        errors: await read(
          from('error_logs as e').where(person.errors).orderBy('e.created_at'),
          sql`to_jsonb(e)`,
        ),
        inboundEvents: await read(
          from('inbound_events as b').where(person.inbound).orderBy('b.received_at'),
          sql`to_jsonb(b)`,
        ),
        providerEvents: await read(
          from('webhook_events as w').where(person.events).orderBy('w.occurred_at'),
          sql`to_jsonb(w) - 'event_key'`,
        ),
        webhooks: await read(
          from('webhook_messages as m')
            .innerJoin('webhook_endpoints as e', 'e.id', 'm.endpoint_id')
            .where('m.person', '=', canonicalAddress(address))
            .orderBy('m.place'),
          sql`to_jsonb(m) - 'lease_token' - 'person' || jsonb_build_object('host',
            substring(e.url from '^[a-z]+://([^/]+)'))`,
        ),
        suppressions: await read(
          from('suppressions').where('email_hash', '=', person.hash).orderBy('scope'),
          sql`jsonb_build_object('scope', scope, 'reason', reason, 'created_at', created_at)`,
        ),
      };
    });
}

/** @param row what to return of each row */
async function read<Known, Names extends keyof Known>(
  rows: SelectQueryBuilder<Known, Names, object>,
  row: RawBuilder<unknown>,
): Promise<readonly JsonObject[]> {
  const found = await rows.select(row.as('row')).$castTo<{ row: JsonObject }>().execute();
  return found.map((one) => one.row);
}

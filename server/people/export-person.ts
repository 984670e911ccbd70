import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { JsonObject, Tables } from '#server/db/tables.ts';
import { type SentEmail, unpackEmail } from '#server/email/sent-copies.ts';
import { rowsOfPerson } from './find-person.ts';

/** Everything the site knows of one person; each part is a list of rows as they are stored. */
export interface PersonExport {
  readonly address: string;
  readonly exportedAt: string;
  readonly leads: readonly JsonObject[];
  /** With the consent text that was agreed to. */
  readonly submissions: readonly JsonObject[];
  readonly journeys: readonly JsonObject[];
  readonly registrations: readonly JsonObject[];
  /** With each try. */
  readonly deliveries: readonly JsonObject[];
  /** Every email as it was sent, by its delivery's id. */
  readonly sentEmails: Readonly<Record<string, SentEmail>>;
  /** What the local mailbox kept. */
  readonly mailbox: readonly JsonObject[];
  readonly errors: readonly JsonObject[];
  readonly providerEvents: readonly JsonObject[];
  /** Who may not write to this address, and why. */
  readonly suppressions: readonly JsonObject[];
}

/**
 * Collects everything about the person with this address, whatever its case, as of one moment.
 * Nobody being known by it is no error: the lists are empty then.
 *
 * @param secret the site's secret, which keys the hashes of suppressed addresses
 */
export function exportPerson(
  db: Kysely<Tables>,
  secret: string,
  address: string,
): Promise<PersonExport> {
  const person = rowsOfPerson(secret, address);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const read = async (statement: RawBuilder<{ row: JsonObject }>) =>
        (await statement.execute(transaction)).rows.map(({ row }) => row);
      const copies = await sql<{ id: string; packed: Buffer; content: string | null }>`
        select d.id, s.packed, m.content from delivery_logs d
        join sent_emails s on s.delivery_id = d.id left join email_models m on m.id = s.model_id
        where ${person.deliveries} order by d.created_at`.execute(transaction);
      const now = await read(sql`select jsonb_build_object('at', now()) as row`);
      return {
        address: address.trim(),
        exportedAt: String(now[0]?.['at']),
        leads: await read(sql`
          select to_jsonb(l) - 'email_key' as row from leads l where ${person.leads}
          order by l.created_at`),
        submissions: await read(sql`
          select to_jsonb(s) || jsonb_build_object('consent', to_jsonb(c) - 'created_at') as row
          from submissions s left join consent_texts c on c.version = s.consent_version
          where ${person.submissions} order by s.created_at`),
        journeys: await read(sql`
          select to_jsonb(j) || jsonb_build_object('campaign', c.name) as row
          from user_journeys j join email_campaigns c on c.id = j.campaign_id
          join leads l on l.id = j.lead_id where ${person.leads} order by j.created_at`),
        registrations: await read(sql`
          select to_jsonb(r) || jsonb_build_object('event', e.name, 'starts_at', e.starts_at) as row
          from event_registrations r join events e on e.id = r.event_id
          join leads l on l.id = r.lead_id where ${person.leads} order by r.created_at`),
        deliveries: await read(sql`
          select to_jsonb(d) - 'lease_token' || jsonb_build_object('tries', array(
            select to_jsonb(a) from delivery_attempts a where a.delivery_id = d.id order by a.id
          )) as row
          from delivery_logs d where ${person.deliveries} order by d.created_at`),
        sentEmails: Object.fromEntries(copies.rows.map((row) => [row.id, unpackEmail(row)])),
        mailbox: await read(sql`
          select to_jsonb(m) as row from mailbox_messages m where ${person.messages}
          order by m.created_at`),
        errors: await read(sql`
          select to_jsonb(e) as row from error_logs e where ${person.errors}
          order by e.created_at`),
        providerEvents: await read(sql`
          select to_jsonb(w) - 'event_key' as row from webhook_events w where ${person.events}
          order by w.occurred_at`),
        suppressions: await read(sql`
          select jsonb_build_object('scope', scope, 'reason', reason, 'created_at', created_at)
            as row
          from suppressions where email_hash = ${person.hash} order by scope`),
      };
    });
}

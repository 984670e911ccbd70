import { sql } from 'kysely';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import type { Executor } from '#server/db/kysely.ts';
import { hideInSettings } from '#server/db/settings.ts';
import { throughContention } from '#server/db/through-contention.ts';
import { suppress } from '#server/email/suppression/list.ts';
import { mailboxHash, mailboxId } from '#server/limits/mailbox-quota.ts';
import { hideInAnswers } from '#server/outgoing/endpoints.ts';
import { eraseFromMessages } from '#server/outgoing/tell-of-people.ts';
import { keyStrayLeads } from './canonical-keys.ts';
import { eraseFromNotices } from './erase-notices.ts';
import { lockForErasing } from './erasing-lock.ts';
import { type PersonRows, rowsOfPerson } from './find-person.ts';
import { type GoneRow, recountImports } from './recount-imports.ts';

/** How many rows of each kind were removed. */
export interface Erased {
  readonly leads: number;
  readonly submissions: number;
  /** Sign-ups that waited for their confirmation, and proofs of confirmed ones. */
  readonly confirmations: number;
  readonly journeys: number;
  readonly registrations: number;
  readonly deliveries: number;
  readonly mailbox: number;
  readonly errors: number;
  readonly providerEvents: number;
  readonly inboundEvents: number;
  /** Rows of imports that name them. */
  readonly importRows: number;
}

/**
 * Removes everything about the person with this address, completely or not at all. Their seats are
 * freed for people who wait. Only a keyed hash stays on the list of suppressed addresses, so that no
 * campaign email reaches them later; what they ask for anew is still sent.
 *
 * An email that is with the provider at this moment may still arrive.
 *
 * @param secret the site's secret, which keys the hash
 */
export async function erasePerson(db: Executor, secret: string, address: string): Promise<Erased> {
  const person = rowsOfPerson(secret, address);
  await keyStrayLeads(db);
  const { goneRows, ...erased } = await throughContention(() =>
    eraseRows(db, secret, address, person),
  );
  await throughContention(() => recountSeats(db));
  await throughContention(() => recountImports(db, goneRows));
  return { ...erased, importRows: goneRows.length };
}

function eraseRows(
  db: Executor,
  secret: string,
  address: string,
  person: PersonRows,
): Promise<Omit<Erased, 'importRows'> & { readonly goneRows: readonly GoneRow[] }> {
  return db.transaction().execute(async (transaction) => {
    await lockForErasing(transaction);
    const count = async (deletion: {
      executeTakeFirstOrThrow(): Promise<{ readonly numDeletedRows: bigint }>;
    }) => Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
    await eraseFromMessages(transaction, canonicalAddress(address));
    await eraseFromNotices(transaction, person);
    // In the common lock order: confirmations, events, reports, deliveries, journeys, leads and, last,
    // suppressed addresses. Rows that are found through others precede those.
    const erased = {
      // A confirmation at this moment is either completed before, or finds nothing to confirm.
      confirmations: await count(
        transaction.deleteFrom('confirmations as c').where(person.confirmations),
      ),
      registrations: await freeSeats(transaction, person),
      errors: await count(transaction.deleteFrom('error_logs as e').where(person.errors)),
      providerEvents: await count(
        transaction.deleteFrom('webhook_events as w').where(person.events),
      ),
      inboundEvents: await count(
        transaction.deleteFrom('inbound_events as b').where(person.inbound),
      ),
      mailbox: await eraseMessages(transaction, person),
      deliveries: await count(
        transaction.deleteFrom('delivery_logs as d').where(person.deliveries),
      ),
      journeys: await count(
        transaction
          .deleteFrom('user_journeys as j')
          .using('leads as l')
          .whereRef('l.id', '=', 'j.lead_id')
          .where(person.leads),
      ),
      submissions: await count(
        transaction.deleteFrom('submissions as s').where(person.submissions),
      ),
      leads: await count(transaction.deleteFrom('leads as l').where(person.leads)),
      goneRows: await transaction
        .deleteFrom('import_rows as i')
        .where(person.importRows)
        .returning(['i.import_id', 'i.verdict'])
        .execute(),
    };
    await transaction
      .deleteFrom('campaign_counts')
      .where('mailbox', '=', mailboxId(secret, address))
      .execute();
    await transaction
      .deleteFrom('address_quotas')
      .where('address_hash', '=', mailboxHash(secret, address))
      .execute();
    // Why emails pause, and what an examination of the site has made of it.
    await hideInSettings(transaction, person.quoted, 'an erased address');
    await hideInAnswers(transaction, person.quoted, 'an erased address');
    await suppress(transaction, { hash: person.hash, scope: 'all', reason: 'unsubscribed' });
    return erased;
  });
}

/**
 * The lead of somebody who registered while being erased is gone, but the seat was not counted down.
 * While the events are locked, every taken seat has been counted.
 */
async function recountSeats(db: Executor): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('events').select('id').orderBy('id').forNoKeyUpdate().execute();
    const seats = sql<number>`(select count(*)::int from event_registrations r
      where r.event_id = events.id)`;
    await transaction
      .updateTable('events')
      .set({ taken: seats })
      .where('taken', '>', seats)
      .execute();
  });
}

/** @returns how many messages were removed from the local mailbox */
async function eraseMessages(db: Executor, { deliveries, messages }: PersonRows): Promise<number> {
  // An email under way either reaches the mailbox before this, or finds its delivery gone.
  await db.selectFrom('delivery_logs as d').select('d.id').where(deliveries).forUpdate().execute();
  const { numDeletedRows } = await db
    .deleteFrom('mailbox_messages as m')
    .where(messages)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** @returns how many registrations were removed */
async function freeSeats(db: Executor, person: PersonRows): Promise<number> {
  await db
    .selectFrom('events')
    .select('id')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('event_registrations as r')
        .innerJoin('leads as l', 'l.id', 'r.lead_id')
        .select('r.event_id')
        .where(person.leads)
        // Otherwise somebody waiting could be offered a seat before this is complete.
        .union(
          selectFrom('event_waiting as w')
            .innerJoin('leads as l', 'l.id', 'w.lead_id')
            .select('w.event_id')
            .where(person.leads),
        ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { seats } = await db
    .with('gone', (query) =>
      query
        .deleteFrom('event_registrations as r')
        .using('leads as l')
        .whereRef('l.id', '=', 'r.lead_id')
        .where(person.leads)
        .returning('r.event_id'),
    )
    .with('freed', (query) =>
      query
        .updateTable('events as e')
        .from(({ selectFrom, fn }) =>
          selectFrom('gone')
            .select(['event_id', fn.countAll<number>().as('seats')])
            .groupBy('event_id')
            .as('g'),
        )
        .set({ taken: sql`e.taken - g.seats` })
        .whereRef('e.id', '=', 'g.event_id'),
    )
    .selectFrom('gone')
    .select(({ fn }) => fn.countAll<number>().as('seats'))
    .executeTakeFirstOrThrow();
  return seats;
}

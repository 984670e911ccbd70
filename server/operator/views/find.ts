import { type SqlBool, sql } from 'kysely';
import type { Found } from '#engine/contract/console/home.ts';
import type { Unserialized } from '#engine/contract/console/json.ts';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import { isId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { deliveryColumns } from './deliveries-view.ts';
import { listLeads } from './leads-list.ts';

/** Fewer letters would match everybody. */
const minLetters = 2;

/** How many of each kind are shown in a list that changes with every letter. */
const maxPeople = 6;
const maxDeliveries = 4;

/** What a few letters match; each part uses an index. */
export async function find(db: Executor, query = ''): Promise<Unserialized<Found>> {
  const asked = query.trim();
  if (asked.length < minLetters) return { people: [], deliveries: [] };
  const { rows: people } = await listLeads(db, { query: asked }, maxPeople);
  const named = await listDeliveries(db, asked);
  const first = people[0];
  const deliveries =
    named.length > 0 || first === undefined ? named : await listDeliveriesTo(db, first.email);
  return { people, deliveries };
}

/** The emails with this id or reference. */
async function listDeliveries(db: Executor, asked: string) {
  const deliveries = db.selectFrom('delivery_logs as d').select(deliveryColumns);
  if (isId(asked)) return deliveries.where('d.id', '=', asked).execute();
  if (!/^[2-9A-HJ-NP-Z]{6}$/i.test(asked)) return [];
  return deliveries
    .where('d.reference', '=', asked.toUpperCase())
    .orderBy('d.created_at', 'desc')
    .limit(maxDeliveries)
    .execute();
}

/** The latest emails to an address. */
function listDeliveriesTo(db: Executor, email: string) {
  return db
    .selectFrom('delivery_logs as d')
    .select(deliveryColumns)
    .where(sql<SqlBool>`lower(d.email_address) = ${canonicalAddress(email)}`)
    .orderBy('d.created_at', 'desc')
    .limit(maxDeliveries)
    .execute();
}

import { type SqlBool, sql } from 'kysely';
import type { QueryOf } from '#engine/contract/console/endpoints.ts';
import type { Page, Unserialized } from '#engine/contract/console/json.ts';
import type { LeadLine } from '#engine/contract/console/people.ts';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import type { Executor } from '#server/db/kysely.ts';
import { readAddressKey } from '#server/operator/context/page-keys.ts';
import { cutPage, pageSize, readPage } from './paging.ts';

/** The columns of a lead's line; the table's alias is l. */
export const leadColumns = [
  'l.id',
  'l.email',
  'l.name',
  'l.source',
  'l.created_at as createdAt',
] as const;

type LeadPage = Page<Unserialized<LeadLine>>;

/**
 * Leads: all, newest first; those with a visitor's reference; or those whose address begins with the
 * query, by address, and after the last of them whoever is called so, as far as the page has room.
 */
export async function listLeads(
  db: Executor,
  { query: asked = '', before }: QueryOf<'GET /leads'>,
  size = pageSize,
): Promise<LeadPage> {
  const query = asked.trim();
  const leads = db.selectFrom('leads as l').select(leadColumns);
  if (query === '') return readPage(leads, 'l', before, size);
  if (/^[2-9A-HJ-NP-Z]{6}$/i.test(query)) {
    const reference = query.toUpperCase();
    const referred = leads.where('l.id', 'in', (eb) =>
      eb
        .selectFrom('submissions')
        .select('lead_id')
        .where('reference', '=', reference)
        .unionAll(
          eb.selectFrom('delivery_logs').select('lead_id').where('reference', '=', reference),
        ),
    );
    const found = await readPage(referred, 'l', before, size);
    if (found.rows.length > 0) return found;
  }
  const page = await listByAddress(db, query, before, size);
  if (page.next !== null || before !== undefined) return page;
  const known = new Set(page.rows.map(({ id }) => id));
  const named = await listByName(db, query, size);
  const others = named.filter(({ id }) => !known.has(id));
  return { rows: [...page.rows, ...others].slice(0, size), next: null };
}

/** So many of a frequent name are looked at; whoever has a rarer one as well types that, too. */
const maxNamed = 1000;

/** The newest of those with a name in which words begin with each word of the query. */
async function listByName(db: Executor, query: string, size: number) {
  const words = query.includes('@') ? [] : (query.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []);
  if (words.length === 0) return [];
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  const isNamed = sql<SqlBool>`to_tsvector('simple', l.name) @@ to_tsquery('simple', ${beginnings})`;
  // On its own, so that the index of names is read and never all leads from the newest on.
  return db
    .with(
      (name) => name('named').materialized(),
      (of) => of.selectFrom('leads as l').select(leadColumns).where(isNamed).limit(maxNamed),
    )
    .selectFrom('named')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
}

/**
 * Sorted by the index that finds the beginnings of addresses: any other order would read all newer
 * leads first if only old ones match.
 */
async function listByAddress(
  db: Executor,
  beginning: string,
  before: string | undefined,
  size: number,
): Promise<LeadPage> {
  const last = readAddressKey(before ?? '');
  const isLater = sql<SqlBool>`l.email_key ~>=~ ${last?.email}
    and (l.email_key ~>~ ${last?.email} or l.id > ${last?.id}::uuid)`;
  const rows = await db
    .selectFrom('leads as l')
    .select(leadColumns)
    .select(sql<string>`l.email_key || '~' || l.id`.as('page_key'))
    .where('l.email_key', 'like', `${beginningOfKeys(beginning).replace(/[\\%_]/g, '\\$&')}%`)
    .$if(last !== undefined, (first) => first.where(isLater))
    .orderBy(sql`l.email_key using ~<~`)
    .orderBy('l.id')
    .limit(size + 1)
    .execute();
  return cutPage(rows, size, (row) => row.page_key);
}

/**
 * A domain that is still being typed has no A-labels yet, so everybody with the part before the @
 * matches.
 */
function beginningOfKeys(typed: string): string {
  const canonical = canonicalAddress(typed);
  const folded = typed.trim().normalize('NFKC');
  const at = folded.lastIndexOf('@');
  const label = folded.slice(Math.max(at, folded.lastIndexOf('.')));
  return at >= 0 && /[^!-~]/.test(label)
    ? canonical.slice(0, canonical.lastIndexOf('@') + 1)
    : canonical;
}

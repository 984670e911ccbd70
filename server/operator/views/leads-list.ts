import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import { leadColumns } from './leads-view.ts';
import { type Page, pageSize, readPage } from './paging.ts';

/** A line of the list of leads. */
export interface LeadLine {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly source: string;
  readonly createdAt: Date;
}

interface LeadFilter {
  readonly query: string | undefined;
  readonly before: string | undefined;
  readonly size?: number | undefined;
}

/**
 * Leads: all, newest first; the ones a visitor's reference leads to; or those whose address begins
 * with the query, by address.
 */
export async function listLeads(pool: Pool, filter: LeadFilter): Promise<Page<LeadLine>> {
  const query = filter.query?.trim() ?? '';
  const from = { columns: leadColumns, from: 'leads l', alias: 'l' };
  const { before, size } = filter;
  if (query === '') return readPage(pool, { ...from, before, size });
  if (/^[2-9A-HJ-NP-Z]{6}$/i.test(query)) {
    const where = [
      `l.id in (select lead_id from submissions where reference = $1
        union all select lead_id from delivery_logs where reference = $1)`,
    ];
    const values = [query.toUpperCase()];
    const found = await readPage<LeadLine>(pool, { ...from, where, values, before, size });
    if (found.rows.length > 0) return found;
  }
  return listByAddress(pool, query, filter);
}

/**
 * In the order of the index that finds the beginnings of addresses: in any other, a beginning that
 * only old leads have would read all newer ones first.
 */
async function listByAddress(
  pool: Pool,
  query: string,
  { before, size = pageSize }: LeadFilter,
): Promise<Page<LeadLine>> {
  const [, email, id] = /^(.*)~([0-9a-f-]{36})$/s.exec(before ?? '') ?? [];
  const beginning = `${query.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await runStatement<LeadLine & { id: string; page_key: string }>(pool, {
    text: `select ${leadColumns}, l.email_key || '~' || l.id as page_key from leads l
      where l.email_key like $1
        ${id ? 'and l.email_key ~>=~ $2 and (l.email_key ~>~ $2 or l.id > $3::uuid)' : ''}
      order by l.email_key using ~<~, l.id limit ${size + 1}`,
    values: id ? [beginning, email, id] : [beginning],
    timeoutMs: 10_000,
  });
  const shown = rows.slice(0, size);
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.page_key ?? null) : null };
}

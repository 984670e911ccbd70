import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import { type Page, pageSize } from './paging.ts';

/** A line of the audit log. */
export interface AuditLine {
  readonly id: number;
  readonly actor: string;
  readonly action: string;
  readonly target: string | null;
  readonly details: object | null;
  readonly createdAt: Date;
}

/**
 * What was done to the site, newest first, paged by id.
 *
 * @param before the `next` of the page before; anything else gives the first page
 */
export async function listAudit(pool: Pool, before: string | undefined): Promise<Page<AuditLine>> {
  const key = /^\d{1,15}$/.test(before ?? '') ? Number(before) : undefined;
  const rows = await runStatement<AuditLine & { id: number }>(pool, {
    text: `select id, actor, action, target, details, created_at as "createdAt" from audit_log
      ${key === undefined ? '' : 'where id < $1'} order by id desc limit ${pageSize + 1}`,
    values: key === undefined ? [] : [key],
    timeoutMs: 5000,
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > pageSize && last ? String(last.id) : null };
}

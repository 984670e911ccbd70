import type { QueryOf } from '#engine/contract/console/endpoints.ts';
import type { Page, Unserialized } from '#engine/contract/console/json.ts';
import type { AuditLine, ErrorLine } from '#engine/contract/console/operations.ts';
import type { Executor } from '#server/db/kysely.ts';
import { cutPage, pageSize, readPage } from './paging.ts';

/** The columns of an error's line. */
export const errorColumns = [
  'id',
  'reference',
  'function_name as functionName',
  'error_message as message',
  'request_data as requestData',
  'created_at as createdAt',
] as const;

/** Recorded failures, newest first; those with one reference if it is given as the query. */
export function listErrors(
  db: Executor,
  { query: asked, before }: QueryOf<'GET /errors'>,
  size = pageSize,
): Promise<Page<Unserialized<ErrorLine>>> {
  const reference = asked?.trim().toUpperCase();
  let query = db.selectFrom('error_logs').select(errorColumns);
  if (reference) query = query.where('reference', '=', reference);
  return readPage(query, 'error_logs', before, size);
}

/** The audit log, newest first, paged by id. */
export async function listAudit(
  db: Executor,
  { before = '' }: QueryOf<'GET /audit'>,
): Promise<Page<Unserialized<AuditLine>>> {
  let query = db
    .selectFrom('audit_log')
    .select([
      'id',
      'actor',
      'member_id as memberId',
      'action',
      'target',
      'details',
      'created_at as createdAt',
    ]);
  if (before !== '') query = query.where('id', '<', Number(before));
  const rows = await query
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return cutPage(rows, pageSize, ({ id }) => String(id));
}

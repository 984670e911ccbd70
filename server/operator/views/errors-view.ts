import type { Pool } from 'pg';
import { readPage } from './paging.ts';

/** Recorded failures, newest first; those of one reference when it is given. */
export function listErrors(
  pool: Pool,
  filter: {
    readonly reference: string | undefined;
    readonly before: string | undefined;
    readonly size?: number;
  },
) {
  const reference = filter.reference?.trim().toUpperCase() || undefined;
  return readPage(pool, {
    columns: `e.id, e.reference, e.function_name as "functionName",
      e.error_message as "message", e.request_data as "requestData", e.created_at as "createdAt"`,
    from: 'error_logs e',
    alias: 'e',
    where: reference === undefined ? [] : ['e.reference = $1'],
    values: reference === undefined ? [] : [reference],
    before: filter.before,
    size: filter.size,
  });
}

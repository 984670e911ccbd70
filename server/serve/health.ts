import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';

/** Whether the site can save what visitors send, and if not, why. */
export type Readiness =
  | { readonly isReady: true }
  | { readonly isReady: false; readonly reason: string };

/**
 * Asks the database whether it answers within two seconds and may be written to.
 * Migrations have been applied before the server listens.
 */
export async function checkReadiness(pool: Pool): Promise<Readiness> {
  const statement = {
    text: `select current_setting('transaction_read_only') = 'on' as is_read_only`,
    timeoutMs: 2000,
  };
  try {
    const [row] = await runStatement<{ is_read_only: boolean }>(pool, statement);
    return row?.is_read_only
      ? { isReady: false, reason: 'The database is read-only.' }
      : { isReady: true };
  } catch {
    return { isReady: false, reason: 'The database does not answer.' };
  }
}

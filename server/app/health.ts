import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** Whether the site can save what visitors send, and if not, why. */
export type Readiness =
  | { readonly isReady: true }
  | { readonly isReady: false; readonly reason: string };

/**
 * Asks the database whether it answers within two seconds and may be written to.
 * Migrations have been applied before the server listens.
 */
export async function checkReadiness(db: Executor): Promise<Readiness> {
  const isReadOnly = sql<boolean>`current_setting('transaction_read_only') = 'on'`;
  try {
    const found = await db
      .selectNoFrom(isReadOnly.as('is_read_only'))
      .executeTakeFirstOrThrow({ signal: AbortSignal.timeout(2000) });
    return found.is_read_only
      ? { isReady: false, reason: 'The database is read-only.' }
      : { isReady: true };
  } catch {
    return { isReady: false, reason: 'The database does not answer.' };
  }
}

import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import { hashAddress, type SuppressionReason } from '#server/email/suppression.ts';

/** Whose letter it was, and whether such letters still come. */
export interface LetterState {
  readonly address: string;
  /** The slug of the coach who sent it. */
  readonly coach: string;
  readonly kind: 'wanted' | 'stopped-coach' | 'stopped-all';
  /** Only the person's own wish can be taken back. */
  readonly canResume: boolean;
}

/** @returns undefined where the delivery is erased: nothing is known of the person any more */
export async function findLetterState(
  pool: Pool,
  secret: string,
  deliveryId: string,
): Promise<LetterState | undefined> {
  const timeoutMs = 5000;
  const [letter] = await runStatement<{ address: string; coach: string }>(pool, {
    text: 'select email_address as address, coach from delivery_logs where id = $1',
    values: [deliveryId],
    timeoutMs,
  });
  if (letter === undefined) return undefined;
  const rows = await runStatement<{ scope: string; reason: SuppressionReason }>(pool, {
    text: `select scope, reason from suppressions
      where email_hash = $1 and scope in ('all', $2)`,
    values: [hashAddress(secret, letter.address), letter.coach],
    timeoutMs,
  });
  const stoppedAll = rows.some(({ scope }) => scope === 'all');
  return {
    ...letter,
    kind: stoppedAll ? 'stopped-all' : rows.length > 0 ? 'stopped-coach' : 'wanted',
    canResume: rows.every(({ reason }) => reason === 'unsubscribed'),
  };
}

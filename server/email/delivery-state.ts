import type { Pool } from 'pg';
import type { DeliveryStatus } from '#engine/contract/delivery.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { activePauses } from '#server/outbox/pause.ts';
import { statementTimeoutMs } from '#server/outbox/timing.ts';
import type { Attempted } from './contract.ts';

interface StateRow {
  status: DeliveryStatus;
  attempts: number;
  maybe_sent: boolean;
  is_paused: boolean;
  last_error: string | null;
}

/**
 * What can be said of a delivery that another process takes care of.
 *
 * @returns undefined while it is being sent or waits for its first try
 */
export async function readState(pool: Pool, deliveryId: string): Promise<Attempted | undefined> {
  const [row] = await runStatement<StateRow>(pool, {
    text: `with paused as (${activePauses})
     select d.status, d.attempts, d.maybe_sent, d.last_error,
       exists (select from paused p where p.stream in ('*', d.stream)) as is_paused
     from delivery_logs d where d.id = $1`,
    values: [deliveryId],
    timeoutMs: statementTimeoutMs,
  });
  if (row === undefined) {
    return { kind: 'exception', message: 'the email is not in the delivery log' };
  }
  switch (row.status) {
    case 'sending':
      return undefined;
    case 'pending':
      if (row.is_paused) return { kind: 'failed', message: 'our email service is paused' };
      if (row.last_error === null) return undefined;
      return row.maybe_sent
        ? { kind: 'exception', message: 'our email service did not answer in full' }
        : { kind: 'failed', message: 'our email service is busy' };
    case 'sent':
    case 'delivered':
      return { kind: 'sent' };
    case 'suppressed':
      return { kind: 'failed', message: 'this address does not take our emails any more' };
    case 'failed':
    case 'bounced':
    case 'complained':
    case 'cancelled':
      return { kind: 'failed', message: 'the email service did not accept this address' };
  }
}

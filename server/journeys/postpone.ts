import type { Pool } from 'pg';
import { errorMessage } from '#engine/text/error-message.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { sequenceFunction } from '#server/email/contract.ts';
import type { Log } from '#server/telemetry/log.ts';
import { statementTimeoutMs } from './advance.ts';
import type { Turn } from './plan.ts';

/** Puts a journey that cannot be moved off for an hour and tells the operator why. */
export async function postponeJourney(
  pool: Pool,
  { campaign, ripeUntil }: Turn,
  journeyId: string,
  error: unknown,
  log: Log,
): Promise<void> {
  const message = errorMessage(error);
  log.error({ err: error, journeyId, campaign: campaign.name }, 'A journey cannot be moved on.');
  await runStatement(pool, {
    text: `with postponed as (
        update user_journeys set next_email_due_at = $2::timestamptz + interval '1 hour'
        where id = $1::uuid returning id
      )
      insert into error_logs (function_name, error_message, request_data)
      select '${sequenceFunction}', $3::text,
        jsonb_build_object('journeyId', id, 'campaign', $4::text) from postponed`,
    values: [
      journeyId,
      ripeUntil,
      `The journey could not be moved on and is tried again in an hour: ${message}`,
      campaign.name,
    ],
    timeoutMs: statementTimeoutMs,
  });
}

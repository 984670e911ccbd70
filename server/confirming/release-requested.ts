import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import {
  type LateJourney,
  lateJourneys,
  startLateJourneys,
} from '#server/declared/late-journeys.ts';
import { heldCode } from '#server/limits/mailbox-quota.ts';

/** Releases a requested email that was held, and starts its sign-up's journey. */
export async function releaseRequested(
  db: Executor,
  submissionId: string,
  journeys: readonly LateJourney[],
): Promise<void> {
  await sql`
    with funnel as materialized (${lateJourneys(journeys)}),
    released as (
      update delivery_logs d set status = 'pending', last_error_code = null, last_error = null,
        next_attempt_at = now()
      where d.submission_id = ${submissionId}::uuid and d.status = 'suppressed'
        and d.last_error_code = ${heldCode}
      returning submission_id, lead_id, funnel_id
    ),
    journey as (${startLateJourneys})
    select pg_notify('deliveries', '') from released limit 1`.execute(db);
}

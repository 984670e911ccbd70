import { sql } from 'kysely';
import { errorMessage } from '#engine/text/error-message.ts';
import type { Executor } from '#server/db/kysely.ts';
import { sequenceFunction } from '#server/email/composing/claimed-delivery.ts';
import type { Log } from '#server/telemetry/log.ts';
import type { Turn } from './plan.ts';

/** Postpones a journey that cannot advance for an hour and tells the operator why. */
export async function postponeJourney(
  db: Executor,
  { campaign, dueUntil }: Turn,
  journeyId: string,
  error: unknown,
  log: Log,
): Promise<void> {
  log.error({ err: error, journeyId, campaign: campaign.name }, 'A journey cannot be advanced.');
  const message = `The journey could not be advanced and is retried in an hour: ${errorMessage(error)}`;
  await db
    .with('postponed', (journeys) =>
      journeys
        .updateTable('user_journeys')
        .set({ next_email_due_at: sql`${dueUntil}::timestamptz + interval '1 hour'` })
        .where('id', '=', journeyId)
        .returning('id'),
    )
    .insertInto('error_logs')
    .columns(['function_name', 'error_message', 'request_data'])
    .expression((from) =>
      from
        .selectFrom('postponed')
        .select([
          sql.lit(sequenceFunction).as('function_name'),
          sql<string>`${message}::text`.as('error_message'),
          sql<string>`jsonb_build_object('journeyId', id, 'campaign', ${campaign.name}::text)`.as(
            'request_data',
          ),
        ]),
    )
    .execute();
}

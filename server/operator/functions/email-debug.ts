import { sql } from 'kysely';
import * as v from 'valibot';
import type { DebugActions, DebugRequest, Retried } from '#engine/contract/console/functions.ts';
import type { Unserialized } from '#engine/contract/console/json.ts';
import { isId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { deliveryColumns } from '#server/operator/views/deliveries-view.ts';
import { listErrors } from '#server/operator/views/logs-view.ts';
import { countDeliveries } from '#server/operator/views/overview.ts';

type Answers = { [Action in keyof DebugActions]: Unserialized<DebugActions[Action]> };

const campaignColumns = [
  'id',
  'name',
  'coach',
  'from_email',
  'from_name',
  'is_active',
  'subject_template',
  'created_at',
] as const;

/** How many emails are retried per call. */
const maxRetried = 1000;

const request = v.object({
  action: v.picklist(['dashboard', 'campaign-details', 'retry-failed']),
  campaignId: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, DebugRequest>;

/** The email function `email-debug-dashboard`. @returns undefined for a body without a valid action */
export async function runDebugAction(
  db: Executor,
  body: unknown,
): Promise<Answers[keyof Answers] | undefined> {
  const asked = v.safeParse(request, body);
  if (!asked.success) return undefined;
  const { action, campaignId = '' } = asked.output;
  if (action === 'dashboard') return readDashboard(db);
  if (!isId(campaignId)) return undefined;
  return action === 'retry-failed' ? retryFailed(db, { campaignId }) : readCampaign(db, campaignId);
}

async function readDashboard(db: Executor): Promise<Answers['dashboard']> {
  const [campaigns, counts, errors] = await Promise.all([
    db.selectFrom('email_campaigns').select(campaignColumns).orderBy('name').limit(500).execute(),
    countDeliveries(db),
    listErrors(db, {}, 20),
  ]);
  return {
    totalCampaigns: campaigns.length,
    deliveryStats: {
      sent: counts.sent + counts.delivered,
      failed: counts.failed + counts.bounced + counts.complained,
      pending: counts.pending,
    },
    campaigns,
    recentErrors: errors.rows,
  };
}

async function readCampaign(
  db: Executor,
  id: string,
): Promise<Answers['campaign-details'] | undefined> {
  const [campaign, deliveryLogs, failed] = await Promise.all([
    db
      .selectFrom('email_campaigns')
      .select(campaignColumns)
      .where('id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('delivery_logs as d')
      .select(deliveryColumns)
      .where('d.campaign_id', '=', id)
      .orderBy('d.created_at', 'desc')
      .limit(10)
      .execute(),
    db
      .selectFrom('delivery_logs')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('campaign_id', '=', id)
      .where('status', '=', 'failed')
      .executeTakeFirstOrThrow(),
  ]);
  return campaign && { campaign, deliveryLogs, failed: failed.rows };
}

/**
 * Makes failed emails due again, of a campaign or a single one. They stay the same deliveries: one
 * statement moves only what is failed at that moment, so a second click moves nothing, and an attempt
 * in doubt is looked up at the provider before the next.
 */
export async function retryFailed(
  db: Executor,
  which: { readonly campaignId: string } | { readonly deliveryId: string },
): Promise<Retried> {
  const retryResults = await db
    .with('chosen', (query) =>
      query
        .selectFrom('delivery_logs')
        .select('id')
        .where((eb) =>
          'campaignId' in which
            ? eb('campaign_id', '=', which.campaignId)
            : eb('id', '=', which.deliveryId),
        )
        .where('status', '=', 'failed')
        .orderBy('created_at')
        .limit(maxRetried)
        .forUpdate()
        .skipLocked(),
    )
    .with('moved', (query) =>
      query
        .updateTable('delivery_logs as d')
        .from('chosen')
        .set({
          status: 'pending',
          attempts: 0,
          next_attempt_at: sql<Date>`now()`,
          lease_until: null,
          lease_token: null,
        })
        .whereRef('d.id', '=', 'chosen.id')
        .returning(['d.id', 'd.email_address as email']),
    )
    .with('notified', (query) =>
      query
        .selectFrom(query.selectFrom('moved').limit(1).as('one'))
        .select(sql<number>`count(pg_notify('deliveries', ''))`.as('times')),
    )
    .selectFrom(['moved', 'notified'])
    .selectAll('moved')
    .execute();
  return { retryResults };
}

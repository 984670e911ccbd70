import type { Pool } from 'pg';
import * as v from 'valibot';
import { isId } from '#server/db/identity.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { deliveryColumns } from '#server/operator/views/deliveries-view.ts';
import { listErrors } from '#server/operator/views/errors-view.ts';
import { countDeliveries } from '#server/operator/views/overview.ts';

const campaignColumns = `c.id, c.name, c.coach, c.from_email, c.from_name, c.is_active,
  c.subject_template, c.created_at`;

/** How many emails are retried at once; the rest on the next call. */
const mostRetried = 1000;

const request = v.variant('action', [
  v.object({ action: v.literal('dashboard') }),
  v.object({ action: v.literal('campaign-details'), campaignId: v.string() }),
  v.object({ action: v.literal('retry-failed'), campaignId: v.string() }),
]);

/** The email function `email-debug-dashboard`. @returns undefined for a body that asks nothing */
export async function answerEmailDebug(pool: Pool, body: unknown): Promise<object | undefined> {
  const asked = v.safeParse(request, body);
  if (!asked.success) return undefined;
  switch (asked.output.action) {
    case 'dashboard':
      return readDashboard(pool);
    case 'campaign-details':
      return isId(asked.output.campaignId)
        ? readCampaign(pool, asked.output.campaignId)
        : undefined;
    case 'retry-failed':
      return isId(asked.output.campaignId)
        ? { retryResults: await retryFailed(pool, { campaignId: asked.output.campaignId }) }
        : undefined;
  }
}

async function readDashboard(pool: Pool): Promise<object> {
  const [campaigns, counts, errors] = await Promise.all([
    runStatement(pool, {
      text: `select ${campaignColumns} from email_campaigns c order by c.name limit 500`,
      timeoutMs: 5000,
    }),
    countDeliveries(pool),
    listErrors(pool, { reference: undefined, before: undefined }),
  ]);
  return {
    totalCampaigns: campaigns.length,
    deliveryStats: {
      sent: counts.sent + counts.delivered,
      failed: counts.failed + counts.bounced + counts.complained,
      pending: counts.pending,
    },
    campaigns,
    recentErrors: errors.rows.slice(0, 20),
  };
}

/** A campaign with its latest ten deliveries. */
async function readCampaign(pool: Pool, id: string): Promise<object | undefined> {
  const [[campaign], deliveryLogs, [failed]] = await Promise.all([
    runStatement(pool, {
      text: `select ${campaignColumns} from email_campaigns c where c.id = $1`,
      values: [id],
      timeoutMs: 5000,
    }),
    runStatement(pool, {
      text: `select ${deliveryColumns} from delivery_logs d where d.campaign_id = $1
        order by d.created_at desc limit 10`,
      values: [id],
      timeoutMs: 5000,
    }),
    runStatement<{ rows: number }>(pool, {
      text: `select count(*)::int as rows from delivery_logs
        where campaign_id = $1 and status = 'failed'`,
      values: [id],
      timeoutMs: 5000,
    }),
  ]);
  return campaign && { campaign, deliveryLogs, failed: failed?.rows ?? 0 };
}

/** An email that is tried again. */
export interface Retried {
  readonly id: string;
  readonly email: string;
}

/**
 * Makes failed emails due again, of a campaign or one. They stay the same deliveries: one statement
 * moves only what is failed at that moment, so a second click finds nothing to move, and a try that
 * may have reached the provider is looked up there before it is sent again.
 */
export async function retryFailed(
  pool: Pool,
  which: { readonly campaignId: string } | { readonly deliveryId: string },
): Promise<readonly Retried[]> {
  const [column, value] =
    'campaignId' in which ? ['campaign_id', which.campaignId] : ['id', which.deliveryId];
  return runStatement<Retried & { email: string }>(pool, {
    text: `with chosen as (
        select id from delivery_logs where ${column} = $1 and status = 'failed'
        order by created_at limit ${mostRetried} for update skip locked
      ), moved as (
        update delivery_logs d set status = 'pending', attempts = 0, next_attempt_at = now(),
          lease_until = null, lease_token = null
        from chosen where d.id = chosen.id
        returning d.id, d.email_address as email
      ), told as (
        select count(pg_notify('deliveries', '')) as times from (select from moved limit 1) one
      )
      select moved.* from moved, told`,
    values: [value],
    timeoutMs: 10_000,
  });
}

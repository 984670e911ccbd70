import { sql } from 'kysely';
import type { HealthCheck } from '#engine/contract/console/operations.ts';
import type { Executor } from '#server/db/kysely.ts';
import { noticeFunction } from '#server/email/notice/notice-contract.ts';

/** Who should have been notified of leads but was not: people by email, and programs. */
export async function findUntold(db: Executor): Promise<readonly HealthCheck[]> {
  const [people, programs] = await Promise.all([
    db
      .selectFrom('delivery_logs')
      .distinctOn('email_address')
      .select(['email_address as address', 'status', 'last_error as because'])
      .where('function_name', '=', noticeFunction)
      .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
      .where('status', 'not in', ['pending', 'sending', 'cancelled'])
      .orderBy('email_address')
      .orderBy('created_at', 'desc')
      .execute(),
    db
      .selectFrom('webhook_endpoints')
      .select(({ fn }) => [
        'url',
        'state',
        fn.coalesce('stopped_because', 'last_error').as('because'),
      ])
      .where(({ or, and, eb }) =>
        or([
          eb('state', '=', 'stopped'),
          and([eb('state', '=', 'active'), eb('paused_until', 'is not', null)]),
        ]),
      )
      .execute(),
  ]);
  return [
    ...people
      .filter(({ status }) => status !== 'sent' && status !== 'delivered')
      .map(({ address, status, because }) => ({
        name: `notify ${address}`,
        state: 'warning' as const,
        detail:
          `The last email that notified ${address} of leads has the status ${status}. ${because ?? ''}`.trim(),
        remedy: 'Ask whose mailbox it is, or name another address under notify.',
      })),
    ...programs.map(({ url, state, because }) => ({
      name: `webhook ${new URL(url).host}`,
      state: 'warning' as const,
      detail:
        `It is ${state === 'stopped' ? 'stopped' : 'paused, because it fails repeatedly'}. ${because ?? ''}`.trim(),
      remedy: 'Webhooks, under System, shows its messages and sends them again.',
    })),
  ];
}

import { sql } from 'kysely';
import type { HealthCheck } from '#engine/contract/console/operations.ts';
import type { Executor } from '#server/db/kysely.ts';
import { noticeFunction } from '#server/email/notice/notice-contract.ts';

/** Who should have been notified of leads but was not: people by email, and programs. */
export async function findUntold(db: Executor): Promise<readonly HealthCheck[]> {
  const [{ rows: people }, { rows: programs }] = await Promise.all([
    sql<{ address: string; status: string; because: string | null }>`
      select distinct on (d.email_address) d.email_address as address, d.status,
        d.last_error as because
      from delivery_logs d
      where d.function_name = ${sql.lit(noticeFunction)} and d.created_at > now() - interval '7 days'
        and d.status <> 'pending' and d.status <> 'sending' and d.status <> 'cancelled'
      order by d.email_address, d.created_at desc`.execute(db),
    sql<{ url: string; state: string; because: string | null }>`
      select url, state, coalesce(stopped_because, last_error) as because from webhook_endpoints
      where state = 'stopped' or (state = 'active' and paused_until is not null)`.execute(db),
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

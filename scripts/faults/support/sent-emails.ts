import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Say } from '#scripts/support/say.ts';
import type { AcceptedMail } from '#tests/support/postmark.ts';

/** What the provider got of what is in the delivery log. */
export interface SentEmails {
  readonly expected: number;
  readonly lost: number;
  readonly doubled: number;
}

const limitMs = 600_000;

/** Waits until no email is waiting or on its way. */
export async function untilSent(pool: pg.Pool, say: Say): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (let turn = 1; ; turn += 1) {
    const { rows } = await pool.query<{ left: number }>(
      `select count(*)::int as left from delivery_logs where status in ('pending', 'sending')`,
    );
    const left = rows[0]?.left ?? 0;
    if (left === 0) return;
    if (Date.now() > deadline) throw new Error(`${left} emails have not left in ten minutes.`);
    if (turn % 50 === 0) say(`${left} emails are left`);
    await wait(400);
  }
}

/** Compares the delivery log with what the provider got, email by email. */
export async function compareEmails(
  pool: pg.Pool,
  accepted: readonly AcceptedMail[],
): Promise<SentEmails> {
  const { rows } = await pool.query<{ id: string }>('select id from delivery_logs');
  const counts = new Map<string, number>();
  for (const { deliveryId } of accepted) {
    counts.set(deliveryId, (counts.get(deliveryId) ?? 0) + 1);
  }
  return {
    expected: rows.length,
    lost: rows.filter(({ id }) => !counts.has(id)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
  };
}

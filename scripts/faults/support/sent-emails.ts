import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Say } from '#scripts/support/say.ts';
import type { AcceptedMail } from '#tests/support/provider/postmark.ts';

/** What the provider got of what is in the delivery log. */
export interface SentEmails {
  readonly expected: number;
  readonly lost: number;
  readonly doubled: number;
  /** Emails to one person with the subject of another one to them, as two rows of the log. */
  readonly repeated: number;
  /** How many of those expected are of campaigns. */
  readonly campaigns: number;
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

/**
 * Compares the delivery log with what the provider got, email by email. What is held back, for a seat or
 * for room in the mailbox, is not expected.
 */
export async function compareEmails(
  pool: pg.Pool,
  accepted: readonly AcceptedMail[],
): Promise<SentEmails> {
  const { rows } = await pool.query<{ id: string; lead_id: string | null; stream: string }>(
    `select id, lead_id, stream from delivery_logs where status not in ('suppressed', 'cancelled')`,
  );
  const counts = countEach(accepted.map(({ deliveryId }) => deliveryId));
  const people = new Set(rows.flatMap(({ id, lead_id }) => (lead_id === null ? [] : [id])));
  const subjects = new Map(
    accepted.flatMap(({ deliveryId, to, mail }) =>
      people.has(deliveryId) ? [[deliveryId, `${to} ${mail.Subject}`] as const] : [],
    ),
  );
  return {
    expected: rows.length,
    lost: rows.filter(({ id }) => !counts.has(id)).length,
    doubled: countTwice(counts),
    repeated: countTwice(countEach([...subjects.values()])),
    campaigns: rows.filter(({ stream }) => stream === 'broadcast').length,
  };
}

function countEach(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function countTwice(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].filter((count) => count > 1).length;
}

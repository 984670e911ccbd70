import { APIError } from 'better-auth/api';
import { sql } from 'kysely';
import { v5 } from 'uuid';
import type { Executor } from '#server/db/kysely.ts';

/** A code is valid for its own half minute and the ones before and after it. */
const rightForMs = 90_000;

/**
 * Uses a correct one-time code up, so that it is not accepted twice (RFC 6238, 5.2): looking over a
 * shoulder is too late.
 *
 * @param context the call in which better-auth begins a session
 * @throws APIError if the member has used it already
 */
export async function useCodeOnce(
  db: Executor,
  memberId: string,
  context: { readonly path?: string; readonly body?: unknown } | null,
): Promise<void> {
  if (context?.path !== '/two-factor/verify-totp') return;
  const { body } = context;
  const given = typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined;
  const now = new Date();
  const taken = await db
    .insertInto('member_challenges')
    .values({
      id: v5(String(given), memberId),
      identifier: `used-code-${memberId}`,
      value: '',
      // It is deleted together with expired challenges.
      expires_at: new Date(now.getTime() + rightForMs),
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ expires_at: sql`excluded.expires_at` })
        .where('member_challenges.expires_at', '<', now),
    )
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw new APIError('UNAUTHORIZED', { code: 'CODE_USED' });
}

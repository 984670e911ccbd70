import type { Executor } from '#server/db/kysely.ts';
import { hashAddress } from '#server/email/suppression/list.ts';

/**
 * Lets emails go again to an address that bounced or was refused, as when its mailbox works again or
 * the server that refused it was wrong. An unsubscribe or a complaint is the person's own wish and
 * stays, and ended journeys stay ended.
 *
 * @param secret the site's secret, which keys the address's hash
 * @returns whether it was kept from getting emails for such a reason
 */
export async function allowAddress(
  db: Executor,
  secret: string,
  address: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('suppressions')
    .where('email_hash', '=', hashAddress(secret, address))
    .where('reason', 'in', ['bounced', 'refused'])
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

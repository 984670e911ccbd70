import type { Executor } from '#server/db/kysely.ts';
import { letterFunction, letterScope } from '#server/email/letter/letter-contract.ts';
import { hashAddress } from '#server/email/suppression/list.ts';

/** Whose campaign email or weekly letter a delivery was, and whether more will come. */
export interface CampaignEmailState {
  readonly address: string;
  /** The slug of the coach who sent it. */
  readonly coach: string;
  /** The funnel that the person signed up with. */
  readonly funnelId: string | null;
  readonly kind: 'wanted' | 'stopped-coach' | 'stopped-all' | 'letter-wanted' | 'letter-stopped';
  /** Only the person's own wish can be undone. */
  readonly canResume: boolean;
}

/** @returns undefined if the delivery was erased */
export async function findCampaignEmailState(
  db: Executor,
  secret: string,
  deliveryId: string,
): Promise<CampaignEmailState | undefined> {
  const delivery = await db
    .selectFrom('delivery_logs')
    .select(['email_address as address', 'coach', 'funnel_id as funnelId', 'function_name as name'])
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (delivery === undefined) return undefined;
  const isLetter = delivery.name === letterFunction;
  const suppressions = await db
    .selectFrom('suppressions')
    .select(['scope', 'reason'])
    .where('email_hash', '=', hashAddress(secret, delivery.address))
    .where('scope', 'in', isLetter ? [letterScope(delivery.coach)] : ['all', delivery.coach])
    .execute();
  const { address, coach, funnelId } = delivery;
  if (isLetter) {
    const kind = suppressions.length > 0 ? 'letter-stopped' : 'letter-wanted';
    return { address, coach, funnelId, kind, canResume: true };
  }
  const stoppedAll = suppressions.some(({ scope }) => scope === 'all');
  return {
    ...{ address, coach, funnelId },
    kind: stoppedAll ? 'stopped-all' : suppressions.length > 0 ? 'stopped-coach' : 'wanted',
    canResume: suppressions.every(({ reason }) => reason === 'unsubscribed'),
  };
}

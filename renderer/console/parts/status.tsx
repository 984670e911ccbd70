import type { HealthCheck } from '#engine/contract/console/operations.ts';
import type { DeliveryStatus } from '#engine/contract/delivery.ts';
import { Badge, type Tone } from '#renderer/console/ui/badge.tsx';

/** The tone of an email's or a check's status. */
export const stateTones = {
  pending: 'busy',
  sending: 'busy',
  sent: 'good',
  delivered: 'good',
  failed: 'bad',
  bounced: 'bad',
  complained: 'bad',
  suppressed: 'off',
  cancelled: 'off',
  ok: 'good',
  warning: 'warn',
} satisfies Record<DeliveryStatus | HealthCheck['state'], Tone>;

/** The status of an email or a check. */
export function Status({ of }: { readonly of: keyof typeof stateTones }) {
  return <Badge tone={stateTones[of]}>{of}</Badge>;
}

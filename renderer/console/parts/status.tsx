import type { HealthCheck } from '#engine/contract/console/operations.ts';
import type { DeliveryStatus } from '#engine/contract/delivery.ts';
import { Badge, type Tone } from '#renderer/console/ui/badge.tsx';

/** What the state of an email or of a check means. */
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

/** The state of an email or of a check. */
export function Status({ of }: { readonly of: keyof typeof stateTones }) {
  return <Badge tone={stateTones[of]}>{of}</Badge>;
}

import type {
  WebhookLine,
  WebhookMessageStatus,
  WebhookState,
} from '#engine/contract/console/operations.ts';
import { Badge, type Tone } from '#renderer/console/ui/badge.tsx';

const tones = {
  well: 'good',
  retrying: 'busy',
  failing: 'warn',
  paused: 'bad',
  stopped: 'bad',
  removed: 'off',
  pending: 'busy',
  sending: 'busy',
  sent: 'good',
  failed: 'bad',
  suppressed: 'off',
} satisfies Record<WebhookState | WebhookMessageStatus, Tone>;

export function State({ of }: { readonly of: keyof typeof tones }) {
  return <Badge tone={tones[of]}>{of}</Badge>;
}

/** An endpoint's name: its host, because the rest of an address is often as good as a password. */
export function nameOf({ url }: Pick<WebhookLine, 'url'>): string {
  return new URL(url).host;
}

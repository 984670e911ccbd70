import type { HealthCheck } from '#engine/contract/console/operations.ts';
import type { DeliveryStatus } from '#engine/contract/delivery.ts';

type Tone = 'good' | 'busy' | 'warn' | 'bad' | 'off';

/** A shape for each tone, so that colour is never the only sign. */
const shapes = {
  good: <path d="M2.5 6.5 5 9l4.5-5.5" />,
  busy: <circle cx="6" cy="6" r="3.5" />,
  warn: <path d="M6 2v5M6 9.2v.3" />,
  bad: <path d="m3 3 6 6M9 3 3 9" />,
  off: <path d="M2.5 6h7" />,
} satisfies Record<Tone, React.ReactNode>;

const tones = {
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

/** A state as a word, a shape and a colour. */
export function Status({ of }: { readonly of: keyof typeof tones }) {
  return <Mark tone={tones[of]}>{of}</Mark>;
}

/** Any word with a shape and a colour. */
export function Mark({
  tone,
  children,
}: {
  readonly tone: Tone;
  readonly children: React.ReactNode;
}) {
  return (
    <span className={`mark mark-${tone}`}>
      <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
        {shapes[tone]}
      </svg>
      {children}
    </span>
  );
}

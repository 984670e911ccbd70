import type { ClaimedDelivery } from '#server/email/composing/claimed-delivery.ts';

/** A claimed delivery, as far as a test does not say otherwise. */
export function claimedDelivery(changed: Partial<ClaimedDelivery> = {}): ClaimedDelivery {
  return {
    id: '018f6f3a-0000-7000-8000-000000000001',
    token: '018f6f3a-0000-4000-8000-000000000002',
    attempt: 1,
    maybeSent: false,
    isProbe: false,
    messageId: null,
    emailAddress: 'ada@example.com',
    functionName: 'send-guide',
    funnelId: 'willow-guide',
    coach: 'willow',
    stream: 'outbound',
    body: { email: 'ada@example.com', name: 'Ada' },
    visitorName: null,
    reference: null,
    eventId: null,
    calendar: null,
    leads: null,
    claimedAt: new Date('2027-03-16T10:00:00Z'),
    claimedAtMs: 0,
    ...changed,
  };
}

import { describe, expect, it } from 'vitest';
import { toFinishedDelivery } from '#server/email/finish-deliveries.ts';
import { hashAddress } from '#server/email/suppression/list.ts';
import type { AttemptResult } from '#server/outbox/results.ts';
import { defaultTiming } from '#server/outbox/timing.ts';
import { judge } from '#server/outbox/verdict.ts';
import { claimedDelivery } from '#tests/server/outbox/deliveries-of.ts';

const secret = 'a secret of the tests';

function finished(result: AttemptResult, stream = 'outbound') {
  const attempt = { item: claimedDelivery({ stream }), result, isVerified: false };
  return toFinishedDelivery(attempt, judge(attempt, defaultTiming, 0), 'postmark', secret);
}

describe('what is written of a refused email', () => {
  const refused = { kind: 'refused', code: 'x', detail: 'inactive', suppress: true } as const;
  const hash = hashAddress(secret, 'ada@example.com');

  it('suppresses the address for all, and for one coach where only a campaign email was refused', () => {
    expect(finished(refused)).toMatchObject({ hash, scope: 'all', reason: 'refused' });
    expect(finished(refused, 'broadcast')).toMatchObject({
      hash,
      scope: 'willow',
      reason: 'unsubscribed',
    });
  });

  it('suppresses nobody where something else than the address was wrong', () => {
    const nobody = { hash: null, scope: null, reason: null };
    expect(finished({ ...refused, suppress: false })).toMatchObject(nobody);
  });
});

it('names no provider for an email that was not attempted', () => {
  expect(finished({ kind: 'released' }).provider).toBeNull();
  expect(finished({ kind: 'sent', messageId: 'm' }).provider).toBe('postmark');
});

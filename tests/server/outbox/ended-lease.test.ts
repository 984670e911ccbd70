import { expect, it } from 'vitest';
import { attemptItems } from '#server/outbox/attempt.ts';
import { defaultTiming } from '#server/outbox/timing.ts';

async function attemptAfter(claimedMsAgo: number) {
  const sent: string[] = [];
  const item = {
    id: 'an item',
    token: 'its token',
    attempt: 1,
    maybeSent: false,
    isProbe: false,
    claimedAtMs: performance.now() - claimedMsAgo,
  };
  const kind = {
    sentAs: () => undefined,
    compose: async () => 'a message',
    async send(message: string) {
      sent.push(message);
      return { kind: 'sent', messageId: 'known' } as const;
    },
  };
  const [attempt] = await attemptItems([{ item, suppressed: undefined }], kind, defaultTiming);
  return { result: attempt?.result.kind, sent: sent.length };
}

it('hands nothing over once the lease has ended, when somebody else may be sending', async () => {
  expect(await attemptAfter(0)).toEqual({ result: 'sent', sent: 1 });
  expect(await attemptAfter(defaultTiming.leaseMs)).toEqual({ result: 'released', sent: 0 });
});

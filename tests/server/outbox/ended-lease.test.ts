import { expect, it } from 'vitest';
import type { OutgoingMail, Transport } from '#server/email/contract.ts';
import { tryDelivery } from '#server/outbox/attempt.ts';
import type { ClaimedDelivery } from '#server/outbox/claim.ts';
import { defaultTiming } from '#server/outbox/timing.ts';

const mail = { deliveryId: 'a delivery' } as OutgoingMail;

async function tryAfter(claimedMsAgo: number) {
  const sent: OutgoingMail[] = [];
  const transport: Transport = {
    name: 'test',
    describe: 'Emails go nowhere.',
    async send(given) {
      sent.push(given);
      return { kind: 'sent', messageId: 'known' };
    },
  };
  const delivery = {
    id: 'a delivery',
    attempt: 1,
    messageId: null,
    maybeSent: false,
    claimedAtMs: performance.now() - claimedMsAgo,
  } as ClaimedDelivery;
  const parts = { transport, composeMail: async () => mail, timing: defaultTiming };
  const { tried } = await tryDelivery(delivery, undefined, parts);
  return { tried: tried.kind, sent: sent.length };
}

it('hands nothing over once the lease has ended, when somebody else may be sending', async () => {
  expect(await tryAfter(0)).toEqual({ tried: 'sent', sent: 1 });
  expect(await tryAfter(defaultTiming.leaseMs)).toEqual({ tried: 'released', sent: 0 });
});

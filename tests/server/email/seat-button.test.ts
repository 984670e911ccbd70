import { expect, it } from 'vitest';
import { createComposer } from '#server/email/compose.ts';
import { readSeatToken, seatUrl } from '#server/signing/seat-token.ts';
import { readUnsubscribeToken } from '#server/signing/unsubscribe-token.ts';
import { createTestSite } from '#tests/support/site.ts';

const secret = 'a secret of the tests';
const id = '01a1fadd-66c5-746e-8570-6ec1dad8a333';

it('the button of a confirmation leads to the seat it is about', async () => {
  const drawn: (string | undefined)[] = [];
  const compose = createComposer({
    site: createTestSite({ withHold: true }),
    renderEmail: async ({ buttonUrl }) => {
      drawn.push(buttonUrl);
      return { html: '', text: '' };
    },
    publicUrl: 'https://willow.example',
    secret,
  });
  await compose({
    id,
    token: id,
    attempt: 1,
    maybeSent: false,
    isProbe: false,
    claimedAtMs: 0,
    messageId: null,
    emailAddress: 'ada@example.com',
    functionName: 'hold-seat',
    funnelId: 'willow-evening',
    coach: 'willow',
    stream: 'outbound',
    body: { email: 'ada@example.com', name: 'Ada' },
    visitorName: 'Ada',
    reference: null,
  });
  expect(drawn).toEqual([seatUrl('https://willow.example', id, secret)]);
  const token = drawn[0]?.split('/').at(-1) ?? '';
  expect(readSeatToken(token, secret)).toBe(id);
  expect(readUnsubscribeToken(token, secret)).toBeUndefined();
});

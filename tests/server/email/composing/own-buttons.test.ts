import { expect, it } from 'vitest';
import { createComposer } from '#server/email/composing/compose.ts';
import { downloadKey, readDownloadToken } from '#server/signing/download-token.ts';
import { readSeatToken, seatUrl } from '#server/signing/seat-token.ts';
import { readUnsubscribeToken } from '#server/signing/unsubscribe-token.ts';
import { claimedDelivery } from '#tests/server/outbox/deliveries-of.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const secret = 'a secret of the tests';
const id = '01a1fadd-66c5-746e-8570-6ec1dad8a333';

/** Where the button of an email leads. */
async function buttonOf(functionName: string, funnelId: string): Promise<string> {
  const drawn: (string | undefined)[] = [];
  const compose = createComposer({
    site: createTestSite({ withHold: true, withFile: true }),
    renderEmail: async ({ buttonUrl }) => {
      drawn.push(buttonUrl);
      return { html: '', text: '' };
    },
    publicUrl: 'https://willow.example',
    secret,
  });
  await compose(claimedDelivery({ id, functionName, funnelId }));
  expect(drawn).toHaveLength(1);
  return drawn[0] ?? '';
}

it('the button of a confirmation leads to the seat it is about', async () => {
  const url = await buttonOf('hold-seat', 'willow-evening');
  expect(url).toBe(seatUrl('https://willow.example', id, secret));
  const token = url.split('/').at(-1) ?? '';
  expect(readSeatToken(token, secret)).toBe(id);
  expect(readUnsubscribeToken(token, secret)).toBeUndefined();
});

it('the button of an email with a file leads to the file of its funnel', async () => {
  const url = await buttonOf('send-file', 'willow-price-list');
  const [, token = ''] = /^https:\/\/willow\.example\/d\/([\w-]+)$/.exec(url) ?? [];
  const funnelKey = downloadKey('willow-price-list', secret);
  expect(readDownloadToken(token, secret)).toEqual({ kind: 'delivery', id, funnelKey });
});

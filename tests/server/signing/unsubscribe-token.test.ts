import { describe, expect, it } from 'vitest';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { newId } from '#server/db/identity.ts';
import { createComposer } from '#server/email/composing/compose.ts';
import { readUnsubscribeToken, unsubscribeUrl } from '#server/signing/unsubscribe-token.ts';
import { claimedDelivery } from '#tests/server/outbox/deliveries-of.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const secret = 'a secret of the tests';
const publicUrl = 'https://willow.example';
const tokenOf = (url: string) => url.slice(`${publicUrl}/unsubscribe/`.length);

describe('an unsubscribe link', () => {
  it('leads back to its delivery and shows nothing of the person', () => {
    const id = newId();
    const url = unsubscribeUrl(publicUrl, id, secret);
    expect(url).toMatch(/^https:\/\/willow\.example\/unsubscribe\/[\w-]{43}$/);
    expect(readUnsubscribeToken(tokenOf(url), secret)).toBe(id);
  });

  it('is worth nothing when one character is changed, cut off or signed by another site', () => {
    const token = tokenOf(unsubscribeUrl(publicUrl, newId(), secret));
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let place = 0; place < token.length; place += 1) {
      for (const other of letters) {
        if (other === token[place]) continue;
        const forged = token.slice(0, place) + other + token.slice(place + 1);
        expect(readUnsubscribeToken(forged, secret)).toBeUndefined();
      }
    }
    for (const more of ['AAAA', '=', '.', ' ', '\0', '/']) {
      expect(readUnsubscribeToken(token + more, secret)).toBeUndefined();
    }
    expect(readUnsubscribeToken(token.slice(0, -2), secret)).toBeUndefined();
    expect(readUnsubscribeToken('', secret)).toBeUndefined();
    expect(readUnsubscribeToken(token, 'another secret of a site')).toBeUndefined();
  });

  it('stands in the headers of every campaign email and in its footer, as HTML and as text', async () => {
    const compose = createComposer({ site: createTestSite(), renderEmail, publicUrl, secret });
    const delivery = claimedDelivery({ stream: 'broadcast' });
    const { headers, html, text } = await compose(delivery);
    const url = unsubscribeUrl(publicUrl, delivery.id, secret);
    expect(headers).toEqual({
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(html).toContain(`href="${url}"`);
    expect(text).toContain(`Unsubscribe: ${url}`);
    for (const body of [html, text]) expect(body).toContain('1 Willow Way, Springfield');
  });

  it('is in no email that somebody asked for', async () => {
    const compose = createComposer({ site: createTestSite(), renderEmail, publicUrl, secret });
    const { headers, html, text } = await compose(claimedDelivery({ stream: 'outbound' }));
    expect(headers).toEqual({});
    expect(html + text).not.toMatch(/unsubscribe/i);
  });
});

import { describe, expect, it } from 'vitest';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { campaignId } from '#server/db/identity.ts';
import { createComposer } from '#server/email/composing/compose.ts';
import { listSampleEmails } from '#server/email/samples/samples.ts';
import { claimedDelivery } from '#tests/server/outbox/deliveries-of.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const publicUrl = 'https://www.shared.example';
const base = createTestSite({ withHold: true, withFile: true });
const withDomain = <One extends { readonly slug: string }>(coach: One) => ({
  ...coach,
  domain: 'willow-works.example',
});
const site = {
  ...base,
  coaches: base.coaches.map(withDomain),
  funnels: base.funnels.map((funnel) => ({ ...funnel, coach: withDomain(funnel.coach) })),
};
const own = 'https://willow-works.example';
const compose = createComposer({ site, renderEmail, publicUrl, secret: 'a secret of the tests' });

/** Every address of the site in a text. */
const addressesIn = (text: string) =>
  Array.from(
    text.matchAll(/https:\/\/(?:www\.shared|willow-works)\.example[^\s"<>]*/g),
    ([one]) => one,
  );

describe('the emails of a coach with a domain', () => {
  it.each([
    [
      'the button of a held seat',
      { functionName: 'hold-seat', funnelId: 'willow-evening' },
      '/seat/',
    ],
    ['the button of a file', { functionName: 'send-file', funnelId: 'willow-price-list' }, '/d/'],
  ] as const)('lead there by %s', async (_, delivery, path) => {
    const { html, text } = await compose(claimedDelivery(delivery));
    expect(addressesIn(html + text).length).toBeGreaterThan(1);
    for (const address of addressesIn(html + text)) {
      expect(address).toMatch(new RegExp(`^${own}${path}`));
    }
  });

  it('are stopped there, by one click, too', async () => {
    const { html, headers } = await compose(
      claimedDelivery({
        functionName: 'process-email-sequence',
        funnelId: 'willow-guide',
        stream: 'broadcast',
        body: { campaignId: campaignId('Willow Guide Campaign'), letter: 'hello' },
      }),
    );
    expect(headers['List-Unsubscribe']).toMatch(new RegExp(`^<${own}/unsubscribe/[\\w-]+>$`));
    expect(addressesIn(html).every((address) => address.startsWith(`${own}/`))).toBe(true);
  });

  it('bring a calendar entry that leads there and keeps its name', async () => {
    const [file] = (
      await compose(
        claimedDelivery({ functionName: 'register-guest', funnelId: 'willow-masterclass' }),
      )
    ).attachments;
    const calendar = String(file?.content).replaceAll('\r\n ', '');
    expect(calendar).toContain(`URL;VALUE=URI:${own}/willow-masterclass`);
    // Whoever has the entry from before the coach had a domain keeps one entry.
    expect(calendar).toMatch(/^UID:[^@]+@www\.shared\.example\r?$/m);
  });

  it('look the same in samples', () => {
    for (const { email } of listSampleEmails(site, publicUrl)) {
      expect(email.publicUrl).toBe(own);
      expect(JSON.stringify(email)).not.toContain(publicUrl);
    }
  });
});

import type { LeadPage } from '#tests/catalogue/lead-page.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { addressOf } from '#tests/e2e/support/form.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

/** A word that no page and no email has by itself. */
const mark = 'zebra';

/** What a program may write into a form within the rules, in the hope that an email carries it on. */
function hostileAnswers(row: LeadPage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    row.fields.map((field) => {
      if (field.name === 'email') return ['email', addressOf(row, mark)];
      if (field.options) return [field.name, field.options[0] ?? ''];
      if (field.name === 'name') {
        return ['name', `<a href="//${mark}.example">Eve ${mark}</a> {coach} ${mark}.example`];
      }
      return [field.name, `Bcc: ${mark}@evil.example https://${mark}.example/win`];
    }),
  );
}

test('nothing a visitor types gets into a subject, a header or a link of an email', async ({
  postmarkSite: { url, postmark },
}) => {
  for (const row of leadPages) {
    const answer = await fetch(`${url}/api/funnels/${row.id}/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: hostileAnswers(row) }),
    });
    expect(answer.status, row.id).toBe(201);
  }
  for (const row of leadPages) {
    const own = addressOf(row, mark);
    // Some funnels keep the address as it was typed.
    const find = () => postmark.accepted.find(({ to }) => to.toLowerCase() === own.toLowerCase());
    await expect.poll(find, { message: row.id }).toBeDefined();
    const mail = find()?.mail;
    const {
      To: _,
      HtmlBody: html = '',
      TextBody: text = '',
      Metadata: __,
      ...envelope
    } = mail ?? {};
    expect(JSON.stringify(envelope).toLowerCase(), row.id).not.toContain(mark);
    const addresses = [...html.matchAll(/\b(?:href|src|action)\s*=\s*"([^"]*)"/gi)];
    expect(addresses.length, row.id).toBeGreaterThan(0);
    for (const [, target = ''] of addresses) {
      expect(target, row.id).not.toContain(mark);
    }
    expect(html, row.id).not.toContain('<a href="//');
    // Mail programs make links of what looks like one, in either part.
    for (const part of [html, text]) {
      const others = part.replaceAll(new RegExp(own, 'gi'), '');
      expect(others, row.id).not.toMatch(new RegExp(`${mark}\\.example|@evil`, 'i'));
    }
  }
});

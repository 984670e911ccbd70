import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Documents } from '#engine/contract/documents.ts';
import { serve } from '#server/app/http-server.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestDocuments, stateIn } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The test site's documents, and how often one was drawn since the last look. */
function countedDocuments() {
  const plain = createTestDocuments();
  let drawn = 0;
  const documents: Documents = {
    ...plain,
    funnel: (...page) => {
      drawn += 1;
      return plain.funnel(...page);
    },
    unsubscribe: (view) => {
      drawn += 1;
      return plain.unsubscribe(view);
    },
  };
  return {
    documents,
    look() {
      const times = drawn;
      drawn = 0;
      return times;
    },
  };
}

describeWithDatabase('the address of an outcome', (open) => {
  it.each([
    ['junk', 'junk'],
    ['nothing', ''],
    ['a long text', 'A'.repeat(9000)],
    ['as many characters as a token has', 'A'.repeat(71)],
    ['odd characters', '%00%ff&outcome='],
  ])('with %s gets the ready bytes, without drawing and without the database', async (_, token) => {
    const { documents, look } = countedDocuments();
    const database = await open();
    const web = await openTestWeb(database, { documents });
    const serving = await serve(web.listener, 0, '127.0.0.1');
    look();
    const origin = `http://127.0.0.1:${serving.port}`;
    const plain = { headers: { 'accept-encoding': 'identity' } };
    const ready = await fetch(`${origin}/willow-guide`, plain);
    const bytes = await ready.text();
    for (const answer of [
      await fetch(`${origin}/willow-guide?outcome=${token}`, plain),
      await web.app.request(`/willow-guide?outcome=${token}`),
    ]) {
      expect(await answer.text()).toBe(bytes);
      for (const name of ['etag', 'cache-control', 'content-security-policy']) {
        expect(answer.headers.get(name), name).toBe(ready.headers.get(name));
      }
    }
    expect(look()).toBe(0);
    await serving.stop(1000);
  });

  it('that is right is drawn once for reloads, and is shown by the listener too', async () => {
    const { documents, look } = countedDocuments();
    const web = await openTestWeb(await open(), { documents });
    const serving = await serve(web.listener, 0, '127.0.0.1');
    const address = (await web.postForm('/willow-guide', fields)).headers.get('location') ?? '';
    look();
    for (let view = 0; view < 20; view += 1) {
      const shown = await fetch(`http://127.0.0.1:${serving.port}${address}&utm_source=ad`);
      expect(shown.headers.get('cache-control')).toBe('no-store');
      expect(stateIn(await shown.text())).toMatchObject({ toast: { title: 'Thank you, Ada!' } });
    }
    expect(look()).toBe(1);
    await serving.stop(1000);
  });

  it('that is right is drawn once for many who look at the same moment, and counts once', async () => {
    const { documents, look } = countedDocuments();
    const web = await openTestWeb(await open(), { documents });
    const address = (await web.postForm('/willow-guide', fields)).headers.get('location') ?? '';
    look();
    const views = Array.from({ length: 300 }, () => web.app.request(address));
    const statuses = (await Promise.all(views)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(look()).toBe(1);
  });

  it('that leads to nothing shows the plain page, which nobody keeps', async () => {
    const { documents, look } = countedDocuments();
    const database = await open();
    const web = await openTestWeb(database, { documents });
    const address = (await web.postForm('/willow-guide', fields)).headers.get('location') ?? '';
    await database.pool.query('delete from submissions');
    look();
    const shown = await web.app.request(address);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(stateIn(await shown.text())).toEqual({ kind: 'idle' });
    expect(look()).toBe(0);
  });

  it('is counted per client, so that many tokens are no way to many drawings', async () => {
    const { documents, look } = countedDocuments();
    const web = await openTestWeb(await open(), {
      documents,
      trustProxy: 1,
      submissionsPerMinute: 30,
    });
    const addresses: string[] = [];
    for (let person = 0; person < 150; person += 1) {
      const typed = { email: `ada-${person}@example.com` };
      const from = { 'x-forwarded-for': `3.3.${person}.1` };
      const posted = await web.postForm('/willow-guide', typed, from);
      addresses.push(posted.headers.get('location') ?? '');
    }
    look();
    const view = (address: string, client: string) =>
      web.app.request(address, { headers: { 'x-forwarded-for': client } });
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await view(address, '1.1.1.1')).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(105);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const refused = await view(addresses.at(-1) ?? '', '1.1.1.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('We have received your form');
    expect((await view(addresses.at(-1) ?? '', '2.2.2.2')).status).toBe(200);
  });
});

describeWithDatabase('a form in another encoding than UTF-8', (open) => {
  it.each([
    ['application/json', '{"fields":{"name":"Zo\xeb","email":"zoe@example.com"}}'],
    ['application/x-www-form-urlencoded', 'name=Zo\xeb&email=zoe@example.com'],
  ])('is refused as %s, because its letters would be lost', async (type, body) => {
    const database = await open();
    const web = await openTestWeb(database);
    const init = {
      method: 'POST',
      headers: { 'content-type': `${type}; charset=iso-8859-1` },
      body: new Uint8Array(Buffer.from(body, 'latin1')),
    };
    expect((await web.app.request('/api/funnels/willow-guide/submissions', init)).status).toBe(400);
    expect((await database.pool.query('select from submissions')).rowCount).toBe(0);
  });
});

describeWithDatabase('a plain form that is refused', (open) => {
  it.each([
    ['another media type', 415, { 'content-type': 'text/plain' }, 'x'],
    ['no media type', 415, {}, undefined],
    ['too much', 413, form, `name=${'x'.repeat(17_000)}`],
    ['another site', 403, { ...form, origin: 'https://evil.example' }, 'name=Ada'],
    ['no form', 400, { 'content-type': 'application/json' }, '{'],
  ])(
    'before it is read, for %s, gets a small page that is not drawn, in words for people',
    async (_, status, headers, body) => {
      const { documents, look } = countedDocuments();
      const web = await openTestWeb(await open(), { documents });
      look();
      const init = { method: 'POST', headers: new Headers(headers), body: body ?? null };
      const answer = await web.app.request('/guide-alias', init);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const html = await answer.text();
      expect(html.length).toBeLessThan(1000);
      expect(html).toContain('href="/guide-alias"');
      expect(html).not.toMatch(/application\/|media type|the (?:request|body|member)\b/i);
      expect(look()).toBe(0);
    },
  );

  it('again and again is drawn with what was typed a number of times, then small', async () => {
    const { documents, look } = countedDocuments();
    const web = await openTestWeb(await open(), {
      documents,
      trustProxy: 1,
      submissionsPerMinute: 10,
    });
    look();
    const typed = { name: 'Ada', email: 'ada@' };
    const post = (client: string) =>
      web.postForm('/willow-guide', typed, { 'x-forwarded-for': client });
    const statuses: number[] = [];
    for (let turn = 0; turn < 120; turn += 1) statuses.push((await post('1.1.1.1')).status);
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    expect(look()).toBeLessThanOrEqual(45);
    const small = await post('1.1.1.1');
    expect([small.status, Number(small.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await small.text()).toContain(
      'The back button of your browser brings back what you typed',
    );
    const other = await post('2.2.2.2');
    expect(stateIn(await other.text())).toMatchObject({ values: typed });
  });
});

describeWithDatabase('an unsubscribe link that is made up', (open) => {
  it('is drawn once', async () => {
    const { documents, look } = countedDocuments();
    const web = await openTestWeb(await open(), { documents });
    look();
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await web.app.request(`/unsubscribe/made-up-${turn}`)).status).toBe(404);
    }
    expect(look()).toBe(1);
  });
});

describeWithDatabase('the policy of a page with what somebody typed', (open) => {
  const script = 'alert(document.domain)';
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const smuggled = `</pre><script>${script}</script><style>a{b:c}</style><p style="x:y">`;

  /** Documents with a slip: what they show is not escaped. */
  function careless(): Documents {
    const plain = createTestDocuments();
    const slip = (html: string) => html.replaceAll('\\u003c', '<').replaceAll('\\"', '"');
    return {
      ...plain,
      funnel: (...page) => slip(plain.funnel(...page)),
      unsubscribe: (view) => slip(plain.unsubscribe(view)),
    };
  }

  it('allows what the ready page allows, and no script or style that came along', async () => {
    const web = await openTestWeb(await open(), { documents: careless() });
    const ready = (await web.app.request('/willow-guide')).headers.get('content-security-policy');
    expect(ready).toContain(hash('void 0'));
    const posted = await web.postForm('/willow-guide', { name: smuggled, email: 'ada@' });
    const html = await posted.text();
    expect(html).toContain(`<script>${script}</script>`);
    const policy = posted.headers.get('content-security-policy') ?? '';
    expect(policy).toBe(ready);
    for (const planted of [hash(script), hash('a{b:c}'), 'unsafe-inline']) {
      expect(policy).not.toContain(planted);
    }
  });

  it('does so in an outcome', async () => {
    const web = await openTestWeb(await open(), { documents: careless() });
    const name = smuggled;
    const posted = await web.postForm('/willow-guide', { name, email: 'ada@example.com' });
    const shown = await web.app.request(posted.headers.get('location') ?? '');
    expect(await shown.text()).toContain(`<script>${script}</script>`);
    expect(shown.headers.get('content-security-policy')).not.toContain(hash(script));
  });
});

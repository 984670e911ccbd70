import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { sevenEvenings } from '#scripts/schema/examples/seven-evenings.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';
import { findDelivery } from '#server/operator/views/deliveries-view.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { downloadPath } from '#server/signing/download-token.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { revertTo } from '#tests/support/database/release-before.ts';
import { until } from '#tests/support/run/until.ts';
import { askedIn, createTestSite, stateIn } from '#tests/support/site/site.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

const secret = 'a secret of the tests';
const funnel = 'willow-price-list';
const file = 'funnels/willow/price-list.pdf';
const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
};

describeWithDatabase('a file that a funnel offers', (open) => {
  let database: Database;
  let web: TestWeb;
  let folder: string;
  let content: Buffer;

  /** Puts a file into the store, as a build does. */
  function put(bytes: Buffer): void {
    content = bytes;
    writeFileSync(join(folder, 'price-list.pdf'), bytes);
  }

  const files = () => ({
    folder,
    find: async (name: string) =>
      name === file
        ? { path: 'price-list.pdf', bytes: content.length, sum: String(content.readUInt32BE(4)) }
        : undefined,
  });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'store-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    put(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(200_000, 7)]));
    database = await open();
    web = await openTestWeb(database, { files: files() });
  });

  const query = async (text: string) => (await database.pool.query(text)).rows;
  const ask = (path: string, headers: Record<string, string> = phone, method = 'GET') =>
    web.app.request(path, { headers, method });
  const fetched = async () =>
    (await query('select fetched_at from delivery_logs order by created_at')).map((row) =>
      Boolean(row.fetched_at),
    );

  /** Signs somebody up; gives the paths of the success screen and of the email. */
  async function signUp(email = 'ada@example.com') {
    const answer = await web.postJson(funnel, { fields: { name: 'Ada', email } });
    expect(answer.status).toBe(201);
    const [row] = await query('select id from delivery_logs order by created_at desc limit 1');
    const { download } = await answer.json();
    return {
      screen: download,
      email: downloadPath({ kind: 'delivery', id: row.id }, funnel, secret),
    };
  }

  it('is given out whole and in parts, with its type and a readable name', async () => {
    const { email } = await signUp();
    const whole = await ask(email);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '200008',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="The Willow Price List - fur alle.pdf"; filename*=UTF-8''The%20Willow%20Price%20List%20%E2%80%93%20f%C3%BCr%20alle.pdf`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);

    const part = await ask(email, { ...phone, range: 'bytes=100000-' });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      'bytes 100000-200007/200008',
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100_000))).toBe(true);
    const beyond = await ask(email, { ...phone, range: 'bytes=200008-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */200008']);

    const head = await ask(email, phone, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      '200008',
      '',
    ]);
    const etag = whole.headers.get('etag') ?? '';
    expect((await ask(email, { ...phone, 'if-none-match': etag })).status).toBe(304);
    const other = { ...phone, range: 'bytes=1-', 'if-range': '"another"' };
    expect((await ask(email, other)).status).toBe(200);
  });

  it('is what it was replaced with, at the link of an old email', async () => {
    const { email } = await signUp();
    const etag = (await ask(email)).headers.get('etag') ?? '';
    put(Buffer.from('%PDF-2.0 the second edition'));
    const answer = await ask(email, { ...phone, 'if-none-match': etag });
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-2.0 the second edition']);
  });

  it('comes again with each sign-up, and the first link goes on working', async () => {
    const first = await signUp();
    await query(`update submissions set created_at = now() - interval '1 day'`);
    const second = await signUp();
    expect(await web.count('delivery_logs')).toBe(2);
    expect(first.email).not.toBe(second.email);
    for (const path of [first.email, second.email, first.screen, second.screen]) {
      expect((await ask(path)).status).toBe(200);
    }
  });

  it('stands on the success screen, with scripts and without', async () => {
    const { screen } = await signUp();
    expect((await ask(screen)).status).toBe(200);
    const posted = await web.postForm(`/${funnel}`, { name: 'Bob', email: 'bob@example.com' });
    const shown = await ask(posted.headers.get('location') ?? '');
    const state = stateIn(await shown.text());
    expect(state).toMatchObject({ kind: 'succeeded', download: expect.stringMatching(/^\/d\//) });
    const { download } = state as { download: string };
    expect((await ask(download)).status).toBe(200);
    expect(JSON.stringify(state)).not.toContain('submissionId');
  });

  it('tells when a person first fetched it, and not what filters and players do', async () => {
    const quick = await signUp('quick@example.com');
    const { email } = await signUp();
    await query(
      `update delivery_logs set status = 'sent', sent_at = now() - case email_address
         when 'quick@example.com' then interval '0' else interval '1 minute' end`,
    );
    await (await ask(quick.email)).arrayBuffer();
    await (await ask(email, phone, 'HEAD')).text();
    await (await ask(email, { 'user-agent': 'Barracuda Sentinel (EE)' })).arrayBuffer();
    await (await ask(email, { ...phone, 'sec-purpose': 'prefetch' })).arrayBuffer();
    await (await ask(email, { ...phone, range: 'bytes=50000-' })).arrayBuffer();
    expect(await fetched()).toEqual([false, false]);

    await (await ask(email, { ...phone, range: 'bytes=0-' })).arrayBuffer();
    await until(async () => (await fetched())[1] === true);
    const [before] = await query('select id, fetched_at from delivery_logs');
    await (await ask(email)).arrayBuffer();
    await signUp('bob@example.com');
    const [after] = await query('select id, fetched_at from delivery_logs order by created_at');
    expect(after).toEqual(before);
    expect((await findDelivery(database.kysely, before.id))?.fetchedAt).toEqual(before.fetched_at);
    const { deliveries } = await exportPerson(database.kysely, secret, 'ada@example.com');
    expect(deliveries[0]).toMatchObject({ fetched_at: expect.any(String) });
  });

  it('counts a fetch from the success screen at once, for that email alone', async () => {
    await signUp('bob@example.com');
    const { screen } = await signUp();
    await query(`update delivery_logs set status = 'sent', sent_at = now()`);
    await (await ask(screen)).arrayBuffer();
    await until(async () => (await fetched())[1] === true);
    expect(await fetched()).toEqual([false, true]);
  });

  it('can still be fetched by whoever has the link once the person is erased', async () => {
    const { email } = await signUp();
    await erasePerson(database.kysely, secret, 'ada@example.com');
    expect((await ask(email)).status).toBe(200);
    expect(await web.count('delivery_logs')).toBe(0);
  });

  it('is with a CDN where one holds the files', async () => {
    const { email } = await signUp();
    const other = await openTestWeb(database, {
      files: files(),
      assetsUrl: 'https://files.example.com/site',
    });
    const answer = await other.app.request(email, { headers: phone });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'https://files.example.com/site/price-list.pdf',
    ]);
    await until(async () => (await fetched())[0] === true);
  });

  it('is a page to read where it is written here, with its PDF behind a button', async () => {
    const { email } = await signUp();
    const site = createTestSite({ withFile: true });
    const funnels = site.funnels.map((one) =>
      one.id === funnel ? { ...one, guide: sevenEvenings } : one,
    );
    const other = await openTestWeb(database, { files: files(), site: { ...site, funnels } });
    const read = (path: string, headers: Record<string, string> = phone) =>
      other.app.request(path, { headers });
    const page = await read(email);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("object-src 'none'"),
    });
    expect([page.status, askedIn(await page.text())]).toEqual([200, { id: funnel }]);
    await until(async () => (await fetched())[0] === true);
    const etag = page.headers.get('etag') ?? '';
    expect((await read(email, { ...phone, 'if-none-match': etag })).status).toBe(304);
    const pdf = await read(`${email}?pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await pdf.arrayBuffer()).equals(content)).toBe(true);
  });

  it('is not given out for a made-up link, nor where there is none any more', async () => {
    const { email } = await signUp();
    const madeUp = await ask(`${email.slice(0, -4)}AAAA`);
    expect([madeUp.status, askedIn(await madeUp.text())]).toEqual([404, { kind: 'unknown-link' }]);
    const id = '01a1fadd-66c5-746e-8570-6ec1dad8a333';
    const elsewhere = await ask(downloadPath({ kind: 'delivery', id }, 'willow-guide', secret));
    expect([elsewhere.status, askedIn(await elsewhere.text()).kind]).toEqual([410, 'gone']);
    const removed = await ask(downloadPath({ kind: 'delivery', id }, 'no-such-funnel', secret));
    expect([removed.status, askedIn(await removed.text()).kind]).toEqual([410, 'gone']);
    unlinkSync(join(folder, 'price-list.pdf'));
    const away = await ask(email);
    expect([away.status, askedIn(await away.text()).kind]).toEqual([503, 'unavailable']);
  });

  it('is known of no email that the release before sent, and those are kept', async () => {
    await revertTo(database, '0018-note-first-download');
    await query(`insert into delivery_logs
        (id, dedupe_key, email_address, status, function_name, funnel_id, coach, body, sent_at)
      values ('01900000-0000-7000-8000-000000000001', 'one', 'ada@example.com', 'sent', 'send-file',
        '${funnel}', 'willow', '{}', now() - interval '1 day')`);
    await migrateToLatest(database.kysely);
    expect(await fetched()).toEqual([false]);
    const id = '01900000-0000-7000-8000-000000000001';
    await (await ask(downloadPath({ kind: 'delivery', id }, funnel, secret))).arrayBuffer();
    await until(async () => (await fetched())[0] === true);
  });
});

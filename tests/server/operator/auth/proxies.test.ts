import { expect, test } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { createForwardingNotes } from '#server/http/forwarding-notes.ts';
import { replacePassword } from '#server/operator/auth/set-password.ts';
import { ask, password } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

/** What the overview says of proxies, after some requests with these headers. */
async function readCheck(database: Database, trustProxy: number, forwarded: readonly string[]) {
  const web = await openTestWeb(database, { trustProxy });
  await replacePassword(database.kysely, password, 'a test');
  const send = (header: string) =>
    web.postJson(
      'willow-guide',
      { fields: { name: 'Ada', email: 'ada@example.com' } },
      header === '' ? {} : { 'x-forwarded-for': header },
    );
  for (const header of forwarded) await send(header);
  const usual = forwarded[0] === '' ? {} : { 'x-forwarded-for': forwarded[0] ?? '' };
  const answer = await web.app.request('/api/operator/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...usual },
    body: JSON.stringify({ password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  for (const path of ['/healthz', '/readyz']) await web.app.request(path);
  const overview = await ask(web, cookie, '/overview', { headers: usual });
  const { health } = await overview.json();
  return health.find(({ name }: { name: string }) => name === 'Proxies');
}

describeWithDatabase('the overview', (open) => {
  test('says that a proxy is not trusted, and what to do', async () => {
    const check = await readCheck(await open(), 0, ['', '203.0.113.1', '']);
    expect(check).toMatchObject({ state: 'warning' });
    expect(check.detail).toContain('1 of the last 5 requests');
    expect(check.remedy).toContain('set TRUST_PROXY to their number');
  });

  test('says that a trusted proxy sends no header, and what to do', async () => {
    const check = await readCheck(await open(), 1, ['', '']);
    expect(check).toMatchObject({ state: 'warning' });
    expect(check.remedy).toContain('0 if none does');
  });

  test('says that fewer proxies append than are trusted', async () => {
    const check = await readCheck(await open(), 2, ['203.0.113.1', '203.0.113.1']);
    expect(check).toMatchObject({ state: 'warning' });
  });

  test('is content where the proxies fit, whoever else asks the site directly', async () => {
    const database = await open();
    expect(await readCheck(database, 0, ['', ''])).toMatchObject({ state: 'ok' });
    const behind = ['203.0.113.1', '203.0.113.2', '203.0.113.3, 203.0.113.1', ''];
    expect(await readCheck(database, 1, behind)).toMatchObject({ state: 'ok' });
  });
});

test('what was noted is forgotten after two hours', () => {
  let nowMs = 0;
  const notes = createForwardingNotes(0, () => nowMs);
  notes.note(1);
  nowMs += 3_700_000;
  notes.note(0);
  expect(notes.read()).toEqual({ requests: 2, named: 1, short: 0 });
  nowMs += 3_600_000;
  expect(notes.read()).toEqual({ requests: 1, named: 0, short: 0 });
  nowMs += 7_200_000;
  expect(notes.read()).toEqual({ requests: 0, named: 0, short: 0 });
});

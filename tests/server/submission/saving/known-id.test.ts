import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { stateIn } from '#tests/support/site/site.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com' };
const bob = { name: 'Bob', email: 'bob@example.com' };

/** Everything an answer holds that could name the first sender. */
async function textOf(answer: Response): Promise<string> {
  const headers = Object.fromEntries(answer.headers);
  return JSON.stringify([answer.status, headers, await answer.text()]);
}

/** Every id that can be read out of an address, plain or from its bytes. */
function idsIn(address: string): string[] {
  const plain = address.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi) ?? [];
  const token = new URL(address, 'http://x').searchParams.get('outcome') ?? '';
  const bytes = Buffer.from(token, 'base64url');
  const packed = Array.from({ length: Math.max(0, bytes.length - 15) }, (_, start) => {
    const hex = bytes.subarray(start, start + 16).toString('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  });
  return [...plain, ...packed];
}

const sendJson = (web: TestWeb, submissionId: string, fields: object, funnelId = 'willow-guide') =>
  web.postJson(funnelId, { submissionId, fields });

describeWithDatabase('a page that was loaded before its funnel was renamed', (open) => {
  it('sends its form all the same, and the row has the new id', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    expect((await web.postJson('former-guide', { fields: ada })).status).toBe(201);
    const rows = await database.kysely.selectFrom('submissions').select('funnel_id').execute();
    expect(rows).toEqual([{ funnel_id: 'willow-guide' }]);
  });
});

describeWithDatabase('a known submission id', (open) => {
  it.each([
    ['another person', bob],
    ['another address', { ...ada, email: 'eve@example.com' }],
    ['another spelling of the address', { ...ada, email: 'ADA@example.com' }],
    ['another name', { ...ada, name: 'Eve' }],
    ['no name', { email: ada.email }],
  ])('is refused with the words of %s, and names nobody', async (_, fields) => {
    const web = await openTestWeb(await open());
    const submissionId = randomUUID();
    expect((await sendJson(web, submissionId, ada)).status).toBe(201);
    const answer = await sendJson(web, submissionId, fields);
    expect(answer.status).toBe(409);
    const said = await textOf(answer);
    expect(said).toContain('urn:problem-type:funnelfile:id-in-use');
    expect(said).not.toMatch(/lovelace|ada/i);
    expect(await web.count('submissions')).toBe(1);
  });

  it('answers the same words as before', async () => {
    const web = await openTestWeb(await open());
    const submissionId = randomUUID();
    const first = await (await sendJson(web, submissionId, ada)).json();
    const again = await sendJson(web, submissionId, { name: ' Ada Lovelace ', email: ada.email });
    expect([again.status, await again.json()]).toEqual([201, first]);
    expect(await web.count('submissions')).toBe(1);
  });

  it('names nobody to somebody who sends it at the same moment', async () => {
    const web = await openTestWeb(await open());
    const submissionId = randomUUID();
    const [first, second] = await Promise.all([
      sendJson(web, submissionId, ada),
      sendJson(web, submissionId, bob),
    ]);
    expect([first?.status, second?.status]).toEqual([201, 409]);
    expect(await textOf(second as Response)).not.toMatch(/lovelace|ada/i);
  });

  it('names nobody where the seat was refused the first time', async () => {
    const web = await openTestWeb(await open());
    await web.postJson('willow-masterclass', { fields: ada });
    const submissionId = randomUUID();
    const refused = await sendJson(web, submissionId, ada, 'willow-masterclass');
    expect((await refused.json()).type).toContain('already-registered');
    const answer = await sendJson(web, submissionId, bob, 'willow-masterclass');
    expect((await answer.json()).type).toContain('id-in-use');
  });

  it('names nobody where the email failed the first time', async () => {
    const web = await openTestWeb(await open());
    web.answerEmails({ kind: 'surely-not-sent', cause: 'unavailable', detail: 'Down' });
    const submissionId = randomUUID();
    expect((await sendJson(web, submissionId, ada, 'strict')).status).toBe(500);
    const answer = await sendJson(web, submissionId, bob, 'strict');
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).not.toMatch(/lovelace|ada/i);
  });

  it('makes another submission of a plain form with other words, and names nobody', async () => {
    const web = await openTestWeb(await open());
    const submissionId = randomUUID();
    await web.postForm('/willow-guide', { ...ada, submissionId });
    const posted = await web.postForm('/willow-guide', { ...bob, submissionId });
    expect(posted.status).toBe(303);
    const shown = await textOf(await web.app.request(posted.headers.get('location') ?? ''));
    expect(shown).toContain('Bob');
    expect(shown).not.toMatch(/lovelace|ada/i);
    expect(await web.count('submissions')).toBe(2);
  });

  it('shows no outcome to a program that fills the honeypot', async () => {
    const web = await openTestWeb(await open());
    const submissionId = randomUUID();
    await web.postForm('/willow-guide', { ...ada, submissionId });
    const posted = await web.postForm('/willow-guide', { ...bob, submissionId, website: 'x' });
    const shown = await web.app.request(posted.headers.get('location') ?? '');
    expect(await textOf(shown)).not.toMatch(/lovelace|ada/i);
  });
});

describeWithDatabase("an outcome's address", (open) => {
  it('is no key to what was stored, neither in time nor afterwards', async () => {
    const database = await open();
    let now = new Date();
    const web = await openTestWeb(database, { clock: () => now });
    const submissionId = randomUUID();
    const posted = await web.postForm('/willow-guide', { ...ada, submissionId });
    const address = posted.headers.get('location') ?? '';
    const { rows } = await database.pool.query('select id from submissions');
    expect(idsIn(address)).not.toContain(rows[0].id);
    for (const days of [0, 60]) {
      now = new Date(now.getTime() + days * 86_400_000);
      for (const id of idsIn(address)) {
        const answer = await sendJson(web, id, { email: 'eve@example.com' });
        expect(await textOf(answer)).not.toMatch(/lovelace|ada/i);
      }
    }
    expect(stateIn(await (await web.app.request(address)).text())).toEqual({ kind: 'idle' });
  });

  it('is another one for each view of the same outcome', async () => {
    const web = await openTestWeb(await open());
    const submissionId = randomUUID();
    const addressOf = async () =>
      (await web.postForm('/willow-guide', { ...ada, submissionId })).headers.get('location');
    expect(await addressOf()).not.toBe(await addressOf());
  });
});

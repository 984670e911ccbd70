import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { hashAddress } from '#server/email/suppression/list.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { unsubscribeUrl } from '#server/signing/unsubscribe-token.ts';
import { countByStatus, startDeliveries, writeDeliveries } from '#tests/server/outbox/outbox.ts';
import { accepted, scriptedTransport } from '#tests/server/outbox/scripted.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { waitFor } from '#tests/support/run/until.ts';
import { askedIn } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const secret = 'a secret of the tests';
const email = 'ada@example.com';

/** What a test document says it was asked to draw. */
async function viewIn(answer: Response): Promise<Record<string, unknown>> {
  return askedIn(await answer.text());
}

/** Somebody in a journey who holds a campaign email of the coach in hand. */
async function openWithCampaignEmail(open: () => Promise<Database>) {
  const database = await open();
  const web = await openTestWeb(database);
  await web.postForm('/willow-guide', { name: 'Ada', email });
  const [deliveryId = ''] = await writeDeliveries(database, [{ to: email, stream: 'broadcast' }]);
  const path = unsubscribeUrl('', deliveryId, secret);
  const get = async () => viewIn(await web.app.request(path));
  const post = (body: string | FormData, headers: Record<string, string> = {}) =>
    web.app.request(path, { method: 'POST', body, headers });
  const press = async (wish: string) =>
    viewIn(await post(`wish=${wish}`, { 'content-type': 'application/x-www-form-urlencoded' }));
  const journeys = async () => {
    const { rows } = await database.pool.query(
      'select is_completed, stopped_at is not null as is_stopped from user_journeys',
    );
    return rows;
  };
  return { database, web, path, get, post, press, journeys };
}

const goingOn = { is_completed: false, is_stopped: false };
const stopped = { is_completed: true, is_stopped: true };

describeWithDatabase('the address of an unsubscribe link', (open) => {
  it('leads on from where a slash was put at its end', async () => {
    const { web, path } = await openWithCampaignEmail(open);
    const { status, headers } = await web.app.request(`${path}/`);
    expect([status, headers.get('location')]).toEqual([308, path]);
  });

  it.each(['.', ')', '%3E', '%22,'])('is known with what stood behind it: %s', async (mark) => {
    const { web, path } = await openWithCampaignEmail(open);
    const opened = await web.app.request(`${path}${mark}`);
    expect(await viewIn(opened)).toMatchObject({ kind: 'wanted', address: 'a…@example.com' });
    const init = { method: 'POST', body: new URLSearchParams({ wish: 'stop-coach' }) };
    const pressed = await web.app.request(`${path}${mark}`, init);
    expect(await viewIn(pressed)).toMatchObject({ kind: 'stopped-coach' });
  });

  it('changes nothing when it is opened, however often a scanner does', async () => {
    const { get, journeys, database } = await openWithCampaignEmail(open);
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await get()).toMatchObject({ kind: 'wanted', address: 'a…@example.com' });
    }
    expect(await journeys()).toEqual([goingOn]);
    expect((await database.pool.query('select from suppressions')).rowCount).toBe(0);
  });

  it('stops the weekly letter alone where it is the letter’s, and starts it again', async () => {
    const { get, press, database, journeys } = await openWithCampaignEmail(open);
    await database.pool.query(
      `update delivery_logs set function_name = 'weekly-letter', stream = 'outbound', coach = ''`,
    );
    expect(await get()).toMatchObject({ kind: 'letter-wanted', language: 'en' });
    expect(await press('stop-coach')).toMatchObject({ kind: 'letter-stopped' });
    const { rows } = await database.pool.query('select scope, reason from suppressions');
    expect(rows).toEqual([{ scope: 'letter:', reason: 'unsubscribed' }]);
    expect(await journeys()).toEqual([goingOn]);
    expect(await press('resume')).toMatchObject({ kind: 'letter-wanted' });
  });

  it('is private: nobody keeps it, indexes it or hears of it from the browser', async () => {
    const { web, path } = await openWithCampaignEmail(open);
    const { headers } = await web.app.request(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  it('takes one click of an email program from anywhere, twice, without a redirect', async () => {
    const { post, journeys, database } = await openWithCampaignEmail(open);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const answers = [
      await post('List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
      await post(form, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await journeys()).toEqual([stopped]);
    const { rows } = await database.pool.query(
      'select email_hash, scope, reason from suppressions',
    );
    expect(rows).toEqual([
      { email_hash: hashAddress(secret, email), scope: 'willow', reason: 'unsubscribed' },
    ]);
  });

  it('ends the campaign emails of one coach or of all, and gives them back to whoever wants them', async () => {
    const { press, get, journeys } = await openWithCampaignEmail(open);
    expect(await press('stop-coach')).toMatchObject({ kind: 'stopped-coach', canResume: true });
    expect(await press('stop-all')).toMatchObject({ kind: 'stopped-all', canResume: true });
    expect(await get()).toMatchObject({ kind: 'stopped-all' });
    expect(await journeys()).toEqual([stopped]);
    expect(await press('resume')).toMatchObject({ kind: 'wanted' });
    expect(await journeys()).toEqual([goingOn]);
  });

  it('gives back a journey that began meanwhile and ended at its first email', async () => {
    const { press, journeys, database, web } = await openWithCampaignEmail(open);
    await press('stop-coach');
    await web.postForm('/patient', { name: 'Ada', email });
    expect(await journeys()).toContainEqual(goingOn);
    await database.pool.query(
      `insert into delivery_logs (id, dedupe_key, email_address, function_name, coach, stream, body,
         lead_id, campaign_id)
       select gen_random_uuid(), j.id, l.email, 'send-guide', 'willow', 'broadcast', '{}',
         j.lead_id, j.campaign_id
       from user_journeys j join leads l on l.id = j.lead_id where not j.is_completed`,
    );
    startDeliveries({ database, transport: scriptedTransport(accepted).transport });
    await waitFor(journeys, (all) => all.every(({ is_completed }) => is_completed));
    await press('resume');
    expect(await journeys()).toEqual([goingOn, goingOn]);
  });

  it('gives nothing back to an address that complained', async () => {
    const { press, journeys, database } = await openWithCampaignEmail(open);
    await press('stop-coach');
    await database.pool.query(
      `insert into suppressions (email_hash, scope, reason) values ($1, 'all', 'complained')`,
      [hashAddress(secret, email)],
    );
    expect(await press('resume')).toMatchObject({ kind: 'stopped-all', canResume: false });
    expect(await journeys()).toEqual([stopped]);
  });

  it('says that a wrong link is wrong and that an erased reader gets no campaign emails', async () => {
    const { web, path, database, get } = await openWithCampaignEmail(open);
    const wrong = await web.app.request(`${path.slice(0, -3)}AAA`, { method: 'POST', body: '' });
    expect(wrong.status).toBe(404);
    expect(await viewIn(wrong)).toEqual({ kind: 'unknown-link' });
    await erasePerson(database.kysely, secret, email);
    expect(await get()).toEqual({ kind: 'nothing-known' });
  });

  it('lets no campaign email through afterwards, but the guide that is asked for anew', async () => {
    const { press, database, web } = await openWithCampaignEmail(open);
    await press('stop-coach');
    await database.pool.query('delete from delivery_logs');
    await web.postForm('/willow-guide', { name: 'Ada', email });
    await writeDeliveries(database, [
      { to: 'Ada@Example.com', stream: 'broadcast' },
      { to: 'bob@example.com', stream: 'broadcast' },
    ]);
    const { transport } = scriptedTransport(accepted);
    startDeliveries({ database, transport });
    const count = await waitFor(
      () => countByStatus(database),
      (now) => (now['sent'] ?? 0) + (now['suppressed'] ?? 0) === 3,
    );
    expect(count).toEqual({ sent: 2, suppressed: 1 });
  });
});

import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { type Changes, declare } from '#tests/support/site/declarations.ts';
import { askedIn, stateIn } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };

/** On the coach's clock, which is eight hours behind UTC. */
const spring = {
  publishFrom: '2027-01-10T09:00',
  expires: { at: '2027-01-20T09:00', to: '/willow-call' },
};
const from = Date.parse('2027-01-10T17:00:00Z');
const end = Date.parse('2027-01-20T17:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

function compile(change: Changes) {
  const { site, findings } = compileSite(declare({ 'guide.ts': change, 'call.ts': {} }), ['/']);
  if (!site) throw new Error(JSON.stringify(findings));
  return site;
}

/** A clock that stands until it is let go. */
function stopClock(at: number) {
  let start: number | undefined;
  return {
    now: () => new Date(start === undefined ? at : at + performance.now() - start),
    letGo() {
      start = performance.now();
    },
  };
}

describeWithDatabase('a page that comes and ends', (open) => {
  const openAt = async (at: number, change: Changes = spring) => {
    const { now, letGo } = stopClock(at);
    const web = await openTestWeb(await open(), { site: compile(change), clock: now });
    return { ...web, letGo };
  };

  it('is nowhere before its time, and no form of it is taken', async () => {
    const web = await openAt(from - dayMs / 2);
    expect((await web.app.request('/willow-guide')).status).toBe(404);
    expect((await web.postForm('/willow-guide', fields)).status).toBe(404);
    expect((await web.postJson('willow-guide', { fields })).status).toBe(404);
    expect((await web.app.request('/api/funnels/willow-guide/form-token')).status).toBe(404);
    const booked = web.app.request('/api/funnels/willow-guide/booked', { method: 'POST' });
    expect((await booked).status).toBe(404);
    for (const spelling of ['/willow-guide/', '/Willow-Guide', '/willow%2Dguide']) {
      expect((await web.app.request(spelling)).status).toBe(404);
    }
    expect(await (await web.app.request('/sitemap.xml')).text()).not.toContain('willow-guide');
    const home = await web.app.request('/');
    expect(askedIn(await home.text())).toBe(1);
    expect(home.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await web.count('leads')).toBe(0);
    await web.stop();
  });

  it('takes a form to its new path', async () => {
    const web = await openTestWeb(await open(), { site: compile({ redirects: ['/moved'] }) });
    expect((await web.app.request('/moved')).status).toBe(308);
    const sent = await web.postForm('/moved', fields);
    expect([sent.status, sent.headers.get('location')]).toEqual([308, '/willow-guide']);
    await web.stop();
  });

  it('appears at its moment without a deploy, on home and in the sitemap, too', async () => {
    const web = await openAt(from - 300);
    expect((await web.app.request('/willow-guide')).status).toBe(404);
    web.letGo();
    await until(async () => (await web.app.request('/willow-guide')).status === 200);
    expect(askedIn(await (await web.app.request('/')).text())).toBe(2);
    expect(await (await web.app.request('/sitemap.xml')).text()).toContain('/willow-guide<');
    expect((await web.postJson('willow-guide', { fields })).status).toBe(201);
    await web.stop();
  });

  it('comes and ends with a clock that jumps, and is there again when that is set back', async () => {
    let now = from - 3 * dayMs;
    const site = compile(spring);
    const web = await openTestWeb(await open(), { site, clock: () => new Date(now) });
    const shows = (status: number) =>
      until(async () => (await web.app.request('/willow-guide')).status === status);
    await shows(404);
    now = from + dayMs;
    await shows(200);
    now = end + dayMs;
    await shows(302);
    now = from + dayMs;
    await shows(200);
    now = from - 3 * dayMs;
    await shows(404);
    await web.stop();
  });

  it('is kept by caches only as long as it is far from its end', async () => {
    const early = await openAt(from + dayMs);
    const cached = (await early.app.request('/willow-guide')).headers.get('cache-control');
    expect(cached).toContain('stale-while-revalidate');
    await early.stop();
    const late = await openAt(end - dayMs);
    const uncached = (await late.app.request('/willow-guide')).headers.get('cache-control');
    expect(uncached).toBe('public, max-age=0, must-revalidate');
    expect((await late.app.request('/willow-call')).headers.get('cache-control')).toBe(cached);
    await late.stop();
  });

  it('leads on at its end with the query, and keeps what somebody was still typing', async () => {
    const web = await openAt(end - 300);
    expect((await web.app.request('/willow-guide')).status).toBe(200);
    web.letGo();
    await until(async () => (await web.app.request('/willow-guide')).status === 302);
    const led = await web.app.request('/willow-guide?utm_source=ad');
    expect(led.headers.get('location')).toBe('/willow-call?utm_source=ad');
    expect(led.headers.get('cache-control')).toBe('no-store');

    const plain = await web.postForm('/willow-guide', fields);
    expect(plain.status).toBe(410);
    expect(plain.headers.get('content-security-policy')).toContain('sha256-');
    expect(stateIn(await plain.text())).toMatchObject({
      kind: 'rejected',
      toast: { title: 'This offer has ended' },
      values: fields,
    });
    const answer = await web.postJson('willow-guide', { fields });
    expect(answer.status).toBe(410);
    expect((await answer.json()).toast.title).toBe('This offer has ended');
    expect(await web.count('leads')).toBe(0);
    await web.stop();
  });

  it('shows the outcome of a form that was sent in the last moment', async () => {
    const web = await openAt(end - 400);
    const posted = await web.postForm('/willow-guide', fields);
    const location = posted.headers.get('location') ?? '';
    web.letGo();
    await until(async () => (await web.app.request('/willow-guide')).status === 302);
    const shown = await web.app.request(location);
    expect(shown.status).toBe(200);
    expect(stateIn(await shown.text())).toMatchObject({ kind: 'succeeded' });
    await web.stop();
  });

  it('says its declared words at its address and to a late form', async () => {
    const words = { title: 'The guide is gone', text: 'It comes back in autumn.' };
    const web = await openAt(end, { ...spring, expires: { at: spring.expires.at, to: words } });
    const page = await web.app.request('/willow-guide');
    expect(page.status).toBe(410);
    expect(askedIn(await page.text())).toEqual({ path: 'over', words });
    const { toast } = await (await web.postJson('willow-guide', { fields })).json();
    expect(toast).toEqual({ title: words.title, description: words.text });
    await web.stop();
  });

  it('stays away while it is a draft', async () => {
    const web = await openAt(from + dayMs, { draft: true });
    expect((await web.app.request('/willow-guide')).status).toBe(404);
    expect((await web.postJson('willow-guide', { fields })).status).toBe(404);
    await web.stop();
  });

  it('is in no sitemap when it is not to be found', async () => {
    const web = await openAt(from, { noindex: true });
    expect((await web.app.request('/willow-guide')).status).toBe(200);
    expect(await (await web.app.request('/sitemap.xml')).text()).not.toContain('willow-guide');
    await web.stop();
  });
});

describeWithDatabase('a thank-you page', (open) => {
  const path = '/willow-guide/thanks';
  const screen = { title: 'Thank you, {name}', text: 'It is on its way to {email}.' };
  const site = compile({ success: { after: 'screen', path, screen } });

  it('is where a plain form leads, and shows the filled screen to nobody else', async () => {
    const web = await openTestWeb(await open(), { site });
    const posted = await web.postForm('/willow-guide', fields);
    expect(posted.status).toBe(303);
    const location = posted.headers.get('location') ?? '';
    expect(location).toMatch(/^\/willow-guide\/thanks\?outcome=[\w-]+$/);

    const shown = await web.app.request(location);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    expect(shown.headers.get('content-security-policy')).toContain('sha256-');
    expect(askedIn(await shown.text())).toMatchObject({
      path: 'thanks',
      state: { screen: { title: 'Thank you, Ada', text: 'It is on its way to ada@example.com.' } },
    });
    await web.stop();
  });

  it.each(['', '?outcome=', '?outcome=made-up', '?utm_source=ad'])(
    'sends whoever comes with "%s" to the page with the form',
    async (query) => {
      const web = await openTestWeb(await open(), { site });
      const answer = await web.app.request(path + query);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('/willow-guide');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      await web.stop();
    },
  );

  it('takes no form and is in no sitemap', async () => {
    const web = await openTestWeb(await open(), { site });
    expect((await web.postForm(path, fields)).status).toBe(405);
    expect(await (await web.app.request('/sitemap.xml')).text()).not.toContain('thanks');
    expect(await web.count('leads')).toBe(0);
    await web.stop();
  });

  it('has its address in the answer to a form that is sent by a script', async () => {
    const web = await openTestWeb(await open(), { site });
    const { page } = await (await web.postJson('willow-guide', { fields })).json();
    expect(page).toMatch(/^\/willow-guide\/thanks\?outcome=/);
    expect((await web.app.request(page)).status).toBe(200);
    await web.stop();
  });
});

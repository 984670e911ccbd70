import { expect, it } from 'vitest';
import type { StepCounts } from '#engine/contract/console/visits.ts';
import { type Serving, serve } from '#server/app/http-server.ts';
import type { Database } from '#server/db/open/open.ts';
import { figureDay } from '#server/visits/figure-day.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openAsOperator } from '../operator/console.ts';

const agents = {
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

const newsletter = 'utm_source=Newsletter&utm_medium=email&utm_campaign=May';

/** The test site on a port, with an operator who asks for its figures. */
async function openSite(database: Database) {
  const operator = await openAsOperator(database);
  const serving: Serving = await serve(operator.web.listener, 0, '127.0.0.1');
  const site = `http://127.0.0.1:${serving.port}`;
  const ask = (path: string, agent: string, headers: Record<string, string> = {}, init = {}) =>
    fetch(site + path, { ...init, headers: { 'user-agent': agent, ...headers } });
  return {
    ...operator,
    site,
    ask,
    view: async (path: string, agent = agents.firefox, headers = {}) => {
      expect((await ask(path, agent, headers)).status).toBe(200);
    },
    head: (path: string) => ask(path, agents.firefox, {}, { method: 'HEAD' }),
    interest: (page: string, agent = agents.firefox) =>
      ask('/api/funnels/willow-guide/form-token', agent, { referer: site + page }),
    send: async (page: string, fields: Record<string, string>, agent = agents.firefox) => {
      const answer = await ask(
        '/api/funnels/willow-guide/submissions',
        agent,
        { 'content-type': 'application/json', referer: site + page },
        { method: 'POST', body: JSON.stringify({ fields, page: '/willow-guide' }) },
      );
      return answer.status;
    },
    /** Follows a link to the booking calendar, as browsers tell it. */
    book: async (page: string) => {
      const headers = { 'ping-from': site + page, 'ping-to': 'https://calendar.willow.example/' };
      const init = { method: 'POST', body: 'PING' };
      return (await ask('/api/funnels/willow-guide/booked', agents.firefox, headers, init)).status;
    },
    /** Writes what was counted, makes the figures and asks for them. */
    figures: async (path: string) => {
      await operator.web.stop();
      const { rows } = await database.pool.query(
        `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as day`,
      );
      await figureDay(database.kysely, rows[0].day);
      return operator.read(path);
    },
    stop: () => serving.stop(1000),
  };
}

describeWithDatabase('the path of a visitor', (open) => {
  it('is empty where nobody came yet', async () => {
    const { read, stop } = await openSite(await open());
    const site = await read('/steps?days=7');
    expect(site).toMatchObject({ countedFrom: null, total: { now: { views: 0, saved: 0 } } });
    expect((await read('/sources?days=7')).sources).toEqual([]);
    expect((await read('/funnels/willow-guide/steps')).days).toHaveLength(30);
    await stop();
  });

  it('is counted step by step, with what brought them', async () => {
    const { view, interest, send, book, figures, stop, database } = await openSite(await open());
    await view(`/willow-guide?${newsletter}`);
    await view(`/willow-guide?${newsletter}`);
    await view('/guide-alias', agents.safari, { referer: 'https://www.google.com/' });
    await view('/willow-guide', agents.google);
    await interest(`/willow-guide?${newsletter}`);
    expect(await send(`/willow-guide?${newsletter}`, { name: 'Ada', email: 'no' })).toBe(422);
    const ada = { name: 'Ada', email: 'ada@example.com' };
    expect(await send(`/willow-guide?${newsletter}`, ada)).toBe(201);
    // Its page's address says nothing, but this browser came by a search.
    expect(await send('/guide-alias', { email: 'ben@example.com' }, agents.safari)).toBe(201);
    await database.pool.query(
      `update delivery_logs set status = 'delivered', sent_at = now(), delivered_at = now()
       where email_address = 'ada@example.com'`,
    );
    expect(await book(`/willow-guide?${newsletter}`)).toBe(204);
    await stop();

    const steps = await figures('/funnels/willow-guide/steps?days=7');
    expect(steps.days).toHaveLength(7);
    expect(steps.total.now).toEqual({
      views: 3,
      visitors: 2,
      interests: 1,
      sent: 3,
      refused: 1,
      asked: 0,
      saved: 2,
      accepted: 1,
      delivered: 1,
      fetched: 0,
      registered: 0,
      booked: 1,
      unsubscribed: 0,
    });
    expect(steps.daily.at(-1)).toEqual(steps.total.now);
    expect(steps.total.before.views).toBe(0);
    expect(
      steps.sources.map(({ source, now }: { source: string; now: { [step: string]: number } }) => [
        source,
        now['views'],
        now['visitors'],
        now['interests'],
        now['saved'],
        now['delivered'],
      ]),
    ).toEqual([
      ['newsletter/email/may', 2, 1, 1, 1, 1],
      ['google/search', 1, 1, 0, 1, 0],
    ]);
    expect(steps.versions).toHaveLength(1);
    expect(steps.versions[0]).toMatchObject({ version: expect.stringMatching(/^[0-9a-f]{8}$/) });
    expect(steps.versions[0].now).toEqual(steps.total.now);
  });

  it('is not refused where a form is saved and only its email has to wait', async () => {
    const { ask, web, figures, stop } = await openSite(await open());
    const sent = (body: string, type: string, path: string) =>
      ask(path, agents.firefox, { 'content-type': type }, { method: 'POST', body });
    web.answerEmails({ kind: 'surely-not-sent', cause: 'unavailable', detail: 'Down' });
    const json = JSON.stringify({ fields: { name: 'Ada', email: 'ada@example.com' } });
    const api = await sent(json, 'application/json', '/api/funnels/strict/submissions');
    const form = 'application/x-www-form-urlencoded';
    const plain = await sent('name=Ben&email=ben%40example.com', form, '/strict');
    const wrong = await sent('name=Cy&email=cy', form, '/strict');
    expect([api.status, plain.status, wrong.status]).toEqual([500, 500, 422]);
    await stop();
    const { now } = (await figures('/funnels/strict/steps?days=7')).total;
    expect(now).toMatchObject({ sent: 3, refused: 1, saved: 2 });
  });

  it('goes on with what brought them, from one page of the site to the next', async () => {
    const { view, interest, figures, stop } = await openSite(await open());
    await view('/', agents.safari, { referer: 'https://www.google.com/' });
    await view('/willow-guide', agents.firefox, { referer: 'https://blog.example/post' });
    await view('/willow-masterclass', agents.firefox, {
      referer: 'http://localhost:3000/willow-guide',
    });
    await view('/willow-masterclass', agents.safari, { referer: 'http://localhost:3000/' });
    await interest('/willow-guide');
    await view('/willow-guide');
    await interest('/willow-guide');
    await stop();
    const sourcesOf = async (funnel: string) => {
      const { sources } = await figures(`/funnels/${funnel}/steps?days=7`);
      return sources.map(({ source, now }: { source: string; now: StepCounts }) => [
        source,
        now.views,
        now.interests,
      ]);
    };
    // Home is no funnel's page and is not counted, but it is where this visitor arrived.
    expect(await sourcesOf('willow-masterclass')).toEqual([
      ['blog.example', 1, 0],
      ['google/search', 1, 0],
    ]);
    // Who comes back by a bookmark comes directly, and so does what they do then.
    expect(await sourcesOf('willow-guide')).toEqual([
      ['blog.example', 1, 1],
      ['direct', 1, 1],
    ]);
  });

  it('leaves programs out and says so', async () => {
    const { view, head, send, read, cookie, figures, stop } = await openSite(await open());
    await view('/willow-guide');
    await view('/willow-guide', agents.google);
    await view('/willow-guide', 'curl/8.5.0');
    await view('/willow-guide', agents.firefox, { 'sec-purpose': 'prefetch;prerender' });
    await view('/willow-guide', agents.firefox, { cookie });
    await head('/willow-guide');
    const filled = { email: 'bot@example.com', website: 'https://spam.example' };
    expect(await send('/willow-guide', filled)).toBe(201);
    await stop();

    const { total } = await figures('/funnels/willow-guide/steps?days=7');
    expect(total.now).toMatchObject({ views: 1, visitors: 1, sent: 0, saved: 0 });
    const { kinds } = await read('/left-out?days=7&funnel=willow-guide');
    expect(
      Object.fromEntries(
        kinds.map(({ kind, views }: { kind: string; views: number }) => [kind, views]),
      ),
    ).toEqual({ robot: 2, prefetch: 1, head: 1, operator: 1, 'form-filler': 1 });
  });

  it('is one of all funnels together, and of all sources, where a visitor of several is one', async () => {
    const { view, read, figures, stop } = await openSite(await open());
    await view('/willow-guide');
    await view('/willow-call');
    const fromGoogle = { referer: 'https://www.google.com/' };
    await view('/willow-call', agents.safari, fromGoogle);
    await view('/willow-call', undefined, fromGoogle);
    await stop();
    const site = await figures('/steps?days=30');
    expect(site.total.now).toMatchObject({ views: 4, visitors: 2 });
    const views = site.funnels.map(({ id, now }: { id: string; now: { views: number } }) => [
      id,
      now.views,
    ]);
    expect(views.slice(0, 2)).toEqual([
      ['willow-call', 3],
      ['willow-guide', 1],
    ]);
    const { total, sources, misspelt } = await read('/sources?days=30');
    expect(total).toEqual(site.total);
    expect(sources).toMatchObject([
      { source: 'google/search', now: { views: 2, visitors: 2 } },
      { source: 'direct', now: { views: 2, visitors: 1 } },
    ]);
    expect(misspelt).toEqual([]);
    const found = await read('/steps?days=30&source=google%2Fsearch');
    expect(found.total.now).toMatchObject({ views: 2, visitors: 2 });
  });
});

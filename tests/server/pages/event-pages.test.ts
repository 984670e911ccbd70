import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import type { Documents } from '#engine/contract/documents.ts';
import { formatFinding } from '#engine/read/findings.ts';
import { createDocuments } from '#renderer/documents.tsx';
import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { bareAssets } from '#tests/support/site/bare-assets.ts';
import { type Changes, declare, event } from '#tests/support/site/declarations.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };
const start = Date.parse('2027-03-16T17:00:00Z');
const hourMs = 3_600_000;

const evening = {
  ...event,
  seats: 3,
  whenFull: { title: 'All three chairs are taken', text: 'Write to us.' },
  whenBegun: {
    title: 'We have begun',
    text: 'Come in.',
    button: { label: 'Join us', to: 'https://meet.willow.example/room' },
  },
  whenOver: {
    title: 'That was it',
    text: 'Talk to us instead.',
    button: { label: 'Book a call', to: '/willow-call' },
  },
  seatsLeft: { from: 2, text: '{event.seatsLeft} of {event.seats} chairs are left.' },
};

const page = {
  event: evening,
  'failure.full': { title: 'No chair is left' },
  'failure.alreadyRegistered': { title: 'You have a chair' },
  'page.sections': [
    { kind: 'hero', headline: 'Rest', lead: 'Then work.', button: 'Reserve my chair' },
    { kind: 'seats', text: 'There are {event.seats} chairs.' },
    { kind: 'event', title: 'When' },
    { kind: 'closing', headline: 'One evening.', button: 'Reserve my chair' },
  ],
};

function compile(change: Changes) {
  const { site, findings } = compileSite(declare({ 'guide.ts': change, 'call.ts': {} }), ['/']);
  if (!site) throw new Error(findings.map(formatFinding).join('\n'));
  return site;
}

/** A clock that stands until it is let go. */
function stopClock(at: number) {
  let begin: number | undefined;
  return {
    now: () => new Date(begin === undefined ? at : at + performance.now() - begin),
    letGo() {
      begin ??= performance.now();
    },
  };
}

describeWithDatabase('the page of an event', (open) => {
  const openAt = async (at: number, database?: Database, change: Changes = page) => {
    const site = compile(change);
    const { now, letGo } = stopClock(at);
    const documents = createDocuments({ site, assets: bareAssets(), publicUrl: 'https://x.test' });
    const web = await openTestWeb(database ?? (await open()), { site, clock: now, documents });
    const read = async (path = '/willow-guide') => {
      const answer = await web.app.request(path);
      const html = await answer.text();
      return {
        html,
        status: answer.status,
        caching: answer.headers.get('cache-control'),
        says: (words: string) => html.replaceAll('<!-- -->', '').includes(words),
      };
    };
    return { ...web, letGo, read };
  };

  it('asks for registrations before, and is kept by no cache while seats are few', async () => {
    const web = await openAt(start - 30 * 24 * hourMs);
    const { html, says, caching } = await web.read();
    expect(says('Reserve my chair')).toBe(true);
    expect(says('There are 3 chairs.')).toBe(true);
    expect(says('are left')).toBe(false);
    expect(html).toContain('data-island');
    expect(caching).toBe('public, max-age=0, must-revalidate');
    await web.stop();
  });

  it('tells the seats that are left and then that there is none, in every process', async () => {
    const database = await open();
    const at = start - 30 * 24 * hourMs;
    const one = await openAt(at, database);
    const other = await openAt(at, database);
    const register = (guest: number) =>
      one.postJson('willow-guide', { fields: { ...fields, email: `guest-${guest}@example.com` } });
    await register(1);
    for (const web of [one, other]) {
      await until(async () => (await web.read()).says('2 of 3 chairs are left.'));
    }
    await register(2);
    await register(3);
    for (const web of [one, other]) {
      await until(async () => (await web.read()).says('All three chairs are taken'));
      const { html, says } = await web.read();
      expect(says('Reserve my chair')).toBe(false);
      expect(says('There are 3 chairs.')).toBe(false);
      expect(says('One evening.')).toBe(false);
      expect(html).not.toContain('<form');
      expect(html).not.toContain('<script type="module">');
      expect((await web.read('/')).says('fully booked')).toBe(true);
    }
    await one.stop();
    await other.stop();
  });

  it('says in the engine’s words that it takes place where none are declared for that', async () => {
    const { whenBegun: _, ...undeclared } = evening;
    const change = { ...page, event: undeclared };
    const database = await open();
    const during = await openAt(start + 10 * 60_000, database, change);
    const { html, says } = await during.read();
    expect(says('It is taking place now')).toBe(true);
    expect(says('That was it')).toBe(false);
    expect(html.match(/href="\/willow-call"/g)).toHaveLength(3);
    const late = await during.postJson('willow-guide', { fields });
    expect(await late.json()).toMatchObject({ toast: { title: 'It is taking place now' } });
    await during.stop();
    const after = await openAt(start + 2 * hourMs, database, change);
    expect((await after.read()).says('That was it')).toBe(true);
    await after.stop();
  });

  it('says the declared words from the moment it begins, and leads on', async () => {
    const web = await openAt(start - 400);
    expect((await web.read()).says('Reserve my chair')).toBe(true);
    web.letGo();
    await until(async () => (await web.read()).says('We have begun'));
    const { html, says, status } = await web.read();
    expect(status).toBe(200);
    expect(says('Reserve my chair')).toBe(false);
    expect(html.match(/href="https:\/\/meet\.willow\.example\/room"/g)).toHaveLength(3);
    expect((await web.read('/')).says('The Willow Guide')).toBe(false);
    await web.stop();
  });

  it('follows a moment that passes while the pages are made for the first time', async () => {
    const site = compile(page);
    const { now, letGo } = stopClock(start - 1);
    const all = createDocuments({ site, assets: bareAssets(), publicUrl: 'https://x.test' });
    const documents: Documents = {
      ...all,
      funnel(...shown) {
        letGo();
        return all.funnel(...shown);
      },
    };
    const web = await openTestWeb(await open(), { site, clock: now, documents });
    await until(async () =>
      (await (await web.app.request('/willow-guide')).text()).includes('We have begun'),
    );
    await web.stop();
  });

  it('says other words once it is over, and caches keep it again', async () => {
    const web = await openAt(start + 1.5 * hourMs - 400);
    web.letGo();
    await until(async () => (await web.read()).says('That was it'));
    const { html, caching } = await web.read();
    expect(html).toContain('content="Talk to us instead."');
    expect(html.match(/href="\/willow-call"/g)).toHaveLength(3);
    expect(caching).toContain('stale-while-revalidate');
    await web.stop();
  });

  it('tells and asks for the next date that is open, and strikes out the one before', async () => {
    const { startsAt: _, ...undated } = evening;
    const dates = [
      { id: 'first', startsAt: '2027-03-16T10:00' },
      { id: 'second', startsAt: '2027-03-17T10:00' },
      { id: 'third', startsAt: '2027-03-18T10:00' },
    ];
    const web = await openAt(start - 400, undefined, { ...page, event: { ...undated, dates } });
    const before = await web.read();
    expect(before.html.match(/type="radio"/g)).toHaveLength(3);
    expect(before.says('>Tuesday, March 16, 2027</p>')).toBe(true);
    // The date that stands large on the ticket is not listed once more.
    const [, listed = ''] = /<dt>Other dates<\/dt>(.*?)<\/dl>/.exec(before.html) ?? [];
    expect(listed).not.toContain('March 16');
    expect(listed).toContain('March 17');
    expect(listed).toContain('March 18');
    web.letGo();
    await until(async () => (await web.read()).says('>Wednesday, March 17, 2027</p>'));
    const { html, says } = await web.read();
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(says('<s>Tuesday, March 16, 2027, 10:00')).toBe(true);
    await web.stop();
  });

  it('asks nothing where one date is left', async () => {
    const { startsAt: _, ...undated } = evening;
    const dates = [
      { id: 'first', startsAt: '2027-03-16T10:00' },
      { id: 'second', startsAt: '2027-03-17T10:00' },
    ];
    const web = await openAt(start + hourMs, undefined, { ...page, event: { ...undated, dates } });
    const { html } = await web.read();
    expect(html).not.toContain('type="radio"');
    expect(html).toContain('<input type="hidden" name="eventDate" value="second"/>');
    await web.stop();
  });

  it('says of the date before whether it takes place now or is over', async () => {
    const { startsAt: _, ...undated } = evening;
    const dates = [
      { id: 'first', startsAt: '2027-03-16T10:00' },
      { id: 'second', startsAt: '2027-03-17T10:00' },
    ];
    const saysAt = async (at: number) => {
      const web = await openAt(at, undefined, { ...page, event: { ...undated, dates } });
      const { says } = await web.read();
      await web.stop();
      return [': Under way', ': Over'].map((words) => says(words));
    };
    expect(await saysAt(start + 89 * 60_000)).toEqual([true, false]);
    expect(await saysAt(start + 90 * 60_000)).toEqual([false, true]);
  });
});

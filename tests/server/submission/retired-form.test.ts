import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type Changes, declare, event } from '#tests/support/site/declarations.ts';
import { askedIn } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };
const ended = { title: 'This offer has ended' };

describeWithDatabase('a form opened before its funnel was retired', (open) => {
  const retire = async (to: string, guide: Changes = {}) => {
    const coach = { retired: [{ id: 'gone', paths: ['/gone'], to }] };
    const { site, findings } = compileSite(
      declare({ 'guide.ts': guide, 'call.ts': {}, 'coach.ts': coach }),
      ['/'],
    );
    if (!site) throw new Error(JSON.stringify(findings));
    return openTestWeb(await open(), { site });
  };

  it.each(['/gone', '/Gone/'])('and sent to %s fills in the one in its place', async (path) => {
    const web = await retire('/willow-guide', {
      'form.consents': [
        { name: 'news', version: '1', required: false, text: 'Send me news from {coach}.' },
      ],
    });
    const sent = await web.postForm(path, { ...fields, company: 'Engines', news: 'yes' });
    expect(sent.status).toBe(410);
    expect(sent.headers.get('cache-control')).toBe('no-store');
    expect(askedIn(await sent.text())).toEqual({
      path: '/willow-guide',
      state: {
        kind: 'rejected',
        toast: { ...ended, description: expect.stringContaining('has taken its place') },
        fields: {},
        values: fields,
      },
    });
    expect(await web.count('leads')).toBe(0);
    expect((await web.postForm('/willow-guide', fields)).status).toBe(303);
    expect(await web.count('leads')).toBe(1);
  });

  it('never answers for the date of another event', async () => {
    const dates = [
      { id: 'first', startsAt: '2099-03-01T18:00' },
      { id: 'second', startsAt: '2099-03-08T18:00' },
    ];
    const { startsAt: _, ...undated } = event;
    const web = await retire('/willow-guide', {
      'offer.kind': 'event',
      event: { ...undated, dates },
    });
    const sent = await web.postForm('/gone', { ...fields, eventDate: 'first' });
    expect(askedIn(await sent.text()).state.values).toEqual(fields);
  });

  it.each([
    ['has no form', '/willow-call', {}],
    [
      'has ended',
      '/willow-guide',
      { expires: { at: '2020-01-01T09:00', to: { title: 'Gone', text: 'Over.' } } },
    ],
    ['asks nothing of what was typed', '/willow-guide', {}],
  ])('leads there where the page in its place %s', async (why, to, guide) => {
    const web = await retire(to, guide);
    const typed = why.startsWith('asks') ? { company: 'Engines' } : fields;
    const sent = await web.postForm('/gone?utm_source=ad', typed);
    expect(sent.status).toBe(410);
    const html = await sent.text();
    expect(html).toContain('<h1>This offer has ended</h1>');
    expect(html).toContain('brings back what you typed');
    expect(html).toMatch(new RegExp(`<a href="${to}[^"]*">To the page in its place</a>`));
    expect(await web.count('leads')).toBe(0);
  });

  it('shows nothing of what another site sends', async () => {
    const web = await retire('/willow-guide');
    const sent = await web.postForm('/gone', fields, { origin: 'https://evil.example' });
    expect(sent.status).toBe(410);
    expect(await sent.text()).not.toContain('Ada');
  });

  it('keeps what was typed where a script sends it, and says why', async () => {
    const web = await retire('/willow-guide');
    const sent = await web.postJson('gone', { fields });
    expect(sent.status).toBe(410);
    expect(await sent.json()).toMatchObject({
      type: 'urn:problem-type:funnelfile:closed',
      toast: { ...ended, description: 'Your answers are still here, but nothing was sent.' },
    });
    expect((await web.postJson('never-there', { fields })).status).toBe(404);
    expect(await web.count('leads')).toBe(0);
  });
});

import { expect, it } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { stateIn } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };

describeWithDatabase('the plain form', (open) => {
  it('leads to the same page in its outcome state, in the words of the API', async () => {
    const web = await openTestWeb(await open());
    const posted = await web.postForm('/willow-guide', fields);
    expect(posted.status).toBe(303);
    const location = posted.headers.get('location') ?? '';
    expect(location).toMatch(/^\/willow-guide\?outcome=[\w-]+$/);

    const shown = await web.app.request(location);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const { outcome, ...words } = await (await web.postJson('willow-guide', { fields })).json();
    expect(outcome).toBe('accepted');
    expect(stateIn(await shown.text())).toEqual({ kind: 'succeeded', ...words });
  });

  it('has nothing of the person in the address', async () => {
    const web = await openTestWeb(await open());
    const posted = await web.postForm('/willow-masterclass', fields);
    const token = new URL(posted.headers.get('location') ?? '', 'http://x').searchParams.get(
      'outcome',
    );
    const decoded = Buffer.from(token ?? '', 'base64url').toString('latin1');
    expect(decoded).not.toMatch(/ada|example|willow/i);
  });

  it('is drawn again with the messages and what was typed', async () => {
    const web = await openTestWeb(await open());
    const posted = await web.postForm('/willow-masterclass', {
      name: 'Ada',
      email: 'ada',
      other: 'x',
    });
    expect(posted.status).toBe(422);
    expect(posted.headers.get('cache-control')).toBe('no-store');
    expect(stateIn(await posted.text())).toEqual({
      kind: 'rejected',
      fields: { email: 'This is not an email address.' },
      values: { name: 'Ada', email: 'ada' },
    });
  });

  it('keeps its id when the same words are sent again, which is not a second submission', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    web.answerEmails({ kind: 'surely-not-sent', cause: 'unavailable', detail: 'Down' });
    const failed = await web.postForm('/strict', fields);
    expect(failed.status).toBe(500);
    const state = stateIn(await failed.text());
    expect(state).toMatchObject({
      kind: 'rejected',
      submissionId: expect.stringMatching(/^.{36}$/),
    });
    const { submissionId } = state as { submissionId: string };
    await web.postForm('/strict', { ...fields, submissionId });
    expect(await web.count('submissions')).toBe(1);

    const other = await web.postForm('/strict', { ...fields, email: 'bob@b.com', submissionId });
    expect(stateIn(await other.text())).not.toMatchObject({ submissionId });
    expect(await web.count('submissions')).toBe(2);
    expect(await web.count('leads')).toBe(2);
  });

  it('keeps the id the page came with where a field is wrong', async () => {
    const web = await openTestWeb(await open());
    const submissionId = '01a1fadd-66c5-746e-8570-6ec1dad8a333';
    const posted = await web.postForm('/willow-guide', { email: 'ada', submissionId });
    expect(stateIn(await posted.text())).toMatchObject({ submissionId });
  });

  it('takes an id that another form was sent with for none', async () => {
    const web = await openTestWeb(await open());
    const submissionId = '01a1fadd-66c5-746e-8570-6ec1dad8a334';
    await web.postJson('willow-guide', { submissionId, fields });
    expect((await web.postForm('/willow-masterclass', { ...fields, submissionId })).status).toBe(
      303,
    );
    expect(await web.count('submissions')).toBe(2);
  });

  it('says that someone is registered already, with 409', async () => {
    const web = await openTestWeb(await open());
    await web.postForm('/willow-masterclass', fields);
    const posted = await web.postForm('/willow-masterclass', fields);
    expect(posted.status).toBe(409);
    expect(stateIn(await posted.text())).toMatchObject({
      kind: 'rejected',
      toast: { title: 'Registration failed', description: "You're registered already." },
      values: fields,
    });
  });

  it('keeps the delayed words through the redirect', async () => {
    const web = await openTestWeb(await open());
    web.answerEmails({ kind: 'surely-not-sent', cause: 'unavailable', detail: 'Down' });
    const posted = await web.postForm('/patient', fields);
    const shown = await web.app.request(posted.headers.get('location') ?? '');
    expect(stateIn(await shown.text())).toEqual({
      kind: 'succeeded',
      toast: { title: 'Registered', description: 'The email may be delayed.' },
      clear: false,
    });
  });

  it('takes the campaign of an advert from the address of the page', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await web.postForm('/willow-guide', fields, {
      referer: 'http://localhost:3000/willow-guide?utm_source=ad&gclid=1',
    });
    const { rows } = await database.pool.query('select attribution from submissions');
    expect(rows).toEqual([{ attribution: { utm_source: 'ad' } }]);
  });

  it('is refused from another site with a page that says so', async () => {
    const web = await openTestWeb(await open());
    const posted = await web.postForm('/willow-guide', fields, { origin: 'https://evil.example' });
    expect(posted.status).toBe(403);
    expect(await posted.text()).toContain('<h1>The form is on another site</h1>');
  });
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { campaignId } from '#server/db/identity.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };
const reference = /Reference: ([2-9A-HJKMNP-Z]{6})$/;

describeWithDatabase('a failure', (open) => {
  it('of one submission harms none of those written with it', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    const campaign = campaignId('Willow Guide Campaign');
    await database.pool.query('delete from landing_pages');
    await database.pool.query('delete from email_sequences where campaign_id = $1', [campaign]);
    await database.pool.query('delete from email_campaigns where id = $1', [campaign]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        web.postJson(turn === 7 ? 'willow-guide' : 'delayed', {
          fields: { name: 'Ada', email: `ada-${turn}@example.com` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, (_, turn) => (turn === 7 ? 500 : 201)),
    );
    expect(await web.count('leads')).toBe(19);
  });

  it('leads an operator from the visitor’s reference to the raw message', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await database.pool.query(`alter table leads add constraint no_ada check (name <> 'Ada')`);
    const answer = await web.postJson('strict', { fields });
    await database.pool.query('alter table leads drop constraint no_ada');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const problem = await answer.json();
    expect(problem.toast.title).toBe('The lead failed.');
    const shown = reference.exec(problem.toast.description)?.[1];
    expect(problem.reference).toBe(shown);
    const { rows } = await database.pool.query(
      'select function_name, error_message, request_data from error_logs where reference = $1',
      [shown],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].error_message).toMatch(/^Lead creation failed: .*check constraint/);
    expect(rows[0].request_data.fields).toEqual({ name: 'A***', email: 'a***@example.com' });
    expect(await web.count('submissions')).toBe(0);
  });

  it('of the email is told where the funnel says so, and the email stays', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    const detail = 'The mailbox is not there';
    web.answerEmails({ kind: 'refused', code: '300', detail, suppress: false });
    const answer = await web.postJson('strict', { fields });
    expect(answer.status).toBe(500);
    const { toast } = await answer.json();
    expect(toast.title).toBe('Error');
    expect(toast.description).toMatch(/^The email failed: .+\. Reference: /);
    const shown = reference.exec(toast.description)?.[1];
    const { rows } = await database.pool.query(
      'select e.error_message from error_logs e join delivery_logs d using (reference) where reference = $1',
      [shown],
    );
    expect(rows[0].error_message).toMatch(/^Email delivery failed: /);
    expect(await web.count('leads')).toBe(1);
  });

  it('by time-out says after how many seconds', async () => {
    const web = await openTestWeb(await open());
    web.answerEmails('never');
    const { toast } = await (await web.postJson('strict', { fields })).json();
    expect(toast.description).toMatch(/^Function call timed out after 1 second Reference: /);
  });

  it('of an email that may be late is a success with other words', async () => {
    const web = await openTestWeb(await open());
    web.answerEmails({ kind: 'surely-not-sent', cause: 'unavailable', detail: 'Down' });
    expect(await (await web.postJson('delayed', { fields })).json()).toEqual({
      outcome: 'accepted',
      toast: { title: 'Registered', description: 'The email may be delayed.' },
      screen: { title: 'Check your inbox', text: 'It went to ada@example.com.' },
      clear: false,
    });
    expect(await (await web.postJson('patient', { fields })).json()).toEqual({
      outcome: 'accepted',
      toast: { title: 'Registered', description: 'The email may be delayed.' },
      clear: false,
    });
    expect(await web.count('error_logs')).toBe(2);
  });

  it('is retried with the same id, and then succeeds', async () => {
    const web = await openTestWeb(await open());
    const content = { submissionId: randomUUID(), fields };
    web.answerEmails({ kind: 'surely-not-sent', cause: 'unavailable', detail: 'Down' });
    expect((await web.postJson('strict', content)).status).toBe(500);
    web.answerEmails({ kind: 'sent', messageId: 'later' });
    expect((await web.postJson('strict', content)).status).toBe(201);
    expect(await web.count('delivery_logs')).toBe(1);
  });
});

import { expect, test } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { ask, openConsole, signIn } from './console.ts';

describeWithDatabase('for a person who asks, an operator', (open) => {
  async function openPerson(database: Database) {
    const web = await openConsole(database);
    const cookie = await signIn(web);
    await web.postForm('/willow-guide', { name: 'Ada', email: 'ada@example.com' });
    const { rows } = await (await ask(web, cookie, '/leads')).json();
    const path = `/leads/${rows[0].id}`;
    const post = (action: string, content: object = {}) =>
      ask(web, cookie, `${path}/${action}`, { method: 'POST', body: JSON.stringify(content) });
    const readAudit = async () => {
      const log = await (await ask(web, cookie, '/audit')).json();
      return log.rows[0];
    };
    return { web, cookie, path, post, readAudit };
  }

  test('stops all letters', async () => {
    const { web, cookie, path, post, readAudit } = await openPerson(await open());
    const answer = await post('unsubscribe');
    expect(await answer.json()).toEqual({ journeysEnded: 1 });
    const person = await (await ask(web, cookie, path)).json();
    expect(person).toMatchObject({
      journeys: [{ isCompleted: true }],
      suppressions: [{ scope: 'all', reason: 'unsubscribed' }],
    });
    expect(await readAudit()).toMatchObject({ action: 'unsubscribed-person' });
  });

  test('gives out everything as a file', async () => {
    const { web, cookie, path, readAudit } = await openPerson(await open());
    const file = await ask(web, cookie, `${path}/export`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(await file.json()).toMatchObject({
      address: 'ada@example.com',
      leads: [{ name: 'Ada' }],
    });
    expect(await readAudit()).toMatchObject({ action: 'exported-person' });
  });

  test('erases everything, and only with the address as a confirmation', async () => {
    const { web, cookie, path, post, readAudit } = await openPerson(await open());
    expect((await post('erase', { email: 'bob@example.com' })).status).toBe(422);
    expect(await web.count('leads')).toBe(1);
    const answer = await post('erase', { email: 'ada@example.com' });
    expect(await answer.json()).toMatchObject({ leads: 1, deliveries: 1 });
    for (const table of ['leads', 'submissions', 'delivery_logs'] as const) {
      expect(await web.count(table)).toBe(0);
    }
    expect((await ask(web, cookie, path)).status).toBe(404);
    const entry = await readAudit();
    expect(entry).toMatchObject({ action: 'erased-person' });
    expect(JSON.stringify(entry)).not.toContain('ada@example.com');
  });
});

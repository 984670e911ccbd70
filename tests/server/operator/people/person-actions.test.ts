import { expect, test } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { hashAddress, type SuppressionReason, suppress } from '#server/email/suppression/list.ts';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

describeWithDatabase('for a person who asks, an operator', (open) => {
  async function openPerson(database: Database) {
    const operator = await openAsOperator(database);
    const { web, read, post } = operator;
    await web.postForm('/willow-guide', { name: 'Ada', email: 'ada@example.com' });
    const path = `/leads/${(await read('/leads')).rows[0].id}`;
    return {
      ...operator,
      path,
      act: (action: string, content: object = {}) => post(`${path}/${action}`, content),
      readAudit: async () => (await read('/audit')).rows[0],
    };
  }

  test('stops all campaign emails', async () => {
    const { read, path, act, readAudit } = await openPerson(await open());
    const answer = await act('unsubscribe');
    expect(await answer.json()).toEqual({ journeysEnded: 1 });
    const person = await read(path);
    expect(person).toMatchObject({
      journeys: [{ isCompleted: true }],
      suppressions: [{ scope: 'all', reason: 'unsubscribed' }],
    });
    expect(await readAudit()).toMatchObject({ action: 'unsubscribed-person' });
  });

  test('lets emails go again to an address that was refused, but not to one that complained', async () => {
    const database = await open();
    const { read, path, act, readAudit } = await openPerson(database);
    const hash = hashAddress('a secret of the tests', 'ada@example.com');
    const suppressedFor = async (reason: SuppressionReason) => {
      await suppress(database.kysely, { hash, scope: 'all', reason });
      expect((await read(path)).suppressions).toMatchObject([{ reason }]);
    };
    await suppressedFor('refused');
    expect(await (await act('allow')).json()).toEqual({ allowed: true });
    expect(await read(path)).toMatchObject({ suppressions: [] });
    expect(await readAudit()).toMatchObject({ action: 'allowed-address' });
    await suppressedFor('bounced');
    await suppressedFor('complained');
    expect(await (await act('allow')).json()).toEqual({ allowed: false });
    expect(await read(path)).toMatchObject({ suppressions: [{ reason: 'complained' }] });
  });

  test('gives out everything as a file', async () => {
    const { ask, path, readAudit } = await openPerson(await open());
    const file = await ask(`${path}/export`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(await file.json()).toMatchObject({
      address: 'ada@example.com',
      leads: [{ name: 'Ada' }],
    });
    expect(await readAudit()).toMatchObject({ action: 'exported-person' });
  });

  test('erases everything, and only with the address as a confirmation', async () => {
    const { web, ask, path, act, readAudit } = await openPerson(await open());
    expect((await act('erase', { email: 'bob@example.com' })).status).toBe(422);
    expect(await web.count('leads')).toBe(1);
    const answer = await act('erase', { email: 'ada@example.com' });
    expect(await answer.json()).toMatchObject({ leads: 1, deliveries: 1 });
    for (const table of ['leads', 'submissions', 'delivery_logs'] as const) {
      expect(await web.count(table)).toBe(0);
    }
    expect((await ask(path)).status).toBe(404);
    const entry = await readAudit();
    expect(entry).toMatchObject({ action: 'erased-person' });
    expect(JSON.stringify(entry)).not.toContain('ada@example.com');
  });

  test('finds and erases who typed an address in letters that look alike', async () => {
    const { web, read, post } = await openAsOperator(await open());
    const fields = { name: 'Ada', email: 'Ada@m\u00fcn\u00adchen.ex\u00adample\n' };
    expect((await web.postJson('patient', { fields })).status).toBe(201);
    for (const seen of ['ADA@', 'ada@mün', 'ada@München.ex', 'ada@mu\u0308nchen.example ']) {
      const { rows } = await read(`/leads?query=${encodeURIComponent(seen)}`);
      expect(rows, seen).toMatchObject([{ email: fields.email }]);
    }
    const search = `/deliveries?email=${encodeURIComponent('Ada@München.example')}`;
    expect((await read(search)).rows).toHaveLength(1);
    const [{ id }] = (await read('/leads')).rows;
    expect((await read(`/leads/${id}`)).deliveries).toHaveLength(1);
    const answer = await post(`/leads/${id}/erase`, { email: 'ada@münchen.example' });
    expect(await answer.json()).toMatchObject({ leads: 1, submissions: 1, deliveries: 1 });
  });
});

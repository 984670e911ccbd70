import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { addDeliveries, openAsOperator } from './console.ts';

describeWithDatabase('an export', (open) => {
  test('holds every row that the filter lets pass, once, however many there are', async () => {
    const { database, ask, read } = await openAsOperator(await open());
    await addDeliveries(database, { rows: 4600, perSecond: 700, failedEvery: 2 });
    const answer = await ask('/deliveries.csv?status=failed');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toContain('deliveries.csv');
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^id,email,status,/);
    expect(new Set(lines.slice(1)).size).toBe(2300);
    expect(lines).toHaveLength(2301);

    const { rows } = await read('/audit');
    expect(rows[0]).toMatchObject({ actor: 'operator', action: 'exported', target: 'deliveries' });
  });

  test('keeps what a visitor typed from being a formula', async () => {
    const { web, ask } = await openAsOperator(await open());
    await web.postForm('/willow-guide', { name: '=HYPERLINK("x")', email: 'ada@example.com' });
    const text = await (await ask('/leads.csv?query=ada')).text();
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(await (await ask('/errors.csv')).text()).toMatch(/^id,reference,/);
  });

  test('of leads has a column per declared field, with each lead’s latest answer to it', async () => {
    const { web, database, ask } = await openAsOperator(await open());
    await web.postForm('/willow-masterclass', { name: 'Ada', email: 'ada@example.com' });
    await web.postForm('/willow-guide', { name: 'Bob', email: 'bob@example.com' });
    const read = async () => {
      const lines = (await (await ask('/leads.csv')).text()).trimEnd().split('\r\n');
      const [names = [], ...rows] = lines.map((line) => line.split(','));
      return rows.map((cells) => new Map(cells.map((cell, index) => [names[index], cell])));
    };
    const [bob, ada] = await read();
    const columns = [...(ada?.keys() ?? [])];
    expect(columns.slice(0, 5)).toEqual(['id', 'email', 'name', 'source', 'createdAt']);
    const answers = columns.slice(columns.indexOf('otherAnswers') + 1);
    expect(answers).toEqual(answers.toSorted());
    expect(answers).toContain('customEventType');
    expect(new Set(columns).size).toBe(columns.length);
    expect(ada?.get('customEventType')).toBe('masterclass');
    expect([bob?.get('email'), bob?.get('customEventType')]).toEqual(['bob@example.com', '']);

    await database.pool.query(`
      insert into submissions (id, reference, funnel_id, email_key, fields, outcome, lead_id, created_at)
      select gen_random_uuid(), 'AAAAA' || n, funnel_id, email_key,
        jsonb_build_object('customEventType', case n when 2 then '=later()' else 'earlier' end),
        outcome, lead_id, created_at + make_interval(hours => case n when 2 then 1 else -1 end)
      from submissions cross join generate_series(2, 3) n where email_key = 'ada@example.com'`);
    expect((await read())[1]?.get('customEventType')).toBe("'=later()");
  });

  test('has the name that was typed, and what no form asks any more', async () => {
    const { web, database, ask } = await openAsOperator(await open());
    await web.postForm('/willow-guide', { name: 'Ada', email: 'ada@example.com' });
    await database.pool.query(`update leads set name = 'Ada L.'`);
    await database.pool.query(
      `update submissions set funnel_id = 'willow-gone', fields = fields || '{"dog": "Rex"}'`,
    );
    const read = async (path: string) => {
      const rows: Record<string, string>[] = parse(await (await ask(path)).text(), {
        columns: true,
      });
      return rows.map((one) => [one['name'], one['otherAnswers']]);
    };
    expect(await read('/submissions.csv')).toEqual([['Ada', '{"dog":"Rex"}']]);
    expect(await read('/leads.csv')).toEqual([['Ada L.', '{"dog":"Rex"}']]);
  });
});

describeWithDatabase('the audit log', (open) => {
  test('is read by pages, newest first', async () => {
    const { database, read } = await openAsOperator(await open());
    await database.pool.query(
      `insert into audit_log (actor, action, target)
       select 'operator', 'retried', 'delivery:' || n from generate_series(1, 70) n`,
    );
    const first = await read('/audit');
    expect(first.rows[0].target).toBe('delivery:70');
    const second = await read(`/audit?before=${first.next}`);
    expect([first.rows.length, second.rows[0].target]).toEqual([50, 'delivery:20']);
    expect(second.next).toBeNull();
  });
});

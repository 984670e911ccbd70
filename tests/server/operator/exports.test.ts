import { expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database.ts';
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

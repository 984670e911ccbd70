import { expect, test } from 'vitest';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

describeWithDatabase('the functions', (open) => {
  test('send a declared email at once and say how it went', async () => {
    const { web, call } = await openAsOperator(await open());
    const sent = await call('send-guide', { email: 'ada@example.com', name: 'Ada' });
    expect([sent.status, await sent.json()]).toMatchObject([200, { success: true }]);
    web.answerEmails({ kind: 'refused', code: '406', detail: 'Inactive.', suppress: false });
    const refused = await call('send-guide', { email: 'bob@example.com', name: 'Bob' });
    expect([refused.status, (await refused.json()).success]).toEqual([502, false]);
    expect((await call('send-nothing', { email: 'ada@example.com' })).status).toBe(404);
  });

  test('count, list and retry what failed, once however often it is asked for', async () => {
    const { database, web, post, call } = await openAsOperator(await open());
    web.answerEmails({ kind: 'refused', code: '406', detail: 'Inactive.', suppress: false });
    await web.postForm('/strict', { name: 'Ada', email: 'ada@example.com' });

    const dashboard = await (await call('email-debug-dashboard', { action: 'dashboard' })).json();
    expect(dashboard).toMatchObject({
      totalCampaigns: 2,
      deliveryStats: { sent: 0, failed: 1, pending: 0 },
    });
    const { id } = dashboard.campaigns.find(
      ({ name }: { name: string }) => name === 'Willow Letter Campaign',
    );
    const details = { action: 'campaign-details', campaignId: id };
    const before = await (await call('email-debug-dashboard', details)).json();
    expect(before).toMatchObject({ failed: 1, deliveryLogs: [{ status: 'failed' }] });

    const retry = { action: 'retry-failed', campaignId: id };
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await call('email-debug-dashboard', retry)).json()),
    );
    expect(answers.flatMap(({ retryResults }) => retryResults)).toHaveLength(1);
    const after = await (await call('email-debug-dashboard', details)).json();
    expect(after).toMatchObject({ failed: 0, deliveryLogs: [{ status: 'pending' }] });
    const { rows } = await database.pool.query(
      `select count(*)::int as rows from audit_log where action = 'called-function'`,
    );
    expect(rows[0].rows).toBe(3);

    const path = `/deliveries/${before.deliveryLogs[0].id}/retry`;
    const again = await (await post(path)).json();
    expect(again).toEqual({ retryResults: [] });
  });

  test('answer what they cannot read with a problem', async () => {
    const { call } = await openAsOperator(await open());
    expect((await call('email-debug-dashboard', { action: 'explode' })).status).toBe(404);
    const unknown = { action: 'campaign-details', campaignId: 'x' };
    expect((await call('email-debug-dashboard', unknown)).status).toBe(404);
  });

  test('the diagnostics end in a list of what passed and what needs attention', async () => {
    const { post } = await openAsOperator(await open());
    const response = await post('/diagnostics', { email: 'ada@example.com', name: 'Ada' });
    const { passed, failed, checks } = await response.json();
    expect(passed + failed).toBe(checks.length);
    const remedyOf = (name: string) =>
      checks.find((check: { name: string }) => check.name === name).remedy;
    expect(remedyOf('Database')).toBeUndefined();
    expect(remedyOf('Transport answers')).toBeUndefined();
    expect(remedyOf('Campaigns')).toBeUndefined();
    expect(remedyOf('Sender addresses')).toContain('MAIL_FROM');
  });
});

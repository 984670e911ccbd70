import { expect, it } from 'vitest';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

describeWithDatabase('processing the sequences by hand', (open) => {
  it('answers how many journeys moved and how many emails were written', async () => {
    const { database, web, call } = await openAsOperator(await open());
    const process = async () => {
      const response = await call('process-email-sequence', {});
      return { status: response.status, body: await response.json() };
    };
    const fields = { name: 'Ada', email: 'ada@example.com' };
    expect((await web.postJson('willow-guide', { fields })).status).toBe(201);
    expect(await process()).toEqual({
      status: 200,
      body: { journeysProcessed: 0, emailsSent: 0 },
    });
    await database.pool.query(
      `update user_journeys set next_email_due_at = now() - interval '2 days'`,
    );
    expect(await process()).toEqual({
      status: 200,
      body: { journeysProcessed: 1, emailsSent: 1 },
    });
    const { rows } = await database.pool.query(
      'select current_sequence, is_completed from user_journeys',
    );
    expect(rows).toEqual([{ current_sequence: 1, is_completed: true }]);
  });
});

import { expect, test } from 'vitest';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';

describeWithDatabase('a sent email', (open) => {
  test('can be read as it was sent, and its model holds nothing of the person', async () => {
    const { database, web, ask, read } = await openAsOperator(await open());
    for (const name of ['Ada Lovelace', 'Grace Hopper']) {
      const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
      await web.postForm('/strict', { name, email });
    }
    await until(async () => {
      const { rows } = await database.pool.query('select count(*)::int as n from email_copies');
      return rows[0].n === 2;
    });
    const { rows } = await read('/deliveries?email=ada@example.com');
    const delivery = await read(`/deliveries/${rows[0].id}`);
    expect(delivery).toMatchObject({ hasCopy: true });
    const sent = await read(`/deliveries/${rows[0].id}/email`);
    expect(sent).toMatchObject({
      to: 'ada@example.com',
      from: 'Willow <willow@willow.example>',
      subject: 'It is here',
      html: '<h1>Hello Ada Lovelace</h1>',
    });
    const page = await ask(`/deliveries/${rows[0].id}/email/html`);
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox;/);

    const models = await database.pool.query('select content from email_models');
    expect(models.rows).toHaveLength(1);
    expect(models.rows[0].content).not.toMatch(/Ada|Grace|ada@|grace@/);
  });
});

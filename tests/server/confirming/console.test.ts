import { expect, it } from 'vitest';
import { newId } from '#server/db/identity.ts';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { startDeliveries } from '#tests/server/outbox/outbox.ts';
import { accepted, scriptedTransport } from '#tests/server/outbox/scripted.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { doubleSite, openDouble } from './double.ts';

describeWithDatabase('the console', (open) => {
  it('shows the email that asks without the link that proves its mailbox', async () => {
    const database = await open();
    const site = doubleSite();
    const { signUp } = await openDouble(database, { site });
    const { read } = await openAsOperator(database);
    const { transport } = scriptedTransport(async (id) => accepted(id));
    await signUp(newId(), 'ada@example.com');
    startDeliveries({
      database,
      transport,
      site,
      timing: { freshMs: 0 },
      renderEmail: async (email) => ({ html: JSON.stringify(email), text: JSON.stringify(email) }),
    });
    await until(async () => {
      const { rows } = await database.pool.query('select count(*)::int as n from email_copies');
      return rows[0].n === 1;
    });
    const { rows } = await read('/deliveries?email=ada@example.com');
    const { html, text } = await read(`/deliveries/${rows[0].id}/email`);
    for (const copy of [html, text]) {
      expect(copy.match(/\/confirm\/[\w-]+/g)).toEqual(['/confirm/hidden']);
    }
  });

  it('shows who waits for a confirmation beside the leads, and a person’s own ones', async () => {
    const database = await open();
    const { link, signUp } = await openDouble(database);
    const { ask, read } = await openAsOperator(database);
    const ada = await signUp(newId(), 'ada@example.com');
    await signUp(newId(), 'bob@example.com');
    expect(await read('/unconfirmed')).toMatchObject({
      count: 2,
      rows: [
        { email: 'bob@example.com', funnelId: 'willow-guide', emails: 1 },
        { email: 'ada@example.com' },
      ],
    });
    expect((await read('/leads')).rows).toEqual([]);
    await link(ada, 'ada@example.com', 'POST');
    expect(await read('/unconfirmed')).toMatchObject({
      count: 1,
      rows: [{ email: 'bob@example.com' }],
    });
    const [lead] = (await read('/leads')).rows;
    expect((await read(`/leads/${lead.id}`)).confirmations).toEqual([
      expect.objectContaining({
        funnelId: 'willow-guide',
        askedAt: expect.any(String),
        confirmedAt: expect.any(String),
        askedIn: expect.stringContaining('Is this your address?'),
      }),
    ]);
    const csv = await (await ask('/submissions.csv')).text();
    const [titles = '', row = ''] = csv.split('\r\n');
    expect(titles).toContain('askedAt,askedFrom,confirmedAt,confirmedFrom,formWords,emailWords');
    expect(row).toMatch(/,[0-9a-f]{32},[0-9a-f]{32},/);
    expect(await (await ask('/leads.csv')).text()).toContain('confirmedAt');
  });
});

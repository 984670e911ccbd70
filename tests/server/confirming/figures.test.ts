import { expect, it } from 'vitest';
import { newId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { listSampleEmails } from '#server/email/samples/samples.ts';
import { readMapFigures } from '#server/operator/map/map-figures.ts';
import { lapseConfirmations } from '#server/people/lapse-confirmations.ts';
import { figureDay } from '#server/visits/figure-day.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { doubleSite, openDouble } from './double.ts';

async function figureToday({ kysely, pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ day: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as day`,
  );
  await figureDay(kysely, rows[0]?.day ?? '');
}

describeWithDatabase('the figures of a funnel that asks to confirm', (open) => {
  it('count who was asked beside who confirmed, and whoever did not for good', async () => {
    const database = await open();
    const { link, rows, signUp } = await openDouble(database);
    const ada = await signUp(newId(), 'ada@example.com');
    const bob = await signUp(newId(), 'bob@example.com');
    await signUp(newId(), 'eve@example.com');
    await link(ada, 'ada@example.com', 'POST');
    await rows(`update confirmations set expires_at = now() where id = '${bob}'`);
    await lapseConfirmations(database.kysely);
    await figureToday(database);
    expect(
      await rows(`select traffic_source, version = '*' as whole, asked::int, saved::int
        from visit_totals where funnel_id = 'willow-guide' and variant = '*' order by 1`),
    ).toEqual([
      { traffic_source: '*', whole: true, asked: 3, saved: 1 },
      { traffic_source: expect.any(String), whole: true, asked: 3, saved: 1 },
    ]);
  });

  it('stand on its map, at the answer and at the email that asks', async () => {
    const database = await open();
    const { link, signUp } = await openDouble(database);
    const ada = await signUp(newId(), 'ada@example.com');
    await signUp(newId(), 'eve@example.com');
    await link(ada, 'ada@example.com', 'POST');
    await figureToday(database);
    const site = doubleSite();
    const funnel = site.funnels.find(({ id }) => id === 'willow-guide');
    if (!funnel) throw new Error('The site has no such funnel.');
    const samples = listSampleEmails(site, '').filter((one) => one.funnelId === funnel.id);
    const { parts } = await readMapFigures(database.kysely, funnel, samples, 7);
    expect(parts['answer:unconfirmed']).toMatchObject({ count: 2, of: 'asked' });
    expect(parts['answer:succeeded']).toMatchObject({ count: 1, of: 'saved' });
    expect(parts['email:willow-willow-guide-confirm-sign-up']).toMatchObject({ count: 2 });
    expect(parts['email:willow-willow-guide']).toMatchObject({ count: 1 });
  });
});

import { expect, it } from 'vitest';
import { figureDay } from '#server/visits/figure-day.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openAsOperator } from '../console.ts';

describeWithDatabase('the figures of a map', (open) => {
  it('stand at the answers and emails, with those of the time before', async () => {
    const { web, read, database } = await openAsOperator(await open());
    const post = (name: string) =>
      web.postJson('willow-masterclass', { fields: { name, email: `${name}@example.com` } });
    for (const name of ['ada', 'grace', 'mary']) await post(name);
    expect((await post('ada')).status).toBe(409);
    await database.pool.query(
      `update submissions set created_at = created_at - interval '8 days' where email_key like 'mary%'`,
    );
    await database.pool.query(
      `update delivery_logs set created_at = created_at - interval '8 days', status = 'bounced'
       where email_address like 'mary%'`,
    );
    await database.pool.query(
      `update delivery_logs set status = 'failed' where email_address like 'grace%'`,
    );
    const { days, parts } = await read('/funnels/willow-masterclass/figures?days=7');
    expect(days).toBe(7);
    expect(parts['answer:succeeded']).toMatchObject({ count: 2, before: 1, of: 'saved' });
    expect(parts['answer:failed-alreadyRegistered']).toMatchObject({ count: 1, before: 0 });
    expect(parts['email:willow-willow-masterclass']).toMatchObject({
      count: 2,
      before: 1,
      details: expect.arrayContaining([{ count: 1, of: 'failed' }]),
    });
    expect(parts['email:willow-willow-masterclass-reminder']).toMatchObject({ count: 0 });
    await database.pool.query(
      `insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach,
         body, lead_id, event_id, next_attempt_at)
       select gen_random_uuid(), 'reminder:' || e.id || ':' || l.id, l.email, 'send-reminder',
         'willow-masterclass', 'willow', '{}', l.id, e.id, now()
       from leads l cross join events e where e.key = 'willow-masterclass'`,
    );
    const longer = await read('/funnels/willow-masterclass/figures?days=30');
    expect(longer.parts['answer:succeeded']).toMatchObject({ count: 3, before: 0 });
    expect(longer.parts['email:willow-willow-masterclass-reminder']).toMatchObject({ count: 3 });
    expect(longer.parts['email:willow-willow-masterclass'].details).toContainEqual({
      count: 1,
      of: 'bounced',
    });
  });

  it('stand at the page and the form as visits are counted', async () => {
    const { read, database } = await openAsOperator(await open());
    await database.pool.query(
      `insert into visit_counts (day, funnel_id, traffic_source, version, variant, views, interests)
       select (now() at time zone 'UTC')::date - ago, 'willow-guide', '', '', '', views, interests
       from (values (0, 10, 4), (40, 5, 1)) as v (ago, views, interests)`,
    );
    const { rows } = await database.pool.query(
      `select to_char((now() at time zone 'UTC')::date - ago, 'YYYY-MM-DD') as day
       from unnest(array[0, 40]) ago`,
    );
    for (const { day } of rows) await figureDay(database.kysely, day);
    const { days, parts } = await read('/funnels/willow-guide/figures?days=nonsense');
    expect(days).toBe(30);
    expect(parts['page']).toMatchObject({ count: 10, before: 5, of: 'views' });
    expect(parts['form']).toMatchObject({ count: 4, before: 1, of: 'touched it' });
    expect(parts['page'].definition).toContain('How often the page was served to a browser');
  });

  it('stand at each email of a campaign by its step', async () => {
    const { read, database } = await openAsOperator(await open());
    await database.pool.query(
      `insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach,
         stream, body, campaign_id, sequence, next_attempt_at)
       select gen_random_uuid(), 'letter:x:1', 'a@example.com', 'email-sequence', 'willow-guide',
         'willow', 'broadcast', '{}', id, 1, now()
       from email_campaigns where name = 'Willow Guide Campaign'`,
    );
    const { parts } = await read('/funnels/willow-guide/figures');
    expect(parts['email:willow-willow-guide-campaign-1']).toMatchObject({ count: 1 });
    expect(parts['email:willow-willow-guide']).toMatchObject({ count: 0 });
    expect((await read('/funnels/nothing/figures')).title).toContain('no such funnel');
  });
});

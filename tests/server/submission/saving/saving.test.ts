import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const person = { name: 'Ada', email: ' Ada@Example.COM ' };

describeWithDatabase('a submission', (open) => {
  it('stores the lead, the journey and the pending email', async () => {
    const { pool, ...database } = await open();
    const web = await openTestWeb({ pool, ...database });
    const answer = await web.postJson('willow-guide', {
      fields: person,
      page: '/guide-alias',
      attribution: { utm_source: 'ad' },
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      outcome: 'accepted',
      toast: { title: 'Thank you, Ada!', description: 'Sent to Ada@Example.COM.' },
      clear: true,
    });
    const { rows } = await pool.query(`
      select l.email, l.name, l.source, l.metadata->>'page' as page, s.attribution,
        j.current_sequence, j.is_completed, j.next_email_due_at <= now() as is_due,
        c.name as campaign, p.slug, d.status, d.body, l.id as lead_id, c.id as campaign_id
      from leads l
      join submissions s on s.lead_id = l.id
      join user_journeys j on j.lead_id = l.id
      join email_campaigns c on c.id = j.campaign_id
      join pages p on p.id = j.page_id
      join delivery_logs d on d.lead_id = l.id and d.submission_id = s.id`);
    expect(rows).toMatchObject([
      {
        email: 'ada@example.com',
        name: 'Ada',
        source: 'willow-guide',
        page: '/guide-alias',
        attribution: { utm_source: 'ad' },
        current_sequence: 1,
        is_completed: false,
        is_due: true,
        campaign: 'Willow Guide Campaign',
        slug: 'willow-guide',
        status: 'pending',
      },
    ]);
    expect(rows[0].body).toEqual({
      email: 'ada@example.com',
      name: 'Ada',
      source: 'willow-guide',
      leadId: rows[0].lead_id,
      campaignId: rows[0].campaign_id,
    });
  });

  it('stores an empty name as null and greets by the default of the email function', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await web.postJson('strict', { fields: { name: ' ', email: 'a@b.com' } });
    const { rows } = await database.pool.query(
      `select l.name, d.body->>'name' as greeted from leads l join delivery_logs d on d.lead_id = l.id`,
    );
    expect(rows).toEqual([{ name: null, greeted: 'there' }]);
  });

  it('starts no journey where no campaign of the name exists', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await database.pool.query(
      `update email_campaigns set name = 'renamed' where name like '%Letter%'`,
    );
    await web.postJson('delayed', { fields: person });
    expect(await web.count('leads')).toBe(1);
    expect(await web.count('user_journeys')).toBe(0);
  });

  it('gives the first answer to the same id again, and stores nothing new', async () => {
    const web = await openTestWeb(await open());
    const submissionId = randomUUID();
    const send = (fields: object) => web.postJson('willow-guide', { submissionId, fields });
    const first = await (await send(person)).json();
    const second = await (await send(person)).json();
    expect(second).toEqual(first);
    expect(await web.count('leads')).toBe(1);
    expect(await web.count('submissions')).toBe(1);
  });

  it('makes one lead, one journey and one email of 100 identical posts at once', async () => {
    const web = await openTestWeb(await open());
    const content = { submissionId: randomUUID(), fields: person };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => web.postJson('willow-guide', content)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await web.count('leads')).toBe(1);
    expect(await web.count('user_journeys')).toBe(1);
    expect(await web.count('delivery_logs')).toBe(1);
  });

  it('takes a repeat within ten minutes for the same wish', async () => {
    const web = await openTestWeb(await open());
    for (const email of ['ada@example.com', 'ADA@example.com']) {
      const answer = await web.postJson('willow-guide', { fields: { ...person, email } });
      expect(answer.status).toBe(201);
    }
    expect(await web.count('submissions')).toBe(2);
    expect(await web.count('delivery_logs')).toBe(1);
  });

  it('makes one email of 60 repeats at once through two servers', async () => {
    const database = await open();
    const servers = [await openTestWeb(database), await openTestWeb(database)] as const;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        servers[turn % 2 ? 1 : 0].postJson('willow-guide', { fields: person }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await servers[0].count('leads')).toBe(1);
    expect(await servers[0].count('user_journeys')).toBe(1);
    expect(await servers[0].count('delivery_logs')).toBe(1);
    expect(await servers[0].count('submissions')).toBe(60);
  });

  it('sends again on a later repeat, without a second lead or journey', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await web.postJson('willow-guide', { fields: person });
    await database.pool.query(`update submissions set created_at = now() - interval '11 minutes'`);
    await web.postJson('willow-guide', { fields: person });
    expect(await web.count('delivery_logs')).toBe(2);
    expect(await web.count('user_journeys')).toBe(1);
  });

  it('leaves a lead the name and the metadata it has, and adds what it lacks', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    const send = (name: string, page: string) =>
      web.postJson('willow-guide', { fields: { ...person, name }, page });
    const forgetRepeats = () =>
      database.pool.query(`update submissions set created_at = now() - interval '11 minutes'`);
    const lead = async () => {
      const { rows } = await database.pool.query(
        `select name, metadata->>'page' as page, metadata->>'lead_magnet' as magnet from leads`,
      );
      return rows;
    };
    await send('', '/willow-guide');
    await database.pool.query(`update leads set name = null, metadata = metadata - 'lead_magnet'`);
    await forgetRepeats();
    const first = { page: '/willow-guide', magnet: 'The Willow Guide' };
    await send('Ada', '/guide-alias');
    expect(await lead()).toEqual([{ name: 'Ada', ...first }]);
    await forgetRepeats();
    await send('Win a prize', '/guide-alias');
    expect(await lead()).toEqual([{ name: 'Ada', ...first }]);
    const { rows } = await database.pool.query(
      `select fields->>'name' as typed from submissions order by created_at, id`,
    );
    expect(rows.map(({ typed }) => typed)).toContain('Win a prize');
  });

  it('keeps the id the page made for a lead, and makes another where it is taken', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    const leadId = randomUUID();
    const send = (email: string) =>
      web.postJson('strict', { leadId, fields: { name: 'Ada', email } });
    expect((await send('ada@example.com')).status).toBe(201);
    expect((await send('bob@example.com')).status).toBe(201);
    const { rows } = await database.pool.query('select id, email from leads order by email');
    expect(rows[0]).toEqual({ id: leadId, email: 'ada@example.com' });
    expect(rows[1].id).not.toBe(leadId);
  });

  it('stores nothing of what a bot sends and tells it nothing', async () => {
    const web = await openTestWeb(await open());
    const fields = { ...person, website: 'https://spam.example' };
    expect((await web.postJson('willow-guide', { fields })).status).toBe(201);
    expect((await web.postForm('/willow-guide', fields)).status).toBe(303);
    expect(await web.count('submissions')).toBe(0);
    expect(await web.count('leads')).toBe(0);
  });
});

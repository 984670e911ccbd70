import { beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { listLateJourneys } from '#server/declared/late-journeys.ts';
import { releaseHeld } from '#server/journeys/release-held.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

/** The secret of the test site. */
const secret = 'a secret of the tests';
const held = listLateJourneys(createTestSite());
/** The funnels that fill a mailbox's room for a day. */
const first = ['strict', 'delayed', 'patient'];

describeWithDatabase('an email that is held back', (open) => {
  let database: Database;
  let web: TestWeb;
  beforeEach(async () => {
    database = await open();
    web = await openTestWeb(database);
  });

  const send = async (funnel: string, email = 'victim@gmail.com') => {
    expect((await web.postJson(funnel, { fields: { name: 'Ada', email } })).status).toBe(201);
  };
  const release = () => releaseHeld(database.kysely, held, secret);

  /** Everything so far happened earlier. */
  async function pass(hours: number): Promise<void> {
    const earlier = (column: string) => `${column} = ${column} - interval '${hours} hours'`;
    await database.pool.query(`update submissions set ${earlier('created_at')}`);
    await database.pool.query(`update delivery_logs set ${earlier('created_at')}`);
    await database.pool.query(`update address_quotas set mailed_at =
      array(select t - interval '${hours} hours' from unnest(mailed_at) t order by t)`);
  }

  async function listMails() {
    const { rows } = await database.pool.query<{ mail: string }>(`
      select email_address || ' ' || funnel_id || ' ' || status as mail from delivery_logs
      where status <> 'suppressed' order by id`);
    return rows.map(({ mail }) => mail);
  }

  async function countWaiting(): Promise<number> {
    const { rows } = await database.pool.query(
      `select count(*)::int as waiting from delivery_logs
       where held_mailbox is not null and status = 'suppressed'`,
    );
    return rows[0].waiting;
  }

  it('starts no journey, and starts it when it is released', async () => {
    for (const funnel of first) await send(funnel);
    const before = await web.count('user_journeys');
    await send('willow-guide');
    expect(await web.count('user_journeys')).toBe(before);
    expect(await release()).toBe(0);
    await pass(25);
    expect(await release()).toBe(1);
    expect(await web.count('user_journeys')).toBe(before + 1);
    const { rows } = await database.pool.query(`
      select c.name, p.slug, sequence_version is not null as counts, not is_completed as is_open,
        abs(extract(epoch from next_email_due_at - now())) < 60 as is_due
      from user_journeys j join email_campaigns c on c.id = j.campaign_id
      join pages p on p.id = j.page_id where c.name = 'Willow Guide Campaign'`);
    const open = { name: 'Willow Guide Campaign', slug: 'willow-guide' };
    expect(rows).toEqual([{ ...open, counts: true, is_open: true, is_due: true }]);
  });

  it('starts its journey with a sign-up of the next day, and is not sent besides', async () => {
    for (const funnel of first) await send(funnel);
    await send('willow-guide');
    await pass(25);
    await send('willow-guide');
    const { rows } = await database.pool.query(`select from user_journeys j
      join email_campaigns c on c.id = j.campaign_id where c.name = 'Willow Guide Campaign'`);
    expect(rows).toHaveLength(1);
    expect(await release()).toBe(0);
    expect(await countWaiting()).toBe(0);
  });

  it('is sent when there is room, a victim’s own confirmation of an event too', async () => {
    for (const [turn, funnel] of first.entries()) await send(funnel, `victim+${turn}@gmail.com`);
    await send('willow-masterclass');
    await pass(23);
    expect(await release()).toBe(0);
    await pass(2);
    expect(await release()).toBe(1);
    expect((await listMails()).at(-1)).toBe('victim@gmail.com willow-masterclass pending');
    const { rows } = await database.pool.query(
      `select last_error, last_error_code from delivery_logs
       where funnel_id = 'willow-masterclass'`,
    );
    expect(rows).toEqual([{ last_error: null, last_error_code: null }]);
  });

  it('waits its turn: the oldest first, three a day, in however many processes', async () => {
    for (const funnel of first) await send(funnel, 'a@gmail.com');
    for (const funnel of ['willow-guide', 'willow-masterclass', ...first]) {
      await send(funnel, 'a+1@gmail.com');
    }
    await pass(25);
    const releaseOften = async () => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.all([release(), release(), release()]);
    };
    await releaseOften();
    expect((await listMails()).slice(3)).toEqual([
      'a+1@gmail.com willow-guide pending',
      'a+1@gmail.com willow-masterclass pending',
      'a+1@gmail.com strict pending',
    ]);
    await pass(25);
    await releaseOften();
    expect(await listMails()).toHaveLength(8);
  });

  it('of one funnel comes before the second spelling of another', async () => {
    for (const funnel of first) await send(funnel, 'a@gmail.com');
    for (let turn = 0; turn < 30; turn += 1) await send('willow-guide', `a+${turn}@gmail.com`);
    await send('willow-masterclass', 'a@gmail.com');
    await pass(25);
    for (let turn = 0; turn < 5; turn += 1) await release();
    expect((await listMails()).slice(3).toSorted()).toEqual([
      'a+0@gmail.com willow-guide pending',
      'a+1@gmail.com willow-guide pending',
      'a@gmail.com willow-masterclass pending',
    ]);
  });

  it('is given up after a week, and when its event has begun', async () => {
    for (const funnel of first) await send(funnel);
    await send('willow-guide');
    await send('willow-masterclass');
    await database.pool.query(`update events set starts_at = now() - interval '1 minute'`);
    await pass(7 * 24 + 1);
    expect(await release()).toBe(0);
    expect(await countWaiting()).toBe(0);
    expect(await web.count('delivery_logs')).toBe(5);
  });

  it('is one for a person and a funnel, however often it was asked for', async () => {
    for (const funnel of first) await send(funnel);
    for (let turn = 0; turn < 5; turn += 1) {
      await send('willow-guide');
      await pass(1);
    }
    await pass(20);
    for (let turn = 0; turn < 5; turn += 1) await release();
    expect(await listMails()).toHaveLength(4);
    expect(await countWaiting()).toBe(0);
  });

  it('that the release before this one held back is sent too', async () => {
    for (const funnel of first) await send(funnel);
    await send('willow-guide');
    await database.pool.query('update delivery_logs set held_mailbox = null');
    await pass(25);
    expect(await release()).toBe(1);
    expect(await listMails()).toHaveLength(4);
  });

  it('leaves nothing behind when the person is erased, and is not sent', async () => {
    for (const funnel of first) await send(funnel);
    await send('willow-guide');
    await erasePerson(database.kysely, secret, 'victim@gmail.com');
    await pass(25);
    expect(await release()).toBe(0);
    const { rows } = await database.pool.query('select from address_quotas');
    expect(rows).toEqual([]);
  });

  it('of twenty forms with somebody’s address leaves three emails and three journeys a day', async () => {
    const funnels = ['willow-guide', ...first, 'willow-masterclass'];
    for (let turn = 0; turn < 20; turn += 1) {
      await send(funnels[turn % 5] ?? '', `v.ictim+${turn}@gmail.com`);
    }
    expect(await listMails()).toHaveLength(3);
    expect(await web.count('user_journeys')).toBeLessThanOrEqual(3);
    expect(await countWaiting()).toBe(17);
  });
});

import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

const register = (web: TestWeb, guest: number | string) =>
  web.postJson('willow-masterclass', {
    fields: { name: 'Guest', email: `guest-${guest}@example.com` },
  });

/** What every guest with a seat is told. */
const welcome = {
  outcome: 'accepted',
  screen: { title: "You're Registered!", text: 'See you on Tuesday, March 16, 2027, Guest.' },
  clear: false,
};

async function seatsOf({ pool }: Database) {
  const { rows } = await pool.query(`
    select e.capacity, e.taken, count(r.*)::int as registrations
    from events e left join event_registrations r on r.event_id = e.id group by e.id`);
  return rows[0];
}

describeWithDatabase('seats', (open) => {
  it('go to exactly 50 of 150 who register at once, through two servers', async () => {
    const database = await open();
    const servers = [await openTestWeb(database), await openTestWeb(database)] as const;
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, guest) => register(servers[guest % 2 ? 1 : 0], guest)),
    );
    const accepted = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect([accepted.length, refused.length]).toEqual([50, 100]);
    for (const answer of accepted) expect(await answer.json()).toEqual(welcome);
    for (const answer of refused) {
      expect(await answer.json()).toMatchObject({
        type: 'urn:problem-type:funnelfile:full',
        toast: { title: 'Registration failed', description: 'No seat is left.' },
      });
    }
    expect(await seatsOf(database)).toEqual({ capacity: 50, taken: 50, registrations: 50 });
    const [web] = servers;
    expect(await web.count('leads')).toBe(50);
    expect(await web.count('delivery_logs')).toBe(50);
    expect(await web.count('submissions')).toBe(150);
  });

  it('are never taken twice by the same person, however often and wherever they register', async () => {
    const database = await open();
    const servers = [await openTestWeb(database), await openTestWeb(database)] as const;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => register(servers[turn % 2 ? 1 : 0], 'one')),
    );
    const accepted = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect([accepted.length, refused.length]).toEqual([1, 39]);
    for (const answer of accepted) expect(await answer.json()).toEqual(welcome);
    for (const answer of refused) {
      expect(await answer.json()).toMatchObject({
        type: 'urn:problem-type:funnelfile:already-registered',
        toast: { title: 'Registration failed', description: "You're registered already." },
      });
    }
    expect(await seatsOf(database)).toMatchObject({ taken: 1, registrations: 1 });
    expect(await servers[0].count('delivery_logs')).toBe(1);
  });

  it('are shown with the words of the screen', async () => {
    const web = await openTestWeb(await open());
    expect(await (await register(web, 1)).json()).toEqual(welcome);
  });
});

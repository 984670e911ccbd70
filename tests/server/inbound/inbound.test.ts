import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { resumeCampaignEmails } from '#server/people/resume-campaign-emails.ts';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';
import { signUp, siteWith, step } from '#tests/server/journeys/enrolled.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestWeb } from '#tests/support/site/web.ts';
import {
  calComReport,
  calendlyReport,
  keys,
  type ServiceName,
  services,
  signatureOf,
  stripeReport,
} from './reports.ts';

const secret = 'a secret of the tests';
const campaign = { name: 'Willow Campaign', steps: [step('one'), step('two')] };

async function openWith(
  open: () => Promise<Database>,
  endsWith: unknown = ['booking', 'purchase'],
) {
  const database = await open();
  const site = siteWith([{ ...campaign, endsWith }], { 'coach.ts': { inbound: services } });
  const web = await openTestWeb(database, { site, inboundKeys: new Map(Object.entries(keys)) });
  await signUp(database, site, { email: 'ada@example.com' });
  await signUp(database, site, { email: 'bob@example.com' });
  const post = (name: string, body: string, headers: Record<string, string>) =>
    web.app.request(`/webhooks/in/${name}`, { method: 'POST', body, headers });
  return {
    database,
    post,
    /** Reports as the service does, rightly signed. */
    report: async (name: ServiceName, content: object) => {
      const body = JSON.stringify(content);
      const response = await post(name, body, signatureOf(name, body));
      return [response.status, await response.json()];
    },
    /** Whose campaign goes on. */
    enrolled: async () => {
      const { rows } = await database.pool.query(
        `select l.email from user_journeys j join leads l on l.id = j.lead_id
         where not j.is_completed order by l.email`,
      );
      return rows.map(({ email }) => email);
    },
    stored: async () => {
      const { rows } = await database.pool.query(
        'select * from inbound_events order by received_at',
      );
      return rows;
    },
  };
}

const taken = (means: string | null, journeysEnded: number) => [
  200,
  { taken: true, isNew: true, means, journeysEnded },
];

describeWithDatabase('a report from elsewhere', (open) => {
  it.each([
    ['calls', calendlyReport('ADA@Example.com '), 'booking'],
    ['talks', calComReport('ada@example.com'), 'booking'],
    ['shop', stripeReport('ada@example.com'), 'purchase'],
    ['desk', { id: 7, type: 'planned', guests: [{ email: 'ada@example.com' }] }, 'booking'],
  ] as const)('ends the campaign of its person alone: %s', async (name, content, means) => {
    const { report, enrolled, stored } = await openWith(open);
    expect(await report(name, content)).toEqual(taken(means, 1));
    expect(await enrolled()).toEqual(['bob@example.com']);
    expect(await report(name, content)).toEqual([
      200,
      { taken: true, isNew: false, means, journeysEnded: 0 },
    ]);
    expect(await stored()).toMatchObject([
      { name, coach: 'willow', means, email_key: 'ada@example.com', journeys_ended: 1, seen: null },
    ]);
  });

  it('ends a campaign also for somebody who has unsubscribed and later wants its emails again', async () => {
    const { report, enrolled, database } = await openWith(open);
    const { kysely } = database;
    for (const address of ['ada@example.com', 'bob@example.com']) {
      await unsubscribePerson(kysely, secret, { address, scope: 'willow' });
    }
    expect(await report('calls', calendlyReport('ada@example.com'))).toEqual(taken('booking', 0));
    for (const address of ['ada@example.com', 'bob@example.com']) {
      const wish = { address, coach: 'willow', coaches: ['willow'] };
      await resumeCampaignEmails(kysely, secret, wish);
    }
    expect(await enrolled()).toEqual(['bob@example.com']);
  });

  it('ends only what declares so, and nothing where it is taken back or says something else', async () => {
    const { report, enrolled } = await openWith(open, 'booking');
    expect(await report('shop', stripeReport('ada@example.com'))).toEqual(taken('purchase', 0));
    expect(await report('calls', calendlyReport('ada@example.com', 'invitee.canceled'))).toEqual(
      taken('cancelled', 0),
    );
    expect(await report('talks', calComReport('ada@example.com', 'BOOKING_REQUESTED'))).toEqual(
      taken(null, 0),
    );
    expect(await report('desk', { id: 'x', type: 'called-off', guests: [] })).toEqual(
      taken('cancelled', 0),
    );
    const unpaid = stripeReport('ada@example.com', undefined, 'unpaid', 'evt_2');
    expect(await report('shop', unpaid)).toEqual(taken(null, 0));
    expect(await enrolled()).toEqual(['ada@example.com', 'bob@example.com']);
  });

  it('is refused without the right signature over the very body, and when it is old', async () => {
    const { post, stored } = await openWith(open);
    for (const { name } of services) {
      const body = JSON.stringify({ id: 1 });
      const right = signatureOf(name, body);
      const statuses = await Promise.all([
        post(name, body, {}),
        post(name, `${body} `, right),
        post(name, body, signatureOf(name, body, { key: 'another' })),
        post(
          name,
          body,
          Object.fromEntries(Object.keys(right).map((header) => [header, 't=,v1='])),
        ),
      ]);
      expect([name, ...statuses.map(({ status }) => status)]).toEqual([name, 401, 401, 401, 401]);
    }
    const body = JSON.stringify(calendlyReport('ada@example.com'));
    const at = new Date(Date.now() - 6 * 60_000);
    const replayed = await post('calls', body, signatureOf('calls', body, { at }));
    expect([replayed.status, (await replayed.json()).title]).toEqual([
      401,
      'The signature is right, but its timestamp is more than five minutes off: the request was replayed, or one of the two clocks is wrong.',
    ]);
    expect(await stored()).toEqual([]);
  });

  it('is taken with either of two signatures while a key is changed', async () => {
    const { post } = await openWith(open);
    const body = JSON.stringify(stripeReport('ada@example.com'));
    const [old = ''] = Object.values(signatureOf('shop', body, { key: 'the old key' }));
    const [now = ''] = Object.values(signatureOf('shop', body));
    const both = `${old},${now.split(',')[1]}`;
    expect((await post('shop', body, { 'stripe-signature': both })).status).toBe(200);
  });

  it('keeps no address of who is no lead of the coach', async () => {
    const { report, stored } = await openWith(open);
    expect(await report('calls', calendlyReport('stranger@example.com'))).toEqual(
      taken('booking', 0),
    );
    expect(await report('desk', { id: 1, type: 'planned', guests: [] })).toEqual(
      taken('booking', 0),
    );
    const rows = await stored();
    expect(rows.map(({ problem }) => problem)).toEqual([
      'Nobody with this address is a lead of Willow Works.',
      'The report names no address.',
    ]);
    expect(JSON.stringify(rows)).not.toContain('stranger');
  });

  it('is kept as it came where it cannot be read, told once, and not asked for again', async () => {
    const { post, report, stored, database } = await openWith(open);
    const body = '{"event": "invitee.created", "for": "ada@example.com"}';
    const send = async () => (await post('calls', body, signatureOf('calls', body))).status;
    expect([await send(), await send()]).toEqual([202, 202]);
    expect(await report('desk', { type: 'planned' })).toMatchObject([202, { taken: false }]);
    const text = 'no JSON\0';
    expect((await post('talks', text, signatureOf('talks', text))).status).toBe(202);
    expect((await stored()).map(({ seen, problem }) => [seen, problem])).toEqual([
      [body, 'This is not a report in the format of calendly: payload is not as expected.'],
      ['{"type":"planned"}', 'The report has no id at id.'],
      ['no JSON', 'The report is not JSON.'],
    ]);
    const { rows } = await database.pool.query(
      'select function_name as of, error_message as message from error_logs order by created_at',
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]).toEqual({
      of: 'webhooks/in/calls',
      message: 'This is not a report in the format of calendly: payload is not as expected.',
    });
  });

  it('has a name and a key, is not large, and says what is missing', async () => {
    const { post } = await openWith(open);
    expect((await post('nobody', '{}', {})).status).toBe(404);
    expect((await post('calls', ' '.repeat(300 * 1024), {})).status).toBe(413);
    const database = await open();
    const site = siteWith([{ ...campaign, endsWith: 'booking' }], {
      'coach.ts': { inbound: services },
    });
    const web = await openTestWeb(database, { site });
    const early = await web.app.request('/webhooks/in/calls', { method: 'POST', body: '{}' });
    expect([early.status, early.headers.get('retry-after'), (await early.json()).title]).toEqual([
      503,
      '3600',
      'Nothing is accepted here yet: CALENDLY_KEY is not set.',
    ]);
  });

  it('is given out and erased with its person, unread ones that name them included', async () => {
    const { post, report, stored, database } = await openWith(open);
    await report('calls', calendlyReport('ada@example.com'));
    await report('talks', calComReport('bob@example.com'));
    const body = '{"email": "Ada@example.com"}';
    await post('desk', body, signatureOf('desk', body));
    const { inboundEvents } = await exportPerson(database.kysely, secret, 'ada@example.com');
    expect(inboundEvents).toMatchObject([{ name: 'calls' }, { name: 'desk', seen: body }]);
    await erasePerson(database.kysely, secret, 'ada@example.com');
    expect(await stored()).toMatchObject([{ name: 'talks' }]);
  });

  it.each([
    ['as codes of JSON', '{"email":"m\\u00fcller\\u0040example.com"}'],
    ['as a form', 'email=m%C3%BCller%40example.com&name=M'],
    ['in an address', '{"page":"https://calls.example/?for=m%c3%bcller%40example.com"}'],
  ])('is erased with its person where its sender writes letters %s', async (_, body) => {
    const { post, stored, database } = await openWith(open);
    await post('desk', body, signatureOf('desk', body));
    expect(await stored()).toMatchObject([{ seen: expect.stringContaining('müller@example.com') }]);
    await erasePerson(database.kysely, secret, 'Müller@example.com');
    expect(await stored()).toEqual([]);
  });

  it('that names no booking is not taken for another one', async () => {
    const { report, enrolled } = await openWith(open);
    const { createdAt: _, ...unnamed } = calComReport('ada@example.com');
    const { uid: __, ...payload } = unnamed.payload;
    expect(await report('talks', { ...unnamed, payload })).toEqual([
      202,
      {
        taken: false,
        because: 'This is not a report in the format of cal.com: payload.uid is not as expected.',
      },
    ]);
    expect(await enrolled()).toEqual(['ada@example.com', 'bob@example.com']);
  });

  it.each([
    ['a list', ['planned']],
    ['an object', { toString: 'planned' }],
    ['nothing', null],
  ])('says nothing where %s stands instead of the word', async (_, type) => {
    const { report, enrolled } = await openWith(open);
    const guests = [{ email: 'ada@example.com' }];
    expect(await report('desk', { id: 1, type, guests })).toEqual(taken(null, 0));
    expect(await enrolled()).toEqual(['ada@example.com', 'bob@example.com']);
  });
});

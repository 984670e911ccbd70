import { expect, it } from 'vitest';
import type { Site } from '#engine/site/site.ts';
import { renderEmail } from '#renderer/email/render-email.tsx';
import type { Database } from '#server/db/open/open.ts';
import { fillEmail } from '#server/email/composing/fill-email.ts';
import type { ToldLead } from '#server/email/notice/notice-contract.ts';
import type { OutgoingMail, Transport } from '#server/email/transports/transport.ts';
import { type NoticePlan, planNotices, writeNotices } from '#server/notices/write-notices.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { startDeliveries } from '#tests/server/outbox/outbox.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

const secret = 'a secret of the tests';
const reader = 'leads@willow.example';

const single: NoticePlan = {
  key: 'willow',
  coach: 'willow',
  funnelIds: ['willow-guide', 'strict'],
  to: [reader],
  timeZone: 'Europe/Berlin',
};

const sendForm = (web: TestWeb, funnel: string, email: string, name = 'Ada Example') =>
  web.postJson(funnel, { fields: { name, email }, page: '/guide-alias' });

const notices = async ({ pool }: Database) => {
  const { rows } = await pool.query(
    `select email_address, status, body, funnel_id from delivery_logs
     where function_name = 'notify-leads' order by created_at`,
  );
  return rows;
};

/** Lets everything have happened so much earlier. */
const pass = ({ pool }: Database, time: string) =>
  pool.query(`
    update submissions set created_at = created_at - interval '${time}';
    update settings set value = jsonb_build_object(
      'first', (value->>'first')::timestamptz - interval '${time}',
      'until', (value->>'until')::timestamptz - interval '${time}') where key like 'notices:%'`);

describeWithDatabase('emails that tell a coach of leads', (open) => {
  it('are written once for each lead, whatever processes look, and none for those of before', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await sendForm(web, 'willow-guide', 'before@example.com');
    await writeNotices(database.kysely, [single]);
    await sendForm(web, 'willow-guide', 'ada@example.com');
    // Sent again within ten minutes it is the same sign-up; another funnel's is not told.
    await sendForm(web, 'willow-guide', 'ada@example.com');
    await sendForm(web, 'willow-masterclass', 'bob@example.com');
    await Promise.all([1, 2, 3].map(() => writeNotices(database.kysely, [single])));
    await writeNotices(database.kysely, [single]);
    expect(await notices(database)).toEqual([
      {
        email_address: reader,
        status: 'pending',
        body: { submissionIds: [expect.any(String)] },
        funnel_id: 'willow-guide',
      },
    ]);
  });

  it('say every answer by its label, the source and what comes next; an answer goes to the lead', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await writeNotices(database.kysely, [single]);
    await sendForm(web, 'willow-guide', 'Ada@Example.com', 'Ada *Example*');
    await writeNotices(database.kysely, [single]);
    const sent: OutgoingMail[] = [];
    const transport: Transport = {
      name: 'test',
      describe: 'Emails are kept in a list.',
      async send(mail) {
        sent.push(mail);
        return { kind: 'sent', messageId: mail.deliveryId };
      },
    };
    startDeliveries({ database, transport, renderEmail });
    await until(() => sent.some(({ to }) => to === reader));
    const mail = sent.find(({ to }) => to === reader);
    expect(mail).toMatchObject({
      replyTo: 'ada@example.com',
      subject: 'A new lead: The Willow Guide',
    });
    expect(mail?.text).toContain('Name: Ada *Example*');
    expect(mail?.html).toContain('Ada *Example*');
    expect(mail?.text).toMatch(
      /Filed under: willow-guide[\s\S]*What happens next: They get the email/,
    );
    const copies = await database.pool.query(
      `select from email_copies s join delivery_logs d on d.id = s.delivery_id
       where d.function_name = 'notify-leads'`,
    );
    expect(copies.rows).toEqual([]);
  });

  it.each([
    ['hourly', '2 hours'],
    ['daily', '25 hours'],
  ] as const)('come %s as one for all, once the time is over', async (digest, time) => {
    const database = await open();
    const web = await openTestWeb(database);
    const plan = { ...single, digest, to: [reader, 'hello@willow.example'] };
    await writeNotices(database.kysely, [plan]);
    await sendForm(web, 'willow-guide', 'ada@example.com');
    await sendForm(web, 'strict', 'bob@example.com');
    await pass(database, time);
    await writeNotices(database.kysely, [plan]);
    await writeNotices(database.kysely, [plan]);
    const written = await notices(database);
    expect(written.map(({ email_address: to }) => to).toSorted()).toEqual([
      'hello@willow.example',
      reader,
    ]);
    expect(written[0]?.body).toMatchObject({ digest, submissionIds: { length: 2 } });
    await pass(database, time);
    await writeNotices(database.kysely, [plan]);
    expect(await notices(database)).toHaveLength(2);
  });

  it('come as several where one would be too long for a provider, with everybody in one of them', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    const plan = { ...single, digest: 'daily' as const };
    await writeNotices(database.kysely, [plan]);
    await sendForm(web, 'willow-guide', 'ada@example.com');
    await database.pool.query(`
      insert into submissions select (jsonb_populate_record(s, jsonb_build_object(
        'id', gen_random_uuid(), 'email_key', n || '@example.com'))).*
      from submissions s cross join generate_series(1, 450) n`);
    await pass(database, '25 hours');
    await writeNotices(database.kysely, [plan]);
    const told = (await notices(database)).map(({ body }) => body.submissionIds as string[]);
    expect(told.map(({ length }) => length).toSorted()).toEqual([200, 200, 51]);
    expect(new Set(told.flat()).size).toBe(451);
    await writeNotices(database.kysely, [plan]);
    expect(await notices(database)).toHaveLength(3);
  });

  it.each([
    ['hourly', '3 hours'],
    ['daily', '30 hours'],
  ] as const)(
    'come %s and miss nobody after a clock that was ahead has gone back',
    async (digest, ahead) => {
      const database = await open();
      const web = await openTestWeb(database);
      const plan = { ...single, digest };
      const told = async () =>
        (await notices(database)).flatMap(({ body }) => body.submissionIds as string[]);
      await writeNotices(database.kysely, [plan]);
      await sendForm(web, 'willow-guide', 'before@example.com');
      await pass(database, ahead);
      await writeNotices(database.kysely, [plan]);
      expect(await told()).toHaveLength(1);
      // The clock goes back: all that was written in its time lies in the future now.
      await pass(database, `-${ahead}`);
      await database.pool.query(
        `update delivery_logs set created_at = created_at + interval '${ahead}'`,
      );
      await sendForm(web, 'willow-guide', 'after@example.com');
      await writeNotices(database.kysely, [plan]);
      await pass(database, ahead);
      await database.pool.query(
        `update delivery_logs set created_at = created_at - interval '${ahead}'`,
      );
      await writeNotices(database.kysely, [plan]);
      const all = await told();
      expect(all).toHaveLength(2);
      expect(new Set(all).size).toBe(2);
    },
  );

  it('come one by one as soon as a clock that was ahead has gone back', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await writeNotices(database.kysely, [single]);
    await sendForm(web, 'willow-guide', 'before@example.com');
    await writeNotices(database.kysely, [single]);
    await database.pool.query(`
      update settings set value = jsonb_build_object(
        'first', value->'first', 'until', now() + interval '2 days') where key like 'notices:%'`);
    await sendForm(web, 'willow-guide', 'after@example.com');
    await writeNotices(database.kysely, [single]);
    expect(await notices(database)).toHaveLength(2);
  });

  it('forget who was erased, and are not sent where nobody is left', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    const digest = { ...single, key: 'willow/strict', digest: 'hourly' as const };
    await writeNotices(database.kysely, [single, digest]);
    await sendForm(web, 'willow-guide', 'ada@example.com');
    await sendForm(web, 'strict', 'bob@example.com');
    await pass(database, '2 hours');
    await writeNotices(database.kysely, [single, digest]);
    await database.pool.query(
      `insert into mailbox_messages (delivery_id, to_address, from_address, subject, html, text)
       select id, email_address, 'w@willow.example', 'A new lead', 'h', 't' from delivery_logs
       where function_name = 'notify-leads'`,
    );
    await erasePerson(database.kysely, secret, 'ada@example.com');
    const left = await notices(database);
    expect(left.map(({ status, body }) => [status, body.submissionIds.length])).toEqual(
      expect.arrayContaining([
        ['cancelled', 0],
        ['pending', 1],
        ['pending', 1],
      ]),
    );
    const kept = await database.pool.query('select from mailbox_messages');
    expect(kept.rows).toHaveLength(1);
  });
});

it('follow what a funnel says before what its coach says', () => {
  const site = createTestSite();
  const told: Site = {
    ...site,
    coaches: site.coaches.map((coach) => ({ ...coach, notify: { to: [reader] } })),
    funnels: site.funnels.map((funnel) => {
      const { declaration } = funnel;
      if (declaration.kind !== 'lead') return funnel;
      if (funnel.id === 'strict')
        return { ...funnel, declaration: { ...declaration, notify: false } };
      return funnel.id === 'willow-guide'
        ? { ...funnel, declaration: { ...declaration, notify: { to: ['guide@willow.example'] } } }
        : funnel;
    }),
  };
  const [shared, own, ...rest] = planNotices(told);
  expect(rest).toEqual([]);
  expect(shared?.to).toEqual([reader]);
  expect(shared?.funnelIds).toContain('willow-masterclass');
  expect(shared?.funnelIds).not.toContain('strict');
  expect(own).toMatchObject({ key: 'willow/willow-guide', funnelIds: ['willow-guide'] });
});

it('cannot be written once nobody of it is known any more', () => {
  const occasion = {
    coach: 'willow',
    functionName: 'notify-leads',
    funnelId: null,
    emailAddress: reader,
    body: { submissionIds: [] },
    leads: [] as readonly ToldLead[],
  };
  expect(() => fillEmail(createTestSite(), occasion, 'https://willow.example')).toThrow(
    'Nobody is known any more of whom "willow" was to be told.',
  );
});

it('a digest counts its leads, and names the offer where there is only one', () => {
  const lead: ToldLead = {
    funnelId: 'willow-guide',
    email: 'ada@example.com',
    fields: { email: 'ada@example.com' },
    source: 'willow-guide',
    page: null,
    trafficSource: 'direct',
    createdAt: '2027-03-16T10:00:00Z',
  };
  const subjectOf = (leads: readonly ToldLead[]) =>
    fillEmail(
      createTestSite(),
      {
        coach: 'willow',
        functionName: 'notify-leads',
        funnelId: null,
        emailAddress: reader,
        body: { digest: 'daily', submissionIds: [] },
        leads,
      },
      'https://willow.example',
    ).email.message.subject;
  expect(subjectOf([lead])).toBe('A new lead: The Willow Guide');
  expect(subjectOf([lead, lead])).toBe('2 new leads');
});

describeWithDatabase('the console', (open) => {
  it('says who is not told any more: a mailbox that bounces, and a program that fails', async () => {
    const { read, database } = await openAsOperator(await open());
    await database.pool.query(
      `insert into delivery_logs (id, dedupe_key, email_address, function_name, coach, body, status, last_error)
       values (gen_random_uuid(), 'n', 'leads@willow.example', 'notify-leads', 'willow', '{}', 'bounced', 'No such mailbox.')`,
    );
    await database.pool.query(
      `insert into webhook_endpoints (id, coach, url, events, origin, failures, paused_until, last_error)
       values (gen_random_uuid(), 'willow', 'https://hooks.example.com/1', '{erased}', 'made', 9, now(), 'It answered 500')`,
    );
    const { attention } = await read('/overview');
    expect(attention.slice(0, 2)).toMatchObject([
      {
        name: 'notify leads@willow.example',
        detail:
          'The last email that notified leads@willow.example of leads has the status bounced. No such mailbox.',
      },
      {
        name: 'webhook hooks.example.com',
        detail: 'It is paused, because it fails repeatedly. It answered 500',
      },
    ]);
  });
});

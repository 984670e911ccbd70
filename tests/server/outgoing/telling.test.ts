import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { webhookEvents } from '#engine/declaration/telling/webhook.ts';
import type { Database } from '#server/db/open/open.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';
import { changeSeat } from '#server/seats/change-seat.ts';
import { planSeats } from '#server/seats/seat-plans.ts';
import { applyEvent } from '#server/webhooks/apply-event.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { tablesWith } from '#tests/support/run/traces.ts';
import { until } from '#tests/support/run/until.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';
import { addEndpoint, openReceiver, secret, startWebhooks } from './receiver.ts';

const isMessage = new Ajv2020({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync('funnels/webhooks.schema.json', 'utf8')),
);

/** A site whose coach has an endpoint for everything, with a receiver that verifies. */
async function openTelling(open: () => Promise<Database>, options = {}) {
  const database = await open();
  const web = await openTestWeb(database, options);
  const receiver = await openReceiver();
  const id = await addEndpoint(database, receiver, webhookEvents);
  return { database, web, receiver, id };
}

const sendForm = (web: TestWeb, funnel: string, fields: object) =>
  web.postJson(funnel, { fields, page: '/guide-alias', attribution: { utm_source: 'ad' } });

describeWithDatabase('what programs are told', (open) => {
  it('of a form: its lead, and then the form itself', async () => {
    const { database, web, receiver } = await openTelling(open);
    await sendForm(web, 'willow-guide', { name: 'Ada', email: ' Ada@Example.com' });
    startWebhooks(database);
    await until(() => receiver.taken.length === 2);
    for (const { id: _, ...message } of receiver.taken) {
      expect(isMessage(message) || isMessage.errors).toBe(true);
    }
    const [created, accepted] = receiver.taken;
    expect(created).toMatchObject({
      type: 'lead.created',
      data: {
        lead: { coach: 'willow', email: 'ada@example.com', name: 'Ada', source: 'willow-guide' },
      },
    });
    expect(accepted).toMatchObject({
      type: 'submission.accepted',
      data: {
        submission: {
          coach: 'willow',
          funnel: 'willow-guide',
          email: 'ada@example.com',
          fields: { name: 'Ada' },
          attribution: { utm_source: 'ad' },
        },
      },
    });
    const { rows } = await database.pool.query('select id from leads');
    expect(accepted?.data).toMatchObject({ submission: { leadId: rows[0].id } });
  });

  it('of a lead that got something new, and of nothing where it got nothing', async () => {
    const { database, web } = await openTelling(open);
    await sendForm(web, 'strict', { name: '', email: 'ada@example.com' });
    const types = async () => {
      const { rows } = await database.pool.query(
        'select type from webhook_messages order by place',
      );
      return rows.map(({ type }) => type);
    };
    // The same form within ten minutes is the same sign-up.
    await sendForm(web, 'strict', { name: '', email: 'ada@example.com' });
    expect(await types()).toEqual(['lead.created', 'submission.accepted']);
    await database.pool.query(`update submissions set created_at = now() - interval '1 hour'`);
    await sendForm(web, 'strict', { name: 'Ada', email: 'ada@example.com' });
    expect((await types()).slice(2)).toEqual(['lead.updated', 'submission.accepted']);
    await database.pool.query(`update submissions set created_at = now() - interval '1 hour'`);
    await sendForm(web, 'strict', { name: 'Ada', email: 'ada@example.com' });
    expect((await types()).slice(4)).toEqual(['submission.accepted']);
  });

  it('of a seat, once it is somebody’s own', async () => {
    const { database, web, receiver } = await openTelling(open);
    await sendForm(web, 'willow-masterclass', { name: 'Ada', email: 'ada@example.com' });
    startWebhooks(database);
    await until(() => receiver.taken.length === 3);
    const [, , registered] = receiver.taken;
    const { id: _, ...message } = registered ?? { id: '' };
    expect(isMessage(message) || isMessage.errors).toBe(true);
    expect(message).toMatchObject({
      type: 'event.registered',
      data: {
        registration: {
          email: 'ada@example.com',
          name: 'Ada',
          event: { name: 'The Willow Masterclass' },
        },
      },
    });
  });

  it('of a seat that is given back, once', async () => {
    const { database, web, receiver } = await openTelling(open);
    await sendForm(web, 'willow-masterclass', { name: 'Ada', email: 'ada@example.com' });
    const { rows } = await database.pool.query('select id from delivery_logs');
    const plans = { ...planSeats(createTestSite(), secret), lists: new Map() };
    for (let click = 0; click < 2; click += 1) {
      await changeSeat(database.kysely, rows[0].id, { wish: 'free' }, plans);
    }
    startWebhooks(database);
    await until(() => receiver.taken.length === 4);
    const told = receiver.taken.map(({ type }) => type);
    expect(told.slice(2)).toEqual(['event.registered', 'event.cancelled']);
    const { id: _, ...message } = receiver.taken.at(-1) ?? { id: '' };
    expect(isMessage(message) || isMessage.errors).toBe(true);
    expect(message).toMatchObject({
      data: {
        registration: { email: 'ada@example.com', event: { name: 'The Willow Masterclass' } },
      },
    });
  });

  it('by what the endpoints of the coach want, and nobody else’s', async () => {
    const { database, web } = await openTelling(open);
    const other = await addEndpoint(database, await openReceiver(), webhookEvents, 'rowan');
    const few = await addEndpoint(database, await openReceiver(), ['erased']);
    await sendForm(web, 'willow-guide', { name: 'Ada', email: 'ada@example.com' });
    const { rows } = await database.pool.query('select distinct endpoint_id from webhook_messages');
    expect(rows).toHaveLength(1);
    expect([other, few]).not.toContain(rows[0].endpoint_id);
  });

  it('of who unsubscribed, once, with what their coach knows them by', async () => {
    const { database, web, receiver } = await openTelling(open);
    await sendForm(web, 'willow-guide', { name: 'Ada', email: 'ada@example.com' });
    const wish = { address: 'Ada@example.com', scope: 'willow' };
    await unsubscribePerson(database.kysely, secret, wish);
    await unsubscribePerson(database.kysely, secret, wish);
    await unsubscribePerson(database.kysely, secret, { address: 'bob@example.com', scope: 'all' });
    startWebhooks(database);
    await until(() => receiver.taken.length === 3);
    const { rows } = await database.pool.query('select id from leads');
    const { id: _, ...message } = receiver.taken[2] ?? { id: '' };
    expect(message).toMatchObject({
      type: 'unsubscribed',
      data: { email: 'ada@example.com', scope: 'coach', leadIds: [rows[0].id] },
    });
    expect(isMessage(message) || isMessage.errors).toBe(true);
  });

  it('of who unsubscribed at the provider, which concerns every coach who knows them', async () => {
    const { database, web, id } = await openTelling(open, {
      site: createTestSite({ withRowan: true }),
    });
    const other = await addEndpoint(database, await openReceiver(), ['unsubscribed'], 'rowan');
    await sendForm(web, 'willow-guide', { name: 'Ada', email: 'ada@example.com' });
    await sendForm(web, 'rowan-guide', { name: 'Ada', email: 'ada@example.com' });
    await database.pool.query(
      `insert into webhook_events (event_key, record_type, kind, delivery_id, email_hash, occurred_at)
       select 'a', 'X', 'unsubscribed', id, 'hash', now() from delivery_logs where coach = 'willow'`,
    );
    await applyEvent(database.kysely, 'a');
    const { rows } = await database.pool.query(`select endpoint_id, data->>'scope' as scope
      from webhook_messages where type = 'unsubscribed'`);
    expect(rows.map((row) => JSON.stringify(row)).toSorted()).toEqual(
      [id, other].map((own) => JSON.stringify({ endpoint_id: own, scope: 'all' })).toSorted(),
    );
  });

  it('of emails that arrived or bounced, as the provider reports them', async () => {
    const { database, web, receiver } = await openTelling(open);
    await sendForm(web, 'willow-guide', { name: 'Ada', email: 'ada@example.com' });
    for (const [key, kind] of [
      ['a', 'delivered'],
      ['b', 'bounced'],
      ['c', 'noted'],
    ]) {
      await database.pool.query(
        `insert into webhook_events (event_key, record_type, kind, delivery_id, detail, occurred_at)
         select $1, 'X', $2, id, 'mailbox full', now() from delivery_logs`,
        [key, kind],
      );
      await applyEvent(database.kysely, key ?? '');
      await applyEvent(database.kysely, key ?? '');
    }
    startWebhooks(database);
    await until(() => receiver.taken.length === 4);
    const [, , delivered, bounced] = receiver.taken.map(({ id: _, ...message }) => message);
    expect([isMessage(delivered), isMessage(bounced)]).toEqual([true, true]);
    expect(delivered).toMatchObject({
      type: 'email.delivered',
      data: { email: { coach: 'willow', email: 'ada@example.com', funnel: 'willow-guide' } },
    });
    expect(bounced).toMatchObject({ type: 'email.bounced', data: { detail: 'mailbox full' } });
  });

  it('is not named any more by what a receiver answered of who was erased', async () => {
    const { database, web, receiver, id } = await openTelling(open);
    receiver.behave((_request, response) => {
      response.writeHead(400).end('Ada@Example.com is no contact of ours.');
    });
    await sendForm(web, 'willow-guide', { name: 'Ada', email: 'ada@example.com' });
    const webhooks = startWebhooks(database);
    const problems = async () =>
      (await database.pool.query('select last_error from webhook_endpoints where id = $1', [id]))
        .rows;
    await until(async () => /no contact/.test((await problems())[0].last_error));
    await webhooks.stop(1_000);
    await erasePerson(database.kysely, secret, 'Ada@example.com');
    expect(await problems()).toEqual([
      { last_error: expect.stringContaining('an erased address is no contact of ours.') },
    ]);
    expect(await tablesWith(database, 'ada@')).toEqual([]);
  });

  it('of who was erased, without naming them; what waited for it never leaves', async () => {
    const { database, web, receiver } = await openTelling(open);
    await sendForm(web, 'willow-guide', { name: 'Ada', email: 'ada@example.com' });
    await sendForm(web, 'willow-guide', { name: 'Bob', email: 'bob@example.com' });
    const { rows } = await database.pool.query(`select id from leads where name = 'Ada'`);
    const known = await exportPerson(database.kysely, secret, 'ada@example.com');
    expect(known.webhooks.map(({ type }) => type)).toEqual(['lead.created', 'submission.accepted']);
    await erasePerson(database.kysely, secret, 'Ada@example.com');
    const { rows: left } = await database.pool.query(
      `select type, status, data, person, lead_id from webhook_messages
       where data is null or type = 'erased' order by place`,
    );
    const erased = { status: 'suppressed', data: null, person: null, lead_id: null };
    expect(left).toEqual([
      { type: 'lead.created', ...erased },
      { type: 'submission.accepted', ...erased },
      {
        type: 'erased',
        status: 'pending',
        data: { leadIds: [rows[0].id] },
        person: null,
        lead_id: null,
      },
    ]);
    await database.pool.query(`update webhook_messages set next_attempt_at = now()`);
    startWebhooks(database);
    await until(() => receiver.taken.length === 3);
    expect(receiver.taken.map(({ type }) => type).toSorted()).toEqual([
      'erased',
      'lead.created',
      'submission.accepted',
    ]);
    expect(JSON.stringify(receiver.received)).not.toMatch(/ada@|"Ada"/i);
  });
});

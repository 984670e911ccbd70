import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { readDelivery, startDeliveries, writeDeliveries } from '#tests/server/outbox/outbox.ts';
import { scriptedTransport, unsure } from '#tests/server/outbox/scripted.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import {
  bounceRecord,
  complaintRecord,
  deliveryRecord,
  type WebhookRecord,
} from '#tests/support/provider/postmark-webhooks.ts';
import { waitFor } from '#tests/support/run/until.ts';
import { openTestWeb } from '#tests/support/site/web.ts';
import { openReporting, subscriptionRecord, takeEmail, webhookSecret } from './reports.ts';

const at = new Date('2027-01-05T10:00:00.000Z');

/** An email that was sent, and the way to report about it. */
async function openSent(open: () => Promise<Database>) {
  const database = await open();
  const { report } = await openReporting(database);
  const email = await takeEmail(database);
  await email.finish();
  return { ...email, database, report };
}

describeWithDatabase('the webhook', (open) => {
  it('lets nobody in without its secret, however it is sent', async () => {
    const database = await open();
    const { send } = await openReporting(database);
    const { mail } = await takeEmail(database);
    const body = JSON.stringify(deliveryRecord(mail, at));
    const basic = (password: string) => ({ authorization: `Basic ${btoa(`x:${password}`)}` });
    const statuses = await Promise.all(
      [
        {},
        basic('wrong'),
        basic(''),
        { authorization: 'Basic' },
        { authorization: `Bearer ${webhookSecret}` },
        { 'x-webhook-secret': `${webhookSecret}x` },
        basic(webhookSecret),
        { 'x-webhook-secret': webhookSecret },
      ].map(async (headers) => (await send(body, headers)).status),
    );
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 200, 200]);
    const { rows } = await database.pool.query('select record_type from webhook_events');
    expect(rows).toEqual([{ record_type: 'Delivery' }]);
  });

  it('does not exist where it is not configured', async () => {
    const web = await openTestWeb(await open());
    const headers = { 'x-webhook-secret': webhookSecret };
    const answer = await web.app.request('/webhooks/postmark', { method: 'POST', headers });
    expect(answer.status).toBe(404);
  });

  it('refuses what is no report or too large, and takes reports it has no use for', async () => {
    const { send, report } = await openReporting(await open());
    const headers = { 'x-webhook-secret': webhookSecret };
    expect((await send('{', headers)).status).toBe(400);
    expect((await send('{"RecordType":"Delivery"}', headers)).status).toBe(400);
    expect((await send(`"${'x'.repeat(1024 * 1024)}"`, headers)).status).toBe(413);
    const open1 = { RecordType: 'Open', MessageID: 'foreign', ReceivedAt: at.toISOString() };
    expect(await report(open1)).toBe(200);
  });

  it('notes that an email arrived', async () => {
    const { mail, read, report } = await openSent(open);
    expect(await report(deliveryRecord(mail, at))).toBe(200);
    expect(await read()).toMatchObject({
      status: 'delivered',
      deliveredAt: at,
      suppressed: null,
    });
  });

  it.each<[string, object, object]>([
    ['a dead address', {}, { status: 'bounced', bouncedAt: at, suppressed: 'bounced' }],
    [
      'a full mailbox',
      { Type: 'SoftBounce', Inactive: false },
      { status: 'bounced', bouncedAt: at, suppressed: null },
    ],
    [
      'a delay',
      { Type: 'Transient', Inactive: false },
      { status: 'sent', bouncedAt: null, suppressed: null },
    ],
    [
      'a complaint told as a bounce',
      { Type: 'SpamComplaint' },
      { status: 'complained', complainedAt: at, suppressed: 'complained' },
    ],
  ])('knows %s by its bounce', async (_, changed, expected) => {
    const { mail, read, report } = await openSent(open);
    await report({ ...bounceRecord(mail, at), ...changed });
    expect(await read()).toMatchObject(expected);
  });

  it('ends the journeys of who complained, and keeps no address', async () => {
    const { mail, read, report, database } = await openSent(open);
    const web = await openTestWeb(database);
    await web.postForm('/willow-guide', { name: 'Ada', email: mail.to });
    const record = {
      ...complaintRecord(mail, at),
      Details: `smtp;550 ${mail.to.toUpperCase()} says no to bounces+${mail.to.replace('@', '=')}@mail.example`,
    };
    await report(record);
    expect(await read()).toMatchObject({ status: 'complained', suppressed: 'complained' });
    const { rows } = await database.pool.query('select is_completed from user_journeys');
    expect(rows).toEqual([{ is_completed: true }]);
    const { rows: events } = await database.pool.query('select * from webhook_events');
    expect(events[0].detail).toContain(
      '550 the address says no to bounces+the address@mail.example',
    );
    expect(JSON.stringify(events).toLowerCase()).not.toContain(mail.to);
  });

  it('takes an unsubscription at the provider for one from all, and undoes none', async () => {
    const { mail, read, report } = await openSent(open);
    await report(subscriptionRecord(mail, at, 'ManualSuppression'));
    expect(await read()).toMatchObject({ status: 'sent', suppressed: 'unsubscribed' });
    await report(subscriptionRecord(mail, new Date(at.getTime() + 1000), null));
    expect(await read()).toMatchObject({ suppressed: 'unsubscribed' });
  });

  it('loses no report that is here before the email counts as sent', async () => {
    const database = await open();
    const { report } = await openReporting(database);
    const { mail, finish, read } = await takeEmail(database);
    await report(deliveryRecord(mail, at));
    expect(await read()).toMatchObject({ status: 'sending', deliveredAt: at });
    await finish();
    expect(await read()).toMatchObject({ status: 'delivered', messageId: mail.messageId });
  });

  it('finds the email by the provider’s id where the report names no other', async () => {
    const database = await open();
    const { report } = await openReporting(database);
    const early = await takeEmail(database);
    const withoutOurId = (record: WebhookRecord) => ({ ...record, Metadata: {} });
    await report(withoutOurId(deliveryRecord(early.mail, at)));
    await early.finish();
    expect(await early.read()).toMatchObject({ status: 'sent', deliveredAt: null });
    // Any later result looks for what waits.
    const { transport } = scriptedTransport((id) => ({ kind: 'sent', messageId: id }));
    await writeDeliveries(database, [{}]);
    const deliveries = startDeliveries({ database, transport });
    await waitFor(early.read, ({ status }) => status === 'delivered');
    await deliveries.stop();

    const late = await takeEmail(database);
    await late.finish();
    await report(withoutOurId(bounceRecord(late.mail, at)));
    expect(await late.read()).toMatchObject({ status: 'bounced', suppressed: 'bounced' });
  });

  it('settles an email in doubt sooner than the provider’s search', async () => {
    const database = await open();
    const { report } = await openReporting(database);
    const { transport, sent, asked } = scriptedTransport(
      () => unsure,
      () => ({ kind: 'absent' }),
    );
    const [id = ''] = await writeDeliveries(database, [{}]);
    startDeliveries({ database, transport });
    await waitFor(
      () => readDelivery(database, id),
      ({ status, maybe_sent }) => status === 'pending' && maybe_sent,
    );
    await report({
      RecordType: 'Delivery',
      MessageID: 'taken',
      Metadata: { delivery_id: id },
      Recipient: 'ada@example.com',
      DeliveredAt: at.toISOString(),
    });
    expect(await readDelivery(database, id)).toMatchObject({
      status: 'delivered',
      provider_message_id: 'taken',
    });
    expect([sent, asked]).toEqual([[id], []]);
  });
});

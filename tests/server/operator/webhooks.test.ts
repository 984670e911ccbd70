import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import type { MadeWebhook, Webhook } from '#engine/contract/console/operations.ts';
import { sampleData } from '#engine/contract/webhooks/samples.ts';
import { webhookEvents } from '#engine/declaration/telling/webhook.ts';
import { openReceiver, startWebhooks } from '#tests/server/outgoing/receiver.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { openAsOperator } from './console.ts';

const isMessage = new Ajv2020({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync('funnels/webhooks.schema.json', 'utf8')),
);

it.each(webhookEvents)('the sample of %s is what the event says', (type) => {
  const message = {
    type,
    timestamp: '2027-03-16T10:00:00.000Z',
    version: 1,
    data: sampleData[type]('willow'),
  };
  expect(isMessage(message) || isMessage.errors).toBe(true);
});

describeWithDatabase('webhooks in the console', (open) => {
  it('are made, tried out, given another secret, and removed; each is in the audit log', async () => {
    const console = await openAsOperator(await open());
    const receiver = await openReceiver();
    const made = await console.post('/webhooks', {
      coach: 'willow',
      url: receiver.url,
      events: ['lead.created', 'erased', 'lead.created'],
    });
    expect(made.status).toBe(200);
    const { id, secret }: MadeWebhook = await made.json();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    receiver.trust(secret);
    await console.post(`/webhooks/${id}/test`);
    startWebhooks(console.database);
    await until(() => receiver.taken.length === 1);
    expect(receiver.taken[0]).toMatchObject({ type: 'lead.created', data: { lead: {} } });
    await until(async () => (await console.read(`/webhooks/${id}`)).messages[0].status === 'sent');
    const shown: Webhook = await console.read(`/webhooks/${id}`);
    expect(shown).toMatchObject({ state: 'well', waiting: 0, failed: 0, problem: null });
    expect(shown.events).toEqual(['lead.created', 'erased']);
    expect(JSON.stringify(shown)).not.toContain(secret.slice(6, 20));

    const next: MadeWebhook = await (await console.post(`/webhooks/${id}/secret`)).json();
    expect(next.secret).not.toBe(secret);
    const [message] = shown.messages;
    const replayed = await console.post(`/webhook-messages/${message?.id}/replay`);
    expect(await replayed.json()).toEqual({ replayed: 1 });
    await until(() => receiver.received.length === 2);

    expect((await console.ask(`/webhooks/${id}`, sameSite('DELETE'))).status).toBe(200);
    expect((await console.read('/webhooks')).webhooks).toEqual([]);
    // Another window may still show it.
    for (const action of ['test', 'replay', 'resume', 'secret']) {
      const late = await console.post(`/webhooks/${id}/${action}`);
      expect([action, late.status]).toEqual([action, 404]);
    }
    expect((await console.post(`/webhook-messages/${message?.id}/replay`)).status).toBe(404);
    const { rows } = await console.read('/audit');
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining([
        'made-webhook',
        'tested-webhook',
        'changed-webhook-secret',
        'replayed-webhook',
        'removed-webhook',
      ]),
    );
  });

  it('say what is wrong with them, and go on when they are told to', async () => {
    const console = await openAsOperator(await open());
    const receiver = await openReceiver(410);
    const body = { coach: 'willow', url: receiver.url, events: ['erased'] };
    const { id }: MadeWebhook = await (await console.post('/webhooks', body)).json();
    for (const url of [receiver.url, `${receiver.url}#here`]) {
      expect((await console.post('/webhooks', { ...body, url })).status).toBe(409);
    }
    startWebhooks(console.database);
    await console.post(`/webhooks/${id}/test`);
    await until(async () => (await console.read(`/webhooks/${id}`)).state === 'stopped');
    expect((await console.read('/webhooks')).webhooks[0]).toMatchObject({
      failed: 1,
      problem: 'It answered 410. That means that nothing more is to be sent there.',
    });
    receiver.behave(204);
    await console.post(`/webhooks/${id}/resume`);
    expect(await (await console.post(`/webhooks/${id}/replay`)).json()).toEqual({ replayed: 1 });
    await until(async () => (await console.read(`/webhooks/${id}`)).state === 'well');
  });

  it.each([
    ['an address without https', 'willow', 'http://hooks.example.com/1'],
    ['a password in the address', 'willow', 'https://me:secret@hooks.example.com/1'],
    ['no address', 'willow', 'hooks'],
    ['another coach', 'nobody', 'https://hooks.example.com/1'],
    ['an address of the network that the site runs in', 'willow', 'https://10.0.8.7/1'],
    ['one written as a number', 'willow', 'https://2852039166/latest/meta-data'],
    ['a reserved address behind IPv6', 'willow', 'https://[::ffff:169.254.169.254]/'],
  ])('are refused with %s', async (_, coach, url) => {
    const console = await openAsOperator(await open());
    const answer = await console.post('/webhooks', { coach, url, events: ['erased'] });
    expect(answer.status).toBe(422);
    expect((await console.read('/webhooks')).webhooks).toEqual([]);
  });
});

const sameSite = (method: string) => ({ method, headers: { 'sec-fetch-site': 'same-origin' } });

import { expect, it } from 'vitest';
import { webhookEvents } from '#engine/declaration/telling/webhook.ts';
import { newId } from '#server/db/identity.ts';
import { applyEvent } from '#server/webhooks/apply-event.ts';
import { addEndpoint, openReceiver } from '#tests/server/outgoing/receiver.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openDouble } from './double.ts';

describeWithDatabase('programs elsewhere', (open) => {
  it('are told of a sign-up once it is confirmed, and once', async () => {
    const database = await open();
    const { link, rows, signUp } = await openDouble(database);
    await addEndpoint(database, await openReceiver(), webhookEvents);
    const told = async () =>
      (await rows('select type from webhook_messages order by place')).map(({ type }) => type);
    const id = await signUp(newId(), 'ada@example.com');
    await rows(`insert into webhook_events (event_key, record_type, delivery_id, kind, occurred_at)
      select 'arrived', 'Delivery', id, 'delivered', now() from delivery_logs`);
    await applyEvent(database.kysely, 'arrived');
    expect(await rows('select status from delivery_logs')).toEqual([{ status: 'delivered' }]);
    expect(await told()).toEqual([]);
    await Promise.all([link(id, 'ada@example.com', 'POST'), link(id, 'ada@example.com', 'POST')]);
    expect(await told()).toEqual(['lead.created', 'submission.accepted']);
  });
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleData } from '#engine/contract/webhooks/samples.ts';
import { webhookEvents } from '#engine/declaration/telling/webhook.ts';

const page = readFileSync('funnels/WEBHOOKS.md', 'utf8');

it('the page about webhooks shows a message as it is sent, and names every event', () => {
  const [, example = ''] = page.match(/```json\n([\s\S]*?)```/) ?? [];
  expect(JSON.parse(example)).toEqual({
    type: 'lead.created',
    timestamp: '2027-03-16T10:00:00.000Z',
    version: 1,
    data: sampleData['lead.created']('summit'),
  });
  expect(webhookEvents.filter((event) => !page.includes(`\`${event}\``))).toEqual([]);
});

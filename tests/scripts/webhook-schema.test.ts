import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { webhookEvents } from '#engine/declaration/telling/webhook.ts';
import { makeWebhookSchema } from '#scripts/schema/webhook-schema.ts';

const committed = JSON.parse(readFileSync('funnels/webhooks.schema.json', 'utf8'));

describe('the JSON Schema of webhooks', () => {
  it('is the one that is committed', () => {
    expect(committed).toEqual(JSON.parse(JSON.stringify(makeWebhookSchema())));
  });

  it('knows every event, and refuses what none of them says', () => {
    expect(Object.keys(committed.$defs)).toEqual(expect.arrayContaining([...webhookEvents]));
    const accepts = new Ajv2020({ strict: false, validateFormats: false }).compile(committed);
    const erased = {
      type: 'erased',
      timestamp: '2027-03-16T10:00:00.000Z',
      version: 1,
      data: { leadIds: ['0192a1b2-0000-7000-8000-000000000000'] },
    };
    expect(accepts(erased)).toBe(true);
    expect(accepts({ ...erased, type: 'lead.created' })).toBe(false);
    expect(accepts({ ...erased, type: 'lead.eaten' })).toBe(false);
  });
});

import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { webhookMessageOf } from '#engine/contract/webhooks/messages.ts';
import * as shapes from '#engine/contract/webhooks/shapes.ts';
import { webhookEvents } from '#engine/declaration/telling/webhook.ts';
import { annotate } from './annotate.ts';
import { readComments } from './read-comments.ts';

const sources = import.meta.glob<string>('../../engine/contract/webhooks/shapes.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * The JSON Schema (draft 2020-12) of webhook messages: `$defs` holds the shapes of leads, submissions,
 * registrations and emails, and the body of each event's message under its name.
 */
export function makeWebhookSchema(): JsonSchema {
  const comments = readComments(sources);
  const options = { definitions: { ...shapes }, target: 'draft-2020-12' } as const;
  const bodies = webhookEvents.map((type) => {
    const { $defs: _, $schema: __, ...body } = toJsonSchema(webhookMessageOf(type), options);
    return [type, body] as const;
  });
  const { $defs: parts = {} } = toJsonSchema(webhookMessageOf('lead.created'), options);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Webhooks of Funnelfile',
    description: 'The body of every message that a webhook of this site gets, by its type.',
    oneOf: webhookEvents.map((type) => ({ $ref: `#/$defs/${type}` })),
    $defs: {
      ...Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [
          name,
          annotate(part, comments.get(name), comments),
        ]),
      ),
      ...Object.fromEntries(bodies),
    },
  };
}

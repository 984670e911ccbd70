import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const webhook = {
  url: 'https://hooks.zapier.com/hooks/catch/4821/b7x9',
  events: ['lead.created'],
  secret: 'WILLOW_WEBHOOK_SECRET',
};

const withWebhooks = (...webhooks: object[]) => ({ 'coach.ts': { webhooks } });

describe('webhooks', () => {
  itNames('wrong-value', {
    'an event that there is not': {
      changes: withWebhooks({ ...webhook, events: ['lead.create'] }),
      at: 'coach.ts, webhooks[0].events[0]',
      says: 'Found "lead.create" instead of "lead.created", "lead.updated", "submission.accepted", "event.registered", "event.cancelled", "email.delivered", "email.bounced", "unsubscribed", or "erased". Write "lead.created".',
    },
    'the secret itself instead of the name of its variable': {
      changes: withWebhooks({ ...webhook, secret: 'whsec_c2VjcmV0' }),
      at: 'coach.ts, webhooks[0].secret',
      says: '"whsec_c2VjcmV0" is not the name of an environment variable. Write it like SUMMIT_WEBHOOK_SECRET.',
    },
    'no event at all': {
      changes: withWebhooks({ ...webhook, events: [] }),
      at: 'coach.ts, webhooks[0].events',
      says: 'The list is empty; it needs at least one event. Add one.',
    },
    'half an address': {
      changes: withWebhooks({ ...webhook, url: 'hooks.zapier.com/hooks/catch/1' }),
      at: 'coach.ts, webhooks[0].url',
      says: '"hooks.zapier.com/hooks/catch/1" is not an address. Write "https://hooks.zapier.com/hooks/catch/1".',
    },
    'an address without https': {
      changes: withWebhooks({ ...webhook, url: 'http://n8n.willow.example/webhook/leads' }),
      rule: 'webhook-without-tls',
      at: 'coach.ts, webhooks[0].url',
      says: 'Without https, everybody on the way to "n8n.willow.example" could read what people wrote into the form. Write "https://n8n.willow.example/webhook/leads", or ask the program\'s makers for an https address.',
    },
    'the address of a mailbox': {
      changes: withWebhooks({ ...webhook, url: 'mailto:leads@willow.example' }),
      rule: 'webhook-without-tls',
      at: 'coach.ts, webhooks[0].url',
      says: 'Webhooks go by https, and "mailto:leads@willow.example" is an address of another kind. Write an address that begins with https://.',
    },
    'one address twice, once with its port': {
      changes: withWebhooks(webhook, {
        ...webhook,
        url: 'https://hooks.zapier.com:443/hooks/catch/4821/b7x9',
        events: ['erased'],
      }),
      rule: 'webhook-twice',
      at: 'coach.ts, webhooks[1].url',
      says: 'The first webhook goes to "https://hooks.zapier.com/hooks/catch/4821/b7x9", too. Name all events in one of them and remove the other.',
    },
  });
  itNames(
    'wrong-value',
    [
      ['a machine of the own network', 'http://192.168.0.7:5678/webhook/leads', '192.168.0.7'],
      ['a name without a dot', 'http://n8n:5678/webhook/leads', 'n8n'],
      ['this machine', 'https://[::1]/hook', '[::1]'],
      ['the same inside IPv6', 'http://[::ffff:10.0.0.7]/hook', '[::ffff:a00:7]'],
      ['one of a provider’s customers', 'http://100.64.0.1/hook', '100.64.0.1'],
    ].map(([did = '', url, host]) => ({
      did,
      changes: withWebhooks({ ...webhook, url }),
      rule: 'private-webhook',
      at: 'coach.ts, webhooks[0].url',
      says: `"${host}" can be reached from inside one network only, so nothing is sent there. Give the public address of the program, or set WEBHOOK_PRIVATE_RANGES where the site runs and allow this here.`,
    })),
  );
  itAccepts({
    'one webhook': { changes: withWebhooks(webhook) },
    'two at one program, with one secret': {
      changes: withWebhooks(webhook, { ...webhook, url: `${webhook.url}e` }),
    },
    'a public name that begins like a private address': {
      changes: withWebhooks({ ...webhook, url: 'https://10.willow-hooks.com/leads' }),
    },
    'a machine of the own network, which is allowed': {
      coach: {
        webhooks: [{ ...webhook, url: 'http://n8n.internal/hook' }],
        allow: [{ rule: 'private-webhook', because: 'n8n runs beside the site.' }],
      },
    },
  });
});

import type * as v from 'valibot';
import type { WebhookEvent } from '#engine/declaration/telling/webhook.ts';
import type { webhookMessageOf } from './messages.ts';

type Data<Event extends WebhookEvent> = v.InferOutput<
  ReturnType<typeof webhookMessageOf<Event>>
>['data'];

const leadId = '0199a1f0-2c00-7000-8000-00000000ada1';
const createdAt = '2027-03-16T10:00:00.000Z';
const email = 'ada@example.com';

const lead = (coach: string) => ({
  id: leadId,
  coach,
  email,
  name: 'Ada Example',
  source: 'a-sample',
  metadata: { lead_magnet: 'The Sample Guide' },
  createdAt,
});

const registration = (coach: string) => ({
  id: '0199a1f0-2c00-7000-8000-00000000ada3',
  coach,
  leadId,
  email,
  name: 'Ada Example',
  event: {
    id: '0199a1f0-2c00-5000-8000-00000000ada4',
    key: 'a-sample',
    name: 'The Sample Evening',
    startsAt: '2027-04-01T16:00:00.000Z',
    timeZone: 'Europe/London',
    minutes: 60,
  },
  createdAt,
});

const sent = (coach: string) => ({
  id: '0199a1f0-2c00-7000-8000-00000000ada5',
  coach,
  leadId,
  email,
  subject: 'Your guide is here',
  funnel: 'a-sample',
  campaign: null,
  sentAt: createdAt,
});

/** A sample of each event about an invented person, for setting up a program. */
export const sampleData: {
  readonly [Event in WebhookEvent]: (coach: string) => Data<Event>;
} = {
  'lead.created': (coach) => ({ lead: lead(coach) }),
  'lead.updated': (coach) => ({ lead: lead(coach) }),
  'submission.accepted': (coach) => ({
    submission: {
      id: '0199a1f0-2c00-7000-8000-00000000ada2',
      reference: 'K4M7QX',
      funnel: 'a-sample',
      coach,
      leadId,
      email,
      fields: { name: 'Ada Example', email },
      page: '/a-sample',
      attribution: { utm_source: 'newsletter' },
      trafficSource: 'newsletter',
      version: '1a2b3c4d',
      variant: '',
      consentVersion: null,
      consentVersions: null,
      createdAt,
    },
  }),
  'event.registered': (coach) => ({ registration: registration(coach) }),
  'event.cancelled': (coach) => ({ registration: registration(coach) }),
  'email.delivered': (coach) => ({ email: sent(coach) }),
  'email.bounced': (coach) => ({ email: sent(coach), detail: 'The mailbox is full.' }),
  unsubscribed: () => ({ email, scope: 'coach', leadIds: [leadId] }),
  erased: () => ({ leadIds: [leadId] }),
};

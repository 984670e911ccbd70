import * as v from 'valibot';
import type { WebhookEvent } from '#engine/declaration/telling/webhook.ts';
import { email, lead, registration, submission } from './shapes.ts';

/** The version of everything that webhooks say. A property may be added without another number. */
export const webhookVersion = 1;

const uuids = v.array(v.pipe(v.string(), v.uuid()));

/** What each event says. */
const webhookData = {
  /** A source has a lead that it did not have before. */
  'lead.created': v.object({ lead }),
  /** A lead signed up again and got a name or metadata that it did not have. */
  'lead.updated': v.object({ lead }),
  /** A form was taken; one that is sent again within ten minutes is not told twice. */
  'submission.accepted': v.object({ submission }),
  /** A seat at an event is its person's. */
  'event.registered': v.object({ registration }),
  /** Such a seat was freed. */
  'event.cancelled': v.object({ registration }),
  /** The provider reports that an email reached the mailbox. */
  'email.delivered': v.object({ email }),
  /** The provider reports that it did not. */
  'email.bounced': v.object({ email, detail: v.nullable(v.string()) }),
  /** A person wants no more campaign emails: of this coach, or of any. */
  unsubscribed: v.object({
    email: v.string(),
    scope: v.picklist(['coach', 'all']),
    leadIds: uuids,
  }),
  /** A person was erased, and has to be erased wherever their lead was sent. Their address is not told. */
  erased: v.object({ leadIds: uuids }),
} as const satisfies Record<WebhookEvent, v.GenericSchema>;

/** What the body of an event's message is. */
export function webhookMessageOf<Event extends WebhookEvent>(type: Event) {
  return v.object({
    type: v.literal(type),
    /** When it happened, ISO 8601 in UTC. */
    timestamp: v.pipe(v.string(), v.isoTimestamp()),
    version: v.literal(webhookVersion),
    data: webhookData[type],
  });
}

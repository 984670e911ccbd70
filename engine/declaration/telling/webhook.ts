import * as v from 'valibot';

/** What programs elsewhere can be told of. */
export const webhookEvents = [
  'lead.created',
  'lead.updated',
  'submission.accepted',
  'event.registered',
  'event.cancelled',
  'email.delivered',
  'email.bounced',
  'unsubscribed',
  'erased',
] as const;

/** One of them. */
export type WebhookEvent = (typeof webhookEvents)[number];

/** A program elsewhere that is told what happens to the coach's leads, by the Standard Webhooks specification. */
export const webhook = v.strictObject({
  /** Where messages go: an https address that takes POST. */
  url: v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value), 'is not an address: write it as https://…'),
  ),
  /** What it is told of. */
  events: v.pipe(v.array(v.picklist(webhookEvents)), v.minLength(1, 'needs at least one event')),
  /** The environment variable that holds the secret which signs the messages; never the secret itself. */
  secret: v.pipe(
    v.string(),
    v.regex(
      /^[A-Z][A-Z0-9_]*$/,
      'is not the name of an environment variable: write it like SUMMIT_WEBHOOK_SECRET',
    ),
  ),
});

export type Webhook = v.InferOutput<typeof webhook>;

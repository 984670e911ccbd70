import { newId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { deliveryTable } from '#server/email/composing/claimed-delivery.ts';
import { finishDeliveries, toFinishedDelivery } from '#server/email/finish-deliveries.ts';
import { hashAddress } from '#server/email/suppression/list.ts';
import { claimOne } from '#server/outbox/claim.ts';
import { defaultTiming } from '#server/outbox/timing.ts';
import { judge } from '#server/outbox/verdict.ts';
import { writeDeliveries } from '#tests/server/outbox/outbox.ts';
import type { AcceptedMail } from '#tests/support/provider/postmark.ts';
import type { WebhookRecord } from '#tests/support/provider/postmark-webhooks.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const secret = 'a secret of the tests';
export const webhookSecret = 'a secret of the webhook';

/** An email that the provider has taken and whose process has not yet written that down. */
export interface TakenEmail {
  readonly mail: AcceptedMail;
  /** Writes down that it was sent, as its process does. */
  finish(): Promise<void>;
  /** What is stored of the delivery and the address. */
  read(): Promise<StoredState>;
}

export interface StoredState {
  readonly status: string;
  readonly messageId: string | null;
  readonly deliveredAt: Date | null;
  readonly bouncedAt: Date | null;
  readonly complainedAt: Date | null;
  /** Why nobody may write to the address. */
  readonly suppressed: string | null;
}

/** Claims a new delivery and lets the provider take it. */
export async function takeEmail(database: Database): Promise<TakenEmail> {
  const { pool, kysely: db } = database;
  const to = `${newId()}@example.com`;
  const [id = ''] = await writeDeliveries(database, [{ to, stream: 'broadcast' }]);
  const item = await claimOne(db, deliveryTable, id, defaultTiming, false);
  if (!item) throw new Error('The delivery could not be claimed.');
  const messageId = newId();
  const mail = {
    messageId,
    to,
    deliveryId: id,
    acceptedAtMs: 0,
    mail: {
      From: 'willow@example.com',
      To: to,
      Subject: 'Hello',
      MessageStream: 'broadcast',
      Metadata: { delivery_id: id },
      Headers: [],
      Attachments: [],
    },
  } satisfies AcceptedMail;
  return {
    mail,
    async finish() {
      const result = { kind: 'sent', messageId } as const;
      const attempt = { item, result, isVerified: false };
      const verdict = judge(attempt, defaultTiming, 0);
      await finishDeliveries(db, [toFinishedDelivery(attempt, verdict, 'postmark', secret)]);
    },
    async read() {
      const { rows } = await pool.query<StoredState>(
        `select status, provider_message_id as "messageId", delivered_at as "deliveredAt",
           bounced_at as "bouncedAt", complained_at as "complainedAt",
           (select reason from suppressions where email_hash = $2 and scope = 'all') as suppressed
         from delivery_logs where id = $1`,
        [id, hashAddress(secret, to)],
      );
      if (!rows[0]) throw new Error('The delivery is gone.');
      return rows[0];
    },
  };
}

/** The site with its webhook, and a way to report as Postmark does. */
export async function openReporting(database: Database) {
  const web = await openTestWeb(database, { webhookSecret });
  const send = (body: string, headers: Readonly<Record<string, string>>) =>
    web.app.request('/webhooks/postmark', { method: 'POST', body, headers });
  return {
    web,
    send,
    async report(record: WebhookRecord): Promise<number> {
      const authorization = `Basic ${btoa(`postmark:${webhookSecret}`)}`;
      return (await send(JSON.stringify(record), { authorization })).status;
    },
  };
}

/** That an address gets no more emails of a stream, or gets it again. */
export function subscriptionRecord(
  { messageId, to, mail }: AcceptedMail,
  at: Date,
  reason: 'ManualSuppression' | 'HardBounce' | 'SpamComplaint' | null,
): WebhookRecord {
  return {
    RecordType: 'SubscriptionChange',
    MessageID: messageId,
    MessageStream: mail.MessageStream,
    Metadata: mail.Metadata,
    Recipient: to,
    ChangedAt: at.toISOString(),
    Origin: 'Recipient',
    SuppressSending: reason !== null,
    SuppressionReason: reason,
  };
}

import { randomUUID } from 'node:crypto';
import type { MailRequest } from './postmark-rules.ts';

/** What Postmark tells about an email after it was taken. */
export type WebhookRecord = Readonly<Record<string, unknown>>;

/** What a report says of the email that it is about. */
export interface ReportedMail {
  readonly messageId: string;
  readonly to: string;
  readonly mail: Pick<MailRequest, 'MessageStream' | 'Metadata'>;
}

/** That an email arrived. */
export function deliveryRecord(mail: ReportedMail, at = new Date()): WebhookRecord {
  return {
    ...common(mail, 'Delivery'),
    Recipient: mail.to,
    DeliveredAt: at.toISOString(),
    Details: 'smtp;250 2.0.0 OK',
  };
}

/** That an address does not exist. */
export function bounceRecord(mail: ReportedMail, at = new Date()): WebhookRecord {
  return {
    ...common(mail, 'Bounce'),
    ID: Math.trunc(at.getTime()),
    Type: 'HardBounce',
    TypeCode: 1,
    Email: mail.to,
    BouncedAt: at.toISOString(),
    Inactive: true,
    CanActivate: true,
  };
}

/** That somebody called an email spam. */
export function complaintRecord(mail: ReportedMail, at = new Date()): WebhookRecord {
  return {
    ...common(mail, 'SpamComplaint'),
    ID: Math.trunc(at.getTime()),
    Type: 'SpamComplaint',
    TypeCode: 100001,
    Email: mail.to,
    BouncedAt: at.toISOString(),
    Inactive: true,
    CanActivate: false,
  };
}

function common({ messageId, mail }: ReportedMail, type: string) {
  return {
    RecordType: type,
    ServerID: 1,
    MessageID: messageId,
    MessageStream: mail.MessageStream,
    Metadata: mail.Metadata,
    Tag: '',
  };
}

/** How records are sent. */
export interface WebhookOptions {
  /** The address that takes them. */
  readonly url: string;
  /** What authenticates them; a wrong secret is sent by a wrong value. */
  readonly headers: Readonly<Record<string, string>>;
  /** How often each is sent: Postmark promises at least once. */
  readonly times?: number;
  /** In which order; as given when absent. */
  readonly order?: (records: WebhookRecord[]) => readonly WebhookRecord[];
  readonly delayMs?: number;
}

/** Sends records as Postmark does, one after another, and returns the answers' statuses. */
export async function emitWebhooks(
  records: readonly WebhookRecord[],
  { url, headers, times = 1, order = (same) => same, delayMs = 0 }: WebhookOptions,
): Promise<readonly number[]> {
  const all = order(records.flatMap((record) => Array<WebhookRecord>(times).fill(record)));
  const statuses: number[] = [];
  for (const record of all) {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-request-id': randomUUID() },
      body: JSON.stringify(record),
    });
    statuses.push(status);
  }
  return statuses;
}

import type { DeliveryStatus } from '#engine/contract/delivery.ts';
import type { IsoTime, Values } from './json.ts';

export interface DeliveryLine {
  readonly id: string;
  readonly email: string;
  readonly status: DeliveryStatus;
  readonly functionName: string;
  readonly funnelId: string | null;
  readonly subject: string | null;
  readonly reference: string | null;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: IsoTime;
  readonly sentAt: IsoTime | null;
  /** When a person first downloaded the file it leads to. */
  readonly fetchedAt: IsoTime | null;
  readonly nextAttemptAt: IsoTime;
  /** The beginning of the date it is about; null if it is about none. */
  readonly eventStartsAt: IsoTime | null;
}

export interface Delivery extends DeliveryLine {
  readonly coach: string;
  readonly stream: string;
  readonly body: Values;
  readonly leadId: string | null;
  readonly submissionId: string | null;
  readonly campaign: string | null;
  readonly sequence: number | null;
  readonly provider: string | null;
  readonly providerMessageId: string | null;
  readonly lastErrorCode: string | null;
  /** Whether an earlier attempt is in doubt. */
  readonly isMaybeSent: boolean;
  /** Its id in the local mailbox. */
  readonly messageId: string | null;
  /** Whether a copy of what the provider got was kept. */
  readonly hasCopy: boolean;
  /** The attempts, first to last. */
  readonly attemptDetails: readonly {
    readonly attempt: number;
    readonly startedAt: IsoTime;
    readonly endedAt: IsoTime | null;
    readonly outcome: string | null;
    readonly statusCode: number | null;
    readonly detail: string | null;
  }[];
  /** The provider's reports, first to last. */
  readonly reports: readonly {
    readonly key: string;
    readonly kind: string;
    readonly detail: string | null;
    readonly occurredAt: IsoTime;
    /** The provider's name for it. */
    readonly recordType: string;
    /** The provider's id of the email. */
    readonly messageId: string | null;
    readonly stream: string | null;
    readonly receivedAt: IsoTime;
    /** When it was applied; null while it waits. */
    readonly appliedAt: IsoTime | null;
  }[];
}

export interface MailboxLine {
  readonly id: string;
  readonly deliveryId: string | null;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly beginning: string;
  readonly createdAt: IsoTime;
}

export interface MailboxMessage extends Omit<MailboxLine, 'beginning'> {
  readonly html: string;
  readonly text: string;
  readonly headers: Values;
}

/** An email as the provider got it. */
export interface SentEmail {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly headers: Values;
  readonly attachments: readonly string[];
  readonly text: string;
  readonly html: string;
}

/** A declared email filled with sample values. */
export interface SampleEmail {
  readonly key: string;
  readonly title: string;
  readonly subject: string;
  readonly preview: string;
  readonly html: string;
  readonly text: string;
}

/** Any email in full; what one kind does not have is absent. */
export type WholeEmail = Pick<SentEmail, 'subject' | 'html' | 'text'> &
  Partial<SentEmail & MailboxMessage>;

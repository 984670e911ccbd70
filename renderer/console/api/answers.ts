/** What the server answers the console; times are ISO 8601 texts. */

export type DeliveryStatus =
  | 'pending'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'failed'
  | 'bounced'
  | 'complained'
  | 'suppressed'
  | 'cancelled';

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export interface HealthCheck {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failed';
  readonly detail: string;
  readonly remedy?: string;
}

export interface Overview {
  readonly health: readonly HealthCheck[];
  readonly deliveries: Readonly<Record<Exclude<DeliveryStatus, 'sending'>, number>>;
  readonly errors: number;
  readonly emails: string;
}

export interface AuditLine {
  readonly id: number;
  readonly actor: string;
  readonly action: string;
  readonly target: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly createdAt: string;
}

/** An email in full: of the mailbox, as it was sent, or a sample. */
export interface WholeEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly from?: string;
  readonly to?: string;
  readonly replyTo?: string;
  readonly createdAt?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly attachments?: readonly string[];
}

export interface LeadLine {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly source: string;
  readonly createdAt: string;
}

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
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly nextAttemptAt: string;
}

export interface Delivery extends DeliveryLine {
  readonly coach: string;
  readonly stream: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly leadId: string | null;
  readonly campaign: string | null;
  readonly sequence: number | null;
  readonly provider: string | null;
  readonly providerMessageId: string | null;
  readonly lastErrorCode: string | null;
  readonly isMaybeSent: boolean;
  readonly messageId: string | null;
  /** Whether a copy of what the provider got was kept. */
  readonly hasCopy: boolean;
  readonly tries: readonly {
    readonly attempt: number;
    readonly startedAt: string;
    readonly endedAt: string | null;
    readonly outcome: string | null;
    readonly statusCode: number | null;
    readonly detail: string | null;
  }[];
  /** What the provider told of it afterwards, first to last. */
  readonly reports: readonly {
    readonly key: string;
    readonly kind: string;
    readonly detail: string | null;
    readonly occurredAt: string;
  }[];
}

export interface Person {
  readonly lead: LeadLine & { readonly metadata: Readonly<Record<string, unknown>> | null };
  readonly others: readonly LeadLine[];
  readonly submissions: readonly {
    readonly id: string;
    readonly funnelId: string;
    readonly outcome: string;
    readonly reference: string;
    readonly fields: Readonly<Record<string, unknown>>;
    readonly page: string | null;
    readonly attribution: Readonly<Record<string, unknown>> | null;
    /** The words this person agreed to; null where the form asked for nothing. */
    readonly consent: string | null;
    readonly createdAt: string;
  }[];
  readonly journeys: readonly {
    readonly id: string;
    readonly campaign: string;
    readonly currentSequence: number;
    readonly nextEmailDueAt: string | null;
    readonly isCompleted: boolean;
    readonly createdAt: string;
    readonly stoppedAt: string | null;
    readonly letters: readonly (string | null)[];
  }[];
  /** Emails that will come by themselves, the next one first. */
  readonly coming: readonly {
    readonly at: string;
    readonly from: string;
    readonly kind: 'letter' | 'reminder';
    readonly subject: string;
  }[];
  readonly seats: readonly {
    readonly id: string;
    readonly event: string;
    readonly startsAt: string | null;
    readonly timeZone: string;
    readonly createdAt: string;
  }[];
  readonly deliveries: readonly DeliveryLine[];
  readonly suppressions: readonly {
    readonly scope: string;
    readonly reason: string;
    readonly createdAt: string;
  }[];
}

export interface ErrorLine {
  readonly id: string;
  readonly reference: string | null;
  readonly functionName: string;
  readonly message: string;
  readonly requestData: Readonly<Record<string, unknown>> | null;
  readonly createdAt: string;
}

export interface MailboxLine {
  readonly id: string;
  readonly deliveryId: string | null;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly beginning: string;
  readonly createdAt: string;
}

export interface MailboxMessage extends Omit<MailboxLine, 'beginning'>, WholeEmail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly createdAt: string;
}

export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly coach: string;
  readonly from_email: string;
  readonly from_name: string;
  readonly is_active: boolean;
  readonly subject_template: string | null;
  readonly created_at: string;
}

export interface DebugDashboard {
  readonly totalCampaigns: number;
  readonly deliveryStats: Readonly<Record<'sent' | 'failed' | 'pending', number>>;
  readonly campaigns: readonly Campaign[];
  readonly recentErrors: readonly ErrorLine[];
}

export interface CampaignDetails {
  readonly campaign: Campaign;
  readonly deliveryLogs: readonly DeliveryLine[];
  /** How many of the campaign's emails have failed. */
  readonly failed: number;
}

export interface RetryAnswer {
  readonly retryResults: readonly { readonly id: string; readonly email: string }[];
}

export interface Diagnosis {
  readonly passed: number;
  readonly failed: number;
  readonly checks: readonly HealthCheck[];
}

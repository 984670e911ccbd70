import type { ApiScope } from '#engine/contract/api/lists.ts';
import type { DeliveryStatus } from '#engine/contract/delivery.ts';
import type { Inbound } from '#engine/declaration/telling/inbound.ts';
import type { WebhookEvent } from '#engine/declaration/telling/webhook.ts';
import type { IsoTime, Values } from './json.ts';
import type { CoachName } from './team/members.ts';

/** One thing that must be right for the site to work. */
export interface HealthCheck {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failed';
  readonly detail: string;
  /** What to do, if something is wrong. */
  readonly remedy?: string;
}

/** How many emails are in each state; sending counts as pending. */
export type DeliveryCounts = Readonly<Record<Exclude<DeliveryStatus, 'sending'>, number>>;

/** Whether all is well, and what was sent in 24 hours. */
export interface Overview {
  readonly health: readonly HealthCheck[];
  /** The doctor's last findings, the worst first; empty before the first report. */
  readonly examined: readonly HealthCheck[];
  /** Warnings about the declarations, by place. */
  readonly attention: readonly HealthCheck[];
  readonly deliveries: DeliveryCounts;
  /** Errors recorded in 24 hours. */
  readonly errors: number;
  /** The transport of emails. */
  readonly emails: string;
  /** What has a retention period: the period, the oldest rows, the last deletions. */
  readonly kept: readonly HealthCheck[];
}

export interface Diagnosis {
  readonly passed: number;
  readonly failed: number;
  readonly checks: readonly HealthCheck[];
}

export interface AuditLine {
  readonly id: number;
  /** A member's name, `operator` for the site's own password, or another origin. */
  readonly actor: string;
  readonly memberId: string | null;
  readonly action: string;
  readonly target: string | null;
  readonly details: Values | null;
  readonly createdAt: IsoTime;
}

/** A recorded failure, with personal data masked. */
export interface ErrorLine {
  readonly id: string;
  readonly reference: string | null;
  readonly functionName: string;
  readonly message: string;
  readonly requestData: Values | null;
  readonly createdAt: IsoTime;
}

/** A machine token, for the API, the metrics or functions; the token itself is stored nowhere. */
export interface MachineToken {
  readonly id: string;
  readonly name: string;
  /** Its first characters; null for tokens of an earlier release. */
  readonly prefix: string | null;
  /** The slug of the coach whose rows it opens; null for all coaches. */
  readonly coach: string | null;
  readonly scopes: readonly string[];
  readonly createdAt: IsoTime;
  readonly expiresAt: IsoTime;
  readonly lastUsedAt: IsoTime | null;
  readonly hasExpired: boolean;
}

/**
 * An endpoint's state: the last attempt failed, or so many did that attempts have become rare (paused);
 * one that takes messages again is retrying while some that failed before still wait; stopped ones said
 * that nothing more should be sent.
 */
export type WebhookState = 'well' | 'retrying' | 'failing' | 'paused' | 'stopped' | 'removed';

/** An endpoint of another program that is notified of what happens. */
export interface WebhookLine {
  readonly id: string;
  readonly coach: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** Declared in the coach's file, or made in the console. */
  readonly origin: 'declared' | 'made';
  readonly state: WebhookState;
  /** Why it is stopped, or what went wrong last. */
  readonly problem: string | null;
  readonly pausedUntil: IsoTime | null;
  readonly lastDeliveredAt: IsoTime | null;
  /** When the first of those that wait is attempted. */
  readonly nextAttemptAt: IsoTime | null;
  /** How many messages are waiting, and how many were given up. */
  readonly waiting: number;
  readonly failed: number;
}

/** The result of an attempt. */
export type WebhookMessageStatus = 'pending' | 'sending' | 'sent' | 'failed' | 'suppressed';

export interface WebhookMessageLine {
  readonly id: string;
  readonly type: string;
  readonly status: WebhookMessageStatus;
  /** The lead it is about, if any. */
  readonly leadId: string | null;
  readonly createdAt: IsoTime;
  /** When it is attempted again, while it waits. */
  readonly nextAttemptAt: IsoTime | null;
  /** Its latest attempts, newest first. */
  readonly attempts: readonly {
    readonly at: IsoTime;
    readonly statusCode: number | null;
    readonly detail: string | null;
  }[];
}

/** An endpoint with its latest messages, newest first. */
export interface Webhook extends WebhookLine {
  readonly messages: readonly WebhookMessageLine[];
}

/** A new webhook's fields. */
export interface NewWebhook {
  readonly coach: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

/** All tokens, and the coaches that may get one. */
export interface MachineTokens {
  readonly tokens: readonly MachineToken[];
  readonly coaches: readonly CoachName[];
}

/** A new API token's fields. */
export interface NewApiToken {
  readonly name: string;
  /** A slug; null for all coaches. */
  readonly coach: string | null;
  readonly scopes: readonly ApiScope[];
  /** How long it is valid. */
  readonly days: number;
}

/** A service that reports bookings or purchases, with the results. */
export interface InboundLine {
  readonly name: string;
  readonly coach: string;
  readonly kind: Inbound['kind'];
  readonly is: Inbound['is'];
  /** The path that accepts its reports. */
  readonly address: string;
  /** The variable with its key, and whether it is set. */
  readonly secret: string;
  readonly isSet: boolean;
  /** The campaigns that its reports end. */
  readonly ends: readonly string[];
  /** In 30 days: reports, those without effect because something was wrong, and ended journeys. */
  readonly reports: number;
  readonly problems: number;
  readonly journeysEnded: number;
  readonly lastAt: IsoTime | null;
  /** What was wrong with the latest of those, and its beginning if it could not be read. */
  readonly problem: string | null;
  readonly seen: string | null;
}

/** A webhook's new secret, which is shown once. */
export interface MadeWebhook {
  readonly id: string;
  readonly secret: string;
}

/** All webhooks, and the coaches that may get one. */
export interface Webhooks {
  readonly webhooks: readonly WebhookLine[];
  readonly coaches: readonly CoachName[];
}

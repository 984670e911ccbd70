import type { ApiScope } from '#engine/contract/api/lists.ts';
import type { DeliveryStatus } from '#engine/contract/delivery.ts';
import type { Inbound } from '#engine/declaration/telling/inbound.ts';
import type { WebhookEvent } from '#engine/declaration/telling/webhook.ts';
import type { IsoTime, Values } from './json.ts';

/** One thing that must be right for the site to work. */
export interface HealthCheck {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failed';
  /** What was found. */
  readonly detail: string;
  /** What to do about it, where something is wrong. */
  readonly remedy?: string;
}

/** How many emails are in each state; sending counts as pending. */
export type DeliveryCounts = Readonly<Record<Exclude<DeliveryStatus, 'sending'>, number>>;

/** Whether all is well, and what went out in 24 hours. */
export interface Overview {
  readonly health: readonly HealthCheck[];
  /** What the doctor found last, the worst first; nothing before the first time. */
  readonly examined: readonly HealthCheck[];
  /** What people should look at in the declarations, by its place; it keeps nothing from working. */
  readonly attention: readonly HealthCheck[];
  readonly deliveries: DeliveryCounts;
  /** Errors recorded in 24 hours. */
  readonly errors: number;
  /** Where emails go. */
  readonly emails: string;
  /** What is removed after a period: for how long it is kept, its oldest, what was removed last. */
  readonly kept: readonly HealthCheck[];
}

/** What the diagnostics found. */
export interface Diagnosis {
  readonly passed: number;
  readonly failed: number;
  readonly checks: readonly HealthCheck[];
}

/** A line of the audit log. */
export interface AuditLine {
  readonly id: number;
  /** A member's name, `operator` for the site's own password, or what else it was. */
  readonly actor: string;
  readonly memberId: string | null;
  readonly action: string;
  readonly target: string | null;
  readonly details: Values | null;
  readonly createdAt: IsoTime;
}

/** A recorded failure; personal data in it are masked. */
export interface ErrorLine {
  readonly id: string;
  readonly reference: string | null;
  readonly functionName: string;
  readonly message: string;
  readonly requestData: Values | null;
  readonly createdAt: IsoTime;
}

/** What a program shows to read the API or the metrics, or to call a function; the token itself is kept nowhere. */
export interface MachineToken {
  readonly id: string;
  readonly name: string;
  /** Its first characters; null for what an earlier release made. */
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
 * How an endpoint is: the last attempt failed, or so many that it is tried from time to time only
 * (paused); stopped ones said that nothing is to be sent there any more.
 */
export type WebhookState = 'well' | 'failing' | 'paused' | 'stopped' | 'removed';

/** A program elsewhere that is told what happens. */
export interface WebhookLine {
  readonly id: string;
  readonly coach: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** Declared in the coach's file, or made here. */
  readonly origin: 'declared' | 'made';
  readonly state: WebhookState;
  /** Why it is stopped, or what went wrong last. */
  readonly problem: string | null;
  readonly pausedUntil: IsoTime | null;
  readonly lastDeliveredAt: IsoTime | null;
  /** How many messages wait, and how many were given up. */
  readonly waiting: number;
  readonly failed: number;
}

/** What a message came to. */
export type WebhookMessageStatus = 'pending' | 'sending' | 'sent' | 'failed' | 'suppressed';

/** A message to an endpoint. */
export interface WebhookMessageLine {
  readonly id: string;
  readonly type: string;
  readonly status: WebhookMessageStatus;
  /** Of the person it is about, where it is about a lead. */
  readonly leadId: string | null;
  readonly createdAt: IsoTime;
  /** When it is tried again, while it waits. */
  readonly nextAttemptAt: IsoTime | null;
  /** Its latest attempts, the newest first. */
  readonly attempts: readonly {
    readonly at: IsoTime;
    readonly statusCode: number | null;
    readonly detail: string | null;
  }[];
}

/** An endpoint with its latest messages, the newest first. */
export interface Webhook extends WebhookLine {
  readonly messages: readonly WebhookMessageLine[];
}

/** What a webhook is made of. */
export interface NewWebhook {
  readonly coach: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

/** All tokens, and the coaches that may get one. */
export interface MachineTokens {
  readonly tokens: readonly MachineToken[];
  readonly coaches: readonly { readonly slug: string; readonly brand: string }[];
}

/** A token of the API that is to be made. */
export interface NewApiToken {
  readonly name: string;
  /** A slug; null for all coaches. */
  readonly coach: string | null;
  readonly scopes: readonly ApiScope[];
  /** How long it is valid. */
  readonly days: number;
}

/** A service that reports bookings or purchases, and what came of it. */
export interface InboundLine {
  readonly name: string;
  readonly coach: string;
  readonly kind: Inbound['kind'];
  readonly is: Inbound['is'];
  /** Where the service sends its reports. */
  readonly address: string;
  /** The variable with its key, and whether that is set. */
  readonly secret: string;
  readonly isSet: boolean;
  /** The campaigns that its reports end. */
  readonly ends: readonly string[];
  /** In 30 days: its reports, those that had no effect because something was wrong, and ended journeys. */
  readonly reports: number;
  readonly problems: number;
  readonly journeysEnded: number;
  readonly lastAt: IsoTime | null;
  /** What was wrong with the latest of those, and its beginning as it came where it could not be read. */
  readonly problem: string | null;
  readonly seen: string | null;
}

/** A webhook's new secret, which is told once. */
export interface MadeWebhook {
  readonly id: string;
  readonly secret: string;
}

/** All webhooks, and the coaches that may get one. */
export interface Webhooks {
  readonly webhooks: readonly WebhookLine[];
  readonly coaches: readonly { readonly slug: string; readonly brand: string }[];
}

import type { WebhookEvent } from '#engine/declaration/telling/webhook.ts';
import type { IsoTime } from './json.ts';

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

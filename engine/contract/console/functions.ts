import type { DeliveryLine } from './emails.ts';
import type { IsoTime } from './json.ts';
import type { ErrorLine } from './operations.ts';

/** The email function that the console tries out. */
export const welcomeFunction = 'send-welcome-email';

export interface EmailSent {
  readonly success: true;
  readonly deliveryId: string;
}

/** An email that was not sent; with an id, the delivery log shows what became of it. */
export interface EmailNotSent {
  readonly success: false;
  readonly error: string;
  readonly deliveryId?: string;
}

export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly coach: string;
  readonly from_email: string;
  readonly from_name: string;
  readonly is_active: boolean;
  readonly subject_template: string | null;
  readonly created_at: IsoTime;
}

/** The rows that emails require. */
export interface CampaignData {
  readonly campaigns: readonly Pick<Campaign, 'id' | 'name' | 'is_active'>[];
  readonly sequences: readonly { campaign: string; version: string; steps: number }[];
  readonly pages: readonly { id: string; slug: string; is_active: boolean }[];
  readonly landingPages: readonly { name: string; url: string; is_active: boolean }[];
}

/** The campaigns, with the last 24 hours' emails and recent failures. */
export interface DebugDashboard {
  readonly totalCampaigns: number;
  readonly deliveryStats: Readonly<Record<'sent' | 'failed' | 'pending', number>>;
  readonly campaigns: readonly Campaign[];
  readonly recentErrors: readonly ErrorLine[];
}

/** A campaign with its latest ten deliveries. */
export interface CampaignDetails {
  readonly campaign: Campaign;
  readonly deliveryLogs: readonly DeliveryLine[];
  /** How many of the campaign's emails have failed. */
  readonly failed: number;
}

/** The failed emails that are due again. */
export interface Retried {
  readonly retryResults: readonly { readonly id: string; readonly email: string }[];
}

/** The answers of the function `email-debug-dashboard`, by action. */
export interface DebugActions {
  dashboard: DebugDashboard;
  'campaign-details': CampaignDetails;
  'retry-failed': Retried;
}

/** Its body; every action except the dashboard needs a campaign. */
export interface DebugRequest {
  readonly action: keyof DebugActions;
  readonly campaignId?: string | undefined;
}

/**
 * What the other functions under /functions/v1 take and answer, by name. In addition, every email
 * function that a coach declares can be called by its name.
 */
export interface Functions {
  [welcomeFunction]: {
    readonly body: { readonly email: string; readonly name: string };
    readonly answer: EmailSent;
  };
  /** Sends the welcome email to its own coach. */
  'test-welcome-email': { readonly body: object; readonly answer: EmailSent };
  'process-email-sequence': {
    readonly body: object;
    readonly answer: { readonly journeysProcessed: number; readonly emailsSent: number };
  };
}

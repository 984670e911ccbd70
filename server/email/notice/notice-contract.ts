import type { Digest } from '#engine/declaration/telling/notify.ts';

/** The function under which emails stand in the delivery log that tell a coach of leads. */
export const noticeFunction = 'notify-leads';

/** What such a delivery's body holds: nothing of the people themselves. */
export interface NoticeBody {
  readonly submissionIds: readonly string[];
  readonly digest?: Digest;
}

/** A sign-up, as an email tells of it. */
export interface ToldLead {
  readonly funnelId: string;
  readonly email: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly source: string | null;
  readonly page: string | null;
  readonly trafficSource: string;
  readonly createdAt: string;
}

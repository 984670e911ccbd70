/**
 * The function under which emails stand in the delivery log that tell a coach of leads. Their bodies hold
 * `submissionIds`, and `digest` where they tell of an hour or a day; nothing of the people themselves.
 */
export const noticeFunction = 'notify-leads';

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

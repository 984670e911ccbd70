import type { DeliveryLine } from './emails.ts';
import type { IsoTime } from './json.ts';
import type { ErrorLine } from './operations.ts';
import type { LeadLine } from './people.ts';

/** What a few letters lead to, besides views and funnels. */
export interface Found {
  /** Whose address begins with them, or whom a visitor's reference leads to. */
  readonly people: readonly LeadLine[];
  /** The emails with this reference or id; otherwise the latest to the first of these people. */
  readonly deliveries: readonly DeliveryLine[];
}

/** What came about since a moment: how many, up to a limit, and the newest few. */
export interface News {
  /** Since when: the moment that was asked for, but at most a week ago. */
  readonly since: IsoTime;
  readonly leads: Newest<LeadLine>;
  /** Emails that failed, bounced or brought a complaint. */
  readonly failures: Newest<DeliveryLine>;
  readonly errors: Newest<ErrorLine>;
}

interface Newest<Row> {
  readonly count: number;
  /** There are more than were counted. */
  readonly isMore: boolean;
  /** The newest first. */
  readonly rows: readonly Row[];
}

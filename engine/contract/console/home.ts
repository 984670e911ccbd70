import type { DeliveryLine } from './emails.ts';
import type { IsoTime } from './json.ts';
import type { ErrorLine } from './operations.ts';
import type { LeadLine } from './people.ts';

/** The matches of a few letters, besides views and funnels. */
export interface Found {
  /** People whose address begins with them, or with this visitor's reference. */
  readonly people: readonly LeadLine[];
  /** The emails with this reference or id; otherwise the latest to the first of these people. */
  readonly deliveries: readonly DeliveryLine[];
}

/** What happened since a moment: how many, up to a limit, and the newest few. */
export interface News {
  /** The moment that was asked for, but at most a week ago. */
  readonly since: IsoTime;
  readonly leads: Newest<LeadLine>;
  /** Emails that failed, bounced, caused a complaint, or could not leave before their event began. */
  readonly failures: Newest<DeliveryLine>;
  readonly errors: Newest<ErrorLine>;
}

interface Newest<Row> {
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
  /** The newest first. */
  readonly rows: readonly Row[];
}

import type { DeliveryLine } from './emails.ts';
import type { IsoTime, Values } from './json.ts';

/** A line of a list of leads. */
export interface LeadLine {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly source: string;
  readonly createdAt: IsoTime;
}

/** A journey of a person. */
export interface PersonJourney {
  readonly id: string;
  readonly campaign: string;
  readonly currentSequence: number;
  readonly nextEmailDueAt: IsoTime | null;
  readonly isCompleted: boolean;
  readonly createdAt: IsoTime;
  readonly stoppedAt: IsoTime | null;
  /** The ids of the campaign emails in the person's version; null where one had none yet. */
  readonly letters: readonly (string | null)[];
}

/** A seat of a person. */
export interface PersonSeat {
  readonly id: string;
  readonly eventId: string;
  readonly event: string;
  readonly startsAt: IsoTime | null;
  readonly timeZone: string;
  readonly createdAt: IsoTime;
}

/** An email that will come by itself. */
export interface ComingEmail {
  readonly at: IsoTime;
  /** What sends it: a campaign or an event, by name. */
  readonly from: string;
  readonly kind: 'campaign email' | 'reminder';
  readonly subject: string;
}

/** Everything known of the person behind a lead. */
export interface Person {
  readonly lead: LeadLine & { readonly metadata: Values | null };
  /** The same person's other leads. */
  readonly others: readonly LeadLine[];
  readonly submissions: readonly {
    readonly id: string;
    readonly funnelId: string;
    readonly outcome: string;
    readonly reference: string;
    readonly fields: Values;
    readonly page: string | null;
    readonly attribution: Values | null;
    readonly createdAt: IsoTime;
    /** The words this person agreed to; null where the form asked for nothing. */
    readonly consent: string | null;
    /** The words beside each box that was ticked, by the box's name; null for none. */
    readonly ticked: Readonly<Record<string, string>> | null;
  }[];
  readonly journeys: readonly PersonJourney[];
  readonly seats: readonly PersonSeat[];
  /** The next one first. */
  readonly coming: readonly ComingEmail[];
  readonly deliveries: readonly DeliveryLine[];
  readonly suppressions: readonly {
    readonly scope: string;
    readonly reason: string;
    readonly createdAt: IsoTime;
  }[];
}

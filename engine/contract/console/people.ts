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
  /** When a booking or a purchase elsewhere ended it. */
  readonly leftAt: IsoTime | null;
  /** The ids of the campaign emails in the person's version; null where one had none yet. */
  readonly letters: readonly (string | null)[];
}

/**
 * What somebody has at a date: `offered` is held for the first of a waiting list, `held` until the
 * mailbox is proven, `waiting` a place in the line.
 */
export type SeatState = 'firm' | 'held' | 'offered' | 'waiting';

/** What a person has at a date of an event. */
export interface PersonSeat {
  readonly id: string;
  /** The lead that has it: a person may have several. */
  readonly leadId: string;
  readonly eventId: string;
  readonly event: string;
  readonly startsAt: IsoTime | null;
  readonly minutes: number;
  readonly state: SeatState;
  /** Until when it is held; null for what is firm or waits. */
  readonly heldUntil: IsoTime | null;
  /** How many stand before them in the line; null for a seat. */
  readonly before: number | null;
  readonly createdAt: IsoTime;
  /** The date has begun or was called off: nothing can be changed any more. */
  readonly isOver: boolean;
  /** The other dates of the event that have a seat for them. */
  readonly otherDates: readonly { readonly key: string; readonly startsAt: IsoTime | null }[];
}

/** What an operator does with a seat, or a place in a line, at a person's request. */
export const seatChanges = ['free', 'move', 'leave'] as const;

/** A change of what a person has at a date. */
export interface SeatChange {
  readonly eventId: string;
  readonly wish: (typeof seatChanges)[number];
  /** The key of the date to move to. */
  readonly date?: string | undefined;
}

/** An email that will come by itself. */
export interface ComingEmail {
  readonly at: IsoTime;
  /** What sends it: a campaign or an event, by name. */
  readonly from: string;
  readonly kind: 'campaign email' | 'reminder' | 'email afterwards';
  readonly subject: string;
}

/** A file in which a person came, and what they had agreed to. */
export interface PersonImport {
  readonly id: string;
  readonly fileName: string;
  readonly coach: string;
  readonly agreedTo: string;
  readonly agreedWhere: string;
  readonly agreedAt: IsoTime;
  /** What else the file said of them, by the columns' titles. */
  readonly fields: Values;
  readonly createdAt: IsoTime;
}

/** What a person was asked to confirm by email. */
export interface PersonConfirmation {
  readonly id: string;
  readonly funnelId: string;
  readonly askedAt: IsoTime;
  /** When what was typed is deleted unless it is confirmed. */
  readonly expiresAt: IsoTime;
  readonly confirmedAt: IsoTime | null;
  /** How many emails have asked. */
  readonly emails: number;
  /** The words of the email. */
  readonly askedIn: string | null;
}

/** The sign-ups that wait for their confirmation: no leads yet. */
export interface Unconfirmed {
  readonly count: number;
  /** The newest of them. */
  readonly rows: readonly (Pick<
    PersonConfirmation,
    'id' | 'funnelId' | 'askedAt' | 'expiresAt' | 'emails'
  > & { readonly email: string })[];
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
    /** What brought the person this time, a key of engine/traffic; empty where it is not known. */
    readonly trafficSource: string;
    /** The version of the page, and the variant of its experiment; empty where there is none. */
    readonly version: string;
    readonly variant: string;
    readonly attribution: Values | null;
    readonly createdAt: IsoTime;
    /** The words this person agreed to; null where the form asked for nothing. */
    readonly consent: string | null;
    /** The words beside each box that was ticked, by the box's name; null for none. */
    readonly ticked: Readonly<Record<string, string>> | null;
  }[];
  readonly imported: readonly PersonImport[];
  readonly confirmations: readonly PersonConfirmation[];
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

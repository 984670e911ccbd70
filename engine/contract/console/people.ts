import type { DeliveryLine } from './emails.ts';
import type { IsoTime, Values } from './json.ts';

export interface LeadLine {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly source: string;
  readonly createdAt: IsoTime;
}

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
  /** The ids of the steps in the person's version; null if they had none yet. */
  readonly stepIds: readonly (string | null)[];
}

/**
 * Somebody's seat or place at a date: `offered` is held for the first on a waiting list, `held` until
 * the mailbox is proven, `waiting` is a place in line.
 */
export type SeatState = 'firm' | 'held' | 'offered' | 'waiting';

/** A person's seat or place at a date of an event. */
export interface PersonSeat {
  readonly id: string;
  /** Its lead: a person may have several. */
  readonly leadId: string;
  readonly eventId: string;
  readonly event: string;
  readonly startsAt: IsoTime | null;
  readonly minutes: number;
  readonly state: SeatState;
  /** Until when it is held; null if it is firm or waits. */
  readonly heldUntil: IsoTime | null;
  /** How many precede them in line; null for a seat. */
  readonly before: number | null;
  readonly createdAt: IsoTime;
  /** Whether the date has begun or was called off, so that nothing can be changed. */
  readonly isOver: boolean;
  /** The event's other dates with a seat for them. */
  readonly otherDates: readonly { readonly key: string; readonly startsAt: IsoTime | null }[];
}

/** What an operator can do with a seat or place at a person's request. */
export const seatChanges = ['free', 'move', 'leave'] as const;

/** A change to a person's seat or place. */
export interface SeatChange {
  readonly eventId: string;
  readonly wish: (typeof seatChanges)[number];
  /** The key of the new date. */
  readonly date?: string | undefined;
}

/** An email that will be sent automatically. */
export interface ComingEmail {
  readonly at: IsoTime;
  /** The campaign's or event's name. */
  readonly from: string;
  readonly kind: 'campaign email' | 'reminder' | 'email afterwards';
  readonly subject: string;
}

/** An import of a person, with what they had agreed to. */
export interface PersonImport {
  readonly id: string;
  readonly fileName: string;
  readonly coach: string;
  readonly agreedTo: string;
  readonly agreedWhere: string;
  readonly agreedAt: IsoTime;
  /** Further columns about them, by title. */
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
  /** The text of the email. */
  readonly askedIn: string | null;
}

/** The sign-ups that wait for their confirmation, which are not leads yet. */
export interface Unconfirmed {
  readonly count: number;
  /** The newest of them. */
  readonly rows: readonly (Pick<
    PersonConfirmation,
    'id' | 'funnelId' | 'askedAt' | 'expiresAt' | 'emails'
  > & { readonly email: string })[];
}

/** Everything known about the person behind a lead. */
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
    /** The traffic source, a key of engine/traffic; empty if unknown. */
    readonly trafficSource: string;
    /** The version of the page, and the variant of its experiment; empty if there is none. */
    readonly version: string;
    readonly variant: string;
    readonly attribution: Values | null;
    readonly createdAt: IsoTime;
    /** The words this person agreed to; null if the form asked for nothing. */
    readonly consent: string | null;
    /** The words beside each ticked box, by the box's name; null for none. */
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

/** A page with one thing to say. */
export interface Notice {
  readonly title: string;
  readonly eyebrow: string;
  readonly text: string;
}

/** An email in the engine's own words. */
export interface SeatMessage {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly text: string;
}

/** What the site writes about a seat, and under every email about an event. */
export interface SeatEmailWords {
  /** The link to the seat's page, where there is no other date. */
  readonly cannotCome: string;
  /** The same where there is. */
  readonly cannotComeThen: string;
  /** Begins an email about an event that leaves so late that its words may not be true any more. */
  readonly late: string;
  /** Begins the email after an event where it leaves so late that “yesterday” may not be true any more. */
  readonly lateAfter: (date: string) => string;
  /** Ends a confirmation that leaves when the time for every reminder has passed. */
  readonly noReminder: string;
  /** Ends a confirmation that leaves when some reminders are still ahead. */
  readonly laterReminder: string;
  /** Ends the offer of a seat where the event begins before its time is over. */
  readonly keptUntilBegun: string;
  /** Somebody has given up a seat; without a time the date is still to be announced. */
  readonly freed: (event: string, when: string | undefined) => SeatMessage;
  /** The button under it. */
  readonly backToPage: string;
  /** The event began while somebody still waited for a seat. */
  readonly waitingEnded: (event: string, what: string) => SeatMessage;
  /** Somebody waited for a date that was called off. */
  readonly waitingCalledOff: (event: string, what: string) => SeatMessage;
  /** Somebody had a seat at a date that was called off. */
  readonly calledOff: (event: string, what: string) => SeatMessage;
  /** Somebody asked for a seat before there was a date, and there are several now. */
  readonly datesDeclared: (event: string) => SeatMessage;
  /** The button under it. */
  readonly chooseDate: string;
  /** Follows the email about a seat at a date that was called off, with the calendar file. */
  readonly takenOut: string;
  /** The button under these where the event has dates that are still ahead. */
  readonly seeOtherDates: string;
  /** Somebody has chosen another date, or has taken a seat again. */
  readonly taken: (event: string, when: string | undefined) => SeatMessage;
}

/** The page of a seat, behind the links of the emails about an event. */
export interface SeatWords {
  readonly title: string;
  readonly description: string;
  readonly held: (event: string) => Notice;
  readonly confirmed: (event: string) => Notice;
  /** On the waiting list, behind that many people. */
  readonly waiting: (event: string, before: number) => Notice;
  /** The person has just given the seat back, or left the line. */
  readonly freed: (event: string) => Notice;
  readonly left: (event: string) => Notice;
  /** Without a seat, for whatever reason: while there are free ones, and while there are none. */
  readonly lapsed: (event: string) => Notice;
  readonly full: (event: string) => Notice;
  readonly over: (event: string) => Notice;
  readonly nothingKnown: Notice;
  readonly unknownLink: Notice;
  readonly unavailable: Notice;
  readonly keep: string;
  readonly take: string;
  readonly free: string;
  readonly wait: string;
  readonly leave: string;
  /** Above the other dates, each a button. */
  readonly otherDates: string;
  /** Ends the success screen of somebody who registers when the time for a reminder has passed. */
  readonly reminders: {
    /** For all of them. */
    readonly none: string;
    /** For some of them. */
    readonly later: string;
  };
  readonly email: SeatEmailWords;
}

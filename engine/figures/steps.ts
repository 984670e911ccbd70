/** How far a visit goes, in order. */
export const steps = [
  'views',
  'visitors',
  'interests',
  'sent',
  'refused',
  'asked',
  'saved',
  'accepted',
  'delivered',
  'fetched',
  'registered',
  'booked',
  'unsubscribed',
] as const;
export type Step = (typeof steps)[number];

/** Why a view was left out. */
export const leftOutKinds = ['robot', 'prefetch', 'head', 'operator', 'form-filler'] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** A figure as people read it. */
export interface FigureDefinition {
  readonly name: string;
  /** What is counted, in a sentence or two. */
  readonly sentence: string;
  readonly exact: string;
}

const fromRows =
  'Exact, from the rows of the database, and counted on the day the form was sent. Today is at most ten seconds old; an earlier day is recomputed after a hundredth of its age. People who are erased are no longer counted.';
const inMemory =
  'Counted in memory and written every five seconds: a process that dies loses its last seconds, and pages shown from a CDN’s or a browser’s cache are not seen.';

/** The meaning of each figure of a visitor's path. Days are UTC days. */
export const stepDefinitions: Readonly<Record<Step, FigureDefinition>> = {
  views: {
    name: 'Views',
    sentence: 'How often the page was served to a browser, programs left out.',
    exact: `${inMemory} Views from before sources were counted include programs.`,
  },
  visitors: {
    name: 'Visitors',
    sentence:
      'How many different browsers saw the page, each counted once a day. Several days are added up, because nobody is recognised the next day.',
    exact:
      'Estimated by a sketch that is within 3.2% on 19 days of 20, and nearly exact below a hundred. People who share a network and a browser count as one; someone who changes networks counts twice.',
  },
  interests: {
    name: 'Forms touched',
    sentence: 'How often somebody started to use the form: it then requests its token.',
    exact: `${inMemory} Browsers without JavaScript do not request one.`,
  },
  sent: {
    name: 'Forms sent',
    sentence: 'How often a form was sent, including corrections and repeats.',
    exact: inMemory,
  },
  refused: {
    name: 'Forms refused',
    sentence:
      'How often a form was sent but not saved: a field was wrong, an event was full, a limit was reached, or the database was unavailable.',
    exact: inMemory,
  },
  asked: {
    name: 'Asked to confirm',
    sentence:
      'Sign-ups that waited for confirmation by email, whether it came or not. Only funnels with `confirmation` ask for it, and only people who have not confirmed with the coach before.',
    exact: `${fromRows} Those who did not confirm in time are still counted, by day and page only.`,
  },
  saved: {
    name: 'Saved',
    sentence:
      'Submissions that were saved, including waiting lists. Where a funnel asks for confirmation, only confirmed ones.',
    exact: `${fromRows} A sign-up that needs confirmation counts on the day it is confirmed.`,
  },
  accepted: {
    name: 'Emails accepted',
    sentence: 'Of these, the requested emails that the provider accepted.',
    exact: fromRows,
  },
  delivered: {
    name: 'Emails delivered',
    sentence: 'Of these, the requested emails that reached a mailbox, as the provider reports.',
    exact: `${fromRows} Known only if the provider reports deliveries.`,
  },
  fetched: {
    name: 'Guides downloaded',
    sentence: 'Of these, the emails whose link to the guide a person followed.',
    exact: `${fromRows} Mail filters are left out, and with them anyone faster than 15 seconds.`,
  },
  registered: {
    name: 'Registered',
    sentence: 'Of the saved, those who have a firm seat at the event.',
    exact: fromRows,
  },
  booked: {
    name: 'Booking links followed',
    sentence: 'How often a link to the booking calendar was followed on a page.',
    exact: `${inMemory} Browsers report it by a ping, which Firefox and blockers leave out; links in emails and calendars in a frame are not seen.`,
  },
  unsubscribed: {
    name: 'Unsubscribed',
    sentence: 'Of the saved, those whose campaign ended because they unsubscribed or complained.',
    exact: fromRows,
  },
};

/** What was left out of the views, and why. */
export const leftOutDefinitions: Readonly<Record<LeftOutKind, FigureDefinition>> = {
  robot: {
    name: 'Programs',
    sentence: 'Search engines, link previews, monitors and other programs that say what they are.',
    exact: 'By the name the program gives itself; one that pretends to be a browser is counted.',
  },
  prefetch: {
    name: 'Fetched ahead',
    sentence: 'Pages that a browser fetched before anybody asked for them.',
    exact:
      'By what the browser says. A page that is then shown without asking again is not counted.',
  },
  head: {
    name: 'Headers only',
    sentence: 'Requests that ask for no page.',
    exact: 'Exact.',
  },
  operator: {
    name: 'Operators',
    sentence: 'Views by anyone signed in to the console in the same browser.',
    exact: 'By the cookie of the console.',
  },
  'form-filler': {
    name: 'Forms filled in by programs',
    sentence: 'Forms whose hidden input was filled in; nothing from them is stored.',
    exact: 'By the input that people cannot see.',
  },
};

/** How far a visit goes, in this order. */
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

/** What a program is left out for. */
export const leftOutKinds = ['robot', 'prefetch', 'head', 'operator', 'form-filler'] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** A figure as people read it. */
export interface FigureDefinition {
  readonly name: string;
  /** What is counted, in a sentence or two. */
  readonly sentence: string;
  /** How exact it is, and why. */
  readonly exact: string;
}

const fromRows =
  'Exact, from the rows of the database, and counted on the day the form was sent. Today is at most ten seconds old; an earlier day is looked at again after a hundredth of its age. Who is erased is no longer counted.';
const inMemory =
  'Counted in memory and written every five seconds: a process that dies loses its last seconds, and what a CDN or a browser shows without asking is not seen.';

/** What each figure of a visitor's path means. Days are days in UTC. */
export const stepDefinitions: Readonly<Record<Step, FigureDefinition>> = {
  views: {
    name: 'Views',
    sentence: 'How often the page was given to a browser, programs left out.',
    exact: `${inMemory} Views from before sources were counted hold programs, too.`,
  },
  visitors: {
    name: 'Visitors',
    sentence:
      'How many different browsers saw the page, each counted once a day. Over several days the days are added up, because nobody is recognized the next day.',
    exact:
      'Estimated by a sketch that is right within 3.2 % on 19 days of 20, and nearly exact below a hundred. People who share a network and a browser count as one, who changes the network counts twice.',
  },
  interests: {
    name: 'Forms touched',
    sentence: 'How often somebody began to use the form: it then asks for its token.',
    exact: `${inMemory} Browsers without scripts do not ask.`,
  },
  sent: {
    name: 'Forms sent',
    sentence: 'How often a form was sent, corrections and repeats included.',
    exact: inMemory,
  },
  refused: {
    name: 'Forms refused',
    sentence:
      'How often a form that was sent was not saved: a field was wrong, an event was full, a limit was reached, or the database was away.',
    exact: inMemory,
  },
  asked: {
    name: 'Asked to confirm',
    sentence:
      'Sign-ups that waited for a confirmation by email, whether it came or not. Only funnels with `confirmation` ask for one, and only people who have not confirmed with the coach before.',
    exact: `${fromRows} Who did not confirm in time is still counted, by nothing but the day and the page.`,
  },
  saved: {
    name: 'Saved',
    sentence:
      'Submissions that were saved, waiting lists included. Where a funnel asks to confirm, only those that were confirmed.',
    exact: `${fromRows} What was to be confirmed counts on the day of its confirmation.`,
  },
  accepted: {
    name: 'Emails accepted',
    sentence: 'Of these, the requested emails that the provider took.',
    exact: fromRows,
  },
  delivered: {
    name: 'Emails delivered',
    sentence: 'Of these, the requested emails that reached a mailbox, as the provider reports.',
    exact: `${fromRows} Only a provider that reports deliveries tells.`,
  },
  fetched: {
    name: 'Guides fetched',
    sentence: 'Of these, the emails whose link to the guide was followed by a person.',
    exact: `${fromRows} Mail filters are left out, and with them who is quicker than 15 seconds.`,
  },
  registered: {
    name: 'Registered',
    sentence: 'Of the saved, those who have a firm seat at the event.',
    exact: fromRows,
  },
  booked: {
    name: 'Booking link followed',
    sentence: 'How often a link to the booking calendar was followed on a page.',
    exact: `${inMemory} Browsers tell it by a ping, which Firefox and blockers leave out; links in emails and the calendar in a frame are not seen.`,
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
    exact:
      'By the name that the program gives itself; one that pretends to be a browser is counted.',
  },
  prefetch: {
    name: 'Fetched ahead',
    sentence: 'Pages that a browser fetched before anybody asked for them.',
    exact:
      'By what the browser says. A page that is then shown without asking again is not counted.',
  },
  head: {
    name: 'Asked for headers only',
    sentence: 'Requests that want no page.',
    exact: 'Exact.',
  },
  operator: {
    name: 'Operators',
    sentence: 'Views of whoever is signed in to the console in the same browser.',
    exact: 'By the cookie of the console.',
  },
  'form-filler': {
    name: 'Forms filled in by programs',
    sentence: 'Forms whose hidden input was filled in; nothing of them is stored.',
    exact: 'By the input that no person sees.',
  },
};

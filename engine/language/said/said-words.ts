/**
 * The words of a language in which texts say when an offer is, how long it takes and what it costs.
 * The check reads them; nobody is shown them. Whatever is a pattern is the source of a regular
 * expression without groups of its own.
 */
export interface SaidWords {
  /** Numbers in words, in small letters. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Numbers that are round, with what joins them to their noun: "une vingtaine de". */
  readonly roundNumbers: Readonly<Record<string, number>>;
  /** From Sunday to Saturday, and from January to December. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** The beginnings of weekdays by which people call them, where nothing else can be meant. */
  readonly shortWeekdays?: string;
  /** What stands for one: "eine Stunde". */
  readonly one: string;
  readonly units: {
    readonly minutes: string;
    readonly hours: string;
    readonly days: string;
    readonly weeks: string;
  };
  /** Lengths of their own, in minutes: half an hour. */
  readonly lengths: Readonly<Record<string, number>>;
  /** What an event is called. */
  readonly events: string;
  /** What makes a length that of the offer, after it and before it. */
  readonly lengthOfOffer: { readonly after: string; readonly before: string };
  /** What makes it that of the offer in a title: "these two hours". */
  readonly these: string;
  /** What makes it that of something else: reading, waiting, a part. */
  readonly otherLength: { readonly after: string; readonly before: string };
  /** Labels of a length. */
  readonly lengthLabel: string;
  /** That an event is in a room, and what only people at a screen have. */
  readonly inPerson: string;
  readonly onScreen: string;
  readonly seats: string;
  readonly guests: string;
  /** What stands before a number of people that is a limit. */
  readonly limit: string;
  /** "Only 5 seats left", with N for the number. */
  readonly countdown: string;
  /** The same of what a page without an event gives or offers: copies, calls. */
  readonly copiesLeft: string;
  /** Before a number of people who come: "in a group of". */
  readonly group: string;
  /** What people see who were not there, and words by which it comes or does not. */
  readonly recording: { readonly what: string; readonly comes: string; readonly denied: string };
  /** Words that seats are few. */
  readonly scarce: string;
  /** A date, with groups for `day`, `month` and maybe `year`, and MONTH for the months. */
  readonly date: string;
  /** What makes a date another one: until, before, since. */
  readonly otherDay: string;
  /** What makes a weekday that of the event. */
  readonly meets: string;
  /** A time of the day, with groups for `hour` and maybe `minute`. */
  readonly clock: string;
  /**
   * Times in words, with HOUR for the hour's number: "halb HOUR" is half an hour before it.
   */
  readonly spokenClock: Readonly<Record<string, number>>;
  readonly otherTime: string;
  readonly currencies: string;
  /** What makes a sum a price, before it and after it. */
  readonly price: { readonly before: string; readonly after: string };
  readonly worth: string;
  readonly free: string;
  readonly reminds: string;
  /** After a lead: before. */
  readonly ahead: string;
  readonly dayAhead: string;
  /** On the day of the event itself. */
  readonly sameDay: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly dayAfterTomorrow: string;
  /** What stands before a length that is a wait: "in an hour". */
  readonly waiting: string;
  /** What stands before days that are still to pass: "noch drei Tage". */
  readonly left: string;
  readonly emails: string;
  /** What lists hold: things, steps, questions. */
  readonly listed: string;
  /** What a number at the beginning of a title may count besides entries. */
  readonly notListed: string;
  /** What the label of a button promises: something to read, a seat, a call. */
  readonly buttons: { readonly file: string; readonly seat: string; readonly call: string };
  /** What is downloaded, and what is registered for. */
  readonly download: string;
  readonly register: string;
  /** Where somebody waits for a seat, and what comes to a telephone. */
  readonly waitingList: string;
  readonly textMessage: string;
  /** The two ways of speaking to somebody, where a text has to keep to one. */
  readonly pronouns?: { readonly familiar: string; readonly formal: string };
  readonly familiar?: string;
  readonly formal?: string;
  /** The formal words in small letters, where they can mean nobody else. */
  readonly smallFormal?: string;
}

/** "1 h", "1h30": lengths in minutes where hours of the day are written the same way. */
export const shortHours: Readonly<Record<string, number>> = Object.fromEntries(
  [1, 2, 3, 4].flatMap((hour) =>
    ['', '15', '30', '45'].map((minute) => [
      `${hour} ?h${minute === '' ? '(?! ?\\d)' : ` ?${minute}`}`,
      hour * 60 + Number(minute),
    ]),
  ),
);

/** Numbers from one to ninety-nine of a language that builds them regularly. */
export function numbersFrom(
  ones: readonly string[],
  tens: readonly string[],
  join: (ten: string, one: string) => string,
): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const [index, word] of ones.entries()) numbers[word] = index + 1;
  for (const [index, ten] of tens.entries()) {
    numbers[ten] = (index + 2) * 10;
    for (const [place, one] of ones.slice(0, 9).entries()) {
      numbers[join(ten, one)] ??= (index + 2) * 10 + place + 1;
    }
  }
  return numbers;
}

import type { OfferKind } from '#engine/declaration/funnel.ts';
import type { Toast } from '#engine/declaration/submission.ts';
import type { ConfirmWords } from './confirming/confirm-words.ts';
import type { Address } from './form-of-address.ts';
import type { NoticeWords } from './notices/notice-words.ts';
import type { Notice, SeatWords } from './seats/seat-words.ts';

export type { ConfirmWords, Notice, SeatWords };

/** What any hydrated form says by itself. Texts only, because a page carries them to its browser. */
export interface GeneralFormWords {
  /** With `{label}`. */
  readonly required: string;
  readonly choose: string;
  /** With `{count}`, in characters. */
  readonly tooLong: string;
  readonly unseenCharacters: string;
  readonly plainName: string;
  /** With `{address}`. */
  readonly didYouMean: string;
  /** The label of the field that people cannot see. */
  readonly leaveEmpty: string;
}

/** Words about fields that few forms have; a page carries only those that its form needs. */
export interface SpecialFormWords {
  readonly choices: {
    /** With `{count}`. */
    readonly atLeast: string;
    /** With `{count}`. */
    readonly atMost: string;
  };
  readonly phone: {
    readonly invalid: string;
    /** Where no country is declared. */
    readonly fromAnywhere: string;
  };
  readonly number: {
    /** The format in which numbers are told. */
    readonly locale: string;
    readonly invalid: string;
    readonly whole: string;
    /** With `{step}`. */
    readonly steps: string;
    /** With `{min}`. */
    readonly atLeast: string;
    /** With `{max}`. */
    readonly atMost: string;
  };
  readonly date: {
    /** The format in which dates are typed. */
    readonly locale: string;
    readonly invalid: string;
    /** With `{date}`, the first day. */
    readonly from: string;
    /** With `{date}`, the last day. */
    readonly until: string;
    readonly past: string;
    readonly future: string;
  };
  /** To whom a field applies. */
  readonly onlyIf: {
    /** With `{question}` and `{answers}`. */
    readonly answered: string;
    /** With `{question}`, the words beside a box. */
    readonly ticked: string;
  };
}

/** What forms say by themselves. */
export type FormWords = GeneralFormWords & SpecialFormWords;

/** What a page says besides the declared words. */
export interface PageWords {
  /** Said only to screen readers, after a link's words. */
  readonly newTab: string;
  readonly calendarOf: (brand: string) => string;
  readonly stars: (count: number) => string;
  readonly quoted: (words: string) => string;
  readonly forYou: string;
  readonly notForYou: string;
  readonly length: string;
  readonly place: string;
  readonly seats: string;
  /** The question of a form whose event has several dates. */
  readonly chooseDate: string;
  /** When it was left unanswered. */
  readonly dateMissing: string;
  /** Above the dates of an event, besides the one that is named first. */
  readonly dates: string;
  /** Beside a date that is closed: no seat is left, it takes place now, or it is over. */
  readonly dateFull: string;
  readonly dateBegun: string;
  readonly dateGone: string;
  /** After a time of the event on the visitor's own clock. */
  readonly yourTime: (address: Address) => string;
  readonly allOffers: string;
  /** Said only to screen readers, before a video's length. */
  readonly play: string;
  readonly watchAt: (host: string) => string;
  readonly transcript: string;
}

/** What emails say besides the declared words. */
export interface EmailWords {
  /** What stands before the fact that it names: with a colon. */
  readonly labelled: (label: string) => string;
  /** Stands for a name that is not known, after a word of greeting. */
  readonly nameless: string;
  readonly event: string;
  readonly date: string;
  readonly time: string;
  readonly length: string;
  readonly where: string;
  readonly calendarNote: string;
  readonly campaignReason: (brand: string) => string;
  readonly requestReason: (brand: string) => string;
  readonly unsubscribe: string;
}

/** What a form's sender is told where the funnel declares no words for it. */
export interface AnswerWords {
  /** Stands for a ticked box in a text. */
  readonly yes: string;
  readonly lastResort: string;
  readonly reference: (code: string) => string;
  readonly timedOut: (seconds: number) => string;
  readonly unavailable: string;
  readonly staleForm: string;
  readonly usedForm: string;
  readonly tooQuick: string;
  readonly tooMany: string;
  readonly rush: string;
  readonly seatsTaken: string;
  /** Follows one of the three before. */
  readonly waitMinutes: (minutes: number) => string;
  /** Follows `rush`. */
  readonly again: string;
  /** Shown on a page of its own for a request that is not even read. */
  readonly unread: Readonly<
    Record<
      'unreadable' | 'foreign-origin' | 'too-large' | 'wrong-media-type' | 'invalid',
      Required<Toast>
    >
  >;
  /** Shown to anyone who chose a date that has begun in the meantime. */
  readonly dateBegun: string;
  /** Stands in place of the form while an event takes place that declares no words for it. */
  readonly underWay: Required<Toast>;
  /** Shown to anyone who sends a form whose offer has ended. */
  readonly closed: Required<Toast>;
  /** Follows the title of `closed` where the offer is gone and another page is in its place. */
  readonly replaced: {
    /** On that page, whose form holds what was typed. */
    readonly filledIn: string;
    /** Leads there. */
    readonly go: string;
  };
  readonly typedIsKept: string;
  readonly backToPage: string;
  readonly arrived: Required<Toast>;
}

/** What leads to a coach's privacy notice, terms and imprint, and stands above them. */
export interface LegalWords {
  readonly privacy: string;
  readonly terms: string;
  readonly imprint: string;
  readonly updated: (day: string) => string;
}

/** The page behind the unsubscribe link of a campaign email. */
export interface LetterWords {
  readonly title: string;
  readonly description: string;
  readonly unnamedCoach: string;
  readonly wanted: (brand: string, address: string) => Notice;
  readonly stoppedCoach: (brand: string, address: string) => Notice;
  readonly stoppedAll: (address: string) => Notice;
  readonly stopCoach: (brand: string) => string;
  readonly stopAll: string;
  readonly resume: (brand: string) => string;
  readonly nothingKnown: Notice;
  readonly unknownLink: Notice;
  readonly unavailable: Notice;
}

/** The page that a download's link shows instead of the file. */
export interface DownloadWords {
  readonly title: string;
  readonly description: string;
  readonly unknownLink: Notice;
  readonly gone: Notice;
  readonly unavailable: Notice;
}

/** What a coach's own host says besides the coach's words. */
export interface BrandWords {
  /** The link to the coach's home, under every page. */
  readonly everything: (brand: string) => string;
  /** Above what is offered. */
  readonly offers: string;
  /** After an event without a free seat. */
  readonly full: string;
  readonly fullWithList: string;
  readonly notFound: Notice;
  readonly toHome: string;
}

/** What a written guide says besides its own words, as a file and as a page to read. */
export interface GuideWords {
  readonly contents: string;
  readonly savePdf: string;
  /** Beside a worksheet on the page, where nothing can be written. */
  readonly onPaper: string;
}

/** Every word of the engine that visitors and leads read, in one language. */
export interface Words {
  /** How `Intl` writes dates, times and numbers. */
  readonly locale: string;
  readonly dateUnknown: string;
  /** How long an event takes, on one day or over several. */
  readonly minutes: (minutes: string) => string;
  readonly days: (days: string) => string;
  /** What an offer is, on the picture of a shared link. */
  readonly offers: Readonly<Record<OfferKind, string>>;
  readonly form: FormWords;
  readonly page: PageWords;
  readonly email: EmailWords;
  readonly answer: AnswerWords;
  readonly legal: LegalWords;
  readonly letters: LetterWords;
  readonly seat: SeatWords;
  readonly confirming: ConfirmWords;
  readonly notice: NoticeWords;
  readonly guide: GuideWords;
  readonly download: DownloadWords;
  readonly brand: BrandWords;
}

import type { Coach, Message } from '#engine/declaration/coach.ts';
import type { EventEnding } from '#engine/declaration/event.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { Screen, Toast } from '#engine/declaration/submission.ts';
import type { GeneralFormWords, SpecialFormWords } from '#engine/language/words.ts';
import type { EventAt } from '#engine/site/event-state.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';

/** What the form posts to `/api/funnels/{id}/submissions`, as JSON. */
export interface SubmissionRequest {
  /** A UUID made by the page: the same id with the same words always gets the first answer. */
  readonly submissionId?: string;
  /** The lead's id, a UUID, if the funnel lets the page make one. */
  readonly leadId?: string;
  /** What was typed, by field name; several answers to one field are lines or a list. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** The path of the form's page. */
  readonly page?: string;
  /** The utm_* parameters of the page's address. */
  readonly attribution?: Readonly<Record<string, string>>;
  /** The host of the previous page, if the browser names it. */
  readonly referrer?: string;
  /** The form token; without one only a tenth of the limits applies. */
  readonly token?: string;
  /** The solved challenge, if the token came with one: ALTCHA's JSON in Base64. */
  readonly altcha?: string;
}

/** What a form fetches once somebody shows interest in it (`GET /api/funnels/{id}/form-token`). */
export interface FormToken {
  readonly token: string;
  /** How long the form waits before it sends: no person is faster. */
  readonly waitSeconds: number;
  readonly validSeconds: number;
  /** Proof of work to do before sending; only while the form is under attack. */
  readonly challenge?: Challenge;
}

/** ALTCHA's proof of work: find the number for which SHA-256(salt + number) is `challenge`. */
export interface Challenge {
  readonly algorithm: 'SHA-256';
  /** In hexadecimal digits. */
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/** How a submission ended; `unconfirmed` waits for its confirmation by email. */
export const outcomes = [
  'accepted',
  'waiting',
  'already-registered',
  'full',
  'unconfirmed',
] as const;
export type Outcome = (typeof outcomes)[number];

/** The answer to an accepted submission (201): the funnel's words, filled in. */
export interface SubmissionAnswer {
  readonly outcome: Extract<Outcome, 'accepted' | 'waiting' | 'unconfirmed'>;
  readonly toast?: Toast;
  /** Replaces the form. Without it the form stays, and `clear` says whether it is emptied. */
  readonly screen?: Screen;
  /** Where the screen's button downloads the offered file. */
  readonly download?: string;
  /** The address of the thank-you page, if there is one. */
  readonly page?: string;
  readonly clear: boolean;
}

/** An error, `application/problem+json` (RFC 9457), in words for visitors. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly toast?: Toast;
  /** One sentence per invalid field, by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Six characters by which an operator finds the cause, for example 7F3K2Q. */
  readonly reference?: string;
  /** With it, the form retries automatically after the token's wait and work. */
  readonly formToken?: FormToken;
}

/** What the form shows: rendered by the server after a plain POST, by the browser after its own. */
export type FormState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'rejected';
      readonly toast?: Toast;
      readonly fields: Readonly<Record<string, string>>;
      readonly values: Readonly<Record<string, string>>;
      readonly reference?: string;
      /** The id it was sent with, so that sending the same words again is the same submission. */
      readonly submissionId?: string;
    }
  | {
      readonly kind: 'succeeded';
      readonly toast?: Toast;
      readonly screen?: Screen;
      readonly download?: string;
      readonly page?: string;
      readonly clear: boolean;
    };

/** A link to a coach's privacy notice, terms or imprint. */
export interface LegalLink {
  readonly label: string;
  /** A path of this site or an address. */
  readonly to: string;
}

/** What a visitor's browser knows about a form: no campaign, no source, no email. */
export interface FormView {
  /** Where the plain form is posted: the path of its page. */
  readonly action: string;
  /** Where the hydrated form posts JSON. */
  readonly endpoint: string;
  /** Where the hydrated form fetches its form token. */
  readonly tokenEndpoint: string;
  readonly fields: CompiledFunnel['formFields'];
  /** The date that everybody registers for, if only one of several is available. */
  readonly date?: string;
  readonly title: string;
  readonly subtitle?: string;
  /** The variant of an experiment, which is sent with the form. */
  readonly variant?: string;
  /** How many seats are left, while they are few. */
  readonly seatsLeft?: string;
  /** Whether sending it joins the waiting list. */
  readonly waits?: true;
  /** What replaces it; a form with something typed in it stays. */
  readonly closed?: EventEnding;
  readonly missing?: Toast;
  readonly button: { readonly idle: string; readonly busy: string };
  readonly privacy?: string;
  readonly consent?: string;
  /** Shown with the privacy line and consent. */
  readonly privacyNotice?: LegalLink;
  /** Whether the page makes the lead's id. */
  readonly makesLeadId: boolean;
  /** Shown if there is no response: the network or the server is down. */
  readonly unreachable: Toast;
  /** What the success screen's buttons and contact line need. */
  readonly schedulingUrl: string;
  readonly contactEmail: string;
  /** The form's own words, if it is not in English: only those its fields need. */
  readonly words?: GeneralFormWords & Partial<SpecialFormWords>;
}

/** Renders documents; implemented by the renderer, used by the server. */
export interface Documents {
  /**
   * A funnel's page at one of its paths, as a whole HTML document.
   *
   * @param event the state of its event; without it every date is open
   */
  funnel(funnel: CompiledFunnel, path: string, state: FormState, event?: EventAt): string;
  /** The page of a funnel's success screen. */
  thanks(funnel: CompiledFunnel, state: FormState): string;
  /** The page of an expired funnel, if its declaration has words for it. */
  over(funnel: CompiledFunnel, words: { readonly title: string; readonly text: string }): string;
  /** The site's own pages, and the coaches' plain-text pages. */
  readonly sitePages: readonly {
    readonly path: string;
    /** The coach of a plain-text page. */
    readonly coach?: Coach;
    /** @param events the state of the funnels' events, by funnel */
    render(site: Site, events?: ReadonlyMap<string, EventAt>): string;
  }[];
  /**
   * The home page of a coach's own host: who the coach is, and all offers.
   *
   * @param address the host's address
   * @param shown the coach's part of the site
   */
  brandHome(
    coach: Coach,
    address: string,
    shown: Site,
    events?: ReadonlyMap<string, EventAt>,
  ): string;
  /** A coach's emblem as an SVG, shown next to the host's name. */
  emblem(coach: Coach): string;
  /** The page for an unknown path, in the look of the requested host's coach. */
  notFound(coach?: Coach): string;
  /** The page behind the unsubscribe link of a campaign email. */
  unsubscribe(view: UnsubscribeView): string;
  /** The page behind the link of an email that asks to confirm, and the one for a lost email. */
  confirm(view: ConfirmView): string;
  /** The page of a seat, behind the links of its event's emails. */
  seat(view: SeatView): string;
  /**
   * A guide written here as a page to read, the same for everybody. Its button leads to `?pdf` at its
   * own address.
   */
  guide(funnel: CompiledFunnel, guide: Guide): string;
  /** The page of a download link without a file. */
  download(view: DownloadView): string;
}

/** A message for somebody whose link identifies nobody, in the look of the requested host's coach. */
interface ToStranger<Kind extends string> {
  readonly kind: Kind;
  readonly coach?: Coach;
  readonly language?: Language;
}

/** Why a download link leads to no file. */
export type DownloadView =
  | ToStranger<'unknown-link'>
  | {
      /** `gone`: the funnel no longer offers a file; `unavailable`: it cannot be read now. */
      readonly kind: 'gone' | 'unavailable';
      readonly language: Language;
      /** Absent if the funnel is no longer declared. */
      readonly coach?: Coach;
    };

/** What the pages about confirming a sign-up show. */
export type ConfirmView =
  | {
      /**
       * Behind the email's link: `asked` has the button that confirms, `confirmed` was, `expired` no
       * longer can be. For people who wait for the email: `trouble` sends it again or to another
       * address, `resent` has done so, `too-often` no longer does.
       */
      readonly kind: 'asked' | 'confirmed' | 'expired' | 'trouble' | 'resent' | 'too-often';
      readonly language: Language;
      /** The offer's name. */
      readonly offer: string;
      /** Shortened, because emails get forwarded; empty if it was deleted. */
      readonly address: string;
      readonly coach: Coach;
      /** The path that its forms are posted to. */
      readonly action: string;
      /** The path of the funnel's page. */
      readonly page: string;
      /** What is wrong with the corrected address. */
      readonly mistake?: string;
      /** The funnel's words for a sign-up that was confirmed too late for a seat. */
      readonly refused?: Toast;
    }
  /** `nothing-known`: the sign-up was changed or erased; `unavailable`: the database is down. */
  | ToStranger<'nothing-known' | 'unknown-link' | 'unavailable'>;

/** What the page of a seat shows. */
export type SeatView =
  | {
      /**
       * Whether the person has a seat (`held`: until it lapses), waits for one, or has none: `lapsed`
       * can be taken, `full` cannot now; `over` has begun or was called off.
       */
      readonly kind: 'held' | 'confirmed' | 'waiting' | 'lapsed' | 'full' | 'over';
      /** What the person has just done, if that left them without a seat. */
      readonly done?: 'free' | 'leave';
      readonly language: Language;
      /** The event's name. */
      readonly event: string;
      /** When it takes place, as text; absent if the date is to be announced. */
      readonly when?: string;
      /** How many precede the person in line. */
      readonly before: number;
      /** Whether there is a waiting list to join. */
      readonly mayWait: boolean;
      /** Other dates with a free seat. */
      readonly dates: readonly { readonly key: string; readonly when: string }[];
      /** Absent if the coach is no longer declared. */
      readonly coach?: Coach;
      /** The path that its forms are posted to. */
      readonly action: string;
    }
  /**
   * `nothing-known`: the email and its recipient have been erased; `unavailable`: the database is down.
   */
  | ToStranger<'nothing-known' | 'unknown-link' | 'unavailable'>;

/** The buttons of the seat's page: the `wish` that its forms post, `keep` by default. */
export const seatWishes = ['keep', 'free', 'move', 'wait', 'leave'] as const;
export type SeatWish = (typeof seatWishes)[number];

/** What the unsubscribe page shows. */
export type UnsubscribeView =
  | {
      /** Whether this person still gets campaign emails, none from this coach, or none at all. */
      readonly kind: 'wanted' | 'stopped-coach' | 'stopped-all';
      /** Absent if the coach is no longer declared. */
      readonly coach?: Coach;
      readonly language: Language;
      /** Shortened, because emails get forwarded. */
      readonly address: string;
      /** The path that its form is posted to. */
      readonly action: string;
      /** False if only an operator can change it: the address is dead or has complained. */
      readonly canResume: boolean;
    }
  | {
      /** Whether a member still gets the weekly letter. */
      readonly kind: 'letter-wanted' | 'letter-stopped';
      /** The coach whose funnels it covers; absent for the whole site. */
      readonly coach?: Coach;
      readonly language: Language;
      readonly address: string;
      readonly action: string;
    }
  /**
   * `nothing-known`: the email and its recipient have been erased; `unavailable`: the database is down.
   */
  | ToStranger<'nothing-known' | 'unknown-link' | 'unavailable'>;

/** The buttons of the unsubscribe page: the `wish` that its form posts. */
export const unsubscribeWishes = ['stop-coach', 'stop-all', 'resume'] as const;
export type UnsubscribeWish = (typeof unsubscribeWishes)[number];

/** What an email is for; each kind has its own layout. */
export const emailTemplates = [
  'guide',
  'confirmation',
  'follow-up',
  'reminder',
  'moved',
  'after',
  'seat-offer',
  'campaign',
  'letter',
  'notice',
] as const;
export type EmailTemplate = (typeof emailTemplates)[number];

/** An email with every placeholder filled. */
export interface FilledEmail {
  readonly template: EmailTemplate;
  readonly language: Language;
  readonly coach: Coach;
  readonly message: Message;
  /** Its date and place, as text in its time zone. */
  readonly event?: {
    readonly name: string;
    readonly date: string;
    /** Absent if the date is to be announced. */
    readonly time?: string;
    readonly minutes: string;
    readonly place: string;
  };
  /** The link to the page of its reader's seat. */
  readonly seat?: { readonly label: string; readonly url: string };
  /** Figures next to what they are compared with. */
  readonly figures?: {
    readonly title: string;
    readonly now: string;
    /** Absent if nothing is known from before; the rows' is not shown then. */
    readonly before?: string;
    readonly rows: readonly {
      readonly name: string;
      readonly now: string;
      readonly before: string;
    }[];
  };
  /** What is reported of people, as rows; shown as it was written. */
  readonly told?: readonly {
    /** Empty if there is only one. */
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  }[];
  readonly replyTo: string;
  /** The address that paths in its texts are relative to, without a trailing slash. */
  readonly publicUrl: string;
  /** The button's target, an absolute address. */
  readonly buttonUrl?: string;
  readonly unsubscribeUrl?: string;
}

/** Renders an email; implemented by the renderer, used by the delivery worker. */
export type RenderEmail = (
  email: FilledEmail,
) => Promise<{ readonly html: string; readonly text: string }>;

import type { Coach, Message } from '#engine/declaration/coach.ts';
import type { Screen, Toast } from '#engine/declaration/submission.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';

/** What the form posts to `/api/funnels/{id}/submissions`, as JSON. */
export interface SubmissionRequest {
  /** Made by the page, a UUID: the same id always gets the first answer again. */
  readonly submissionId?: string;
  /** The lead's id, a UUID, where the funnel lets the page make it. */
  readonly leadId?: string;
  /** What was typed, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The path of the page the form stood on. */
  readonly page?: string;
  /** Where the visitor came from: utm_* parameters of the page's address. */
  readonly attribution?: Readonly<Record<string, string>>;
  /** The form token; without one a submission is taken within a tenth of the limits. */
  readonly token?: string;
  /** The solved challenge, where the token came with one: Base64 of JSON, as ALTCHA writes it. */
  readonly altcha?: string;
}

/** What a form is given when somebody shows interest in it (`GET /api/funnels/{id}/form-token`). */
export interface FormToken {
  readonly token: string;
  /** How long the form waits before it sends: nobody fills it in more quickly. */
  readonly waitSeconds: number;
  readonly validSeconds: number;
  /** Work to be done before sending; only while the form is under attack. */
  readonly challenge?: Challenge;
}

/** A proof-of-work challenge as ALTCHA writes it: which number makes SHA-256(salt + number) this? */
export interface Challenge {
  readonly algorithm: 'SHA-256';
  /** The hash in hexadecimal digits. */
  readonly challenge: string;
  /** The number is not larger. */
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/** How a submission ended. */
export const outcomes = ['accepted', 'already-registered', 'full'] as const;
export type Outcome = (typeof outcomes)[number];

/** The answer to a submission that was accepted (201): the funnel's words with everything filled in. */
export interface SubmissionAnswer {
  readonly outcome: 'accepted';
  readonly toast?: Toast;
  /** Replaces the form. Without it the form stays; `clear` says whether it is emptied. */
  readonly screen?: Screen;
  readonly clear: boolean;
}

/** An error answer, `application/problem+json` (RFC 9457), with the words a visitor reads. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly toast?: Toast;
  /** One sentence per wrong field, by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The sign by which an operator finds the cause, for instance 7F3K2Q. */
  readonly reference?: string;
  /** With it the form sends the same again by itself, once the token's time and work are done. */
  readonly formToken?: FormToken;
}

/** What the form shows. The server draws it for a plain POST, the browser after its own. */
export type FormState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'rejected';
      readonly toast?: Toast;
      readonly fields: Readonly<Record<string, string>>;
      readonly values: Readonly<Record<string, string>>;
      readonly reference?: string;
      /** The id it was sent with: the same words sent again are the same submission. */
      readonly submissionId?: string;
    }
  | {
      readonly kind: 'succeeded';
      readonly toast?: Toast;
      readonly screen?: Screen;
      readonly clear: boolean;
    };

/** What a visitor's browser knows of a form: no campaign, no source, no email. */
export interface FormView {
  /** Where the plain form is posted: the path of the page it stands on. */
  readonly action: string;
  /** Where the hydrated form posts JSON. */
  readonly endpoint: string;
  /** Where it gets its form token. */
  readonly tokenEndpoint: string;
  readonly fields: CompiledFunnel['formFields'];
  readonly title: string;
  readonly subtitle?: string;
  readonly missing?: Toast;
  readonly button: { readonly idle: string; readonly busy: string };
  readonly privacy?: string;
  readonly consent?: string;
  /** Whether the page makes the lead's id. */
  readonly makesLeadId: boolean;
  /** Shown when the answer does not come: the network or the server is away. */
  readonly unreachable: Toast;
  /** What the success screen's buttons and contact line need. */
  readonly schedulingUrl: string;
  readonly contactEmail: string;
}

/** Draws documents. The renderer implements it, the server serves what it gives. */
export interface Documents {
  /** A funnel's page at one of its paths. The answer is a whole HTML document. */
  funnel(funnel: CompiledFunnel, path: string, state: FormState): string;
  /** The pages that belong to the site itself, by path. */
  readonly sitePages: readonly { readonly path: string; render(site: Site): string }[];
  notFound(): string;
  /** The page behind a letter's unsubscribe link. */
  unsubscribe(view: UnsubscribeView): string;
}

/** What somebody who wants no more letters is shown. */
export type UnsubscribeView =
  | {
      /** Whether letters still come, come from this coach no more, or from nobody. */
      readonly kind: 'wanted' | 'stopped-coach' | 'stopped-all';
      /** Absent where the coach is no longer declared. */
      readonly coach?: DeepReadonly<Coach>;
      /** Shortened, because letters are passed on. */
      readonly address: string;
      /** Where the form is posted. */
      readonly action: string;
      /** False where only an operator could change it: the address is dead or complained. */
      readonly canResume: boolean;
    }
  /** The letter and its reader are erased. */
  | { readonly kind: 'nothing-known' }
  | { readonly kind: 'unknown-link' }
  /** The database is away. */
  | { readonly kind: 'unavailable' };

/** The buttons of the unsubscribe page: what its form posts as `wish`. */
export const unsubscribeWishes = ['stop-coach', 'stop-all', 'resume'] as const;
export type UnsubscribeWish = (typeof unsubscribeWishes)[number];

/** What an email is for; each kind has a layout of its own. */
export const emailTemplates = ['guide', 'confirmation', 'follow-up', 'reminder', 'letter'] as const;
export type EmailTemplate = (typeof emailTemplates)[number];

/** An email with every placeholder filled. */
export interface FilledEmail {
  readonly template: EmailTemplate;
  readonly coach: DeepReadonly<Coach>;
  readonly message: DeepReadonly<Message>;
  /** When and where the event takes place, in the words of its zone. */
  readonly event?: {
    readonly name: string;
    readonly date: string;
    /** Absent where the date is to be announced. */
    readonly time?: string;
    readonly minutes: string;
    readonly place: string;
  };
  /** Absolute address of the button's target. */
  readonly buttonUrl?: string;
  readonly unsubscribeUrl?: string;
}

/** Draws an email. The renderer implements it, the delivery worker calls it. */
export type RenderEmail = (
  email: FilledEmail,
) => Promise<{ readonly html: string; readonly text: string }>;

import type { EventEnding } from '#engine/declaration/event.ts';
import type { Screen, Toast } from '#engine/declaration/submission.ts';
import type { GeneralFormWords, SpecialFormWords } from '#engine/language/words.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

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

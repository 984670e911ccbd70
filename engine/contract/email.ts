import { type Coach, functionTemplates, type Message } from '#engine/declaration/coach.ts';
import type { Language } from '#engine/declaration/language.ts';

/** What an email is for; each kind has its own layout. */
export const emailTemplates = [...functionTemplates, 'campaign', 'letter', 'notice'] as const;
export type EmailTemplate = (typeof emailTemplates)[number];

/** An email with every placeholder filled. */
export interface FilledEmail {
  readonly template: EmailTemplate;
  readonly language: Language;
  readonly coach: Coach;
  readonly message: Message;
  /** Its date, length and place, as text in its time zone. */
  readonly event?: {
    readonly name: string;
    readonly date: string;
    /** Absent if the date is to be announced. */
    readonly time?: string;
    readonly length: string;
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
      /** Absent if nothing is known of this one from before. */
      readonly before?: string;
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

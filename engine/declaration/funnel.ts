import * as v from 'valibot';
import { allow } from './allow.ts';
import { event } from './event.ts';
import { type Form, form } from './form.ts';
import { language } from './language.ts';
import { offeredFileName } from './offered-file.ts';
import { type DeepReadonly, localTime, path, slug, text, toast } from './primitives.ts';
import { type Section, section } from './section.ts';
import {
  confirmationKinds,
  confirmationWords,
  failure,
  type Success,
  submission,
  success,
} from './submission.ts';
import { notify } from './telling/notify.ts';
import type { Changed } from './typed-declaration.ts';

/** What stands at the address of a page that is over. */
const endWords = v.strictObject({
  /** The heading. */
  title: text,
  /** What has ended, and what there is instead. */
  text: text,
});

/** When a page is there, and who may find it. Its times are on the clock of the coach's time zone. */
const publishing = {
  /** Not served by a built site; `npm run dev` and the console's previews show it. */
  draft: v.exactOptional(v.boolean()),
  /** Like 2027-01-10T09:00: before it the page is a draft, from then on it is there without a deploy. */
  publishFrom: v.exactOptional(localTime),
  /** When the offer ends, and what is there from then on. */
  expires: v.exactOptional(
    v.strictObject({
      /** Like 2027-01-31T23:59. */
      at: localTime,
      /** A page of this site that visitors are sent to, or the words that stand at the address. */
      to: v.union([path, endWords]),
      /** Said to whoever has the form open and sends it too late; what was typed stays. */
      closed: v.exactOptional(toast),
    }),
  ),
  /** Keeps the page out of search engines and the sitemap. */
  noindex: v.exactOptional(v.boolean()),
};

/** What a funnel offers; home and library group by it. */
export const offerKinds = [
  'guide',
  'report',
  'test',
  'masterclass',
  'workshop',
  'webinar',
  'event',
  'call',
] as const;

/** What a visitor comes for, as home and library show it. */
const offer = v.strictObject({
  /** What it is. */
  kind: v.picklist(offerKinds),
  /** The offer's name; texts use it as {leadMagnet}. */
  name: text,
  /** One sentence for the cards on home and library. */
  summary: text,
  /**
   * What people get, as a file beside the funnel's: a PDF, EPUB, MP3, M4A or ZIP of up to 100 MB, or
   * a guide that is written here (`price-list.guide.ts`). A button of the email or of the success
   * screen leads to it (`to: 'download'`).
   */
  file: v.exactOptional(offeredFileName),
});

/** The page itself. */
const page = v.strictObject({
  /** For the browser tab, search results and shared links; up to 60 characters read best. */
  title: text,
  /** One or two sentences for search results and shared links. */
  description: text,
  /** Its blocks from top to bottom; the hero is the first. */
  sections: v.pipe(v.array(section), v.minLength(1, 'needs at least one section')),
});

/** What a variant says of a part; the whole of each variant is checked like the page itself. */
function changesOf<Part>(): v.GenericSchema<Part> {
  return v.record(v.string(), v.unknown()) as unknown as v.GenericSchema<Part>;
}

/** The page with sections changed: the whole list, or what some say, by their kind. */
interface PageChanges {
  title?: string;
  description?: string;
  sections?:
    | Section[]
    | { [Kind in Section['kind']]?: Changed<Extract<Section, { kind: Kind }>> | null };
}

/** What an experiment counts as a success. */
export const measures = ['saved'] as const;

/**
 * Shows a part of the visitors the page in other words, at the same address, and tells which words
 * make more leads. While it runs the page itself is the control.
 */
const experiment = v.strictObject({
  /** Its name, new for each experiment; figures are kept under it. */
  id: slug,
  /** What is shown instead, by the variant's name: any parts of page, form and success. */
  variants: v.pipe(
    v.record(
      slug,
      v.strictObject({
        /** The page: title, description, sections; of sections the whole list, or by kind what they say, like `{ hero: { headline: '…' } }`. */
        page: v.exactOptional(changesOf<PageChanges>()),
        /** The form, like `{ button: { idle: '…' } }`; a field that is null is neither asked nor stored. */
        form: v.exactOptional(changesOf<Changed<Form>>()),
        /** What follows success. */
        success: v.exactOptional(changesOf<Changed<Success>>()),
      }),
    ),
    v.check(
      (variants) => Object.keys(variants).length > 0,
      'is empty: name a variant, and what it says differently',
    ),
    v.check(
      (variants) => Object.keys(variants).length <= 4,
      'has more than four variants, and each would wait for visitors for a long time: keep the most different ones',
    ),
  ),
  /** How many of a hundred visitors see a variant; several variants share them equally. */
  share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  /** What counts: `saved` is a person whose form was accepted. */
  measure: v.picklist(measures),
});

const routes = {
  /** Its name for programs, new on the whole site; it stays when words and paths change. */
  id: slug,
  /** Ids that the funnel had before: its registrations, figures and emails go on under the new one. */
  formerIds: v.exactOptional(v.array(slug)),
  /** The slug of the coach, which is also the file's folder. */
  coach: slug,
  /** What its words are written in, where it is not the coach's language. */
  language: v.exactOptional(language),
  /** The canonical path. */
  path,
  /** More paths that show the same page. */
  aliases: v.exactOptional(v.array(path)),
  /** Old paths that redirect to the canonical one (308). */
  redirects: v.exactOptional(v.array(path)),
  /** Endings that old links carry by mistake: a path with one redirects to the path without it. */
  strayEndings: v.exactOptional(v.array(text)),
  ...publishing,
  offer,
  page,
  allow,
};

/** A page whose form makes leads. */
export const leadFunnel = v.strictObject({
  kind: v.literal('lead'),
  ...routes,
  event: v.exactOptional(event),
  form,
  submission,
  /**
   * `double` asks to confirm sign-ups by email: lead, seat, campaign and requested email come with the
   * click on its link, and `success` is shown then. Without it what the coach says counts, else
   * `single`. Words in its place are `double`, too.
   */
  confirmation: v.exactOptional(v.union([v.picklist(confirmationKinds), confirmationWords])),
  /** Who is told of each lead of this form instead of whom the coach names; `false` for nobody. */
  notify: v.exactOptional(v.union([v.literal(false), notify])),
  success,
  failure,
  experiment: v.exactOptional(experiment),
});

/** A page without a form, whose buttons open the coach's scheduling page. */
export const bookingFunnel = v.strictObject({
  kind: v.literal('booking'),
  ...routes,
  /** How long the call takes. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5)),
});

/** Everything about one funnel. */
export const funnel = v.variant('kind', [leadFunnel, bookingFunnel]);

export type Experiment = DeepReadonly<v.InferOutput<typeof experiment>>;
export type OfferKind = (typeof offerKinds)[number];
export type LeadFunnel = DeepReadonly<v.InferOutput<typeof leadFunnel>>;
export type BookingFunnel = DeepReadonly<v.InferOutput<typeof bookingFunnel>>;
export type Funnel = DeepReadonly<v.InferOutput<typeof funnel>>;

import * as v from 'valibot';
import { type DeepReadonly, path, text } from './primitives.ts';
import {
  logos,
  note,
  packages,
  points,
  portrait,
  second,
  texts,
  title,
  video,
} from './section-parts.ts';
import { scenes } from './theme.ts';

/** What is seen, in words for people who cannot see it. */
const alt = text;

/** A picture: drawn from the declaration, or a photograph next to the funnel file. */
export const artwork = v.variant('kind', [
  /** A book cover set in the coach's display face. */
  v.strictObject({
    kind: v.literal('cover'),
    /** The book's title. */
    title: text,
    /** The line under it. */
    subtitle: v.exactOptional(text),
    /** Who wrote it. */
    author: v.exactOptional(text),
    /** A word or two on a round seal. */
    badge: v.exactOptional(text),
    alt,
  }),
  /** A scene drawn in the coach's colours. */
  v.strictObject({
    kind: v.literal('scene'),
    /** Which scene; the motifs are those of themes. */
    scene: v.picklist(scenes),
    alt,
  }),
  /** A photograph next to the funnel file; the build makes its sizes and formats. */
  v.strictObject({
    kind: v.literal('photo'),
    /** The name of a JPEG, PNG, WebP or AVIF beside the funnel's file, at least 1200 pixels wide. */
    file: text,
    alt,
  }),
]);

/**
 * The blocks of a page. On a page with a form every button scrolls to the form; on a booking page
 * it opens the coach's scheduling page.
 */
export const section = v.variant('kind', [
  /** The promise; on a page with a form, the form is next to it. */
  v.strictObject({
    kind: v.literal('hero'),
    /** A few words in small letters over the headline. */
    eyebrow: v.exactOptional(text),
    /** The promise in a sentence: the heading of the whole page. */
    headline: text,
    /** One or two sentences that make the promise believable. */
    lead: text,
    /** Ticked lines under the button. */
    points: v.exactOptional(texts),
    artwork: v.exactOptional(artwork),
    /** The button's label; on a page with a form the form's own, unless it is said here. */
    button: v.exactOptional(text),
    second,
    note,
  }),
  /** Three to six reasons, each with a title and a sentence or two. */
  v.strictObject({ kind: v.literal('benefits'), ...title, items: points }),
  /** What a visitor will learn or discover, numbered. */
  v.strictObject({
    kind: v.literal('lessons'),
    ...title,
    items: points,
    artwork: v.exactOptional(artwork),
  }),
  /** Short statements: ticked, numbered or, for myths and warnings, crossed out. */
  v.strictObject({
    kind: v.literal('list'),
    ...title,
    items: texts,
    /** What stands before each entry; `tick` by default. */
    marker: v.exactOptional(v.picklist(['tick', 'cross', 'number'])),
    artwork: v.exactOptional(artwork),
  }),
  /** Numbers, each with what it means. */
  v.strictObject({
    kind: v.literal('statistics'),
    /** The section's heading. */
    title: v.exactOptional(text),
    /** The numbers. */
    items: v.pipe(
      v.array(
        v.strictObject({
          /** The number, with its unit. */
          value: text,
          /** What it counts. */
          label: text,
        }),
      ),
      v.minLength(1, 'needs at least one entry'),
    ),
  }),
  /** An extra that comes with the offer, and what it is worth. */
  v.strictObject({
    kind: v.literal('bonus'),
    /** What the extra is. */
    title: text,
    /** A sentence or two about it. */
    text: text,
    /** A word or two on a seal, for instance what it is worth. */
    worth: v.exactOptional(text),
    artwork: v.exactOptional(artwork),
  }),
  /** Date, time, length, place and seats of the funnel's event. */
  v.strictObject({
    kind: v.literal('event'),
    ...title,
    /** Further rows beside those that the event gives. */
    facts: v.exactOptional(
      v.array(
        v.strictObject({
          /** What the row is about. */
          label: text,
          /** What it says. */
          value: text,
        }),
      ),
    ),
  }),
  /** The coach: emblem, biography and credentials from the coach's file. */
  v.strictObject({
    kind: v.literal('host'),
    /** The section's heading. */
    title: text,
    /** A few words in small letters over the heading. */
    eyebrow: v.exactOptional(text),
  }),
  /** What people say, with their stars. */
  v.strictObject({
    kind: v.literal('testimonials'),
    ...title,
    /** What people said, in their words. */
    items: v.pipe(
      v.array(
        v.strictObject({
          /** What was said; the quotation marks are drawn. */
          quote: text,
          /** Who said it. */
          name: text,
          /** Who that is. */
          role: v.exactOptional(text),
          photo: portrait,
          /** How many stars they gave, of five. */
          stars: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
        }),
      ),
      v.minLength(1, 'needs at least one entry'),
    ),
  }),
  /** Who has worked with the coach or written about them: a quiet row of logos or names. */
  v.strictObject(logos),
  /** A video of which nothing is loaded before a visitor asks for it. */
  v.strictObject({
    ...video,
    /** What is seen until then. */
    artwork,
  }),
  /** What can be bought, with prices and a button each. */
  v.strictObject(packages),
  /** Questions whose answers open with a tap. */
  v.strictObject({
    kind: v.literal('questions'),
    ...title,
    /** The questions in the order in which visitors ask them. */
    items: v.pipe(
      v.array(
        v.strictObject({
          /** The question, as a visitor would ask it. */
          question: text,
          /** The answer. */
          answer: text,
        }),
      ),
      v.minLength(1, 'needs at least one entry'),
    ),
  }),
  /** Who the offer is for and, said plainly, who it is not for. */
  v.strictObject({
    kind: v.literal('audience'),
    ...title,
    /** Whom it suits. */
    forYou: texts,
    /** Whom it does not suit. */
    notForYou: v.exactOptional(texts),
  }),
  /** What happens, step by step. */
  v.strictObject({ kind: v.literal('steps'), ...title, items: points }),
  /** A promise or a thought in the coach's words. */
  v.strictObject({
    kind: v.literal('quote'),
    /** The words; the quotation marks are drawn. */
    quote: text,
    /** Whose words they are. */
    by: v.exactOptional(text),
  }),
  /** The paragraphs of a longer thought. */
  v.strictObject({
    kind: v.literal('story'),
    ...title,
    /** The paragraphs. */
    paragraphs: texts,
    artwork: v.exactOptional(artwork),
  }),
  /** The coach's scheduling page in a frame, with a link in case the frame does not load. */
  v.strictObject({
    kind: v.literal('calendar'),
    ...title,
    /** The frame's height in pixels. */
    height: v.pipe(v.number(), v.integer(), v.minValue(300)),
    /** The words of the link under the frame. */
    fallback: text,
  }),
  /** An invitation to book, with one button. */
  v.strictObject({
    kind: v.literal('booking'),
    ...title,
    /** The button's label. */
    button: text,
    note,
  }),
  /** A link to another page of this site. */
  v.strictObject({
    kind: v.literal('related'),
    /** The section's heading. */
    title: text,
    /** A sentence about the other page. */
    text: v.exactOptional(text),
    /** The other page. */
    to: path,
    /** The link's words. */
    label: text,
  }),
  /** How few seats there are. */
  v.strictObject({
    kind: v.literal('seats'),
    /** The sentence; {event.seats} gives the number. */
    text: text,
  }),
  /** The last word and the button. */
  v.strictObject({
    kind: v.literal('closing'),
    /** The last word. */
    headline: text,
    /** A sentence or two under it. */
    text: v.exactOptional(text),
    /** The button's label. */
    button: text,
    second,
    note,
  }),
]);

export type Section = DeepReadonly<v.InferOutput<typeof section>>;
export type SectionKind = Section['kind'];
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;
export type Artwork = DeepReadonly<v.InferOutput<typeof artwork>>;

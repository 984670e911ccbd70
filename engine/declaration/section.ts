import * as v from 'valibot';
import { path, point, text } from './primitives.ts';
import { scenes } from './theme.ts';

/** A picture: drawn from the declaration, or a photograph next to the funnel file. */
export const artwork = v.variant('kind', [
  /** A book cover set in the coach's display face. */
  v.strictObject({
    kind: v.literal('cover'),
    title: text,
    subtitle: v.exactOptional(text),
    author: v.exactOptional(text),
    badge: v.exactOptional(text),
    alt: text,
  }),
  /** A scene drawn in the coach's colours. */
  v.strictObject({ kind: v.literal('scene'), scene: v.picklist(scenes), alt: text }),
  /** A photograph next to the funnel file; the build makes its sizes and formats. */
  v.strictObject({ kind: v.literal('photo'), file: text, alt: text }),
]);

const title = { title: text, eyebrow: v.exactOptional(text), intro: v.exactOptional(text) };
const points = v.pipe(v.array(point), v.minLength(1, 'needs at least one entry'));
const texts = v.pipe(v.array(text), v.minLength(1, 'needs at least one entry'));

/**
 * The blocks of a page. On a page with a form every button scrolls to the form; on a booking page
 * it opens the coach's scheduling page.
 */
export const section = v.variant('kind', [
  /** The promise; on a page with a form, the form is next to it. */
  v.strictObject({
    kind: v.literal('hero'),
    eyebrow: v.exactOptional(text),
    headline: text,
    lead: text,
    points: v.exactOptional(texts),
    artwork: v.exactOptional(artwork),
    button: v.exactOptional(text),
    note: v.exactOptional(text),
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
    marker: v.exactOptional(v.picklist(['tick', 'cross', 'number'])),
    artwork: v.exactOptional(artwork),
  }),
  /** Numbers, each with what it means. */
  v.strictObject({
    kind: v.literal('statistics'),
    title: v.exactOptional(text),
    items: v.pipe(
      v.array(v.strictObject({ value: text, label: text })),
      v.minLength(1, 'needs at least one entry'),
    ),
  }),
  /** An extra that comes with the offer, and what it is worth. */
  v.strictObject({
    kind: v.literal('bonus'),
    title: text,
    text: text,
    worth: v.exactOptional(text),
    artwork: v.exactOptional(artwork),
  }),
  /** Date, time, length, place and seats of the funnel's event. */
  v.strictObject({
    kind: v.literal('event'),
    ...title,
    facts: v.exactOptional(v.array(v.strictObject({ label: text, value: text }))),
  }),
  /** The coach: emblem, biography and credentials from the coach's file. */
  v.strictObject({ kind: v.literal('host'), title: text, eyebrow: v.exactOptional(text) }),
  /** What people say, with their stars. */
  v.strictObject({
    kind: v.literal('testimonials'),
    ...title,
    items: v.pipe(
      v.array(
        v.strictObject({
          quote: text,
          name: text,
          role: v.exactOptional(text),
          stars: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
        }),
      ),
      v.minLength(1, 'needs at least one entry'),
    ),
  }),
  /** Questions whose answers open with a tap. */
  v.strictObject({
    kind: v.literal('questions'),
    ...title,
    items: v.pipe(
      v.array(v.strictObject({ question: text, answer: text })),
      v.minLength(1, 'needs at least one entry'),
    ),
  }),
  /** Who the offer is for and, said plainly, who it is not for. */
  v.strictObject({
    kind: v.literal('audience'),
    ...title,
    forYou: texts,
    notForYou: v.exactOptional(texts),
  }),
  /** What happens, step by step. */
  v.strictObject({ kind: v.literal('steps'), ...title, items: points }),
  /** A promise or a thought in the coach's words. */
  v.strictObject({ kind: v.literal('quote'), quote: text, by: v.exactOptional(text) }),
  /** The paragraphs of a longer thought. */
  v.strictObject({
    kind: v.literal('story'),
    ...title,
    paragraphs: texts,
    artwork: v.exactOptional(artwork),
  }),
  /** The coach's scheduling page in a frame, with a link in case the frame does not load. */
  v.strictObject({
    kind: v.literal('calendar'),
    ...title,
    height: v.pipe(v.number(), v.integer(), v.minValue(300)),
    fallback: text,
  }),
  /** An invitation to book, with one button. */
  v.strictObject({
    kind: v.literal('booking'),
    ...title,
    button: text,
    note: v.exactOptional(text),
  }),
  /** A link to another page of this site. */
  v.strictObject({
    kind: v.literal('related'),
    title: text,
    text: v.exactOptional(text),
    to: path,
    label: text,
  }),
  /** How few seats there are. */
  v.strictObject({ kind: v.literal('seats'), text: text }),
  /** The last word and the button. */
  v.strictObject({
    kind: v.literal('closing'),
    headline: text,
    text: v.exactOptional(text),
    button: text,
    note: v.exactOptional(text),
  }),
]);

export type Section = v.InferOutput<typeof section>;
export type SectionKind = Section['kind'];
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;
export type Artwork = v.InferOutput<typeof artwork>;

import * as v from 'valibot';
import { allow } from './allow.ts';
import { type DeepReadonly, text } from './primitives.ts';
import { scenes } from './theme.ts';

const texts = v.pipe(v.array(text), v.minLength(1, 'needs at least one entry'));

const headings = v.pipe(
  v.array(v.string()),
  v.minLength(1, 'needs at least one entry'),
  v.checkItems(
    (heading, column) => column === 0 || heading.trim() !== '',
    'is empty: write the words people will read here',
  ),
);

const cells = v.pipe(v.array(v.string()), v.minLength(1, 'needs at least one entry'));

/** A part of a chapter. */
export const guideBlock = v.variant('kind', [
  /** Words; links and emphasis are drawn. */
  v.strictObject({
    kind: v.literal('paragraph'),
    /** One thought. */
    text,
  }),
  /** A heading inside a chapter. */
  v.strictObject({
    kind: v.literal('heading'),
    /** A few words. */
    text,
  }),
  /** A worked example or a warning, in a box of its own. */
  v.strictObject({
    kind: v.literal('note'),
    /** What it is, in a few words. */
    title: text,
    /** One thought each. */
    paragraphs: texts,
  }),
  /** Words to say or to write to somebody, or somebody's own. */
  v.strictObject({
    kind: v.literal('quote'),
    /** The words, without quotation marks. */
    text,
    /** Who says them, or when. */
    by: v.exactOptional(text),
  }),
  /** Points, or steps in their order. */
  v.strictObject({
    kind: v.literal('list'),
    /** A sentence or two each. */
    items: texts,
    /** Whether their order counts. */
    isNumbered: v.exactOptional(v.boolean()),
  }),
  /** Boxes to tick with a pen. */
  v.strictObject({
    kind: v.literal('checklist'),
    /** A sentence each. */
    items: texts,
  }),
  /** Facts in rows. */
  v.strictObject({
    kind: v.literal('table'),
    /** What it shows. */
    caption: text,
    /** The heading of each column; above the names of rows it may be empty. */
    columns: headings,
    /** As many cells as there are columns, in each row; an empty one is there to be written in. */
    rows: v.pipe(v.array(cells), v.minLength(1, 'needs at least one row')),
  }),
  /** Questions with lines to write on. */
  v.strictObject({
    kind: v.literal('worksheet'),
    /** What is filled in. */
    title: text,
    /** What is asked, and how much room there is for it. */
    questions: v.pipe(
      v.array(
        v.strictObject({
          /** The question. */
          label: text,
          /** How many lines there are to write on. */
          lines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
        }),
      ),
      v.minLength(1, 'needs at least one question'),
    ),
  }),
  /** A scene of the coach's artwork. */
  v.strictObject({
    kind: v.literal('figure'),
    /** Which scene. */
    scene: v.picklist(scenes),
    /** What it shows, for people who cannot see it. */
    alt: text,
    /** A line under it. */
    caption: v.exactOptional(text),
  }),
]);

/**
 * A guide that is written here, in a file `<name>.guide.ts` beside the funnel that names it in
 * `offer.file`. The build draws it as a PDF with the cover that the page shows; its title is the
 * offer's name.
 */
export const guide = v.strictObject({
  /** Its chapters, in order. */
  chapters: v.pipe(
    v.array(
      v.strictObject({
        /** The chapter's name, also in the contents. */
        title: text,
        /** What it holds, from top to bottom. */
        blocks: v.pipe(v.array(guideBlock), v.minLength(1, 'needs at least one part')),
      }),
    ),
    v.minLength(1, 'needs at least one chapter'),
  ),
  allow,
});

export type Guide = DeepReadonly<v.InferOutput<typeof guide>>;
export type GuideBlock = DeepReadonly<v.InferOutput<typeof guideBlock>>;

import * as v from 'valibot';
import { readVideoAddress } from '#engine/addresses/video-address.ts';
import { httpsUrl, path, point, text } from './primitives.ts';

export const title = {
  /** The section's heading. */
  title: text,
  /** A few words in small letters over the heading. */
  eyebrow: v.exactOptional(text),
  /** A sentence or two between heading and content. */
  intro: v.exactOptional(text),
};

/** The line in small letters under a button. */
export const note = v.exactOptional(text);

/** The entries, each with a title and a text. */
export const points = v.pipe(v.array(point), v.minLength(1, 'needs at least one entry'));
/** The entries, a sentence each. */
export const texts = v.pipe(v.array(text), v.minLength(1, 'needs at least one entry'));

/** A quieter way on, under the button. */
export const second = v.exactOptional(
  v.strictObject({
    /** The link's words. */
    label: text,
    /** Another page of this site, or the coach's scheduling page. */
    to: v.union([v.picklist(['scheduling']), path]),
  }),
);

/** A small picture of a person. */
export const portrait = v.exactOptional(
  v.strictObject({
    /** The name of a JPEG, PNG, WebP or AVIF beside the funnel's file, at least 160 pixels wide. */
    file: text,
    /** What is seen, in words for people who cannot see it. */
    alt: text,
  }),
);

export const logos = {
  kind: v.literal('logos'),
  /** A few words over the row, like: As read in. */
  title: v.exactOptional(text),
  /** Two to twelve of them. */
  items: v.pipe(
    v.array(
      v.strictObject({
        /** Whose logo it is: shown where there is no file, and read out where there is one. */
        name: text,
        /** The name of a picture beside the funnel's file, at least 200 pixels wide; shown in one colour. */
        file: v.exactOptional(text),
      }),
    ),
    v.minLength(2, 'needs at least two logos'),
    v.maxLength(12, 'holds more than twelve logos: keep the twelve that visitors know'),
  ),
};

const videoAddress = v.pipe(
  v.string(),
  v.check(
    (value) => readVideoAddress(value) !== undefined,
    'is no video that a page can play: write the address of a YouTube or Vimeo video, or of an .mp4 file, with https://',
  ),
);

export const video = {
  kind: v.literal('video'),
  ...title,
  /** Its address at YouTube or Vimeo, as the browser shows it, or that of an .mp4 file. */
  url: videoAddress,
  /** How long it takes, like 3:20. */
  length: v.pipe(
    v.string(),
    v.regex(
      /^(?:\d{1,2}:[0-5]\d|\d{1,3}):[0-5]\d$/,
      'is not a length: write minutes and seconds, like 3:20',
    ),
  ),
  /** What is said in it, a paragraph each, for whoever would rather read. */
  transcript: v.exactOptional(texts),
};

/** The currencies in which prices are written. */
const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'BRL', 'MXN'] as const;

export const packages = {
  kind: v.literal('packages'),
  ...title,
  /** One to four of them, from left to right. */
  items: v.pipe(
    v.array(
      v.strictObject({
        /** What the package is called. */
        name: text,
        /** An amount, which is written as the page's language does, or words. */
        price: v.union([
          text,
          v.strictObject({
            /** The number alone. */
            amount: v.pipe(v.number(), v.minValue(0)),
            /** Its currency's three letters. */
            currency: v.picklist(currencies),
          }),
        ]),
        /** What the price is for, like: a month. */
        per: v.exactOptional(text),
        /** A sentence or two: for whom it is. */
        text: v.exactOptional(text),
        /** What one gets, a line each. */
        includes: texts,
        /** A word or two on the one package that is set apart. */
        highlight: v.exactOptional(text),
        /** How to get it. */
        button: v.strictObject({
          /** The button's label. */
          label: text,
          /** The form of this page, the coach's scheduling page, another page of this site, or an address. */
          to: v.union([v.picklist(['form', 'scheduling']), path, httpsUrl]),
        }),
      }),
    ),
    v.minLength(1, 'needs at least one package'),
    v.maxLength(4, 'holds more than four packages: keep the four that people choose'),
    v.check(
      (items) => items.filter(({ highlight }) => highlight !== undefined).length <= 1,
      'sets more than one package apart: keep highlight at one of them',
    ),
  ),
  /** The line in small letters under the packages, like: plus VAT. */
  note,
};

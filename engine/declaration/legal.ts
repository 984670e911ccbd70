import * as v from 'valibot';
import { language } from './language.ts';
import { day, httpsUrl, path, text } from './primitives.ts';

/** Where something can be read: a path of this site or the address of another. */
const place = v.pipe(
  v.string(),
  v.check(
    (value) => v.is(path, value) || v.is(httpsUrl, value),
    'is neither a path nor an address: write it like /privacy, or as https://…',
  ),
);

const links = {
  /** What is stored, why and for how long; beside every form, too. */
  privacy: place,
  /** What visitors may do with what they get, and what is promised. */
  terms: v.exactOptional(place),
  /** Who is behind the pages. */
  imprint: v.exactOptional(place),
};

/** What a coach's visitors may read before they give anything away; at the foot of every page and email. */
export const legal = v.strictObject({
  ...links,
  /** The same in other languages, for funnels in them; what is missing there leads to the coach's own. */
  byLanguage: v.exactOptional(v.record(language, v.strictObject(links))),
});

/** A page of plain text, like a privacy notice: in the coach's look, and not for search results. */
export const documentPage = v.strictObject({
  /** Where it is, like /willow/privacy. */
  path,
  /** The language of its words; without it the coach's. */
  language: v.exactOptional(language),
  /** Its headline, and what a browser tab shows. */
  title: text,
  /** The day its words were last changed, like 2027-03-16. */
  updated: day,
  /** Its text, in order. */
  sections: v.pipe(
    v.array(
      v.strictObject({
        /** Stands above the paragraphs. */
        heading: text,
        /** One or more, with links and emphasis. */
        paragraphs: v.pipe(v.array(text), v.minLength(1, 'needs at least one paragraph')),
      }),
    ),
    v.minLength(1, 'needs at least one section'),
  ),
});

export type Legal = v.InferOutput<typeof legal>;
export type DocumentPage = v.InferOutput<typeof documentPage>;

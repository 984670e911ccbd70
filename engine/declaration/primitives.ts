import * as v from 'valibot';

/** Words a person reads: at least one visible character, no space at either end. */
export const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'is empty: write the words people will read here'),
  v.check(
    (value) => value === value.trim(),
    ({ input }) =>
      /^\uFEFF|\uFEFF$/.test(input)
        ? 'starts or ends with an invisible character, a byte order mark (U+FEFF): remove it'
        : 'starts or ends with a space: remove it',
  ),
);

/** A path of this site: starts with a slash and has no query, fragment or trailing slash. */
export const path = v.pipe(
  v.string(),
  v.regex(
    /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*)?$/,
    'is not a path: write it like /free-guide, with letters, digits and hyphens, and no trailing slash',
  ),
);

/** An identifier: lower-case words joined by hyphens. */
export const slug = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'is not an id: use lower-case letters, digits and single hyphens, like free-guide',
  ),
);

/** An absolute https address. */
export const httpsUrl = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/, 'is not an address: write it as https://…'),
);

/** An email address of the people who run the site, not of a visitor. */
export const address = v.pipe(
  v.string(),
  v.rfcEmail('is not an email address: write it like hello@example.com'),
);

/** Whether a text is a day that the calendar has, like 2027-03-16. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : undefined;
  return (
    time !== undefined && time.toString() !== 'Invalid Date' && time.toJSON().startsWith(value)
  );
}

/** A day of the calendar. */
export const day = v.pipe(
  v.string(),
  v.check(isDay, 'is not a day of the calendar: write it like 2027-03-16'),
);

/** A date and a time on the clock of a time zone that is said elsewhere. */
export const localTime = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
    'is not a date and time: write it like 2027-03-16T10:00',
  ),
);

/** A title with the text under it. */
export const point = v.strictObject({
  /** What it is, in a few words. */
  title: text,
  /** A sentence or two about it. */
  text: text,
});

/** A short notice after an action. */
export const toast = v.strictObject({
  /** What happened, in a few words. */
  title: text,
  /** What it means, in a sentence. */
  description: v.exactOptional(text),
});

/** The same shape with every list and property read-only, as `const` literals have it. */
export type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

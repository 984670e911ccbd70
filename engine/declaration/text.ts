import * as v from 'valibot';

/** Words a person reads: at least one visible character, no blanks at either end. */
export const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'is empty: write the words a person will read here'),
  v.check((value) => value === value.trim(), 'starts or ends with a blank: remove it'),
);

/** A path of this site: begins with a slash, has no query, no fragment and no trailing slash. */
export const path = v.pipe(
  v.string(),
  v.regex(
    /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*)?$/,
    'is not a path: write it like /free-guide, with letters, digits and hyphens, and no trailing slash',
  ),
);

/** An identifier in lower-case words joined by hyphens. */
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
export const address = v.pipe(v.string(), v.rfcEmail('is not an email address'));

/** A title and the words under it. */
export const point = v.strictObject({ title: text, text: text });

/** A short message that appears after an action; a single text is the title. */
export const toast = v.strictObject({
  title: text,
  description: v.exactOptional(text),
});

/**
 * A toast for a failure. Where it shows `{message}` and the failed step has no message for
 * visitors, `withoutMessage` takes the place of the text that holds the placeholder.
 */
export const failureToast = v.strictObject({
  title: text,
  description: v.exactOptional(text),
  withoutMessage: v.exactOptional(text),
});

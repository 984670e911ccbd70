import * as v from 'valibot';

/** What happens elsewhere and may end a campaign. */
export const happenings = ['booking', 'purchase'] as const;

/** One of them. */
export type Happening = (typeof happenings)[number];

const word = v.pipe(v.string(), v.nonEmpty('is empty'));

const shared = {
  /** The end of the address that takes the reports, `/webhooks/in/<name>`; of one coach only. */
  name: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'is no end of an address: write it in lower case with hyphens, like summit-calls',
    ),
  ),
  /** What its reports are about: somebody has booked, or bought. */
  is: v.picklist(happenings),
  /** The environment variable with the key by which the sender signs; never the key itself. */
  secret: v.pipe(
    v.string(),
    v.regex(
      /^[A-Z][A-Z0-9_]*$/,
      'is not the name of an environment variable: write it like SUMMIT_CALENDLY_KEY',
    ),
  ),
};

/** Where something stands in a report: names and the numbers of list entries, with dots between them. */
const place = v.pipe(
  v.string(),
  v.regex(/^[\w-]+(\.[\w-]+)*$/, 'is no place in a report: write it like data.attendees.0.email'),
);

/** Reports that say one of these words at a place. */
const saying = v.strictObject({
  /** Where the word stands. */
  at: place,
  /** The words. */
  is: v.pipe(v.array(word), v.minLength(1, 'needs at least one word')),
});

/** A service that reports what happens elsewhere: a booked call, a purchase. */
export const inbound = v.variant('kind', [
  v.strictObject({ kind: v.literal('calendly'), ...shared }),
  v.strictObject({ kind: v.literal('cal.com'), ...shared }),
  v.strictObject({ kind: v.literal('stripe'), ...shared }),
  v.strictObject({
    /** Any service that signs its JSON with HMAC-SHA-256. */
    kind: v.literal('signed'),
    ...shared,
    /** How it signs. */
    signature: v.strictObject({
      /** The header with the signature. */
      header: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is not the name of a header')),
      /** How the signature is written. */
      encoding: v.picklist(['hex', 'base64']),
      /** What stands before it, like `sha256=`. */
      prefix: v.exactOptional(word),
    }),
    /** Where the report's own id stands: the same id has its effect once. */
    id: place,
    /** Where the person's address stands. */
    email: place,
    /** Which reports say that it has happened; all of them without it. */
    when: v.exactOptional(saying),
    /** Which reports take it back. */
    cancelled: v.exactOptional(saying),
  }),
]);

export type Inbound = v.InferOutput<typeof inbound>;

/** What ends a campaign: what happens elsewhere, or forms of the coach's funnels. */
export interface Endings {
  readonly happenings: readonly Happening[];
  /** The ids of the funnels, each with its place in the declaration. */
  readonly funnels: readonly { readonly id: string; readonly place: number }[];
}

/** Reads a campaign's `endsWith`. */
export function endingsOf(endsWith: Happening | readonly string[] | undefined): Endings {
  const named = typeof endsWith === 'string' ? [endsWith] : (endsWith ?? []);
  return {
    happenings: happenings.filter((one) => named.includes(one)),
    funnels: named
      .map((id, index) => ({ id, place: index }))
      .filter(({ id }) => !happenings.some((one) => one === id)),
  };
}

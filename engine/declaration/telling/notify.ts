import * as v from 'valibot';

/** How often those who are told get one email about all leads since the one before. */
export const digests = ['hourly', 'daily'] as const;

/** Who is told by email of each lead. */
export const notify = v.strictObject({
  /** Their addresses. */
  to: v.pipe(
    v.array(
      v.pipe(v.string(), v.rfcEmail('is not an email address: write it like hello@example.com')),
    ),
    v.minLength(1, 'needs at least one address'),
    v.maxLength(5, 'has more than five addresses: give a group one address'),
  ),
  /** One email for all leads of an hour or a day (at eight in the coach's time zone); without it one for each. */
  digest: v.exactOptional(v.picklist(digests)),
});

export type Digest = (typeof digests)[number];

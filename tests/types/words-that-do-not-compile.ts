import { de } from '#engine/language/de.ts';
import type { FormWords, Words } from '#engine/language/words.ts';

/** A catalogue with a gap must not compile. */
const { unsubscribe: _, ...email } = de.email;
const { full: __, ...seat } = de.seat;
const { choose: ___, ...form } = de.form;

// @ts-expect-error: the word under every campaign email is missing
export const withoutUnsubscribe: Words = { ...de, email };

// @ts-expect-error: one of the seat page's notices is missing
export const withoutFull: Words = { ...de, seat };

// @ts-expect-error: one of the form's sentences is missing
export const withoutChoice: FormWords = form;

export const withoutLabel: Words = {
  ...de,
  // @ts-expect-error: a kind of offer is missing
  offers: { guide: 'Leitfaden' },
};

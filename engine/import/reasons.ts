import type { RowVerdict } from '#engine/contract/console/imports.ts';

/** What is counted, in a list of counts. */
export const verdictNames: Readonly<Record<RowVerdict, string>> = {
  new: 'new',
  known: 'known already',
  duplicate: 'repeated in the file',
  'no-address': 'without an address',
  'invalid-address': 'with an invalid address',
  'no-name': 'without a name',
  'no-consent': 'without a clear day of agreeing',
  unsubscribed: 'unsubscribed',
  bounced: 'unreachable',
  complained: 'reported as spam',
  erased: 'erased',
};

/** Why a row was not imported, for whoever downloads the refused rows. */
export const reasonOf: Readonly<Record<Exclude<RowVerdict, 'new'>, string>> = {
  known: 'This coach knows the person already; nothing was changed.',
  duplicate: 'An earlier row of the file has the same address.',
  'no-address': 'There is no email address.',
  'invalid-address': 'This is not an email address.',
  'no-name': 'There is no name, and rows without one are refused.',
  'no-consent':
    'It is not clear when the person agreed: write the day like 2026-05-31, and none that is still to come.',
  unsubscribed: 'The person has unsubscribed, and stays so.',
  bounced: 'Emails to this address came back; it gets nothing more.',
  complained: 'The person has reported an email as spam, and gets nothing more.',
  erased:
    'Everything about this person was erased, or they asked for no emails before they were known; of the row only its number is kept.',
};

import type { NoticeWords } from './notice-words.ts';

/** What the site says of leads, in English. */
export const notice: NoticeWords = {
  one: (offer) => `A new lead: ${offer}`,
  several: (count) => `${count} new leads`,
  answer: 'Answer this email to write to them.',
  digest: 'Everybody who signed up since the last email of this kind.',
  source: 'Filed under',
  page: 'Page',
  cameFrom: 'Came from',
  direct: 'direct',
  sentAt: 'Sent',
  next: 'What happens next',
  nextEmails: (email, campaign) =>
    campaign === undefined
      ? `They get the email “${email}”.`
      : `They get the email “${email}”, and the campaign “${campaign}” begins.`,
};

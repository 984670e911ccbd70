import type { NoticeWords } from './notice-words.ts';

/** What the site says of leads, in German. */
export const notice: NoticeWords = {
  one: (offer) => `Neue Anmeldung: ${offer}`,
  several: (count) => `${count} neue Anmeldungen`,
  answer: 'Eine Antwort auf diese E-Mail geht direkt an die Person.',
  digest: 'Alle, die sich seit der letzten E-Mail dieser Art angemeldet haben.',
  source: 'Abgelegt unter',
  page: 'Seite',
  cameFrom: 'Gekommen über',
  direct: 'direkt aufgerufen',
  sentAt: 'Abgeschickt',
  next: 'Wie es weitergeht',
  nextEmails: (email, campaign) =>
    campaign === undefined
      ? `Die Person bekommt die E-Mail „${email}“.`
      : `Die Person bekommt die E-Mail „${email}“, und die Kampagne „${campaign}“ beginnt.`,
};

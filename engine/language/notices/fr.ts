import type { NoticeWords } from './notice-words.ts';

/** What the site says of leads, in French. */
export const notice: NoticeWords = {
  one: (offer) => `Nouvelle inscription\u00a0: ${offer}`,
  several: (count) => `${count} nouvelles inscriptions`,
  answer: 'Répondez à cet e-mail pour écrire directement à cette personne.',
  digest: 'Toutes les inscriptions depuis le dernier e-mail de ce type.',
  source: 'Classé sous',
  page: 'Page',
  cameFrom: 'Provenance',
  direct: 'accès direct',
  sentAt: 'Envoyé',
  next: 'Et ensuite',
  nextEmails: (email, campaign) =>
    campaign === undefined
      ? `Cette personne reçoit l’e-mail «\u00a0${email}\u00a0».`
      : `Cette personne reçoit l’e-mail «\u00a0${email}\u00a0», et la campagne «\u00a0${campaign}\u00a0» commence.`,
};

import { judgeClaim } from '#engine/checks/said/claim.ts';
import type { Judge } from '#engine/checks/said/judge.ts';
import { claimsOfLater } from './after-events.ts';
import { claimsOfConsents } from './agreed.ts';
import { claimsOfAttachments } from './attachments.ts';
import { claimsOfContacts } from './contacts.ts';
import { claimsOfDownloads } from './downloads.ts';
import { claimsOfEmails } from './emails.ts';
import { claimsOfExtras } from './extras.ts';
import { oneNameForTheOffer } from './other-things.ts';

const claims = [
  ...claimsOfExtras,
  ...claimsOfAttachments,
  ...claimsOfDownloads,
  ...claimsOfEmails,
  ...claimsOfContacts,
  ...claimsOfConsents,
  ...claimsOfLater,
];

/** What is promised to be sent, shown or brought is there. */
export const promiseJudges: readonly Judge[] = [...claims.map(judgeClaim), oneNameForTheOffer];

import { judgeClaim } from '#engine/checks/claims/claim.ts';
import { judgeEmails, judgePage } from '#engine/checks/facts/said.ts';
import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
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
];
const judges = [...claims.map(judgeClaim), oneNameForTheOffer];

/** What a page promises to send, to show or to bring is there. */
export const pagePromiseRules: readonly FunnelRule[] = judges.map(judgePage);

/** The same for what emails promise. */
export const emailPromiseRules: readonly CoachRule[] = judges.map(judgeEmails);

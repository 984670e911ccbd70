import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { domainsAreSound } from './domain.ts';
import { linksAreNotNearlyOthers } from './near-links.ts';
import { coachAddressesAreOwn, funnelAddressesAreOwn, mailboxesAreOwn } from './own-addresses.ts';
import { ownPagesAreLinkedByPath } from './own-pages.ts';

/** Addresses are the coach's own. */
export const funnelDomainRules: readonly FunnelRule[] = [
  funnelAddressesAreOwn,
  ownPagesAreLinkedByPath,
];

/** The same for a coach. */
export const coachDomainRules: readonly CoachRule[] = [
  domainsAreSound,
  coachAddressesAreOwn,
  linksAreNotNearlyOthers,
  ownPagesAreLinkedByPath,
  mailboxesAreOwn,
];

import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { coachLinksLead, funnelLinksLead, mailboxesWork } from './addresses.ts';
import { coachTextsEnd, funnelTextsEnd } from './cut-off.ts';
import { coachTextsAreForReaders, funnelTextsAreForReaders } from './judge-texts.ts';
import { coachTextsFit, funnelTextsFit } from './lengths.ts';
import { coachPairsAreInPlace, funnelPairsAreInPlace } from './swapped.ts';

/** What a funnel's words and links must be for visitors to make sense of them. */
export const funnelWordRules: readonly FunnelRule[] = [
  funnelLinksLead,
  funnelTextsFit,
  funnelTextsAreForReaders,
  funnelTextsEnd,
  funnelPairsAreInPlace,
];

/** The same for a coach. */
export const coachWordRules: readonly CoachRule[] = [
  mailboxesWork,
  coachLinksLead,
  coachTextsFit,
  coachTextsAreForReaders,
  coachTextsEnd,
  coachPairsAreInPlace,
];

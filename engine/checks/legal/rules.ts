import type { CoachRule } from '#engine/checks/rule/rule.ts';
import { noticesAgreeOnCarrier, noticesNameTheCarrier } from './carriers.ts';
import { documentsKnowTheMailbox, documentTitlesDiffer } from './documents.ts';
import {
  documentPathsAreFree,
  formsLinkToPrivacy,
  legalLinksLead,
  legalLinksSpeak,
} from './legal.ts';
import { documentsKnowTheAddress, imprintsHaveTheAddress } from './postal-addresses.ts';
import { legalLinksKeepPurpose, legalPagesAreLinked } from './purposes.ts';
import { noticesNameReceivers } from './receivers.ts';
import { noticesNameWhatIsUsed } from './services.ts';

/** Legal pages are there, are linked, and say what the site does. */
export const coachLegalRules: readonly CoachRule[] = [
  formsLinkToPrivacy,
  legalLinksLead,
  legalLinksSpeak,
  legalLinksKeepPurpose,
  legalPagesAreLinked,
  documentPathsAreFree,
  documentTitlesDiffer,
  documentsKnowTheAddress,
  imprintsHaveTheAddress,
  documentsKnowTheMailbox,
  noticesNameWhatIsUsed,
  noticesAgreeOnCarrier,
  noticesNameTheCarrier,
  noticesNameReceivers,
];

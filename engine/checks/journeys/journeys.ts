import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { type Judge, judgeEmails, judgePage } from '#engine/checks/said/judge.ts';
import { daysAreCounted, earlierEmailsExist, pastIsAsLongAgo } from './ago.ts';
import { readersAskedForIt } from './asked-for.ts';
import { emailsComeAsOften } from './cadence.ts';
import { campaignHasConsent } from './consent.ts';
import { emailsAreCounted } from './email-count.ts';
import { nextEmailIsAboutIt } from './next-topic.ts';
import { stepsSayTheirPlace } from './order.ts';
import {
  nobodyIsGreetedByAddress,
  previewsDiffer,
  subjectsAnswerNobody,
  subjectsDiffer,
} from './subjects.ts';
import { nextEmailIsInTime } from './timing.ts';
import { campaignsAnnounceNoEvent, campaignsAreStarted, functionsAreCalled } from './use.ts';

const judges: readonly Judge[] = [nextEmailIsInTime, emailsComeAsOften, emailsAreCounted];

/** What a page says of the emails that follow is what its campaign does. */
export const pageJourneyRules: readonly FunnelRule[] = [
  campaignHasConsent,
  ...judges.map(judgePage),
];

/** A coach's emails reach somebody, in their order and when they say. */
export const emailJourneyRules: readonly CoachRule[] = [
  ...[
    ...judges,
    pastIsAsLongAgo,
    earlierEmailsExist,
    daysAreCounted,
    readersAskedForIt,
    nextEmailIsAboutIt,
  ].map(judgeEmails),
  stepsSayTheirPlace,
  subjectsAnswerNobody,
  subjectsDiffer,
  previewsDiffer,
  nobodyIsGreetedByAddress,
  campaignsAreStarted,
  functionsAreCalled,
  campaignsAnnounceNoEvent,
];

import type { Finding } from '../findings.ts';
import type { Entry } from '../read-declarations.ts';
import { campaignsAreSound, journeyCampaignExists } from './campaigns.ts';
import { coachTimeZoneExists, eventIsSound } from './event.ts';
import { fieldsAreSound, formAsksForEmail } from './form.ts';
import { coachExists, namesAreUnique, slugIsFolder } from './identity.ts';
import {
  letterButtonsLeadSomewhere,
  letterEventTextsAreWhole,
  letterPlaceholdersAreKnown,
} from './letters.ts';
import { delayIsTold, failuresHaveToasts, messagesHaveAlternatives } from './outcomes.ts';
import {
  benefitsAreThreeToSix,
  bookingPageBooks,
  eventSectionsHaveEvent,
  heroComesFirst,
  photographsExist,
  relatedPagesExist,
} from './page.ts';
import { pathsAreFree } from './paths.ts';
import { coachTextsArePlain, eventTextsAreWhole, placeholdersAreKnown } from './placeholders.ts';
import { letterSenderHasAddress } from './postal-address.ts';
import { reminderIsPossible } from './reminder.ts';
import { functionsAreSound, replyIsPossible } from './reply.ts';
import type { CoachRule, FunnelRule, Surroundings } from './rule.ts';
import { campaignEndingsExist, letterIdsAreUnique } from './sequences.ts';
import { themeIsReadable } from './theme.ts';

const funnelRules: readonly FunnelRule[] = [
  coachExists,
  namesAreUnique,
  pathsAreFree,
  heroComesFirst,
  benefitsAreThreeToSix,
  eventSectionsHaveEvent,
  bookingPageBooks,
  photographsExist,
  relatedPagesExist,
  eventIsSound,
  reminderIsPossible,
  formAsksForEmail,
  fieldsAreSound,
  journeyCampaignExists,
  replyIsPossible,
  placeholdersAreKnown,
  eventTextsAreWhole,
  delayIsTold,
  failuresHaveToasts,
  messagesHaveAlternatives,
];

const coachRules: readonly CoachRule[] = [
  slugIsFolder,
  themeIsReadable,
  coachTimeZoneExists,
  functionsAreSound,
  campaignsAreSound,
  letterSenderHasAddress,
  letterIdsAreUnique,
  campaignEndingsExist,
  coachTextsArePlain,
  letterPlaceholdersAreKnown,
  letterEventTextsAreWhole,
  letterButtonsLeadSomewhere,
];

/** Every finding of every rule, in the order of the files. */
export function checkDeclarations(all: Surroundings): Finding[] {
  const isSound = [...all.coaches, ...all.funnels].every(({ sound }) => sound);
  return [
    ...all.coaches.flatMap((entry) =>
      coachRules.flatMap((rule) => findingsOf(rule, entry, all, isSound)),
    ),
    ...all.funnels.flatMap((entry) =>
      funnelRules.flatMap((rule) => findingsOf(rule, entry, all, isSound)),
    ),
  ];
}

/**
 * A rule may stumble over a declaration whose shape is wrong, its own or a neighbour's. That mistake
 * has been reported already, so such a rule says nothing; where every shape is right an error is a
 * bug and goes on.
 */
function findingsOf<Value>(
  rule: (entry: Entry<Value>, all: Surroundings) => Finding[],
  entry: Entry<Value>,
  all: Surroundings,
  isSound: boolean,
): Finding[] {
  try {
    return rule(entry, all);
  } catch (error) {
    if (isSound) throw error;
    return [];
  }
}

import { emailAnswersHaveWords } from '#engine/checks/email/optional-answers.ts';
import { autofillFits } from '#engine/checks/form/autofill.ts';
import { optionalAnswersHaveWords } from '#engine/checks/form/optional-answers.ts';
import {
  answersAreRead,
  fieldsSayWhatTheyAre,
  questionsDiffer,
} from '#engine/checks/form/questions.ts';
import { sentencesFit } from '#engine/checks/form/sentences.ts';
import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { coachTextsAreForReaders, funnelTextsAreForReaders } from './judge-texts.ts';

/** What a funnel's words must be for visitors to read and answer them. */
export const funnelWordRules: readonly FunnelRule[] = [
  optionalAnswersHaveWords,
  autofillFits,
  questionsDiffer,
  answersAreRead,
  fieldsSayWhatTheyAre,
  sentencesFit,
  funnelTextsAreForReaders,
];

/** The same for a coach's words. */
export const coachWordRules: readonly CoachRule[] = [
  emailAnswersHaveWords,
  coachTextsAreForReaders,
];

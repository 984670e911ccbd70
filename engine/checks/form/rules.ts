import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { acceptedTermsAreLinked } from './accepted-terms.ts';
import { autofillFits } from './autofill.ts';
import { consentsAreSound, journeyConsentExists } from './consents.ts';
import { noticeKnowsPhone } from './kept-phone.ts';
import { labelsFit } from './labels.ts';
import {
  formsNameFields,
  noticesNameFields,
  requiredFieldsAreRequired,
  toastsNameFields,
} from './named-fields.ts';
import { optionalAnswersHaveWords } from './optional-answers.ts';
import { rangesAdjoin } from './options.ts';
import { outcomesSayWhatHappened } from './outcome-words.ts';
import { delayIsTold, failuresHaveToasts, messagesHaveAlternatives } from './outcomes.ts';
import {
  answersAreRead,
  buttonTellsProgress,
  fieldsSayWhatTheyAre,
  questionsDiffer,
} from './questions.ts';
import { sentencesFit } from './sentences.ts';

/** What a form asks, what people agree to in it, and what it answers. */
export const funnelFormRules: readonly FunnelRule[] = [
  consentsAreSound,
  acceptedTermsAreLinked,
  noticeKnowsPhone,
  journeyConsentExists,
  delayIsTold,
  failuresHaveToasts,
  messagesHaveAlternatives,
  outcomesSayWhatHappened,
  optionalAnswersHaveWords,
  autofillFits,
  questionsDiffer,
  answersAreRead,
  fieldsSayWhatTheyAre,
  sentencesFit,
  labelsFit,
  toastsNameFields,
  requiredFieldsAreRequired,
  formsNameFields,
  rangesAdjoin,
  buttonTellsProgress,
];

/** The same for a coach. */
export const coachFormRules: readonly CoachRule[] = [noticesNameFields];

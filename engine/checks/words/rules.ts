import { emailButtonsLeadOn, relatedPagesAreOthers } from '#engine/checks/email/leads-back.ts';
import { emailAnswersHaveWords, nameDefaultsFit } from '#engine/checks/email/optional-answers.ts';
import { waitsAreLikely } from '#engine/checks/email/waits.ts';
import { autofillFits } from '#engine/checks/form/autofill.ts';
import { numbersAreLikely, startIsLikely } from '#engine/checks/form/event-numbers.ts';
import { labelsFit } from '#engine/checks/form/labels.ts';
import { formsNameFields, toastsNameFields } from '#engine/checks/form/named-fields.ts';
import { optionalAnswersHaveWords } from '#engine/checks/form/optional-answers.ts';
import { rangesAdjoin } from '#engine/checks/form/options.ts';
import {
  answersAreRead,
  buttonTellsProgress,
  fieldsSayWhatTheyAre,
  questionsDiffer,
} from '#engine/checks/form/questions.ts';
import { sentencesFit } from '#engine/checks/form/sentences.ts';
import { pictureFilesFit } from '#engine/checks/page/picture-files.ts';
import {
  emblemIsDescribed,
  picturesAreDescribed,
  picturesDiffer,
} from '#engine/checks/page/pictures.ts';
import { coloursDiffer } from '#engine/checks/page/theme.ts';
import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { coachLinksLead, funnelLinksLead, mailboxesWork } from './addresses.ts';
import { coachTextsEnd, funnelTextsEnd } from './cut-off.ts';
import { coachTextsAreForReaders, funnelTextsAreForReaders } from './judge-texts.ts';
import { coachTextsFit, funnelTextsFit } from './lengths.ts';

/** What a funnel's words, numbers, links and questions must be for visitors to make sense of them. */
export const funnelWordRules: readonly FunnelRule[] = [
  optionalAnswersHaveWords,
  autofillFits,
  questionsDiffer,
  answersAreRead,
  fieldsSayWhatTheyAre,
  sentencesFit,
  labelsFit,
  toastsNameFields,
  formsNameFields,
  rangesAdjoin,
  buttonTellsProgress,
  numbersAreLikely,
  startIsLikely,
  picturesAreDescribed,
  picturesDiffer,
  pictureFilesFit,
  relatedPagesAreOthers,
  funnelLinksLead,
  funnelTextsFit,
  funnelTextsAreForReaders,
  funnelTextsEnd,
];

/** The same for a coach's words. */
export const coachWordRules: readonly CoachRule[] = [
  emailAnswersHaveWords,
  nameDefaultsFit,
  emailButtonsLeadOn,
  waitsAreLikely,
  coloursDiffer,
  mailboxesWork,
  coachLinksLead,
  emblemIsDescribed,
  coachTextsFit,
  coachTextsAreForReaders,
  coachTextsEnd,
];

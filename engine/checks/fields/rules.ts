import { fieldsAreSound, formAsksForEmail } from '#engine/checks/form/form.ts';
import type { FunnelRule } from '#engine/checks/rule/rule.ts';
import { conditionsCanHold } from './conditions.ts';
import { limitsLeaveAnswers } from './limits.ts';
import { limitsAreSaid } from './said-limits.ts';
import { severalAnswersFit } from './several-answers.ts';

/** What the fields of a form have to be. */
export const fieldRules: readonly FunnelRule[] = [
  formAsksForEmail,
  fieldsAreSound,
  severalAnswersFit,
  limitsLeaveAnswers,
  limitsAreSaid,
  conditionsCanHold,
];

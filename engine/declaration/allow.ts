import * as v from 'valibot';
import { text } from './primitives.ts';

/**
 * The rules that may be wrong for a good reason, because they judge words: a file may allow what they
 * find, with its reason. What is wrong beyond doubt is not among them.
 */
export const doubts = [
  'answer-goes-nowhere',
  'broken-character',
  'forced-consent',
  'foreign-placeholder',
  'hidden-character',
  'left-over',
  'misspelling',
  'one-option',
  'other-fields-words',
  'same-hint',
  'shouting',
  'shown-literally',
  'template-words',
  'typing-slip',
  'unused-allow',
  'vague-link',
] as const;

export type Doubt = (typeof doubts)[number];

/** Findings that are right as they are in this file. */
export const allow = v.exactOptional(
  v.array(
    v.strictObject({
      /** The rule whose findings are right as they are. */
      rule: v.picklist(doubts),
      /** Why the finding is wrong here, for whoever reads the file next. */
      because: text,
    }),
  ),
);

import * as v from 'valibot';
import { text } from './primitives.ts';

/**
 * The rules that may be wrong for a good reason, because they judge words: a file may allow what they
 * find, with its reason. What is wrong beyond doubt is not among them.
 */
export const doubts = [
  'answer-goes-nowhere',
  'answer-not-stored',
  'broken-character',
  'busy-button',
  'call-length',
  'coach-twice',
  'consent-words',
  'copied-email',
  'copied-name',
  'copied-page',
  'count-of-fields',
  'count-of-points',
  'draft-with-date',
  'email-count',
  'email-order',
  'email-timing',
  'empty-alt',
  'event-date',
  'event-in-campaign',
  'event-length',
  'event-place',
  'event-seats',
  'event-time',
  'forced-consent',
  'foreign-address',
  'foreign-name',
  'foreign-offer',
  'foreign-placeholder',
  'form-place',
  'guide-without-content',
  'hidden-character',
  'label-differs',
  'leads-back',
  'left-over',
  'misspelling',
  'nothing-there',
  'offer-kind',
  'old-time-zone',
  'one-option',
  'option-value',
  'options-leave-gap',
  'other-fields-words',
  'other-language',
  'price-beside-free',
  'promised-contact',
  'promised-email',
  'promised-recording',
  'promised-reminder',
  'relative-day',
  'reminder-time',
  'reply-subject',
  'said-twice',
  'same-biography',
  'same-colour',
  'same-event',
  'same-hint',
  'same-look',
  'same-testimonial',
  'same-words',
  'scarcity',
  'shouting',
  'shown-literally',
  'small-picture',
  'subject-twice',
  'template-words',
  'text-length',
  'typing-slip',
  'unlikely-number',
  'unlikely-start',
  'unlikely-window',
  'unused-allow',
  'unused-campaign',
  'unused-email',
  'vague-link',
  'wrong-address',
  'wrong-mailbox',
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

/** Rules that name a cause, and the rules whose findings follow from it. */
export type Consequence = readonly [causes: readonly string[], rules: readonly string[]];

const foreign = ['foreign-address', 'foreign-name', 'foreign-offer', 'foreign-words'];
const noFunction = ['unknown-event-email', 'unknown-function', 'unknown-reminder'];

/** What follows from a mistake, by where it does. */
export const consequences = {
  'at the same place': [
    // What is shown literally is no word that could be misspelt or end a sentence.
    [
      ['foreign-placeholder', 'shown-literally'],
      ['misspelling', 'typing-slip'],
    ],
    [
      ['foreign-placeholder', 'visitor-value-in-header'],
      ['empty-answer', 'stray-name-default'],
    ],
    [['broken-character'], ['unknown-placeholder']],
    [['postal-address-unfinished'], ['template-words']],
    [['said-twice'], ['out-of-order']],
    [['broken-markup'], ['misspelling', 'wrong-address']],
    [
      ['foreign-address', 'nearly-own-address', 'wrong-address'],
      ['event-place', 'wrong-mailbox'],
    ],
    [['dead-link', 'unknown-button-path'], ['foreign-address']],
    // Words that will be written anew.
    [['left-over'], ['count-of-points', 'empty-alt', 'typing-slip', 'unknown-signature']],
    // Words that are another's speak of what that one offers.
    [
      ['foreign-name', 'foreign-offer', 'same-words'],
      ['count-of-points', 'empty-alt', 'foreign-words', 'offer-kind'],
    ],
    [['foreign-offer'], ['same-words']],
    [['foreign-name'], ['unknown-signature']],
    [['same-words'], ['call-length', 'event-length']],
    // An email of another kind is named after what that kind offers.
    [['email-template'], ['foreign-offer']],
    [['promised-email'], ['offer-kind']],
    // A length that is told as the event's is not a call's, too.
    [['event-length'], ['call-length']],
    // A button with the words of another kind of offer does not do what that one would.
    [['offer-kind'], ['button-words']],
    // What a list lacks, the guide lacks, too.
    [['count-of-points'], ['count-of-chapters']],
    [['email-count'], ['consent-words']],
    // A day that is wrong is wrong on any day, and a reminder that nobody sends has no time.
    [['event-date'], ['relative-day']],
    [['promised-reminder'], ['reminder-time']],
    [['unlikely-number'], ['count-of-points']],
    [['never-published', 'published-after-event'], ['published-later']],
    // A wrong moment is no move.
    [
      [
        'ambiguous-time-zone',
        'no-such-date',
        'old-time-zone',
        'unknown-time-zone',
        'unlikely-start',
      ],
      ['event-moved'],
    ],
    [
      ['path-taken', 'path-twice'],
      ['published-path', 'published-thanks'],
    ],
    [['copied-name', 'source-taken'], ['published-source']],
    // What nobody can reach tells nothing to anybody.
    [['private-webhook'], ['unknown-to-notice']],
    // What cannot come at all cannot come too late.
    [['promised-contact'], ['email-timing', 'nothing-there', 'reminder-time']],
  ],
  'in the same part': [
    // An address that is another coach's is told where it is declared.
    [['coach-twice'], foreign],
    [['same-biography'], ['count-of-points']],
    // A campaign whose end is misspelt has an end.
    [['wrong-value'], ['booked-still-asked']],
  ],
  'in the same file': [
    // Words that are another coach's are told where all of them are.
    [['copied-page', 'copied-email', 'same-biography', 'same-testimonial'], ['foreign-words']],
    // A page whose coach is wrong names nobody else's.
    [['coach-not-folder'], [...foreign, 'foreign-campaign', 'count-of-points']],
    // A funnel that is missed gets the words that were meant for the others.
    [['unknown-message-funnel'], ['empty-placeholder', 'other-language']],
    [['published-document'], ['dead-link', 'unlinked-document']],
    // Where another coach works is far from here.
    [['coach-twice'], ['distant-time-zone']],
    [['published-funnel'], ['unused-campaign', 'unused-email']],
    [['campaign-without-steps', 'letter-twice'], ['email-given-up']],
    [['copied-email'], ['preview-twice', 'said-twice', 'subject-twice']],
    [['ending-leads-back'], ['button-words']],
    // What another function asks for is not what this form has to send.
    [['email-template'], ['email-without-address']],
    // What stands twice is counted twice.
    [['said-twice'], ['count-of-points']],
    [['ending-without-seats'], ['empty-placeholder', 'event-seats']],
    // A field that is wrong is wrong wherever its answer is used.
    [
      ['email-field'],
      ['answer-goes-nowhere', 'empty-answer', 'required-differs', 'unknown-placeholder'],
    ],
    // An answer whose placeholder is misspelt is not used under its name.
    [['unknown-placeholder'], ['answer-goes-nowhere', 'answer-not-stored']],
    [['wrong-autofill'], ['same-hint']],
    [['limits-exclude'], ['limits-said']],
    [['same-option'], ['option-value', 'options-leave-gap', 'options-overlap']],
    [['option-value'], ['options-leave-gap', 'options-overlap']],
    // A file that is not where it belongs, or is not named as it is.
    [['unread-file'], ['copied-file', 'coach-not-folder']],
    // A name that is in use has its paths in use, too, and a path that is taken has to change again.
    [['former-name-taken'], ['path-taken']],
    // A page that is over is told where its end is declared.
    [['ended-already'], ['link-to-ended-page']],
  ],
  'in the same folder': [
    [['copied-file'], foreign],
    [['copied-email'], ['email-count']],
    [['coach-not-folder', 'unknown-function'], ['unknown-message-funnel']],
    // Whoever a misspelt name was meant for gets the words for everybody else.
    [['unknown-message-funnel'], ['download-without-file', 'foreign-offer', 'promised-email']],
    // A coach whose slug is wrong has no funnels.
    [
      ['slug-not-folder'],
      [
        ...foreign,
        'coach-not-folder',
        'published-slug',
        'unknown-coach',
        'unknown-ending',
        'unknown-message-funnel',
      ],
    ],
    // An email that was meant for another kind of form promises and shows what this one lacks.
    [
      ['email-template'],
      [
        'count-of-points',
        'download-without-file',
        'empty-placeholder',
        'offer-kind',
        'promised-reminder',
        'undelivered-file',
        'unknown-body-field',
        'unused-email',
        'value-not-collected',
      ],
    ],
    // An email that is named in the wrong place leaves out the one that belongs there.
    [['unknown-event-email', 'unknown-reminder'], ['unused-email']],
    // A file that cannot be read brings what is promised, and a draft of its own, as soon as it can.
    [['unreadable-file'], ['promised-email', 'template-words', 'unused-email']],
    // A name that changed is missed wherever it is used.
    [['published-id'], ['count-of-points', 'empty-placeholder', 'unknown-message-funnel']],
    [['published-campaign'], ['unknown-campaign']],
    // Without its event, a page and its emails have no date, and nothing to remind of.
    [
      ['event-given-up'],
      [
        'empty-placeholder',
        'event-section',
        'offer-kind',
        'promised-reminder',
        'unknown-placeholder',
        'unused-email',
        'value-not-collected',
      ],
    ],
    [['unlikely-number'], ['call-length', 'event-length', 'event-seats', 'reminder-time']],
    [['unlikely-number'], ['seats-lowered']],
    [
      ['no-such-date', 'unlikely-start'],
      ['email-timing', 'event-date', 'event-time', 'reminder-time'],
    ],
    // What contradicts a declaration differs from what other texts say of it, too.
    [
      [
        'call-length',
        'count-of-points',
        'email-count',
        'event-length',
        'event-seats',
        'reminder-time',
      ],
      ['number-differs'],
    ],
    [['unknown-body-field'], ['value-not-collected']],
    [['campaign-taken'], ['campaign-given-up', 'unknown-campaign']],
    // Without its button an email promises one in vain.
    [['missing-file'], ['unused-guide']],
    [['undelivered-file'], ['leads-back', 'nothing-there']],
    [['published-path'], ['dead-link']],
    [['path-given-away'], ['button-words', 'ending-leads-back', 'leads-back']],
    // A date that was taken away is missed in every text, and nothing can remind of it.
    [['event-moved'], ['empty-placeholder', 'reminder-without-date']],
    [['published-draft'], ['link-to-draft']],
    [['published-later'], ['link-to-later-page']],
    [['missing-picture', 'same-picture'], ['unused-picture']],
  ],
  // An email whose declaration cannot be read is missed wherever it is named.
  'under its name': [[['wrong-value', 'unknown-property', 'missing-property'], noFunction]],
} as const satisfies Readonly<Record<string, readonly Consequence[]>>;

/** Where something follows from a mistake. */
export type Where = keyof typeof consequences;

import type { Finding } from '#engine/read/findings.ts';
import { joinCopiedFiles } from './copied-files.ts';

/** Rules that name a cause, and the rules whose findings follow from it. */
type Consequence = readonly [causes: readonly string[], rules: readonly string[]];

const foreign = ['foreign-address', 'foreign-name', 'foreign-offer', 'foreign-words'];
const noFunction = ['unknown-event-email', 'unknown-function', 'unknown-reminder'];

/** What follows from a mistake, by where it does. */
const consequences = {
  'at the same place': [
    // What is shown literally is no word that could be misspelt or end a sentence.
    [['shown-literally'], ['misspelling', 'typing-slip']],
    [['foreign-placeholder', 'visitor-value-in-header'], ['stray-name-default']],
    [['broken-character'], ['unknown-placeholder']],
    [['postal-address-unfinished'], ['template-words']],
    [['said-twice'], ['out-of-order']],
    [['broken-markup'], ['wrong-address']],
    // Words that will be written anew.
    [['left-over'], ['typing-slip', 'unknown-signature']],
    // Words that are another's speak of what that one offers.
    [
      ['foreign-name', 'foreign-offer', 'same-words'],
      ['count-of-points', 'foreign-words', 'offer-kind'],
    ],
    [['foreign-name'], ['unknown-signature']],
    [['promised-email'], ['offer-kind']],
    // A button with the words of another kind of offer does not do what that one would.
    [['offer-kind'], ['button-words']],
    // What a list lacks, the guide lacks, too.
    [['count-of-points'], ['count-of-chapters']],
    [['email-count'], ['consent-words']],
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
    // What cannot come at all cannot come too late.
    [['promised-contact'], ['email-timing', 'reminder-time']],
  ],
  'in the same part': [
    // An address that is another coach's is told where it is declared.
    [['coach-twice'], foreign],
    [['same-biography'], ['count-of-points']],
  ],
  'in the same file': [
    // Words that are another coach's are told where all of them are.
    [['copied-page', 'copied-email', 'same-biography', 'same-testimonial'], ['foreign-words']],
    // A page whose coach is wrong names nobody else's.
    [['coach-not-folder'], [...foreign, 'foreign-campaign', 'count-of-points']],
    // A funnel that is missed gets the words that were meant for the others.
    [['unknown-message-funnel'], ['empty-placeholder']],
    [['published-document'], ['dead-link']],
    [['published-funnel'], ['unused-campaign', 'unused-email']],
    [['campaign-without-steps', 'letter-twice'], ['email-given-up']],
    [['copied-email'], ['preview-twice', 'subject-twice']],
    [['ending-leads-back'], ['button-words']],
    // What another function asks for is not what this form has to send.
    [['email-template'], ['email-without-address']],
    // What stands twice is counted twice.
    [['said-twice'], ['count-of-points']],
    [['ending-without-seats'], ['empty-placeholder', 'event-seats']],
    // A field that is wrong is wrong wherever its answer is used.
    [['email-field'], ['answer-goes-nowhere', 'empty-answer', 'unknown-placeholder']],
    // An answer whose placeholder is misspelt is not used under its name.
    [['unknown-placeholder'], ['answer-goes-nowhere', 'answer-not-stored']],
    [['wrong-autofill'], ['same-hint']],
    [['limits-exclude'], ['limits-said']],
    [['same-option'], ['option-value', 'options-leave-gap']],
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
    [['no-such-date'], ['event-date', 'event-time', 'reminder-time']],
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
    [['missing-picture'], ['unused-picture']],
  ],
  // An email whose declaration cannot be read is missed wherever it is named.
  'under its name': [[['wrong-value', 'unknown-property', 'missing-property'], noFunction]],
} as const satisfies Readonly<Record<string, readonly Consequence[]>>;

type Where = keyof typeof consequences;

/**
 * Findings with one for each cause: a mistake from which others follow is told once, where it was
 * made, and what two rules say in the same words, or of the same words, is told once, too.
 *
 * @param shapes what the shapes lack, which is told elsewhere
 */
export function tellCauses(
  findings: readonly Finding[],
  shapes: readonly Finding[] = [],
): Finding[] {
  const joined = joinCopiedFiles(findings);
  const causes = [...shapes, ...joined];
  const told = new Set<string>();
  const quoted = new Map<string, string[]>();
  return joined.filter((finding) => {
    // A coach that is missing is missed by each of its funnels.
    const place = finding.rule === 'unknown-coach' ? '' : `${finding.file} ${finding.path}`;
    const said = `${place} ${finding.problem}`;
    if (told.has(said) || isConsequence(finding, causes)) return false;
    const words = /^"(.+?)" stands here/.exec(finding.problem)?.[1];
    const others = quoted.get(`${finding.rule} ${place}`) ?? [];
    if (words !== undefined && others.some((one) => one.includes(words) || words.includes(one))) {
      return false;
    }
    told.add(said);
    if (words !== undefined) quoted.set(`${finding.rule} ${place}`, [...others, words]);
    return true;
  });
}

function isConsequence(finding: Finding, findings: readonly Finding[]): boolean {
  return (
    isTrialAddress(finding, findings) ||
    isTrialLink(finding, findings) ||
    Object.entries<readonly Consequence[]>(consequences).some(([where, table]) =>
      table.some(
        ([causes, rules]) =>
          rules.includes(finding.rule) &&
          findings.some(
            (other) => causes.includes(other.rule) && isThere(finding, other, where as Where),
          ),
      ),
    )
  );
}

function isThere(one: Finding, other: Finding, where: Where): boolean {
  const folder = ({ file }: Finding) => `${file.slice(0, file.lastIndexOf('/'))}/`;
  switch (where) {
    case 'in the same folder':
      return folder(one).startsWith(folder(other)) || folder(other).startsWith(folder(one));
    case 'under its name': {
      const [, name] = /^functions(?:\['(.+?)'\]|\.(\w+))/.exec(other.path)?.filter(Boolean) ?? [];
      return name !== undefined && one.problem.includes(`"${name}"`);
    }
    case 'in the same file':
      return one.file === other.file;
    default: {
      const partOf = ({ path }: Finding) =>
        where === 'in the same part' ? path.split('.')[0] : path;
      return one.file === other.file && partOf(one) === partOf(other);
    }
  }
}

/** A link to an address for trying things out is not also broken. */
function isTrialLink({ rule, file, path }: Finding, findings: readonly Finding[]): boolean {
  if (rule !== 'broken-markup') return false;
  return findings.some(
    (other) =>
      other.rule === 'left-over' &&
      other.file === file &&
      other.path === path &&
      /^"https?:/.test(other.problem),
  );
}

/** An address that is wrong as an address is not also words that were left over. */
function isTrialAddress(finding: Finding, findings: readonly Finding[]): boolean {
  if (finding.rule !== 'left-over') return false;
  const [, shown = ''] = /^"(.+?)[).,;]*"/.exec(finding.problem) ?? [];
  return findings.some(
    ({ rule, file, path, problem }) =>
      (rule === 'wrong-address' || rule === 'wrong-mailbox') &&
      file === finding.file &&
      path === finding.path &&
      problem.includes(shown),
  );
}

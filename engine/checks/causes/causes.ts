import type { Finding } from '#engine/read/findings.ts';
import { joinCopiedFiles } from './copied-files.ts';

/** Findings that another one explains. */
interface Consequence {
  /** The rules that name the cause. */
  readonly causes: readonly string[];
  /** The rules whose findings follow from it. */
  readonly rules: readonly string[];
  /** Where they follow from it. */
  readonly where:
    | 'at the same place'
    | 'in the same part'
    | 'in the same file'
    | 'in the same folder';
}

const copies = ['copied-page', 'copied-email', 'same-biography', 'same-testimonial'];
const foreign = ['foreign-address', 'foreign-name', 'foreign-offer', 'foreign-words'];

const consequences: readonly Consequence[] = [
  // Words that are another coach's are told where all of them are.
  { causes: copies, rules: ['foreign-words'], where: 'in the same file' },
  { causes: ['copied-file'], rules: foreign, where: 'in the same folder' },
  // An address that is another coach's is told where it is declared.
  { causes: ['coach-twice'], rules: foreign, where: 'in the same part' },
  // A page whose coach is wrong names nobody else's.
  {
    causes: ['coach-not-folder'],
    rules: [...foreign, 'foreign-campaign', 'count-of-points'],
    where: 'in the same file',
  },
  // A coach whose slug is wrong has no funnels.
  {
    causes: ['slug-not-folder'],
    rules: [
      ...foreign,
      'coach-not-folder',
      'published-slug',
      'unknown-coach',
      'unknown-ending',
      'unknown-message-funnel',
    ],
    where: 'in the same folder',
  },
  // A funnel that is missed gets the words that were meant for the others.
  { causes: ['unknown-message-funnel'], rules: ['empty-placeholder'], where: 'in the same file' },
  // An email that was meant for another kind of form promises and shows what this one lacks.
  {
    causes: ['email-template'],
    rules: [
      'count-of-points',
      'empty-placeholder',
      'offer-kind',
      'promised-reminder',
      'undelivered-file',
      'unknown-body-field',
      'unused-email',
      'value-not-collected',
    ],
    where: 'in the same folder',
  },
  // A name that changed is missed wherever it is used, and a wrong moment is no move.
  {
    causes: ['published-id'],
    rules: ['count-of-points', 'empty-placeholder', 'unknown-message-funnel'],
    where: 'in the same folder',
  },
  {
    causes: ['published-campaign'],
    rules: ['unknown-campaign'],
    where: 'in the same folder',
  },
  // Without its event, a page and its emails have no date, and nothing to remind of.
  {
    causes: ['event-given-up'],
    rules: [
      'empty-placeholder',
      'event-section',
      'offer-kind',
      'promised-reminder',
      'unknown-placeholder',
      'unused-email',
      'value-not-collected',
    ],
    where: 'in the same folder',
  },
  { causes: ['published-document'], rules: ['dead-link'], where: 'in the same file' },
  {
    causes: ['published-funnel'],
    rules: ['unused-campaign', 'unused-email'],
    where: 'in the same file',
  },
  {
    causes: [
      'ambiguous-time-zone',
      'no-such-date',
      'old-time-zone',
      'unknown-time-zone',
      'unlikely-start',
    ],
    rules: ['event-moved'],
    where: 'at the same place',
  },
  {
    causes: ['campaign-without-steps', 'letter-twice'],
    rules: ['email-given-up'],
    where: 'in the same file',
  },
  {
    causes: ['unlikely-number'],
    rules: ['call-length', 'event-length', 'event-seats', 'reminder-time'],
    where: 'in the same folder',
  },
  { causes: ['unknown-body-field'], rules: ['value-not-collected'], where: 'in the same folder' },
  { causes: ['email-count'], rules: ['consent-words'], where: 'at the same place' },
  { causes: ['broken-markup'], rules: ['wrong-address'], where: 'at the same place' },
  // Words that will be written anew.
  {
    causes: ['left-over'],
    rules: ['typing-slip', 'unknown-signature'],
    where: 'at the same place',
  },
  // Words that are another's speak of what that one offers.
  {
    causes: ['foreign-name', 'foreign-offer', 'same-words'],
    rules: ['foreign-words', 'offer-kind'],
    where: 'at the same place',
  },
  { causes: ['promised-email'], rules: ['offer-kind'], where: 'at the same place' },
  // What a list lacks, the guide lacks, too.
  { causes: ['count-of-points'], rules: ['count-of-chapters'], where: 'at the same place' },
  // What stands twice is counted twice.
  { causes: ['said-twice'], rules: ['count-of-points'], where: 'in the same file' },
  { causes: ['foreign-name'], rules: ['unknown-signature'], where: 'at the same place' },
  {
    causes: ['campaign-taken'],
    rules: ['campaign-given-up', 'unknown-campaign'],
    where: 'in the same folder',
  },
  {
    causes: ['ending-without-seats'],
    rules: ['empty-placeholder', 'event-seats'],
    where: 'in the same file',
  },
  // A field that is wrong is wrong wherever its answer is used.
  {
    causes: ['email-field'],
    rules: ['answer-goes-nowhere', 'empty-answer', 'unknown-placeholder'],
    where: 'in the same file',
  },
  // An answer whose placeholder is misspelt is not used under its name.
  {
    causes: ['unknown-placeholder'],
    rules: ['answer-goes-nowhere', 'answer-not-stored'],
    where: 'in the same file',
  },
  { causes: ['wrong-autofill'], rules: ['same-hint'], where: 'in the same file' },
  {
    causes: ['same-option'],
    rules: ['option-value', 'options-leave-gap'],
    where: 'in the same file',
  },
  {
    causes: ['option-value'],
    rules: ['options-leave-gap', 'options-overlap'],
    where: 'in the same file',
  },
  // A file that is not where it belongs, or is not named as it is.
  {
    causes: ['unread-file'],
    rules: ['copied-file', 'coach-not-folder'],
    where: 'in the same file',
  },
  // Without its button an email promises one in vain.
  { causes: ['missing-file'], rules: ['unused-guide'], where: 'in the same folder' },
  { causes: ['undelivered-file'], rules: ['nothing-there'], where: 'in the same folder' },
  // A name that is in use has its paths in use, too, and a path that is taken has to change again.
  { causes: ['former-name-taken'], rules: ['path-taken'], where: 'in the same file' },
  { causes: ['published-path'], rules: ['dead-link'], where: 'in the same folder' },
  {
    causes: ['path-taken', 'path-twice'],
    rules: ['published-path', 'published-thanks'],
    where: 'at the same place',
  },
  {
    causes: ['path-given-away'],
    rules: ['button-words', 'ending-leads-back', 'leads-back'],
    where: 'in the same folder',
  },
  // A date that was taken away is missed in every text, and nothing can remind of it.
  {
    causes: ['event-moved'],
    rules: ['empty-placeholder', 'reminder-without-date'],
    where: 'in the same folder',
  },
  { causes: ['copied-name'], rules: ['published-source'], where: 'at the same place' },
  { causes: ['source-taken'], rules: ['published-source'], where: 'at the same place' },
  { causes: ['published-draft'], rules: ['link-to-draft'], where: 'in the same folder' },
  // What cannot come at all cannot come too late.
  {
    causes: ['promised-contact'],
    rules: ['email-timing', 'reminder-time'],
    where: 'at the same place',
  },
  // A page that is over is told where its end is declared.
  { causes: ['ended-already'], rules: ['link-to-ended-page'], where: 'in the same file' },
  { causes: ['missing-picture'], rules: ['unused-picture'], where: 'in the same folder' },
  // A button with the words of another kind of offer does not do what that one would.
  { causes: ['offer-kind'], rules: ['button-words'], where: 'at the same place' },
];

/**
 * Findings with one for each cause: a mistake from which others follow is told once, where it was
 * made, and what two rules say in the same words, or of the same words, is told once, too.
 */
export function tellCauses(findings: readonly Finding[]): Finding[] {
  const joined = joinCopiedFiles(findings);
  const told = new Set<string>();
  const quoted = new Map<string, string[]>();
  return joined.filter((finding) => {
    // A coach that is missing is missed by each of its funnels.
    const place = finding.rule === 'unknown-coach' ? '' : `${finding.file} ${finding.path}`;
    const said = `${place} ${finding.problem}`;
    if (told.has(said) || isConsequence(finding, joined)) return false;
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
    consequences.some(
      ({ causes, rules, where }) =>
        rules.includes(finding.rule) &&
        findings.some((other) => causes.includes(other.rule) && isThere(finding, other, where)),
    )
  );
}

function isThere(one: Finding, other: Finding, where: Consequence['where']): boolean {
  const folder = ({ file }: Finding) => file.slice(0, file.lastIndexOf('/'));
  if (where === 'in the same folder') return `${folder(one)}/`.startsWith(`${folder(other)}/`);
  if (one.file !== other.file || where === 'in the same file') return one.file === other.file;
  const partOf = ({ path }: Finding) => (where === 'in the same part' ? path.split('.')[0] : path);
  return partOf(one) === partOf(other);
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

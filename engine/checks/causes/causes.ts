import type { Finding } from '#engine/read/findings.ts';
import { joinCopiedFiles } from './copied-files.ts';

/** A finding that another one explains. */
interface Consequence {
  /** The rule that names the cause. */
  readonly cause: string;
  /** The rules whose findings follow from it. */
  readonly rules: readonly string[];
  /** Where they follow from it. */
  readonly where: 'at the same place' | 'in the same file' | 'in the same folder';
}

const consequences: readonly Consequence[] = [
  // Words that are another coach's are told where all of them are.
  { cause: 'copied-page', rules: ['foreign-words'], where: 'in the same file' },
  { cause: 'copied-email', rules: ['foreign-words'], where: 'in the same file' },
  { cause: 'same-biography', rules: ['foreign-words'], where: 'in the same file' },
  { cause: 'same-testimonial', rules: ['foreign-words'], where: 'in the same file' },
  // An address that is another coach's: it is told where it is declared.
  {
    cause: 'coach-twice',
    rules: ['foreign-address', 'foreign-name', 'foreign-words'],
    where: 'at the same place',
  },
  // A path, a name or a page that is another's belongs to nobody here.
  {
    cause: 'coach-not-folder',
    rules: ['foreign-address', 'foreign-name', 'foreign-offer', 'foreign-campaign'],
    where: 'in the same file',
  },
  // A coach whose slug is wrong has no funnels.
  {
    cause: 'slug-not-folder',
    rules: [
      'foreign-address',
      'foreign-name',
      'foreign-offer',
      'published-slug',
      'unknown-coach',
      'unknown-ending',
      'unknown-message-funnel',
    ],
    where: 'in the same folder',
  },
  // A funnel that is missed gets the words that were meant for the others.
  { cause: 'unknown-message-funnel', rules: ['empty-placeholder'], where: 'in the same file' },
];

/**
 * Findings with one for each cause: a mistake from which others follow is told once, where it was
 * made.
 */
export function tellCauses(findings: readonly Finding[]): Finding[] {
  return joinCopiedFiles(findings.filter((finding) => !isConsequence(finding, findings)));
}

function isConsequence(finding: Finding, findings: readonly Finding[]): boolean {
  return (
    isTrialAddress(finding, findings) ||
    consequences.some(
      ({ cause, rules, where }) =>
        rules.includes(finding.rule) &&
        findings.some((other) => other.rule === cause && isThere(finding, other, where)),
    )
  );
}

function isThere(one: Finding, other: Finding, where: Consequence['where']): boolean {
  const folder = ({ file }: Finding) => file.slice(0, file.lastIndexOf('/'));
  if (where === 'in the same folder') return folder(one) === folder(other);
  return one.file === other.file && (where === 'in the same file' || one.path === other.path);
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

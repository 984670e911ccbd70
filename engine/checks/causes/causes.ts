import type { Finding } from '#engine/read/findings.ts';
import { type Consequence, consequences, type Where } from './consequences.ts';
import { joinCopiedFiles } from './copied-files.ts';

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
    const words = /^"(.+?)" (?:stands here|signs here|is misspelt)/.exec(finding.problem)?.[1];
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
    isHeldAgainstWrong(finding, findings) ||
    Object.entries<readonly Consequence[]>(consequences).some(([where, table]) =>
      table.some(
        ([causes, rules]) =>
          rules.includes(finding.rule) &&
          findings.some(
            (other) =>
              causes.includes(other.rule) &&
              isThere(finding, other, where as Where) &&
              !isElsewhere(other, where as Where),
          ),
      ),
    )
  );
}

/** A long pause between the emails of a campaign says nothing of the events of its coach. */
function isElsewhere({ rule, path }: Finding, where: Where): boolean {
  return (
    where === 'in the same folder' && rule === 'unlikely-number' && path.startsWith('campaigns')
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

/** What another text says is no measure where that text is itself blamed for it, by what it counts. */
function isHeldAgainstWrong({ file, problem }: Finding, findings: readonly Finding[]): boolean {
  const { at, of = file } =
    /(?:, but | \()(?<at>[\w.[\]'-]+)(?: of (?<of>[^\s)]+))?(?: says |\)\.$)/.exec(problem)
      ?.groups ?? {};
  const words = / says (?<words>".+?")(?: \(|\.$)/.exec(problem)?.groups?.['words'];
  if (at === undefined || words === undefined) return false;
  return findings.some(
    (other) =>
      other.file === of &&
      other.path === at &&
      other.problem.startsWith(`${words} stands here, but `) &&
      !/ says "/.test(other.problem),
  );
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

import { doubts } from '#engine/declaration/allow.ts';
import { type Finding, findPlace } from '#engine/read/findings.ts';
import { eventReasons } from './event-reasons.ts';
import { structureReasons } from './structure-reasons.ts';
import { wordReasons } from './word-reasons.ts';

/** All rules with their reasons, in the order in which they are read. */
const reasonGroups = [...structureReasons, ...wordReasons, ...eventReasons];

const severities = { error: 'Mistake', warning: 'Warning', note: 'Note' } as const;

const introduction = `<!-- Made by npm run schema from the mistakes in tests/mistakes; edit neither words nor order here. -->

# What the check says

Every finding of \`npm run check\`, each with an example: the place, the line, what is
wrong and what to do. A **mistake** keeps the site from starting, a **warning** does not, and a **note**
appears in the check only. Where a finding does not apply for a good reason, \`allow\` in the file silences it,
if it says so below.

The examples show one place. What contradicts a declared fact is a mistake where people rely on it to the
letter (the page's head, what it says in short, its form, an email's subject, a reminder), and a warning in any other
sentence, which a person has to judge.
`;

/**
 * The list of all findings as Markdown.
 *
 * @param findings an example of each rule
 * @throws if a rule has no reason here or no example
 */
export function writeFindings(findings: ReadonlyMap<string, Finding>): string {
  const explained = new Set(reasonGroups.flatMap(({ reasons }) => Object.keys(reasons)));
  const odd = [
    ...[...explained].filter((rule) => !findings.has(rule)),
    ...[...findings.keys()].filter((rule) => !explained.has(rule)),
  ];
  if (odd.length > 0) {
    throw new Error(
      `Each rule needs a reason here and a mistake in tests/mistakes: ${odd.join(', ')}.`,
    );
  }
  const groups = reasonGroups.map(({ title, reasons }) => {
    const parts = Object.entries(reasons).flatMap(([rule, reason]) =>
      writeRule(rule, reason, findings.get(rule)),
    );
    return [`## ${title}`, ...parts].join('\n\n');
  });
  return `${introduction}\n${groups.join('\n\n')}\n`;
}

function writeRule(rule: string, reason: string, finding: Finding | undefined): string[] {
  if (finding === undefined) return [];
  const isDoubt = doubts.some((one) => one === rule);
  const kind = `**${severities[finding.severity]}**${isDoubt ? ', which `allow` silences' : ''}.`;
  const { place, code, problem, remedy } = finding;
  const where = place === undefined || place === finding.path ? '' : ` (${place})`;
  return [
    `### ${rule}`,
    `${kind} ${reason}`,
    [
      `> \`${findPlace(finding)}\`${where}`,
      ...(code === undefined ? [] : ['>', `> \`${code.trim().replaceAll('`', "'")}\``]),
      '>',
      `> ${escapeMarkdown(problem)} _${escapeMarkdown(remedy)}_`,
    ].join('\n'),
  ];
}

/** Signs that Markdown would take for its own. */
function escapeMarkdown(text: string): string {
  return text.replace(/[*_<>[\]`\\|#]/g, (sign) => `\\${sign}`);
}

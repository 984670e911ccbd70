import { allOf, count } from '#engine/text/wording.ts';

/**
 * How much a finding matters: an error keeps the site from starting, a warning is said by check, dev,
 * start and console, a note by check alone.
 */
export type Severity = 'error' | 'warning' | 'note';

/** A mistake in a declaration, in words with which its author can correct it without asking. */
export interface Finding {
  /** The rule's permanent name. */
  readonly rule: string;
  readonly severity: Severity;
  /** Relative to the project, for instance funnels/<coach>/guide.ts. */
  readonly file: string;
  /** Where in the declaration, for instance form.fields.email.missing; empty for all of it. */
  readonly path: string;
  /** What is wrong and why, a full sentence. */
  readonly problem: string;
  /** What to do, a full sentence. */
  readonly remedy: string;
}

/** A path inside a declaration as code: `page.sections[2].items[0]`. */
export function pathInside(keys: readonly (string | number)[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    if (!/^[A-Za-z_]\w*$/.test(key)) return `${path}['${key}']`;
    return path === '' ? key : `${path}.${key}`;
  }, '');
}

/** Whether a finding keeps the site from starting. */
export function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

/** How many findings of each severity there are, in words: "2 mistakes and 1 warning". */
export function countFindings(findings: readonly Finding[]): string {
  const nouns = { error: 'mistake', warning: 'warning', note: 'note' } as const;
  return allOf(
    (['error', 'warning', 'note'] as const).flatMap((severity) => {
      const { length } = findings.filter((finding) => finding.severity === severity);
      return length === 0 ? [] : [count(length, nouns[severity])];
    }),
  );
}

/** A finding in one line, for logs. */
export function formatFinding(finding: Finding): string {
  const place = finding.path === '' ? finding.file : `${finding.file}, ${finding.path}`;
  return `${place}: ${finding.problem} ${finding.remedy}`;
}

// Control sequences of ECMA-48, 8.3.117.
const styles = {
  bold: '\u001b[1m',
  red: '\u001b[31m',
  yellow: '\u001b[33m',
  cyan: '\u001b[36m',
  faint: '\u001b[2m',
} as const;
const reset = '\u001b[0m';

/**
 * Findings for a terminal, grouped by file, with a count at the end.
 *
 * @param options.colour whether the terminal shows colours
 */
export function formatFindings(
  findings: readonly Finding[],
  options: { readonly colour: boolean },
): string {
  const paint = (style: keyof typeof styles, text: string) =>
    options.colour ? `${styles[style]}${text}${reset}` : text;
  const files = Map.groupBy(findings, ({ file }) => file);
  const blocks = Array.from(files, ([file, found]) => {
    const entries = found.map(({ rule, severity, path, problem, remedy }) =>
      [
        `  ${paint('cyan', path || 'the whole file')} ${paint('faint', `(${severity === 'error' ? rule : `${severity}: ${rule}`})`)}`,
        `    ${paint(severity === 'error' ? 'red' : 'yellow', problem)}`,
        `    ${remedy}`,
      ].join('\n'),
    );
    return [paint('bold', file), ...entries].join('\n');
  });
  const total = `${countFindings(findings)} in ${count(files.size, 'file')}.`;
  return [...blocks, paint('bold', total)].join('\n\n');
}

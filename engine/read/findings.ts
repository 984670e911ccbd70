import { count } from '#engine/text/wording.ts';

/** A mistake in a declaration, told so that its author can mend it without asking anyone. */
export interface Finding {
  /** The rule's permanent name. */
  readonly rule: string;
  /** The file, relative to the project, for instance funnels/harbor/masterclass.ts. */
  readonly file: string;
  /** Where in the declaration, for instance form.fields.email.missing; empty for the whole. */
  readonly path: string;
  /** What is wrong and why, a full sentence. */
  readonly problem: string;
  /** What to do, a full sentence. */
  readonly remedy: string;
}

/** The path inside a declaration in a programmer's notation: `page.sections[2].items[0]`. */
export function pathInside(keys: readonly (string | number)[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    if (!/^[A-Za-z_]\w*$/.test(key)) return `${path}['${key}']`;
    return path === '' ? key : `${path}.${key}`;
  }, '');
}

/** One finding in one line, as it stands in a log. */
export function formatFinding(finding: Finding): string {
  const place = finding.path === '' ? finding.file : `${finding.file}, ${finding.path}`;
  return `${place}: ${finding.problem} ${finding.remedy}`;
}

// Control sequences of ECMA-48, 8.3.117: bold, red, cyan, faint, and back to normal.
const styles = {
  bold: '\u001b[1m',
  red: '\u001b[31m',
  cyan: '\u001b[36m',
  faint: '\u001b[2m',
} as const;
const reset = '\u001b[0m';

/**
 * Findings as people read them in a terminal: grouped by file, with a last line that counts them.
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
    const entries = found.map(({ rule, path, problem, remedy }) =>
      [
        `  ${paint('cyan', path || 'the whole file')} ${paint('faint', `(${rule})`)}`,
        `    ${paint('red', problem)}`,
        `    ${remedy}`,
      ].join('\n'),
    );
    return [paint('bold', file), ...entries].join('\n');
  });
  const total = `${count(findings.length, 'mistake')} in ${count(files.size, 'file')}.`;
  return [...blocks, paint('bold', total)].join('\n\n');
}

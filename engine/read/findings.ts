import { doubts } from '#engine/declaration/allow.ts';
import type { Finding } from '#engine/site/finding.ts';
import { allOf, count } from '#engine/text/wording.ts';

export type { Finding, Severity } from '#engine/site/finding.ts';

/** What a finding may be about: anything that stands in a file. */
export type InFile = Pick<Finding, 'file'>;

/** A path inside a declaration as code: `page.sections[2].items[0]`. */
export function pathInside(keys: readonly (string | number)[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    if (!/^[A-Za-z_]\w*$/.test(key)) return `${path}['${key}']`;
    return path === '' ? key : `${path}.${key}`;
  }, '');
}

/** Whether a finding is about a part of what another one says is wrong. */
export function isAbout({ file, path }: Finding, outer: Finding): boolean {
  if (outer.file !== file || outer.path === '') return false;
  // If a file's kind is wrong, nobody knows what the file is.
  if (outer.path === 'kind') return true;
  // A part of the wrong kind is wrong as a whole.
  if (isPathWithin(path, outer.path.replace(/\.(?:kind|after)$/, ''))) return true;
  return isPathWithin(path, outer.path);
}

function isPathWithin(path: string, outer: string): boolean {
  return path.startsWith(outer) && /^(?:$|[.[])/.test(path.slice(outer.length));
}

/** Whether a finding keeps the site from starting. */
export function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

/** How many findings of each severity there are, in words: "2 mistakes and 1 warning". */
function countFindings(findings: readonly Finding[]): string {
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
  return `${findPlace(finding)}: ${finding.problem} ${finding.remedy}`;
}

/** File, line and part: `funnels/<coach>/guide.ts:41, page.title`. */
export function findPlace({ file, line, path }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return path === '' ? place : `${place}, ${path}`;
}

// Control sequences of ECMA-48, 8.3.117.
const styles = {
  bold: '\u001b[1m',
  red: '\u001b[31m',
  yellow: '\u001b[33m',
  faint: '\u001b[2m',
} as const;
const reset = '\u001b[0m';

/** A text in which whatever would steer the terminal, or turn what follows it, is an arrow. */
const showSteering = (text: string) =>
  text.replace(/(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '→');

/**
 * Findings for a terminal, with a count at the end. Each says its place as code and in words, shows
 * the line, what is wrong with it and what to write.
 *
 * @param options.colour whether the terminal shows colours
 */
export function formatFindings(
  findings: readonly Finding[],
  options: { readonly colour: boolean },
): string {
  const paint = (style: keyof typeof styles, text: string) =>
    options.colour ? `${styles[style]}${text}${reset}` : text;
  const blocks = findings.map((finding) => {
    const { rule, severity, place, line, code, problem, remedy } = finding;
    const isMistake = severity === 'error';
    return [
      `${paint('bold', findPlace(finding))} ${paint('faint', `(${isMistake ? rule : `${severity}: ${rule}`})`)}`,
      ...(place === undefined || place === finding.path ? [] : [`  ${showSteering(place)}`]),
      ...(code === undefined ? [] : [paint('faint', `  ${line} | ${showSteering(code)}`)]),
      `  ${paint(isMistake ? 'red' : 'yellow', showSteering(problem))}`,
      `  ${showSteering(remedy)}`,
    ].join('\n');
  });
  const files = new Set(findings.map(({ file }) => file));
  const total = `${countFindings(findings)} in ${count(files.size, 'file')}.`;
  const wayOut = tellWayOut(findings);
  return [...blocks, paint('bold', total), ...(wayOut === undefined ? [] : [wayOut])].join('\n\n');
}

/** The rules that a file may allow; to allow what is allowed in vain helps nobody. */
const mayBeRight: ReadonlySet<string> = new Set(doubts.filter((rule) => rule !== 'unused-allow'));

/** What to do where a finding is wrong, if it is one of words, which only a person can judge for certain. */
export function tellWayOut(findings: readonly Finding[]): string | undefined {
  const { rule } = findings.find((one) => mayBeRight.has(one.rule)) ?? {};
  if (rule === undefined) return undefined;
  const which = findings.length === 1 ? 'this is' : 'one of these is';
  const isNew = findings.some((one) => one.rule === 'not-recorded');
  const orAccept = isNew
    ? '\nOf what is new, npm run check -- --accept also takes doubts about words, and says which.'
    : '';
  return `If ${which} right as it stands, say so in its file, with your reason: allow: [{ rule: '${rule}', because: '…' }]${orAccept}`;
}

import { readFile, writeFile } from 'node:fs/promises';
import { type Figure, formatValues, judge } from '#scripts/bench/support/figures.ts';

/** What one part found, or in a sentence why it did not run. */
export interface PartResult {
  readonly part: string;
  readonly figures: readonly Figure[];
  readonly reason?: string;
}

const begin = '<!-- faults: npm run faults writes this table -->';
const end = '<!-- end of faults -->';
const head = [
  '| part | what was broken and counted | found | asked | remark |',
  '|---|---|---|---|---|',
];

/** Puts the figures of the parts that ran into the table of the README; the other rows stay. */
export async function writeTable(results: readonly PartResult[]): Promise<void> {
  const readme = await readFile('README.md', 'utf8');
  await writeFile('README.md', renewTable(readme, results));
}

/**
 * The text with the rows of these parts replaced.
 *
 * @throws Error where the marks of the table are missing
 */
export function renewTable(text: string, results: readonly PartResult[]): string {
  const [before, rest] = text.split(begin);
  const [table, after] = rest?.split(end) ?? [];
  if (before === undefined || table === undefined || after === undefined) {
    throw new Error(`The README has no table between "${begin}" and "${end}".`);
  }
  const renewed = new Set(results.map(({ part }) => part));
  const kept = table
    .trim()
    .split('\n')
    .slice(head.length)
    .filter((row) => !renewed.has(row.split('|')[1]?.trim() ?? ''));
  const rows = [...kept, ...results.flatMap(writeRows)];
  return `${before}${begin}\n${[...head, ...rows].join('\n')}\n${end}${after}`;
}

function writeRows({ part, figures, reason }: PartResult): readonly string[] {
  if (reason !== undefined) {
    const sentence = reason.split('\n')[0]?.replaceAll('|', '/') ?? '';
    return [`| ${part} | | did not run | | ${sentence} |`];
  }
  return figures.map((figure) => {
    const { what, target, note = '' } = figure;
    const sign = target?.bound === 'most' ? '≤' : '≥';
    const asked = target ? `${sign} ${target.value}` : '';
    const remark = [...(judge(figure)?.isMet === false ? ['**missed**'] : []), note].join(' ');
    return `| ${part} | ${what} | ${formatValues(figure)} | ${asked} | ${remark.trim()} |`;
  });
}

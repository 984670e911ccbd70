import { readFile, writeFile } from 'node:fs/promises';
import { formatValues, judge } from '#scripts/support/figures.ts';
import type { PartResult } from '#scripts/support/run-parts.ts';

const file = 'tests/faults.md';
/** The line under a table's head, however a formatter has aligned it. */
const headLine = /^\|(?: *-+ *\|){6}\n/m;

/**
 * Puts the figures of the parts that ran into tests/faults.md; the other rows stay.
 *
 * @param measured on which day, and at which commit or after it
 */
export async function writeTable(results: readonly PartResult[], measured: string): Promise<void> {
  await writeFile(file, renewTable(await readFile(file, 'utf8'), results, measured));
}

/**
 * The text with the rows of these parts replaced. The table is the last thing in it.
 *
 * @throws Error if there is no table
 */
export function renewTable(text: string, results: readonly PartResult[], measured: string): string {
  const line = headLine.exec(text);
  if (line === null) throw new Error(`${file} has no table.`);
  const end = line.index + line[0].length;
  const table = text.slice(end);
  const renewed = new Set(results.map(({ part }) => part));
  const kept = table
    .trim()
    .split('\n')
    .filter((row) => !renewed.has(row.split('|')[1]?.trim() ?? ''));
  return `${text.slice(0, end)}${[...kept, ...results.flatMap((result) => writeRows(result, measured))].join('\n')}\n`;
}

function writeRows({ part, figures, reason }: PartResult, measured: string): readonly string[] {
  if (reason !== undefined) {
    const sentence = reason.split('\n')[0]?.replaceAll('|', '/') ?? '';
    return [`| ${part} | | did not run | | ${sentence} | ${measured} |`];
  }
  return figures.map((figure) => {
    const { what, target, note = '' } = figure;
    const asked = target ? `${target.bound === 'max' ? '≤' : '≥'} ${target.value}` : '';
    const remark = [...(judge(figure)?.isMet === false ? ['**missed**'] : []), note].join(' ');
    return `| ${part} | ${what} | ${formatValues(figure)} | ${asked} | ${remark.trim()} | ${measured} |`;
  });
}

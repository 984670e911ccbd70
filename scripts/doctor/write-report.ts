import { styleText } from 'node:util';
import {
  type Examined,
  type ExaminedState,
  families,
  familyNames,
  nameExamined,
} from '#engine/contract/console/examination-reports.ts';

/** The terminal that the report is written for. */
export interface Paper {
  /** Characters per line. */
  readonly columns: number;
  readonly isColoured: boolean;
}

const colours = { good: 'green', warning: 'yellow', bad: 'red', unknown: 'magenta' } as const;
const marks: Readonly<Record<ExaminedState, string>> = {
  good: 'good',
  warning: 'warning',
  bad: 'BAD',
  unknown: 'unknown',
};

/** A table for a terminal: each family, what was found, and what to do about problems. */
export function writeReport(results: readonly Examined[], paper: Paper): string {
  const tables = families.flatMap((family) => {
    const own = results.filter((one) => one.family === family);
    return own.length === 0 ? [] : [writeFamily(familyNames[family], own, paper)];
  });
  return [...tables, sumUp(results)].join('\n\n');
}

function writeFamily(title: string, results: readonly Examined[], paper: Paper): string {
  const heading = paper.isColoured ? styleText('bold', title) : title;
  const width = Math.min(44, Math.max(...results.map((one) => nameExamined(one).length)));
  return [heading, ...results.map((one) => writeRow(one, width, paper))].join('\n');
}

function writeRow(result: Examined, width: number, { columns, isColoured }: Paper): string {
  const { state, found, evidence, consequence, remedy, enter } = result;
  const mark = marks[state].padEnd(8);
  const head = `  ${isColoured ? styleText(colours[state], mark) : mark} ${nameExamined(result).padEnd(width)}  `;
  const indent = 2 + 8 + 1 + width + 2;
  const room = Math.max(40, columns - indent);
  const isGood = state === 'good';
  const lines = [
    ...wrap(found, room),
    ...(isGood ? [] : evidence.flatMap((one) => wrap(`- ${one}`, room))),
    ...wrap(consequence ?? '', room),
    ...wrap(remedy ?? '', room),
    // What is meant to be copied is not wrapped.
    ...(enter === undefined ? [] : enter.split('\n').map((line) => `    ${line}`)),
  ];
  return head + lines.join(`\n${' '.repeat(indent)}`);
}

function wrap(words: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

function sumUp(results: readonly Examined[]): string {
  const counts = (['bad', 'warning', 'unknown', 'good'] as const).flatMap((state) => {
    const number = results.filter((one) => one.state === state).length;
    return number === 0 ? [] : [`${number} ${state}`];
  });
  return `${results.length} examinations: ${counts.join(', ')}.`;
}

/** The exit code for programs that watch the site: 0 all good, 1 a warning or something unknown, 2 bad. */
export function exitCodeOf(results: readonly Pick<Examined, 'state'>[]): 0 | 1 | 2 {
  if (results.some(({ state }) => state === 'bad')) return 2;
  return results.every(({ state }) => state === 'good') ? 0 : 1;
}

/** A measured figure and its target. */
export interface Figure {
  readonly part: string;
  /** What was measured, with its unit. */
  readonly what: string;
  /** One value per round. */
  readonly ours: readonly number[];
  /** The values of what it is compared with, in the same rounds. */
  readonly limit?: readonly number[];
  /** The name of what it is compared with. */
  readonly limitName?: string;
  /** The target; without one the figure is for information. */
  readonly target?: Target;
  readonly note?: string;
}

/** A bound on our median, or on the ratio of the medians. */
interface Target {
  readonly of: 'ours' | 'ratio';
  readonly bound: 'max' | 'min';
  readonly value: number;
}

export function atMost(value: number, of: Target['of'] = 'ours'): Target {
  return { of, bound: 'max', value };
}

export function atLeast(value: number, of: Target['of'] = 'ours'): Target {
  return { of, bound: 'min', value };
}

/** Something that must not happen: how often it did. @param note what it was measured on */
export function never(part: string, what: string, times: number, note?: string): Figure {
  return { part, what, ours: [times], target: atMost(0), ...(note === undefined ? {} : { note }) };
}

/** The middle value; of an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? Number.NaN : (upper + lower) / 2;
}

/** The ratio of the medians; undefined without a comparison. */
function ratioOf({ ours, limit }: Figure): number | undefined {
  return limit === undefined ? undefined : median(ours) / median(limit);
}

/** Whether a figure meets its target, and by how much it misses it; undefined without a target. */
export function judge(figure: Figure): { isMet: boolean; verdict: string } | undefined {
  const { target } = figure;
  if (target === undefined) return undefined;
  const value = target.of === 'ratio' ? ratioOf(figure) : median(figure.ours);
  if (value === undefined || Number.isNaN(value)) return { isMet: false, verdict: 'NOT MEASURED' };
  const isMet = target.bound === 'max' ? value <= target.value : value >= target.value;
  if (isMet) return { isMet, verdict: 'met' };
  const miss =
    target.value === 0
      ? `by ${format(Math.abs(value))}`
      : `by ${((Math.abs(value - target.value) / target.value) * 100).toFixed(1)}%`;
  return { isMet, verdict: `MISSED ${miss}` };
}

/** A figure as one line: medians with [min-max], the ratio, the target, the verdict. */
export function formatFigure(figure: Figure): string {
  const { part, what, ours, limit, limitName, target, note } = figure;
  const ratio = ratioOf(figure);
  const asked = target && `${target.bound === 'max' ? '<=' : '>='} ${format(target.value)}`;
  return [
    `${part.padEnd(12)}${what}: ${spread(ours)}`,
    ...(limit ? [`${limitName ?? 'limit'} ${spread(limit)}`] : []),
    ...(ratio === undefined ? [] : [`ratio ${ratio.toFixed(3)}`]),
    ...(target ? [`${target.of === 'ratio' ? 'ratio ' : ''}asked ${asked}`] : []),
    judge(figure)?.verdict ?? 'for information',
    ...(note === undefined ? [] : [note]),
  ].join(' | ');
}

/** The measured value: the median, or its ratio to the limit if the target is one. */
export function formatValues(figure: Figure): string {
  const ratio = figure.target?.of === 'ratio' ? ratioOf(figure) : undefined;
  return ratio === undefined ? format(median(figure.ours)) : `${ratio.toFixed(3)} of the limit`;
}

function spread(values: readonly number[]): string {
  if (values.length === 0) return 'nothing measured';
  if (values.length === 1) return format(values[0] ?? Number.NaN);
  return `${format(median(values))} [${format(Math.min(...values))}-${format(Math.max(...values))}]`;
}

function format(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000)
    return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3);
}

import type { ExperimentLine } from '#engine/contract/console/experiments.ts';

const [width, height] = [600, 120];

/** Ratios beyond these are drawn at the edge: the first days are not informative. */
const [lowest, highest] = [0.5, 2];

/**
 * How each variant's interval narrows from day to day: it is decided once it leaves the middle line,
 * which is the page as it is. The last interval is in the table above, so screen readers skip the
 * drawing.
 */
export function Timeline({
  timeline,
  comparisons,
}: Pick<ExperimentLine, 'timeline' | 'comparisons'>) {
  if (timeline.length < 2) return null;
  const left = (index: number) => (index / (timeline.length - 1)) * width;
  return comparisons.map(({ name }, variant) => {
    const days = timeline.flatMap((day) => day.comparisons[variant] ?? []);
    const upper = days.map(({ to }, index) => `${left(index)},${top(to)}`);
    const lower = days.map(({ from }, index) => `${left(index)},${top(from)}`);
    const seen = days.map(({ estimate }, index) => `${left(index)},${top(estimate)}`);
    return (
      <figure key={name} className="mt-3 max-w-150">
        <figcaption className="text-small text-quiet">
          “{name}” compared with the page as it is, day by day
        </figcaption>
        <svg viewBox={`0 0 ${width} ${height}`} className="w-full" aria-hidden="true">
          <polygon
            points={[...upper, ...lower.toReversed()].join(' ')}
            className="fill-accent opacity-15"
          />
          <line x1="0" x2={width} y1={top(1)} y2={top(1)} className="stroke-quiet" />
          <polyline points={seen.join(' ')} className="fill-none stroke-accent stroke-2" />
        </svg>
      </figure>
    );
  });
}

/** A logarithmic scale: twice as many is as far above the middle as half as many is below it. */
function top(ratio: number): number {
  const kept = Math.min(highest, Math.max(lowest, ratio));
  const part = Math.log(kept / lowest) / Math.log(highest / lowest);
  return Math.round(height * (1 - part));
}

import { lazy, Suspense } from 'react';
import type { ExperimentLine } from '#engine/contract/console/experiments.ts';

const ComparedChart = lazy(async () => ({
  default: (await import('#renderer/console/charts/charts.tsx')).ComparedChart,
}));

/**
 * How each variant has compared with the page as it is from day to day. The last interval is in the table
 * above, so screen readers skip the chart.
 */
export function Timeline({
  timeline,
  comparisons,
}: Pick<ExperimentLine, 'timeline' | 'comparisons'>) {
  if (timeline.length < 2) return null;
  return comparisons.map(({ name }, variant) => {
    const days = timeline.flatMap(({ day, comparisons: all }) =>
      all[variant] ? [{ day, ...all[variant] }] : [],
    );
    return (
      <figure key={name} className="mt-3 max-w-150">
        <figcaption className="text-small text-quiet">
          Leads of “{name}” compared with the page as it is, and between which bounds, day by day
        </figcaption>
        <div className="h-55" aria-hidden="true">
          <Suspense>
            <ComparedChart days={days} />
          </Suspense>
        </div>
      </figure>
    );
  });
}

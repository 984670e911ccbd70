import { lazy, Suspense, useState } from 'react';
import { Button } from '#renderer/console/ui/button.tsx';
import { Ends } from '#renderer/console/ui/layout.tsx';
import { Scrolled } from '#renderer/console/ui/scrolled.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { formatDay, formatNumber } from './figures.ts';

// The library of charts is as large as the rest of the console.
const DaysChart = lazy(async () => ({ default: (await import('./charts.tsx')).DaysChart }));

/** A number per day under its message: as a chart, or as a table, one key away. */
export function DaysFigure({
  message,
  name,
  days,
}: {
  readonly message: string;
  /** What is counted. */
  readonly name: string;
  readonly days: readonly { readonly day: string; readonly count: number }[];
}) {
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className="grid gap-2">
      <Ends align="center">
        <figcaption className="font-medium">{message}</figcaption>
        <Button look="quiet" data-table-switch="" onClick={() => setIsTable((before) => !before)}>
          {isTable ? 'Show the chart' : 'Show the table'}
        </Button>
      </Ends>
      {isTable ? (
        <Scrolled className="max-h-80 overscroll-contain" label={`${name} per day`}>
          <Table
            caption={`${name} per day, latest first`}
            rows={days.toReversed()}
            keyOf={({ day }) => day}
            isCompact
            columns={[
              { title: 'Day', show: ({ day }) => formatDay(day) },
              { title: name, show: ({ count }) => formatNumber(count), isNumber: true },
            ]}
          />
        </Scrolled>
      ) : (
        <div className="h-55" aria-hidden="true">
          <Suspense>
            <DaysChart days={days} name={name} />
          </Suspense>
        </div>
      )}
    </figure>
  );
}

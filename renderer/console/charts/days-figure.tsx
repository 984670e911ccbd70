import { lazy } from 'react';
import { Table } from '#renderer/console/ui/table.tsx';
import { formatDay, formatNumber } from './figures.ts';
import { SwitchedFigure } from './switched-figure.tsx';

// The chart library is as large as the rest of the console.
const DaysChart = lazy(async () => ({ default: (await import('./charts.tsx')).DaysChart }));

/** A number per day below its headline. */
export function DaysFigure({
  message,
  name,
  days,
}: {
  readonly message: string;
  readonly name: string;
  readonly days: readonly { readonly day: string; readonly count: number }[];
}) {
  return (
    <SwitchedFigure
      message={message}
      label={`${name} per day`}
      chart={<DaysChart days={days} name={name} />}
      table={
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
      }
    />
  );
}

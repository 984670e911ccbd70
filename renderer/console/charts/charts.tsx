import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from './figures.ts';

const axis = { fill: 'var(--color-quiet)', fontSize: 12 };

/** A number per day as bars. The same numbers are to be had as a table, so the chart itself is not read out. */
export function DaysChart({
  days,
  name,
}: {
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly name: string;
}) {
  return (
    <BarChart
      data={[...days]}
      style={{ width: '100%', height: 220 }}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      responsive
    >
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis
        dataKey="day"
        tickFormatter={formatDay}
        tickLine={false}
        axisLine={{ stroke: 'var(--color-line)' }}
        tick={axis}
        minTickGap={24}
      />
      <YAxis width={40} tickLine={false} axisLine={false} tick={axis} allowDecimals={false} />
      <Tooltip
        labelFormatter={(day) => formatDay(String(day))}
        contentStyle={{
          background: 'var(--color-float)',
          border: '1px solid var(--color-line)',
          borderRadius: 'var(--radius-control)',
          fontSize: 'var(--text-small)',
        }}
        itemStyle={{ color: 'var(--color-ink)' }}
        cursor={{ fill: 'var(--color-raised)' }}
        isAnimationActive={false}
      />
      <Bar
        dataKey="count"
        name={name}
        fill="var(--color-chart-main)"
        radius={[2, 2, 0, 0]}
        isAnimationActive={false}
      />
    </BarChart>
  );
}

import { Bar, BarChart, CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { type DayFigures, formatConversion, formatDay } from './figures.ts';

interface ChartProps {
  readonly days: readonly DayFigures[];
}

const height = 220;
const margin = { top: 8, right: 8, bottom: 0, left: 0 };
const grid = <CartesianGrid vertical={false} stroke="var(--color-line)" />;
const days = (
  <XAxis
    dataKey="day"
    tickFormatter={formatDay}
    tickLine={false}
    axisLine={{ stroke: 'var(--color-line)' }}
    tick={{ fill: 'var(--color-quiet)', fontSize: 12 }}
    minTickGap={24}
  />
);
const numbers = {
  width: 44,
  tickLine: false,
  axisLine: false,
  tick: { fill: 'var(--color-quiet)', fontSize: 12 },
} as const;
const tip = {
  labelFormatter: (day: unknown) => formatDay(String(day)),
  contentStyle: {
    background: 'var(--color-paper)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-control)',
    fontSize: 'var(--text-small)',
  },
  itemStyle: { color: 'var(--color-ink)' },
  cursor: { fill: 'var(--color-raised)', stroke: 'var(--color-line)' },
  isAnimationActive: false,
} as const;

// The same figures stand in a table beside each chart, so that a chart itself is not read out.
const quiet = { accessibilityLayer: false, responsive: true, margin } as const;
const size = { width: '100%', height } as const;

/** New leads per day as bars. */
export function LeadsChart({ days: figures }: ChartProps) {
  return (
    <BarChart data={[...figures]} style={size} {...quiet}>
      {grid}
      {days}
      <YAxis {...numbers} allowDecimals={false} />
      <Tooltip {...tip} />
      <Bar dataKey="leads" name="Leads" fill="var(--color-accent)" isAnimationActive={false} />
    </BarChart>
  );
}

/** Conversion per day as a line with gaps where nothing was viewed. */
export function ConversionChart({ days: figures }: ChartProps) {
  return (
    <LineChart data={[...figures]} style={size} {...quiet}>
      {grid}
      {days}
      <YAxis {...numbers} unit="%" />
      <Tooltip {...tip} formatter={(percent) => formatConversion(Number(percent))} />
      <Line
        dataKey="conversion"
        name="Conversion"
        stroke="var(--color-good)"
        strokeWidth={2}
        dot={figures.length < 10}
        isAnimationActive={false}
      />
    </LineChart>
  );
}

import {
  Area,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  Line,
  LineChart,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Ratio } from '#engine/experiment/compare.ts';
import type { ConversionDay, VersionMark } from './conversion.ts';
import { formatConversion, formatDay, formatRatio } from './figures.ts';

const axis = { fill: 'var(--color-quiet)', fontSize: 12 };
/** Every chart is as wide as its place; a table beside it says the same to screen readers. */
const frame = {
  style: { width: '100%', height: 220 },
  accessibilityLayer: false,
  responsive: true,
};
const valueAxis = { tickLine: false, axisLine: false, tick: axis };
const dayAxis = {
  dataKey: 'day',
  tickFormatter: formatDay,
  tickLine: false,
  axisLine: { stroke: 'var(--color-line)' },
  tick: axis,
  minTickGap: 24,
};
const tip = {
  labelFormatter: (day: unknown) => formatDay(String(day)),
  contentStyle: {
    background: 'var(--color-float)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-control)',
    fontSize: 'var(--text-small)',
  },
  itemStyle: { color: 'var(--color-ink)' },
  isAnimationActive: false,
};

/**
 * A number per day as bars. The same numbers are available as a table, so screen readers skip the
 * chart.
 */
export function DaysChart({
  days,
  name,
}: {
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly name: string;
}) {
  return (
    <BarChart data={[...days]} {...frame} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis {...dayAxis} />
      <YAxis {...valueAxis} width={40} allowDecimals={false} />
      <Tooltip {...tip} cursor={{ fill: 'var(--color-raised)' }} />
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

/** Conversion over the days, with a line where a version went live; pressing its number opens it. */
export function ConversionChart({
  days,
  marks,
  onOpen,
}: {
  readonly days: readonly ConversionDay[];
  readonly marks: readonly VersionMark[];
  readonly onOpen: (mark: VersionMark) => void;
}) {
  return (
    <LineChart data={[...days]} {...frame} margin={{ top: 20, right: 8, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis {...dayAxis} />
      <YAxis {...valueAxis} width={40} tickFormatter={(value) => `${value}%`} />
      <Tooltip
        {...tip}
        formatter={(value) => formatConversion(typeof value === 'number' ? value : null)}
      />
      {marks.map((mark) => (
        <ReferenceLine
          key={mark.since}
          x={mark.day}
          stroke="var(--color-chart-other)"
          strokeDasharray="3 3"
          label={{
            value: mark.number,
            position: 'top',
            fill: 'var(--color-ink)',
            fontSize: 12,
            cursor: 'pointer',
            onClick: () => onOpen(mark),
          }}
        />
      ))}
      <Line
        dataKey="conversion"
        name="Conversion"
        stroke="var(--color-chart-main)"
        strokeWidth={2}
        dot={false}
        connectNulls
        isAnimationActive={false}
      />
    </LineChart>
  );
}

/** Ratios beyond the first and the last are drawn at the edge: the first days are not informative. */
const ratios = [0.5, 0.75, 1, 1.5, 2] as const;

/** How a variant compares with the page as it is, by the leads up to a day. */
export interface ComparedDay extends Ratio {
  readonly day: string;
}

/**
 * How a variant's interval narrows from day to day: it is decided once it leaves the middle line, which
 * is the page as it is. The scale is logarithmic: twice as many is as far from the middle as half as many.
 */
export function ComparedChart({ days }: { readonly days: readonly ComparedDay[] }) {
  const drawn = days.map((one) => ({
    ...one,
    interval: [atEdge(one.from), atEdge(one.to)],
    seen: atEdge(one.estimate),
  }));
  return (
    <ComposedChart data={drawn} {...frame} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis {...dayAxis} />
      <YAxis
        {...valueAxis}
        width={48}
        scale="log"
        domain={[ratios[0], ratios[4]]}
        ticks={ratios}
        tickFormatter={formatRatio}
      />
      <Tooltip
        {...tip}
        formatter={(_, name, { payload }: { payload?: ComparedDay }) =>
          payload && name === 'Between'
            ? `${formatRatio(payload.from)} and ${formatRatio(payload.to)}`
            : formatRatio(payload?.estimate ?? 1)
        }
      />
      <ReferenceLine y={1} stroke="var(--color-quiet)" />
      <Area
        dataKey="interval"
        name="Between"
        stroke="none"
        fill="var(--color-chart-main)"
        fillOpacity={0.15}
        activeDot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="seen"
        name="Seems"
        stroke="var(--color-chart-main)"
        strokeWidth={2}
        dot={false}
        isAnimationActive={false}
      />
    </ComposedChart>
  );
}

function atEdge(ratio: number): number {
  return Math.min(ratios[4], Math.max(ratios[0], ratio));
}

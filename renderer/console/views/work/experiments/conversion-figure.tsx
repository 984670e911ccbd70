import { lazy } from 'react';
import type { FunnelVersions } from '#engine/contract/console/experiments.ts';
import {
  type ConversionDay,
  listConversion,
  listMarks,
  type VersionMark,
} from '#renderer/console/charts/conversion.ts';
import {
  conversionOf,
  formatConversion,
  formatDay,
  formatNumber,
} from '#renderer/console/charts/figures.ts';
import { SwitchedFigure } from '#renderer/console/charts/switched-figure.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

const ConversionChart = lazy(async () => ({
  default: (await import('#renderer/console/charts/charts.tsx')).ConversionChart,
}));

/**
 * Daily conversion with versions marked; each mark opens what its version changed.
 *
 * @param onOpen shows a version's words, by the moment it went live
 */
export function ConversionFigure({
  of,
  onOpen,
}: {
  readonly of: FunnelVersions;
  readonly onOpen: (since: string) => void;
}) {
  const days = listConversion(of);
  const marks = listMarks(of);
  const open = ({ since }: VersionMark) => onOpen(since);
  return (
    <>
      <SwitchedFigure
        message={say(of, marks.length)}
        label="Conversion per day"
        chart={<ConversionChart days={days} marks={marks} onOpen={open} />}
        table={<DaysTable days={days} marks={marks} />}
      />
      {marks.length > 0 && (
        <ol className="flex flex-wrap gap-2 pt-2 pb-4" aria-label="Versions in the chart">
          {marks.map((mark) => (
            <li key={mark.since}>
              <Button onClick={() => open(mark)}>
                <span className="font-semibold">{mark.number}</span> {formatDay(mark.day)}
                <code className="text-quiet">{mark.version}</code>
              </Button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function say({ days, daily }: FunnelVersions, marks: number): string {
  const sum = (of: 'visitors' | 'saved') => daily.reduce((total, one) => total + one[of], 0);
  const all = conversionOf({ visitors: sum('visitors'), saved: sum('saved') });
  const versions = marks === 1 ? 'one new version' : `${marks === 0 ? 'no' : marks} new versions`;
  return `Conversion: ${formatConversion(all)} in ${days.length} days, with ${versions}; each point covers seven days.`;
}

function DaysTable({
  days,
  marks,
}: {
  readonly days: readonly ConversionDay[];
  readonly marks: readonly VersionMark[];
}) {
  return (
    <Table
      caption="Conversion per day, latest first"
      rows={days.toReversed()}
      keyOf={({ day }) => day}
      isCompact
      columns={[
        { title: 'Day', show: ({ day }) => formatDay(day) },
        { title: 'Visitors', isNumber: true, show: ({ visitors }) => formatNumber(visitors) },
        { title: 'Leads', isNumber: true, show: ({ saved }) => formatNumber(saved) },
        {
          title: 'Conversion over seven days',
          isNumber: true,
          show: ({ conversion }) => formatConversion(conversion),
        },
        {
          title: 'New version',
          show: ({ day }) => {
            const begun = marks.filter((mark) => mark.day === day);
            if (begun.length === 0) return <None />;
            return begun.map(({ version }) => <code key={version}>{version}</code>);
          },
        },
      ]}
    />
  );
}

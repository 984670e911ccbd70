import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FunnelFigures } from '#engine/contract/console/funnels.ts';
import type { Answered } from '#renderer/console/api/use-answer.ts';
import {
  addDays,
  conversionOf,
  type DayFigures,
  formatConversion,
  formatDay,
  sum,
} from '#renderer/console/charts/figures.ts';
import { useSetQuery } from '#renderer/console/parts/query.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { LinkButton } from '#renderer/console/ui/button.tsx';
import { Field, FieldRow, Select } from '#renderer/console/ui/field.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Scrolled } from '#renderer/console/ui/scrolled.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { type Column, Table } from '#renderer/console/ui/table.tsx';

// The library of charts is larger than the rest of the console and only needed here.
const LeadsChart = lazy(async () => ({
  default: (await import('#renderer/console/charts/charts.tsx')).LeadsChart,
}));
const ConversionChart = lazy(async () => ({
  default: (await import('#renderer/console/charts/charts.tsx')).ConversionChart,
}));

export const spans = ['7', '30', '90'];

/** How many days the operator looks back. */
export function useSpan(): string {
  const [search] = useSearchParams();
  return spans.find((one) => one === search.get('days')) ?? '30';
}

/** Leads and conversion over time, of all funnels or one, and every funnel's sums. */
export function FunnelFiguresSection({ of }: { readonly of: Answered<FunnelFigures> }) {
  const [search] = useSearchParams();
  const setQuery = useSetQuery();
  const { answer } = of;
  const chosen = answer?.funnels.find(({ id }) => id === search.get('funnel'));
  return (
    <Section
      title="Leads and conversion"
      choices={
        <FieldRow>
          <Field label="Funnel">
            <Select
              value={chosen?.id ?? ''}
              onChange={(event) => setQuery('funnel', event.target.value)}
            >
              <option value="">all funnels</option>
              {answer?.funnels.map(({ id, path, name }) => (
                <option key={id} value={id}>
                  {name} ({path})
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Days">
            <Select value={useSpan()} onChange={(event) => setQuery('days', event.target.value)}>
              {spans.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </Field>
        </FieldRow>
      }
    >
      <Waiting of={of} />
      {answer && (
        <>
          <Charts days={addDays(answer.days, chosen ? [chosen] : answer.funnels)} />
          <FunnelTable of={answer} onChoose={(id) => setQuery('funnel', id)} />
          <p className="text-small text-quiet">
            Days are in UTC. Views are those that reached this site: a CDN hides some, and bots are
            counted too. Conversion is left out where there were fewer views than leads.
          </p>
        </>
      )}
    </Section>
  );
}

const day: Column<DayFigures> = { title: 'Day', show: (row) => formatDay(row.day) };
const count = (title: string, of: (row: DayFigures) => number): Column<DayFigures> => ({
  title,
  show: (row) => <Count of={of(row)} />,
  isNumber: true,
});

function Charts({ days }: { readonly days: readonly DayFigures[] }) {
  const latestFirst = days.toReversed();
  return (
    <>
      <Chart
        title="New leads per day"
        table="New leads per day"
        chart={<LeadsChart days={days} />}
        rows={latestFirst}
        columns={[day, count('Leads', ({ leads }) => leads)]}
      />
      <Chart
        title="Conversion: leads per hundred views"
        table="Conversion per day"
        chart={<ConversionChart days={days} />}
        rows={latestFirst}
        columns={[
          day,
          count('Views', ({ views }) => views),
          {
            title: 'Conversion',
            show: ({ conversion }) => formatConversion(conversion),
            isNumber: true,
          },
        ]}
      />
    </>
  );
}

/** A chart with its figures beside it; the list of days scrolls within the chart's height. */
function Chart({
  title,
  chart,
  table,
  rows,
  columns,
}: {
  readonly title: string;
  readonly chart: React.ReactNode;
  /** What the figures are called where they are read out. */
  readonly table: string;
  readonly rows: readonly DayFigures[];
  readonly columns: readonly Column<DayFigures>[];
}) {
  return (
    <div className="mt-3 mb-5 grid grid-cols-1 items-end gap-x-6 gap-y-4 desk:grid-cols-[minmax(0,1fr)_264px]">
      <figure>
        <figcaption className="mb-2 text-quiet">{title}</figcaption>
        <div className="h-55" aria-hidden="true">
          <Suspense>{chart}</Suspense>
        </div>
      </figure>
      <Scrolled className="max-h-55 overscroll-contain" label={`${table}, as a table`}>
        <Table caption={table} rows={rows} columns={columns} keyOf={(row) => row.day} isCompact />
      </Scrolled>
    </div>
  );
}

function FunnelTable({
  of,
  onChoose,
}: {
  readonly of: FunnelFigures;
  readonly onChoose: (id: string) => void;
}) {
  return (
    <Table
      caption="Leads and conversion per funnel"
      rows={of.funnels}
      keyOf={({ id }) => id}
      isCompact
      columns={[
        {
          title: 'Funnel',
          isFact: true,
          show: ({ id, name }) => <LinkButton onClick={() => onChoose(id)}>{name}</LinkButton>,
        },
        { title: 'Coach', show: ({ coach }) => coach, isExtra: true },
        { title: 'Path', show: ({ path }) => <a href={path}>{path}</a>, isExtra: true },
        {
          title: 'Leads today',
          show: ({ leads }) => <Count of={leads.at(-1) ?? 0} />,
          isNumber: true,
          isExtra: true,
        },
        { title: 'Leads', show: ({ leads }) => <Count of={sum(leads)} />, isNumber: true },
        {
          title: 'Views',
          show: ({ views }) => <Count of={sum(views)} />,
          isNumber: true,
          isExtra: true,
        },
        {
          title: 'Conversion',
          show: ({ leads, views }) => formatConversion(conversionOf(sum(leads), sum(views))),
          isNumber: true,
        },
      ]}
    />
  );
}

/** A number; none is quiet, so that the others stand out. */
function Count({ of }: { readonly of: number }) {
  return of === 0 ? <None>0</None> : of.toLocaleString('en-GB');
}

import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FunnelFigures } from '#renderer/console/api/funnel-answers.ts';
import type { Answered } from '#renderer/console/api/use-answer.ts';
import {
  addDays,
  conversionOf,
  type DayFigures,
  formatConversion,
  formatDay,
  sum,
} from '#renderer/console/parts/figures.ts';
import { Waiting } from '#renderer/console/parts/notices.tsx';
import { Scrolled } from '#renderer/console/ui/scrolled.tsx';
import { type Column, Table } from '#renderer/console/ui/table.tsx';

// The library of charts is larger than the rest of the console and only needed here.
const LeadsChart = lazy(async () => ({
  default: (await import('#renderer/console/parts/charts.tsx')).LeadsChart,
}));
const ConversionChart = lazy(async () => ({
  default: (await import('#renderer/console/parts/charts.tsx')).ConversionChart,
}));

const spans = ['7', '30', '90'];

/** How many days the operator looks back. */
export function useSpan(): string {
  const [search] = useSearchParams();
  return spans.find((one) => one === search.get('days')) ?? '30';
}

/** Leads and conversion over time, of all funnels or one, and every funnel's sums. */
export function FunnelFiguresSection({ of }: { readonly of: Answered<FunnelFigures> }) {
  const [search, setSearch] = useSearchParams();
  const span = useSpan();
  const { answer } = of;
  const chosen = answer?.funnels.find(({ id }) => id === search.get('funnel'));
  const choose = (name: string, value: string) =>
    setSearch((now) => {
      const then = new URLSearchParams(now);
      if (value === '') then.delete(name);
      else then.set(name, value);
      return then;
    });
  return (
    <section aria-labelledby="figures">
      <header className="heading">
        <h2 id="figures">Leads and conversion</h2>
        <div className="search">
          <label>
            <span>Funnel</span>
            <select
              value={chosen?.id ?? ''}
              onChange={(event) => choose('funnel', event.target.value)}
            >
              <option value="">all funnels</option>
              {answer?.funnels.map(({ id, path, name }) => (
                <option key={id} value={id}>
                  {name} ({path})
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>Days</span>
            <select value={span} onChange={(event) => choose('days', event.target.value)}>
              {spans.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        </div>
      </header>
      <Waiting of={of} />
      {answer && (
        <>
          <Charts days={addDays(answer.days, chosen ? [chosen] : answer.funnels)} />
          <div className="compact">
            <FunnelTable of={answer} onChoose={(id) => choose('funnel', id)} />
          </div>
          <p className="quiet small">
            Days are counted in UTC. Views are those that reached this site: a CDN hides some, and
            programs are counted too. Conversion is left out where fewer views than leads were seen.
          </p>
        </>
      )}
    </section>
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
  const blank = <div className="chart" />;
  return (
    <>
      <div className="chart-row">
        <figure>
          <figcaption>New leads per day</figcaption>
          <Suspense fallback={blank}>
            <div className="chart" aria-hidden="true">
              <LeadsChart days={days} />
            </div>
          </Suspense>
        </figure>
        <DayTable
          caption="New leads per day"
          rows={latestFirst}
          columns={[day, count('Leads', ({ leads }) => leads)]}
        />
      </div>
      <div className="chart-row">
        <figure>
          <figcaption>Conversion: leads per hundred views</figcaption>
          <Suspense fallback={blank}>
            <div className="chart" aria-hidden="true">
              <ConversionChart days={days} />
            </div>
          </Suspense>
        </figure>
        <DayTable
          caption="Conversion per day"
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
      </div>
    </>
  );
}

/** The days beside a chart; the list scrolls within the chart's height. */
function DayTable(props: {
  readonly caption: string;
  readonly rows: readonly DayFigures[];
  readonly columns: readonly Column<DayFigures>[];
}) {
  return (
    <Scrolled className="beside compact" label={`${props.caption}, as a table`}>
      <Table {...props} keyOf={(row) => row.day} />
    </Scrolled>
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
      columns={[
        {
          title: 'Funnel',
          show: ({ id, name }) => (
            <button type="button" className="as-link" onClick={() => onChoose(id)}>
              {name}
            </button>
          ),
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
  return of === 0 ? <span className="quiet">0</span> : of.toLocaleString('en-GB');
}

import { useState } from 'react';
import type { Sources } from '#engine/contract/console/visits.ts';
import { leftOutDefinitions, stepDefinitions } from '#engine/figures/steps.ts';
import { notNamed } from '#engine/traffic/traffic-source.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import {
  conversionOf,
  formatChange,
  formatConversion,
  formatDate,
  formatNumber,
} from '#renderer/console/charts/figures.ts';
import { StepFigures } from '#renderer/console/charts/step-figures.tsx';
import { FiguresChoice, useFigures } from '#renderer/console/charts/use-figures.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { Empty, Notice } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { LinkBuilder } from './link-builder.tsx';

const shownAtFirst = 12;

const names: Readonly<Record<string, string>> = {
  [notNamed.direct]: 'direct, or unknown',
  [notNamed.site]: 'another page of this site',
  [notNamed.other]: 'many others, each rare',
  [notNamed.unknown]: 'from before sources were counted',
};

/** Where visitors come from, and the results; and building links for campaigns. */
export function SourcesView() {
  const { days, funnel } = useFigures();
  const funnels = useAnswer('/funnels', {});
  const sources = useAnswer('/sources', { query: { days, funnel } });
  const { answer } = sources;
  return (
    <>
      <Heading title="Sources" of={sources} />
      <FiguresChoice funnels={funnels.answer ?? []} />
      <Waiting of={sources} shape="rows" />
      {answer && <Brought {...answer} />}
      <NotCounted />
      <Section title="A link for a campaign">
        <LinkBuilder
          funnels={funnels.answer ?? []}
          known={answer?.sources.map(({ source }) => source) ?? []}
        />
      </Section>
    </>
  );
}

function Brought({ total, sources, misspelt, countedFrom, days }: Sources) {
  const { step, chooseStep } = useFigures();
  const [isWhole, setIsWhole] = useState(false);
  const ranked = sources.toSorted((a, b) => b.now[step] - a.now[step]);
  const most = Math.max(1, ranked[0]?.now[step] ?? 0);
  const meant = new Map(misspelt.map((one) => [one.source, one.meant]));
  if (sources.length === 0) {
    return (
      <Empty>
        Nobody has visited in these {days.length} days. Each page visit appears here under what
        brought it: the names in its link, a search engine, or the previous page.
      </Empty>
    );
  }
  return (
    <>
      <StepFigures of={total} chosen={step} onChoose={chooseStep} />
      {misspelt.length > 0 && (
        <Notice tone="warn">
          Some links look misspelt, which splits their figures:{' '}
          {misspelt.map(({ source, meant: right }) => `${source} for ${right}`).join('; ')}. Correct
          the links where they are used.
        </Notice>
      )}
      <div>
        <Table
          caption={`Sources by ${stepDefinitions[step].name.toLowerCase()}`}
          rows={isWhole ? ranked : ranked.slice(0, shownAtFirst)}
          keyOf={({ source }) => source}
          isCompact
          columns={[
            {
              title: 'Source',
              isFact: true,
              show: ({ source, now }) => (
                <Bar share={now[step] / most}>
                  {names[source] ?? source}
                  {meant.has(source) && <span className="text-warn"> misspelt?</span>}
                </Bar>
              ),
            },
            {
              title: stepDefinitions[step].name,
              show: ({ now }) => formatNumber(now[step]),
              isNumber: true,
            },
            {
              title: 'Change',
              show: ({ now, before }) => (
                <span className="text-quiet">{formatChange(now[step], before[step])}</span>
              ),
              isNumber: true,
              isExtra: true,
            },
            {
              title: 'Conversion',
              show: ({ now }) => formatConversion(conversionOf(now)),
              isNumber: true,
            },
          ]}
        />
        {!isWhole && ranked.length > shownAtFirst && (
          <p className="pt-2">
            <Button look="quiet" onClick={() => setIsWhole(true)}>
              Show all {ranked.length} sources
            </Button>
          </p>
        )}
        <p className="max-w-prose pt-2 text-small text-quiet">
          Conversion is how many were saved per hundred visitors. Compared with the {days.length}{' '}
          days before. Whoever came from two sources is a visitor of each.
          {countedFrom && ` Sources are counted since ${formatDate(countedFrom)}.`}
        </p>
      </div>
    </>
  );
}

/** Requests that were not counted, and why. */
function NotCounted() {
  const { days, funnel } = useFigures();
  const { answer } = useAnswer('/left-out', { query: { days, funnel } });
  const kinds = answer?.kinds.filter(({ views }) => views > 0) ?? [];
  if (kinds.length === 0) return null;
  return (
    <Section title="Not counted">
      <Table
        caption="What was not counted"
        rows={kinds}
        keyOf={({ kind }) => kind}
        isCompact
        columns={[
          {
            title: 'Requested by',
            isFact: true,
            show: ({ kind }) => leftOutDefinitions[kind].name,
          },
          {
            title: 'Why it was not counted',
            show: ({ kind }) => (
              <span className="text-quiet">
                {leftOutDefinitions[kind].sentence} {leftOutDefinitions[kind].exact}
              </span>
            ),
            isExtra: true,
          },
          { title: 'Times', show: ({ views }) => formatNumber(views), isNumber: true },
        ]}
      />
    </Section>
  );
}

/** A text with a bar behind it that shows its share. */
function Bar({ share, children }: { readonly share: number; readonly children: React.ReactNode }) {
  return (
    <span className="relative block py-1">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 rounded-bar bg-chart-behind"
        style={{ width: `${(share * 100).toFixed(1)}%` }}
      />
      <span className="relative block px-2">{children}</span>
    </span>
  );
}

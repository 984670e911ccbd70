import type { SiteSteps, StepCounts, StepsCompared } from '#engine/contract/console/visits.ts';
import { stepDefinitions } from '#engine/figures/steps.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { DaysFigure } from '#renderer/console/charts/days-figure.tsx';
import {
  conversionOf,
  formatChange,
  formatConversion,
  formatNumber,
  sayChange,
} from '#renderer/console/charts/figures.ts';
import { StepFigures } from '#renderer/console/charts/step-figures.tsx';
import { FiguresChoice, useFigures } from '#renderer/console/charts/use-figures.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { LinkButton } from '#renderer/console/ui/button.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

/** How far visitors got: of all funnels or one, by day and by funnel. */
export function FiguresSection() {
  const { days, funnel } = useFigures();
  const steps = useAnswer('/steps', { query: { days } });
  const { answer } = steps;
  const chosen = answer?.funnels.find(({ id }) => id === funnel);
  return (
    <Section title="Figures" choices={<FiguresChoice funnels={answer?.funnels ?? []} />}>
      <Waiting of={steps} shape="rows" />
      {answer && (
        <div className="grid gap-5 pt-3">
          {chosen ? <OneFunnel id={chosen.id} /> : <Figures {...answer} />}
          <PerFunnel {...answer} />
        </div>
      )}
    </Section>
  );
}

function OneFunnel({ id }: { readonly id: string }) {
  const { days } = useFigures();
  const steps = useAnswer('/funnels/:id/steps', { id, query: { days } });
  return (
    <>
      <Waiting of={steps} shape="rows" />
      {steps.answer && <Figures {...steps.answer} />}
    </>
  );
}

function Figures({
  days,
  total,
  daily,
}: {
  readonly days: readonly string[];
  readonly total: StepsCompared;
  readonly daily: readonly StepCounts[];
}) {
  const { step, chooseStep } = useFigures();
  return (
    <>
      <StepFigures of={total} chosen={step} onChoose={chooseStep} />
      <DaysFigure
        message={sayChange(step, total, days.length)}
        name={stepDefinitions[step].name}
        days={days.map((day, index) => ({ day, count: daily[index]?.[step] ?? 0 }))}
      />
    </>
  );
}

function PerFunnel({ funnels }: SiteSteps) {
  const { chooseFunnel } = useFigures();
  return (
    <Table
      caption="Leads and conversion per funnel"
      rows={funnels}
      keyOf={({ id }) => id}
      isCompact
      columns={[
        {
          title: 'Funnel',
          isFact: true,
          show: ({ id, name }) => <LinkButton onClick={() => chooseFunnel(id)}>{name}</LinkButton>,
        },
        { title: 'Coach', show: ({ coach }) => coach, isExtra: true },
        { title: 'Path', show: ({ path }) => <a href={path}>{path}</a>, isExtra: true },
        { title: 'Visitors', show: ({ now }) => formatNumber(now.visitors), isNumber: true },
        { title: 'Saved', show: ({ now }) => formatNumber(now.saved), isNumber: true },
        {
          title: 'Change',
          show: ({ now, before }) => (
            <span className="text-quiet">{formatChange(now.saved, before.saved)}</span>
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
  );
}

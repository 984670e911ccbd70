import { Link } from 'react-router-dom';
import type { WeekCounts, WeeklyAdvice } from '#engine/contract/console/advice.ts';
import { count } from '#engine/text/wording.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import {
  conversionOf,
  formatConversion,
  formatDay,
  formatNumber,
} from '#renderer/console/charts/figures.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Empty } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { AdviceList } from './advice-list.tsx';
import { LetterSection } from './letter-section.tsx';

type FunnelLine = WeeklyAdvice['funnels'][number];

const usualLeads = {
  title: 'Usual',
  isNumber: true,
  show: ({ before, isNew }: FunnelLine) => <Quiet of={isNew ? undefined : before.leads} />,
};
const usualVisitors = {
  title: 'Usual visitors',
  isNumber: true,
  isExtra: true,
  show: ({ before, isNew }: FunnelLine) => <Quiet of={isNew ? undefined : before.visitors} />,
};

/** The last week's figures, and what follows from them. */
export function AdviceView() {
  const advice = useAnswer('/advice', {});
  return (
    <>
      <Heading title="What to do next" of={advice} />
      <Waiting of={advice} shape="rows" />
      {advice.answer && <Week {...advice.answer} />}
      <LetterSection />
    </>
  );
}

function Week({ from, to, sentence, advice, funnels, daysBefore }: WeeklyAdvice) {
  /** In a site's first week nothing is usual yet. */
  const isUsualKnown = daysBefore > 0;
  return (
    <>
      <p className="max-w-prose text-lead">
        {formatDay(from)} to {formatDay(to)}: {sentence}
      </p>
      {advice.length === 0 ? (
        <Empty>
          Nothing. Every rule looked at these seven days: leads and sources against the weeks
          before, funnels without leads, missing pages, emails, full events, experiments, outages
          and wording that is out of date. What they find appears here, with its numbers.
        </Empty>
      ) : (
        <AdviceList of={advice} />
      )}
      <Section title="The week, funnel by funnel">
        <Table
          caption="Leads and visitors of the week per funnel"
          rows={funnels}
          keyOf={({ id }) => id}
          isCompact
          empty="Nobody saw a page in these five weeks."
          columns={[
            {
              title: 'Funnel',
              isFact: true,
              show: ({ id, name }) => <Link to={`/diagnostics/funnels/${id}`}>{name}</Link>,
            },
            { title: 'Leads', isNumber: true, show: ({ now }) => formatNumber(now.leads) },
            ...(isUsualKnown ? [usualLeads] : []),
            {
              title: 'Visitors',
              isNumber: true,
              isExtra: true,
              show: ({ now }) => formatNumber(now.visitors),
            },
            ...(isUsualKnown ? [usualVisitors] : []),
            { title: 'Conversion', isNumber: true, show: ({ now }) => conversion(now) },
          ]}
        />
        <p className="max-w-prose pt-2 text-small text-quiet">
          Whole days in UTC.
          {isUsualKnown && ` Usual is an average week of the ${count(daysBefore, 'day')} before.`}
        </p>
      </Section>
    </>
  );
}

function conversion({ visitors, leads }: WeekCounts): string {
  return formatConversion(conversionOf({ visitors, saved: leads }));
}

/** Nothing is usual yet of what is new. */
function Quiet({ of }: { readonly of: number | undefined }) {
  return <span className="text-quiet">{of === undefined ? '–' : formatNumber(of)}</span>;
}

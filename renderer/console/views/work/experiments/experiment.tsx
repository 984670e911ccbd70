import { Link } from 'react-router-dom';
import { writeAddress } from '#engine/contract/console/endpoints.ts';
import type { ExperimentLine } from '#engine/contract/console/experiments.ts';
import {
  conversionOf,
  formatConversion,
  formatNumber,
  formatRatio,
} from '#renderer/console/charts/figures.ts';
import { Badge, type Tone } from '#renderer/console/ui/badge.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { useNow } from '#renderer/console/ui/time/use-now.ts';
import { Timeline } from './timeline.tsx';
import { WordChanges } from './word-changes.tsx';

const states: Readonly<
  Record<ExperimentLine['verdict']['kind'], readonly [tone: Tone, words: string]>
> = {
  untrusted: ['bad', 'not to be trusted'],
  early: ['busy', 'too early'],
  undecided: ['busy', 'not decided'],
  better: ['good', 'decided'],
  worse: ['good', 'decided'],
  alike: ['off', 'no difference'],
};

const formatShare = (part: number) => `${(part * 100).toFixed(part < 0.1 ? 1 : 0)}%`;

/** One experiment: the verdict first, then its evidence. */
export function Experiment(experiment: ExperimentLine) {
  const { id, funnel, name, startedAt, endedAt, kept, verdict, arms, comparisons } = experiment;
  const [tone, words] = states[verdict.kind];
  const isAhead = Date.parse(startedAt) > useNow().getTime();
  return (
    <Section title={id} choices={<Badge tone={tone}>{words}</Badge>}>
      <p className="max-w-[70ch] font-medium">{verdict.sentence}</p>
      <p className="mt-1 mb-3 text-small text-quiet">
        {name === null ? funnel : <Link to={`/diagnostics/funnels/${funnel}`}>{name}</Link>},{' '}
        {isAhead ? 'begins to count' : 'since'} <Moment at={startedAt} />
        {endedAt && (
          <>
            , until <Moment at={endedAt} />:{' '}
            {kept === null ? 'none of its pages was kept' : `“${kept}” was kept`}
          </>
        )}
      </p>
      <Table
        caption={`The pages of ${id}`}
        rows={arms}
        keyOf={(arm) => arm.name}
        columns={[
          {
            title: 'Page',
            isFact: true,
            show: (arm) =>
              endedAt === null && name !== null ? (
                <a href={previewOf(funnel, arm.name)} target="_blank" rel="noreferrer">
                  {arm.name}
                </a>
              ) : (
                arm.name
              ),
          },
          { title: 'Share', isNumber: true, show: ({ share }) => formatShare(share) },
          { title: 'Visitors', isNumber: true, show: ({ visitors }) => formatNumber(visitors) },
          { title: 'Leads', isNumber: true, show: ({ successes }) => formatNumber(successes) },
          {
            title: 'Conversion',
            isNumber: true,
            show: ({ visitors, successes }) =>
              formatConversion(conversionOf({ visitors, saved: successes })),
          },
          {
            title: 'Compared with the page as it is',
            show: (arm) => {
              const one = comparisons.find((comparison) => comparison.name === arm.name);
              return one ? `${formatRatio(one.from)} to ${formatRatio(one.to)}` : <None />;
            },
          },
        ]}
      />
      <Timeline {...experiment} />
      <WordChanges of={experiment.changes} before="The page as it is" />
    </Section>
  );
}

/** The page as its visitors see it. */
function previewOf(id: string, arm: string): string {
  return writeAddress('GET /funnels/:id/preview', { id, query: { state: `variant-${arm}` } });
}

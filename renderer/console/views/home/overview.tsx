import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Status } from '#renderer/console/parts/status.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { useMay } from '#renderer/console/session/who.ts';
import { Card, Cards } from '#renderer/console/ui/cards.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { HealthLine } from './health-line.tsx';
import { NewsSection } from './news.tsx';
import { NextSection } from './next-section.tsx';
import { ToLookAt } from './to-look-at.tsx';

const counted = [
  'pending',
  'sent',
  'delivered',
  'failed',
  'bounced',
  'complained',
  'suppressed',
] as const;

/** News and figures; for those who may see it, health comes first. */
export function OverviewView() {
  const may = useMay();
  if (may('operate')) return <WholeOverview />;
  return (
    <>
      <Heading title="Overview" />
      {may('people') && <NewsSection />}
      <NextSection />
      <FiguresSection />
    </>
  );
}

function WholeOverview() {
  const overview = useAnswer('/overview', {});
  const { answer } = overview;
  return (
    <>
      <Heading title="Overview" of={overview} />
      <Waiting of={overview} />
      {answer && <HealthLine of={[...answer.health, ...answer.examined]} />}
      <NewsSection />
      {answer && <ToLookAt of={answer} onChanged={overview.refresh} />}
      <NextSection />
      <FiguresSection />
      {answer && (
        <Section title="Emails in the last 24 hours">
          <Cards>
            {counted.map((status) => (
              <Card
                key={status}
                figure={answer.deliveries[status]}
                to={`/diagnostics/deliveries?status=${status}`}
              >
                {answer.deliveries[status] > 0 ? <Status of={status} /> : <None>{status}</None>}
              </Card>
            ))}
            <Card figure={answer.errors} to="/diagnostics/errors">
              <span className="text-quiet">errors recorded</span>
            </Card>
          </Cards>
        </Section>
      )}
    </>
  );
}

import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Checks } from '#renderer/console/parts/checks.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { isStopped, ResumeSending } from '#renderer/console/parts/resume-sending.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Examinations } from './examinations.tsx';

/** Everything that must be right for the site to work, what people should look at, and what is kept. */
export function HealthView() {
  const overview = useAnswer('/overview', {});
  const { answer } = overview;
  return (
    <>
      <Heading title="Health" of={overview} />
      <Waiting of={overview} shape="rows" />
      {answer && (
        <>
          <Section title="Right now">
            <Checks of={answer.health} />
            {isStopped(answer.health) && <ResumeSending onResumed={overview.refresh} />}
          </Section>
          <Examinations shownLive={answer.health.map(({ name }) => name)} />
          {answer.attention.length > 0 && (
            <Section title="The declarations">
              <Checks of={answer.attention} namesPlaces />
            </Section>
          )}
          <Section title="Retention">
            <Checks of={answer.kept} />
          </Section>
        </>
      )}
    </>
  );
}

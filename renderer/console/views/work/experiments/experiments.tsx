import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Empty } from '#renderer/console/ui/notices.tsx';
import { Experiment } from './experiment.tsx';

/** Running experiments, and the results of concluded ones. */
export function ExperimentsView() {
  const experiments = useAnswer('/experiments', {});
  return (
    <>
      <Heading title="Experiments" of={experiments} />
      <Waiting of={experiments} shape="rows" />
      {experiments.answer?.length === 0 && (
        <Empty>
          No experiment is running yet. Declare one in a funnel’s file: the words of each variant,
          how many visitors see them, and what counts. funnels/REFERENCE.md shows how.
        </Empty>
      )}
      {experiments.answer?.map((one) => (
        <Experiment key={`${one.id} ${one.startedAt}`} {...one} />
      ))}
    </>
  );
}

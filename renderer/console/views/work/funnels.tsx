import { Link } from 'react-router-dom';
import type { FunnelLine } from '#renderer/console/api/funnel-answers.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Empty, Waiting } from '#renderer/console/parts/notices.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

/** All declarations as the engine understood them. */
export function FunnelsView() {
  const funnels = useAnswer<readonly FunnelLine[]>('/funnels', 0);
  const { answer } = funnels;
  return (
    <>
      <Heading title="Funnels" of={funnels} />
      <Waiting of={funnels} />
      {answer && answer.length > 0 && (
        <Table
          caption="Declared funnels, by coach"
          rows={answer}
          keyOf={({ id }) => id}
          columns={[
            {
              title: 'Funnel',
              show: ({ id, name }) => <Link to={`/diagnostics/funnels/${id}`}>{name}</Link>,
            },
            { title: 'Coach', show: ({ coach }) => coach },
            { title: 'Offer', show: ({ kind }) => kind, isExtra: true },
            { title: 'Path', show: ({ path }) => <a href={path}>{path}</a> },
            {
              title: 'Source',
              show: ({ source }) => source ?? <span className="quiet">no form</span>,
              isExtra: true,
            },
            {
              title: 'Email',
              show: ({ emailFunction }) =>
                emailFunction ? <code>{emailFunction}</code> : <span className="quiet">–</span>,
              isExtra: true,
            },
          ]}
        />
      )}
      {answer?.length === 0 && (
        <Empty>No funnel is declared. npm run new-funnel writes the first one.</Empty>
      )}
    </>
  );
}

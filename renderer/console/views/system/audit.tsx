import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Pager } from '#renderer/console/parts/pager.tsx';
import { useQuery } from '#renderer/console/parts/query.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';

export function AuditView() {
  const audit = useAnswer('/audit', { query: useQuery('before') });
  const { answer } = audit;
  return (
    <>
      <Heading title="Audit log" of={audit} />
      <Waiting of={audit} shape="rows" />
      {answer && (
        <>
          <Table
            caption="The audit log, newest first"
            rows={answer.rows}
            empty="Nothing yet. Every change, export and sign-in is recorded here."
            keyOf={({ id }) => id}
            columns={[
              { title: 'When', isPlain: true, show: ({ createdAt }) => <Moment at={createdAt} /> },
              {
                title: 'Who',
                isPlain: true,
                show: ({ actor, memberId }) => <span title={memberId ?? undefined}>{actor}</span>,
              },
              { title: 'Action', isFact: true, show: ({ action }) => action },
              { title: 'Target', isPlain: true, show: ({ target }) => target ?? <None /> },
              {
                title: 'Details',
                show: ({ details }) => (details ? <code>{JSON.stringify(details)}</code> : null),
                isExtra: true,
              },
            ]}
          />
          <Pager next={answer.next} />
        </>
      )}
    </>
  );
}

import type { AuditLine, Page } from '#renderer/console/api/answers.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Empty, Waiting } from '#renderer/console/parts/notices.tsx';
import { Pager, useListPath } from '#renderer/console/parts/pager.tsx';
import { Moment } from '#renderer/console/ui/moment.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

/** What was done to the site, and by whom. */
export function AuditView() {
  const audit = useAnswer<Page<AuditLine>>(useListPath('/audit', []));
  const { answer } = audit;
  return (
    <>
      <Heading title="Audit" of={audit} />
      <Waiting of={audit} />
      {answer && answer.rows.length > 0 && (
        <Table
          caption="The audit log, newest first"
          rows={answer.rows}
          keyOf={({ id }) => id}
          columns={[
            { title: 'When', show: ({ createdAt }) => <Moment at={createdAt} /> },
            { title: 'Who', show: ({ actor }) => actor },
            { title: 'What', show: ({ action }) => action },
            {
              title: 'Of what',
              show: ({ target }) => target ?? <span className="quiet">–</span>,
            },
            {
              title: 'Details',
              show: ({ details }) => (details ? <code>{JSON.stringify(details)}</code> : null),
              isExtra: true,
            },
          ]}
        />
      )}
      {answer?.rows.length === 0 && (
        <Empty>Nothing was done yet. Each change, export and sign-in is noted here.</Empty>
      )}
      {answer && <Pager next={answer.next} />}
    </>
  );
}

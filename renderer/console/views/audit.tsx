import type { AuditLine, Page } from '../answers.ts';
import { Heading } from '../heading.tsx';
import { Moment } from '../moment.tsx';
import { Empty, Waiting } from '../notices.tsx';
import { Pager, useListPath } from '../pager.tsx';
import { Table } from '../table.tsx';
import { useAnswer } from '../use-answer.ts';

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

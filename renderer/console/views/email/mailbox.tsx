import { Link } from 'react-router-dom';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Pager } from '#renderer/console/parts/pager.tsx';
import { useQuery } from '#renderer/console/parts/query.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';

export function MailboxView() {
  const mailbox = useAnswer('/mailbox', { query: useQuery('before') });
  const { answer } = mailbox;
  return (
    <>
      <Heading title="Mailbox" of={mailbox} />
      <Waiting of={mailbox} shape="rows" />
      {answer && (
        <>
          <Table
            caption="Emails in the local mailbox, newest first"
            rows={answer.rows}
            empty="The local mailbox is empty. It receives every email while the site runs without Postmark and SMTP; otherwise look under Deliveries."
            keyOf={({ id }) => id}
            columns={[
              {
                title: 'To',
                isPlain: true,
                show: ({ to }) => <div className="desk:min-w-40">{to}</div>,
              },
              {
                title: 'Subject',
                isFact: true,
                show: ({ id, subject }) => <Link to={`/diagnostics/mailbox/${id}`}>{subject}</Link>,
              },
              { title: 'From', show: ({ from }) => from, isExtra: true },
              {
                title: 'Received',
                isPlain: true,
                show: ({ createdAt }) => <Moment at={createdAt} />,
              },
            ]}
          />
          <Pager next={answer.next} />
        </>
      )}
    </>
  );
}

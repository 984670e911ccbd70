import { Link } from 'react-router-dom';
import type { ErrorLine } from '#engine/contract/console/operations.ts';
import { Values } from '#renderer/console/ui/facts.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';

/** Recorded errors, one per line, with personal data masked. */
export function ErrorTable({
  rows,
  empty = 'No errors have been recorded.',
}: {
  readonly rows: readonly ErrorLine[];
  readonly empty?: string;
}) {
  return (
    <Table
      caption="Errors, newest first"
      rows={rows}
      empty={empty}
      keyOf={({ id }) => id}
      columns={[
        { title: 'When', isPlain: true, show: ({ createdAt }) => <Moment at={createdAt} /> },
        { title: 'Error', isFact: true, show: ({ message }) => message },
        {
          title: 'Function',
          isPlain: true,
          show: ({ functionName }) => <code>{functionName}</code>,
        },
        {
          title: 'Reference',
          show: ({ reference }) =>
            reference ? (
              <Link to={`/diagnostics/leads?query=${reference}`}>
                <code>{reference}</code>
              </Link>
            ) : (
              <None />
            ),
        },
        {
          title: 'Request',
          isPlain: true,
          show: ({ requestData }) => (
            <details className="open:min-w-55">
              <summary className="cursor-pointer text-quiet">masked data</summary>
              <Values of={requestData} />
            </details>
          ),
        },
      ]}
    />
  );
}

import { Link, useSearchParams } from 'react-router-dom';
import type { ErrorLine } from '#engine/contract/console/operations.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { ExportLink } from '#renderer/console/parts/export-link.tsx';
import { Values } from '#renderer/console/parts/facts.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Moment } from '#renderer/console/parts/moment.tsx';
import { Empty, Waiting } from '#renderer/console/parts/notices.tsx';
import { Pager, useQuery } from '#renderer/console/parts/pager.tsx';
import { SearchForm } from '#renderer/console/parts/search-form.tsx';
import { Table } from '#renderer/console/parts/table.tsx';

/** Recorded failures; a visitor's reference finds theirs. */
export function ErrorsView() {
  const errors = useAnswer('/errors', { query: useQuery('query', 'before') });
  const [search] = useSearchParams();
  const query = search.get('query');
  const { answer } = errors;
  return (
    <>
      <Heading title="Errors" of={errors} />
      <div className="actions">
        <SearchForm name="query" label="Reference" />
        <ExportLink list="errors" filters={['query']} />
      </div>
      <Waiting of={errors} />
      {answer && answer.rows.length > 0 && <ErrorTable rows={answer.rows} />}
      {answer?.rows.length === 0 && (
        <Empty>
          {query ? `No error has the reference “${query}”.` : 'No failure has been recorded.'}
        </Empty>
      )}
      {answer && <Pager next={answer.next} />}
    </>
  );
}

/** Recorded failures, a line each; personal data in them are masked. */
export function ErrorTable({ rows }: { readonly rows: readonly ErrorLine[] }) {
  return (
    <Table
      caption="Errors, newest first"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { title: 'When', show: ({ createdAt }) => <Moment at={createdAt} /> },
        { title: 'Error', show: ({ message }) => message },
        { title: 'Function', show: ({ functionName }) => <code>{functionName}</code> },
        {
          title: 'Reference',
          show: ({ reference }) =>
            reference ? (
              <Link to={`/diagnostics/leads?query=${reference}`}>
                <code>{reference}</code>
              </Link>
            ) : (
              <span className="quiet">–</span>
            ),
        },
        {
          title: 'Sent',
          show: ({ requestData }) => (
            <details>
              <summary>masked</summary>
              <Values of={requestData} />
            </details>
          ),
        },
      ]}
    />
  );
}

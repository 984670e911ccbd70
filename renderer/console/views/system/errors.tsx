import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { ErrorTable } from '#renderer/console/parts/error-table.tsx';
import { ExportLink } from '#renderer/console/parts/export-link.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Pager } from '#renderer/console/parts/pager.tsx';
import { useQuery } from '#renderer/console/parts/query.ts';
import { SearchForm } from '#renderer/console/parts/search-form.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Ends } from '#renderer/console/ui/layout.tsx';

/** Recorded errors, searchable by the reference that a visitor was shown. */
export function ErrorsView() {
  const errors = useAnswer('/errors', { query: useQuery('query', 'before') });
  const [search] = useSearchParams();
  const query = search.get('query');
  const { answer } = errors;
  return (
    <>
      <Heading title="Errors" of={errors} />
      <Ends>
        <SearchForm name="query" label="Reference" />
        <ExportLink list="errors" filters={['query']} />
      </Ends>
      <Waiting of={errors} shape="rows" />
      {answer && (
        <>
          <ErrorTable
            rows={answer.rows}
            {...(query && { empty: `No errors with the reference “${query}”.` })}
          />
          <Pager next={answer.next} />
        </>
      )}
    </>
  );
}

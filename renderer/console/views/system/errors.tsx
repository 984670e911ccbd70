import { useSearchParams } from 'react-router-dom';
import type { ErrorLine, Page } from '#renderer/console/api/answers.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { ErrorTable } from '#renderer/console/parts/error-table.tsx';
import { ExportLink } from '#renderer/console/parts/export-link.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Empty, Waiting } from '#renderer/console/parts/notices.tsx';
import { Pager, useListPath } from '#renderer/console/parts/pager.tsx';
import { SearchForm } from '#renderer/console/parts/search-form.tsx';

/** Recorded failures; a visitor's reference finds theirs. */
export function ErrorsView() {
  const errors = useAnswer<Page<ErrorLine>>(useListPath('/errors', ['query']));
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

import { Link, useSearchParams } from 'react-router-dom';
import type { ErrorLine, Page } from '../answers.ts';
import { ExportLink } from '../export-link.tsx';
import { Values } from '../facts.tsx';
import { Heading } from '../heading.tsx';
import { Moment } from '../moment.tsx';
import { Empty, Waiting } from '../notices.tsx';
import { Pager, useListPath } from '../pager.tsx';
import { SearchForm } from '../search-form.tsx';
import { useAnswer } from '../use-answer.ts';

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
      {answer?.rows.map((error) => (
        <ErrorCard key={error.id} {...error} />
      ))}
      {answer?.rows.length === 0 && (
        <Empty>
          {query ? `No error has the reference “${query}”.` : 'No failure has been recorded.'}
        </Empty>
      )}
      {answer && <Pager next={answer.next} />}
    </>
  );
}

/** A recorded failure; personal data in it are masked. */
export function ErrorCard({ reference, functionName, message, requestData, createdAt }: ErrorLine) {
  return (
    <article className="card">
      <header>
        <strong>{message}</strong>
        <code>{functionName}</code>
        {reference && (
          <Link to={`/diagnostics/leads?query=${reference}`}>
            <code>{reference}</code>
          </Link>
        )}
        <Moment at={createdAt} />
      </header>
      <details>
        <summary>What was sent (masked)</summary>
        <Values of={requestData} />
      </details>
    </article>
  );
}

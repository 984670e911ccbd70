import { Link, useSearchParams } from 'react-router-dom';
import type { LeadLine } from '#engine/contract/console/people.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { ExportLink } from '#renderer/console/parts/export-link.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Pager } from '#renderer/console/parts/pager.tsx';
import { useQuery } from '#renderer/console/parts/query.ts';
import { SearchForm } from '#renderer/console/parts/search-form.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Address } from '#renderer/console/ui/address.tsx';
import { PlaceLink } from '#renderer/console/ui/button.tsx';
import { Ends, Row } from '#renderer/console/ui/layout.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { type Column, Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { UnconfirmedSection } from './unconfirmed.tsx';

/** The columns of a list of leads. */
export const leadColumns: readonly Column<LeadLine>[] = [
  {
    title: 'Email',
    isFact: true,
    show: ({ id, email }) => (
      <Link to={`/diagnostics/leads/${id}`}>
        <Address of={email} />
      </Link>
    ),
  },
  { title: 'Name', isPlain: true, show: ({ name }) => name ?? <None /> },
  { title: 'Source', isPlain: true, show: ({ source }) => source },
  { title: 'Signed up', isPlain: true, show: ({ createdAt }) => <Moment at={createdAt} /> },
];

export function LeadsView() {
  const leads = useAnswer('/leads', { query: useQuery('query', 'before') });
  const [search] = useSearchParams();
  const query = search.get('query');
  const { answer } = leads;
  return (
    <>
      <Heading title="People" of={leads} />
      <Ends>
        <SearchForm name="query" label="Email address, name or reference" />
        <Row>
          <PlaceLink to="/diagnostics/imports">Import from CSV</PlaceLink>
          <ExportLink list="leads" filters={['query']}>
            Export leads
          </ExportLink>
          <ExportLink list="people" filters={[]}>
            Export people
          </ExportLink>
          <ExportLink list="submissions" filters={[]}>
            Export submissions
          </ExportLink>
        </Row>
      </Ends>
      {!query && <UnconfirmedSection />}
      <Waiting of={leads} shape="rows" />
      {answer && (
        <>
          <Table
            caption={query ? 'Matching leads' : 'Leads, newest first'}
            rows={answer.rows}
            empty={
              query
                ? `No leads match “${query}”, neither by reference nor by the start of their address or name.`
                : 'Nobody has signed up yet. Anyone who submits a form will appear here.'
            }
            keyOf={({ id }) => id}
            columns={leadColumns}
          />
          <Pager next={answer.next} />
        </>
      )}
    </>
  );
}

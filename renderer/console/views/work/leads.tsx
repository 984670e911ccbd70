import { Link, useSearchParams } from 'react-router-dom';
import type { LeadLine, Page } from '#renderer/console/api/answers.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { ExportLink } from '#renderer/console/parts/export-link.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Empty, Waiting } from '#renderer/console/parts/notices.tsx';
import { Pager, useListPath } from '#renderer/console/parts/pager.tsx';
import { SearchForm } from '#renderer/console/parts/search-form.tsx';
import { Moment } from '#renderer/console/ui/moment.tsx';
import { type Column, Table } from '#renderer/console/ui/table.tsx';

/** The columns of a list of leads. */
export const leadColumns: readonly Column<LeadLine>[] = [
  {
    title: 'Email',
    show: ({ id, email }) => <Link to={`/diagnostics/leads/${id}`}>{email}</Link>,
  },
  { title: 'Name', show: ({ name }) => name ?? <span className="quiet">–</span> },
  { title: 'Source', show: ({ source }) => source },
  { title: 'Came', show: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** Finds people. */
export function LeadsView() {
  const leads = useAnswer<Page<LeadLine>>(useListPath('/leads', ['query']));
  const [search] = useSearchParams();
  const query = search.get('query');
  return (
    <>
      <Heading title="Leads" of={leads} />
      <div className="actions">
        <SearchForm name="query" label="Email, its beginning, or a reference" />
        <ExportLink list="leads" filters={['query']} />
      </div>
      <Waiting of={leads} />
      {leads.answer && leads.answer.rows.length > 0 && (
        <Table
          caption={query ? 'Leads that were found' : 'Leads, newest first'}
          rows={leads.answer.rows}
          keyOf={({ id }) => id}
          columns={leadColumns}
        />
      )}
      {leads.answer?.rows.length === 0 && (
        <Empty>
          {query
            ? `No lead has the reference “${query}” or an address that begins with it.`
            : 'Nobody has signed up yet. Whoever sends a form appears here.'}
        </Empty>
      )}
      {leads.answer && <Pager next={leads.answer.next} />}
    </>
  );
}

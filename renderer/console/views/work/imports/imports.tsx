import { Link } from 'react-router-dom';
import type { ImportLine, ImportsPage } from '#engine/contract/console/imports.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Pager } from '#renderer/console/parts/pager.tsx';
import { useQuery } from '#renderer/console/parts/query.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { type Column, Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { NewImport } from './new-import.tsx';
import { ImportStatus } from './state.tsx';

const listColumns = (coaches: ImportsPage['coaches']): readonly Column<ImportLine>[] => [
  {
    title: 'File',
    isFact: true,
    show: ({ id, fileName }) => <Link to={`/diagnostics/imports/${id}`}>{fileName}</Link>,
  },
  {
    title: 'Coach',
    isPlain: true,
    show: ({ coach }) => coaches.find(({ slug }) => slug === coach)?.brand ?? coach,
  },
  { title: 'State', isPlain: true, show: ({ state }) => <ImportStatus of={state} /> },
  { title: 'Rows', isNumber: true, show: ({ rows }) => rows.toLocaleString('en-GB') },
  { title: 'Imported', isNumber: true, show: ({ imported }) => imported.toLocaleString('en-GB') },
  { title: 'Begun', isPlain: true, show: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** Starts an import, and lists earlier ones. */
export function ImportsView() {
  const imports = useAnswer('/imports', { query: useQuery('before') });
  const { answer } = imports;
  return (
    <>
      <Heading title="Imports" of={imports} />
      <Waiting of={imports} shape="rows" />
      {answer && (
        <>
          <Section title="New import">
            <NewImport coaches={answer.coaches} />
          </Section>
          <Section title="All imports">
            <Table
              caption="Imports, newest first"
              rows={answer.rows}
              empty="Nothing has been imported yet. Each uploaded file appears here, with what became of its rows."
              keyOf={({ id }) => id}
              columns={listColumns(answer.coaches)}
            />
            <Pager next={answer.next} />
          </Section>
        </>
      )}
    </>
  );
}

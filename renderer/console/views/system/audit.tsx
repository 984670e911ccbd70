import { Link } from 'react-router-dom';
import { ownValue } from '#engine/text/own-value.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Pager } from '#renderer/console/parts/pager.tsx';
import { useQuery } from '#renderer/console/parts/query.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { showValue } from '#renderer/console/ui/facts.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';

/** What has a page of its own, as the log names it, and where. */
const pages: Readonly<Record<string, string>> = {
  lead: 'leads',
  delivery: 'deliveries',
  import: 'imports',
  webhook: 'webhooks',
};

/** What was acted on, by kind and id. */
function Target({ of }: { readonly of: string }) {
  const [kind = '', id] = of.split(':');
  const page = ownValue(pages, kind);
  if (id === undefined || page === undefined) return of;
  return (
    <Link to={`/diagnostics/${page}/${id}`} title={of}>
      {kind === 'lead' ? 'person' : kind}
    </Link>
  );
}

/** "erased-person" as words. */
function sayAction(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sayDetails(details: Readonly<Record<string, unknown>> | null): string {
  return Object.entries(details ?? {})
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, showValue(value)])
    .filter(([, value]) => value !== '')
    .map((shown) => shown.join(': '))
    .join('; ');
}

export function AuditView() {
  const audit = useAnswer('/audit', { query: useQuery('before') });
  const { answer } = audit;
  return (
    <>
      <Heading title="Audit log" of={audit} />
      <Waiting of={audit} shape="rows" />
      {answer && (
        <>
          <Table
            caption="The audit log, newest first"
            rows={answer.rows}
            empty="Nothing yet. Every change, export and sign-in is recorded here."
            keyOf={({ id }) => id}
            columns={[
              { title: 'When', isPlain: true, show: ({ createdAt }) => <Moment at={createdAt} /> },
              {
                title: 'Who',
                isPlain: true,
                show: ({ actor, memberId }) => <span title={memberId ?? undefined}>{actor}</span>,
              },
              { title: 'Action', isFact: true, show: ({ action }) => sayAction(action) },
              {
                title: 'Target',
                isPlain: true,
                show: ({ target }) => (target === null ? <None /> : <Target of={target} />),
              },
              { title: 'Details', isExtra: true, show: ({ details }) => sayDetails(details) },
            ]}
          />
          <Pager next={answer.next} />
        </>
      )}
    </>
  );
}

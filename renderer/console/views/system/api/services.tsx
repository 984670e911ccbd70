import type { InboundLine } from '#engine/contract/console/operations.ts';
import { Badge } from '#renderer/console/ui/badge.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';

/** The services that report bookings and purchases, with their results of 30 days. */
export function Services({ of }: { readonly of: readonly InboundLine[] }) {
  return (
    <Table
      caption="Services that report what people do elsewhere"
      rows={of}
      empty={
        <>
          None yet. A coach’s <code>inbound</code> declares one: Calendly, Cal.com, Stripe, or any
          service that signs its reports.
        </>
      }
      keyOf={({ name }) => name}
      columns={[
        {
          title: 'Service',
          isFact: true,
          show: ({ kind, is }) => (
            <Words>
              {nameOf(kind)}: {is}s
            </Words>
          ),
        },
        { title: 'Coach', show: ({ coach }) => <Words>{coach}</Words> },
        { title: 'State', isPlain: true, show: (line) => <State of={line} /> },
        {
          title: 'Sends its reports to',
          show: ({ address }) => <code className="wrap-anywhere">{address}</code>,
        },
        {
          title: 'Ends',
          isExtra: true,
          show: ({ ends }) => (ends.length > 0 ? ends.join(', ') : <None>no campaign</None>),
        },
        { title: 'Reports', isNumber: true, isExtra: true, show: ({ reports }) => reports },
        {
          title: 'Ended',
          isNumber: true,
          isExtra: true,
          show: ({ journeysEnded }) => journeysEnded,
        },
        {
          title: 'Last one',
          show: ({ lastAt }) => (lastAt ? <Moment at={lastAt} /> : <None>none in 30 days</None>),
        },
        { title: 'What was wrong', show: (line) => <Problem of={line} /> },
      ]}
    />
  );
}

/** Next to a long address, which breaks anywhere, words would be broken too. */
function Words({ children }: { readonly children: React.ReactNode }) {
  return <span className="wrap-normal">{children}</span>;
}

function nameOf(kind: InboundLine['kind']): string {
  const names = { calendly: 'Calendly', 'cal.com': 'Cal.com', stripe: 'Stripe', signed: 'Signed' };
  return names[kind];
}

function State({ of: { isSet, problem } }: { readonly of: InboundLine }) {
  if (!isSet) return <Badge tone="warn">not set up</Badge>;
  return problem === null ? (
    <Badge tone="good">receiving reports</Badge>
  ) : (
    <Badge tone="warn">some had no effect</Badge>
  );
}

/** What was wrong with the latest report without effect, and its beginning if it was kept. */
function Problem({ of: { isSet, secret, problem, problems, seen } }: { readonly of: InboundLine }) {
  if (!isSet) {
    return (
      <>
        <code className="wrap-anywhere">{secret}</code> is not set
      </>
    );
  }
  if (problem === null) return <None>nothing</None>;
  return (
    <>
      {problem} {problems > 1 && `(the latest of ${problems})`}
      {seen && (
        <details>
          <summary className="cursor-pointer">First part of the report</summary>
          <code className="wrap-anywhere">{seen}</code>
        </details>
      )}
    </>
  );
}

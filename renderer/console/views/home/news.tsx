import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { News } from '#engine/contract/console/home.ts';
import { notes } from '#renderer/console/api/notes.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { useMay } from '#renderer/console/session/who.ts';
import { Section } from '#renderer/console/ui/section.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { beginsAtVisit, noteVisit } from './last-visit.ts';

const everyMs = 60_000;

/** The moment from which things are new; while the page is visible, the visit continues. */
function useLastVisit(): Date | undefined {
  const [since] = useState(() => noteVisit(Date.now(), notes));
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') noteVisit(Date.now(), notes);
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  return since;
}

/** What happened since this browser's last visit, or in a week: leads, failed emails, errors. */
export function NewsSection() {
  const lastVisit = useLastVisit();
  const news = useAnswer('/news', { query: lastVisit ? { since: lastVisit.toISOString() } : {} });
  const { answer } = news;
  const isOwn = beginsAtVisit(lastVisit, answer?.since);
  return (
    <Section
      title={isOwn ? 'New since you were here' : 'New in the last seven days'}
      choices={
        isOwn && (
          <span className="text-small text-quiet">
            <Moment at={lastVisit.toISOString()} />
          </span>
        )
      }
    >
      <Waiting of={news} shape="rows" />
      {answer && <Columns {...answer} />}
    </Section>
  );
}

function Columns({ leads, failures, errors }: News) {
  const may = useMay();
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 border-t border-line pt-3 wide:grid-cols-3">
      <Column of={leads} one="lead" to="/diagnostics/leads" none="Nobody has signed up.">
        {leads.rows.map(({ id, email, source, createdAt }) => (
          <Line
            key={id}
            to={`/diagnostics/leads/${id}`}
            at={createdAt}
            label={email}
            note={source}
          />
        ))}
      </Column>
      <Column
        of={failures}
        one="failed email"
        to="/diagnostics/deliveries?status=failed"
        none="No email has failed."
      >
        {failures.rows.map(({ id, email, status, createdAt, lastError }) => (
          <Line
            key={id}
            to={`/diagnostics/deliveries/${id}`}
            at={createdAt}
            label={email}
            note={lastError ?? status}
          />
        ))}
      </Column>
      {may('operate') && (
        <Column of={errors} one="error" to="/diagnostics/errors" none="No errors.">
          {errors.rows.map(({ id, message, functionName, reference, createdAt }) => (
            <Line
              key={id}
              to={`/diagnostics/errors${reference ? `?query=${reference}` : ''}`}
              at={createdAt}
              label={message}
              note={functionName}
            />
          ))}
        </Column>
      )}
    </div>
  );
}

/** One kind of news: how many, and the newest few. */
function Column({
  of: { count, isMore },
  one,
  to,
  none,
  children,
}: {
  readonly of: { readonly count: number; readonly isMore: boolean };
  readonly one: string;
  readonly to: string;
  readonly none: string;
  readonly children: React.ReactNode;
}) {
  const many = `${one}${count === 1 ? '' : 's'}`;
  return (
    <div>
      <h3 className="flex items-baseline gap-2">
        <Link to={to} className="flex items-baseline gap-2 text-ink">
          <span className="text-figure font-semibold">
            {count.toLocaleString('en-GB')}
            {isMore && '+'}
          </span>
          <span className="text-quiet">{many}</span>
        </Link>
      </h3>
      {count === 0 ? <p className="py-2 text-quiet">{none}</p> : <ul>{children}</ul>}
    </div>
  );
}

function Line({
  to,
  at,
  label,
  note,
}: {
  readonly to: string;
  readonly at: string;
  readonly label: string;
  readonly note: string;
}) {
  return (
    <li
      data-row=""
      className="group/row grid min-h-row grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 border-b border-line py-1 focus-within:bg-chosen hover:bg-raised"
    >
      <Link to={to} className="truncate text-ink">
        {label}
      </Link>
      <span className="text-small text-quiet">
        <Moment at={at} />
      </span>
      <span className="col-span-full truncate text-small text-quiet">{note}</span>
    </li>
  );
}

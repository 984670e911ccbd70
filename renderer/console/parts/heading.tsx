import { useEffect } from 'react';
import type { Answered } from '#renderer/console/api/use-answer.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** A view's title, with how fresh it is. */
export function Heading({
  title,
  of,
  children,
}: {
  readonly title: string;
  readonly of?: Answered<unknown>;
  readonly children?: React.ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Console`;
  }, [title]);
  return (
    <header className="heading">
      <h1>{title}</h1>
      {children}
      {of && (
        <div className="fresh">
          {of.at && <span className="quiet">As of {clock.format(of.at)}</span>}
          <button type="button" onClick={of.refresh} disabled={of.isLoading}>
            Refresh
          </button>
        </div>
      )}
    </header>
  );
}

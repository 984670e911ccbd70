import { useEffect } from 'react';
import type { Answered } from '#renderer/console/api/use-answer.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Ends } from '#renderer/console/ui/layout.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** A view's title, with how fresh it is. */
export function Heading({
  title,
  of,
}: {
  readonly title: string;
  readonly of?: Answered<unknown>;
}) {
  useEffect(() => {
    document.title = `${title} · Console`;
  }, [title]);
  return (
    <Ends align="center">
      <h1 className="text-title font-heading text-balance wrap-anywhere">{title}</h1>
      {of && (
        <div className="flex items-center gap-3 print:hidden">
          {of.at && (
            <span className="text-small text-quiet max-desk:hidden">
              As of {clock.format(of.at)}
            </span>
          )}
          <Button onClick={of.refresh} disabled={of.isLoading}>
            Refresh
          </Button>
        </div>
      )}
    </Ends>
  );
}
